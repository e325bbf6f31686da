// How this device shows Orrery: remembered here, not on the server.
import { recall, remember } from './storage'

export type Theme = 'system' | 'dark' | 'light'
export type Motion = 'system' | 'off'

const isTheme = (value: string | null): value is Theme => value === 'dark' || value === 'light'

class Settings {
  theme = $state<Theme>('system')
  motion = $state<Motion>('system')
  /** A sound when it is your turn. */
  sound = $state(false)

  load(): void {
    const theme = recall('theme')
    this.setTheme(isTheme(theme) ? theme : 'system')
    this.setMotion(recall('motion') === 'off' ? 'off' : 'system')
    this.sound = recall('sound') === 'on'
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    remember('theme', theme === 'system' ? null : theme)
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }

  setMotion(motion: Motion): void {
    this.motion = motion
    remember('motion', motion === 'off' ? 'off' : null)
    document.documentElement.dataset.motion = motion
  }

  setSound(on: boolean): void {
    this.sound = on
    remember('sound', on ? 'on' : null)
  }

  /** Dark or light as seen now. */
  get dark(): boolean {
    return this.theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : this.theme === 'dark'
  }
}

export const settings = new Settings()
