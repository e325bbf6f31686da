// The guest who plays on this device; created on the server when first needed.
import { api, ApiFailure } from './api'
import { recall, remember } from './storage'
import { t } from './words.svelte'
import type { Guest } from './wire/Guest'

class Session {
  guest = $state.raw<Guest | null>(null)
  #loading: Promise<void> | null = null

  /** Asks the server once whether this device already has a guest. */
  async load(): Promise<void> {
    this.#loading ??= this.#fetch()
    await this.#loading
  }

  async #fetch(): Promise<void> {
    try {
      this.guest = await api.guest()
    } catch (error) {
      if (!(error instanceof ApiFailure && [401, 403, 404].includes(error.status))) throw error
    }
  }

  /** The guest, created under a default name if there is none. */
  async ensure(): Promise<Guest> {
    await this.load()
    this.guest ??= await api.nameGuest({ name: recall('name') ?? t('guest-name', { n: 100 + Math.floor(Math.random() * 900) }) })
    return this.guest
  }

  /** Whether the guest has chosen a name. */
  get named(): boolean {
    return this.guest !== null && recall('name') !== null
  }

  async rename(name: string): Promise<void> {
    this.guest = await api.nameGuest({ name })
    remember('name', name)
  }
}

export const session = new Session()
