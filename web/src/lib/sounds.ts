// A few soft sounds, synthesised: nothing is downloaded.
import { settings } from './settings.svelte'

export type Sound = 'turn' | 'move' | 'chat' | 'end'

interface Note {
  /** Hertz. */
  pitch: number
  /** Seconds after the first note. */
  start: number
  /** Seconds until it has faded. */
  length: number
  level: number
}

const NOTES: Record<Sound, readonly Note[]> = {
  turn: [
    { pitch: 523, start: 0, length: 0.35, level: 0.07 },
    { pitch: 784, start: 0.12, length: 0.5, level: 0.07 },
  ],
  move: [{ pitch: 330, start: 0, length: 0.12, level: 0.03 }],
  chat: [{ pitch: 880, start: 0, length: 0.25, level: 0.05 }],
  end: [
    { pitch: 392, start: 0, length: 0.5, level: 0.06 },
    { pitch: 523, start: 0.18, length: 0.5, level: 0.06 },
    { pitch: 659, start: 0.36, length: 0.9, level: 0.06 },
  ],
}

/** Seconds to full level, so that a note does not click. */
const ATTACK = 0.015
const SILENCE = 0.0001

let context: AudioContext | undefined

export function play(sound: Sound): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  // Browsers suspend sound until the first interaction with the page; sounds before that are dropped.
  if (context.state === 'suspended') void context.resume()
  for (const note of NOTES[sound]) schedule(context, note)
}

function schedule(audio: AudioContext, { pitch, start, length, level }: Note): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  const begin = audio.currentTime + start
  tone.type = 'sine'
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(SILENCE, begin)
  volume.gain.exponentialRampToValueAtTime(level, begin + ATTACK)
  volume.gain.exponentialRampToValueAtTime(SILENCE, begin + length)
  tone.connect(volume).connect(audio.destination)
  tone.start(begin)
  tone.stop(begin + length)
}
