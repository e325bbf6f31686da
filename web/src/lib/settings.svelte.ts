// How this device shows Orrery: remembered here, not on the server.
import { recall, remember } from './storage'

export type Theme = 'system' | 'dark' | 'light'
export const SPEEDS = ['normal', 'fast', 'off'] as const
export type Speed = (typeof SPEEDS)[number]

/** Milliseconds that one event is shown. */
const PACES: Record<Speed, number> = { normal: 350, fast: 150, off: 0 }

const isTheme = (value: string | null): value is Theme => value === 'dark' || value === 'light'
const stillSystem = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)')

class Settings {
  theme = $state<Theme>('system')
  /** As chosen; the system may ask for less, see `pace`. */
  speed = $state<Speed>('normal')
  /** A sound when it is your turn. */
  sound = $state(false)
  #still = $state(false)

  load(): void {
    const theme = recall('theme')
    this.setTheme(isTheme(theme) ? theme : 'system')
    this.#still = stillSystem().matches
    stillSystem().addEventListener('change', ({ matches }) => {
      this.#still = matches
      this.#showMotion()
    })
    const speed = recall('speed')
    this.setSpeed(SPEEDS.find((known) => known === speed) ?? 'normal')
    this.sound = recall('sound') === 'on'
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    remember('theme', theme === 'system' ? null : theme)
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    remember('speed', speed === 'normal' ? null : speed)
    this.#showMotion()
  }

  setSound(on: boolean): void {
    this.sound = on
    remember('sound', on ? 'on' : null)
  }

  /** Milliseconds that one event is shown; none where the system asks for no movement. */
  pace(): number {
    return this.still ? 0 : PACES[this.speed]
  }

  /** Nothing moves, by choice here or in the system. */
  get still(): boolean {
    return this.#still || this.speed === 'off'
  }

  /** Styles follow `data-motion`, the same word for both reasons. */
  #showMotion(): void {
    document.documentElement.dataset.motion = this.still ? 'off' : this.speed
  }

  /** Dark or light as seen now. */
  get dark(): boolean {
    return this.theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : this.theme === 'dark'
  }
}

export const settings = new Settings()
