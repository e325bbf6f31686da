// A game as the registry lists it: what every page may need at once, and loaders for what only its table needs.
import type { Component } from 'svelte'
import type { AnyBoard, BoardModule, CampaignsProps } from './types'

interface Facts {
  /** The game's id in the Rust registry. */
  id: string
  /** Illustration for the home page. */
  Picture: Component<{ seed: number }>
}

export interface Game extends Facts {
  loadBoard: () => Promise<AnyBoard>
  /** Only for games with solo campaigns. */
  loadCampaigns?: () => Promise<Component<CampaignsProps>>
}

interface Definition<View, Action, Event> extends Facts {
  board: () => Promise<{ board: BoardModule<View, Action, Event> }>
  campaigns?: () => Promise<{ default: Component<CampaignsProps> }>
}

export function defineGame<View, Action, Event>({ board, campaigns, ...facts }: Definition<View, Action, Event>): Game {
  return {
    ...facts,
    loadBoard: async () => erase((await board()).board),
    ...(campaigns && { loadCampaigns: async () => (await campaigns()).default }),
  }
}

/**
 * Puts a typed board behind the wire's opaque types. This is the only place where the two meet: the wire carries views, actions
 * and events as `unknown`, and the server sends exactly the types that are generated from the game's Rust code.
 */
const erase = <View, Action, Event>(board: BoardModule<View, Action, Event>): AnyBoard => board as unknown as AnyBoard
