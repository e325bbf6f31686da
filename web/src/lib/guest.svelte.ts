// Who plays on this device: a guest with a name, made when first needed.
import { api, ApiFailure } from './api'
import { recall, remember } from './storage'
import { t } from './words.svelte'
import type { Guest } from './wire/Guest'

class Self {
  guest = $state.raw<Guest | null>(null)
  #asked: Promise<void> | null = null

  /** Asks the server once who we are. */
  async load(): Promise<void> {
    this.#asked ??= this.#ask()
    await this.#asked
  }

  async #ask(): Promise<void> {
    try {
      this.guest = await api.guest()
    } catch (error) {
      if (!(error instanceof ApiFailure && [401, 403, 404].includes(error.status))) throw error
    }
  }

  /** The guest, newly made under a default name if there is none. */
  async ensure(): Promise<Guest> {
    await this.load()
    this.guest ??= await api.nameGuest({ name: recall('name') ?? t('guest-name', { n: 100 + Math.floor(Math.random() * 900) }) })
    return this.guest
  }

  async rename(name: string): Promise<void> {
    this.guest = await api.nameGuest({ name })
    remember('name', name)
  }
}

export const self = new Self()
