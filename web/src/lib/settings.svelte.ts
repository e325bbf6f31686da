// Display settings of this device, kept in local storage.
import { recall, remember } from './storage'

export type Theme = 'system' | 'dark' | 'light'
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const
export type Speed = (typeof SPEEDS)[number]

/** Milliseconds that a step stays before the next is shown, at the table and in replays. */
export const BEATS: Record<Speed, number> = { slow: 1800, normal: 1000, fast: 400, off: 0 }

const isTheme = (value: string | null): value is Theme => value === 'dark' || value === 'light'
const motionQuery = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)')

class Settings {
  theme = $state<Theme>('system')
  /** The chosen speed. If the system reduces motion, steps of others still stay that long, but nothing moves. */
  speed = $state<Speed>('normal')
  /** Soft sounds at the table. */
  sound = $state(true)
  /** Whether the browser notifies the player of their turn. */
  notifications = $state(false)
  /** Asks even where there is only one answer, and ends a turn step by step. */
  everyStep = $state(false)
  #systemReduced = $state(false)

  load(): void {
    // First, because applying the speed reads it.
    this.#systemReduced = motionQuery().matches
    this.#read()
    // Changed in another tab.
    addEventListener('storage', () => this.#read())
    motionQuery().addEventListener('change', ({ matches }) => {
      this.#systemReduced = matches
      this.#applyMotion()
    })
  }

  #read(): void {
    const theme = recall('theme')
    this.setTheme(isTheme(theme) ? theme : 'system')
    const speed = recall('speed')
    this.setSpeed(SPEEDS.find((known) => known === speed) ?? 'normal')
    this.sound = recall('sound') !== 'off'
    this.notifications = recall('notifications') === 'on'
    this.everyStep = recall('every-step') === 'on'
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
    this.#applyMotion()
  }

  setSound(on: boolean): void {
    this.sound = on
    remember('sound', on ? null : 'off')
  }

  setNotifications(on: boolean): void {
    this.notifications = on
    remember('notifications', on ? 'on' : null)
  }

  setEveryStep(on: boolean): void {
    this.everyStep = on
    remember('every-step', on ? 'on' : null)
  }

  /** Milliseconds that a step of another player stays; 0 if they are not told one by one. */
  beat(): number {
    return BEATS[this.speed]
  }

  /** No animation, by choice here or in the system. */
  get reducedMotion(): boolean {
    return this.#systemReduced || this.speed === 'off'
  }

  /** Styles follow `data-motion` and `--beat`. Highlights last a beat even if nothing moves. */
  #applyMotion(): void {
    document.documentElement.style.setProperty('--beat', `${this.beat()}ms`)
    document.documentElement.dataset.motion = this.#systemReduced && this.speed !== 'off' ? 'still' : this.speed
  }

  /** Whether the effective theme is dark. */
  get dark(): boolean {
    return this.theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : this.theme === 'dark'
  }
}

export const settings = new Settings()
