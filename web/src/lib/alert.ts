// Announces the player's turn: in the tab's title and, if enabled, by a short tone.
import { settings } from './settings.svelte'

let wasMine = false

export function alertTurn(mine: boolean, yours: string, game: string): void {
  document.title = mine ? `${yours} · ${game}` : `${game} · Orrery`
  if (mine && !wasMine && settings.sound && document.hidden) tone()
  wasMine = mine
}

function tone(): void {
  const audio = new AudioContext()
  const note = audio.createOscillator()
  const level = audio.createGain()
  note.frequency.value = 660
  level.gain.setValueAtTime(0.12, audio.currentTime)
  level.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.5)
  note.connect(level).connect(audio.destination)
  note.start()
  note.stop(audio.currentTime + 0.5)
  note.onended = () => void audio.close()
}
