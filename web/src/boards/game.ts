// A game as the registry lists it: what every page may need at once, and loaders for what only its table needs.
import type { Component } from 'svelte'
import type { AnyBoard, BoardModule, CampaignsProps, RuleFigures } from './types'

interface Facts {
  /** The game's id in the Rust registry. */
  id: string
  /** Illustration for the home page. */
  Picture: Component<{ seed: number }>
}

/** A thumbnail of the current position, for lists. */
export type TablePicture<View> = Component<{ view: View; seat: number }>

export interface Game extends Facts {
  loadBoard: () => Promise<AnyBoard>
  loadTablePicture?: () => Promise<TablePicture<unknown>>
  /** Only for games with solo campaigns. */
  loadCampaigns?: () => Promise<Component<CampaignsProps>>
  /** How to plan, page by page. */
  loadGuide?: () => Promise<Component>
  /** Drawings for the rules page. */
  loadFigures?: () => Promise<RuleFigures>
}

interface Definition<View, Action, Event> extends Facts {
  board: () => Promise<{ board: BoardModule<View, Action, Event> }>
  tablePicture?: () => Promise<{ default: TablePicture<View> }>
  campaigns?: () => Promise<{ default: Component<CampaignsProps> }>
  guide?: () => Promise<{ default: Component }>
  figures?: () => Promise<{ figures: RuleFigures }>
}

export function defineGame<View, Action, Event>(definition: Definition<View, Action, Event>): Game {
  const { board, tablePicture, campaigns, guide, figures, ...facts } = definition
  return {
    ...facts,
    loadBoard: async () => erase((await board()).board),
    ...(tablePicture && { loadTablePicture: async () => erasePicture((await tablePicture()).default) }),
    ...(campaigns && { loadCampaigns: async () => (await campaigns()).default }),
    ...(guide && { loadGuide: async () => (await guide()).default }),
    ...(figures && { loadFigures: async () => (await figures()).figures }),
  }
}

/**
 * Puts a typed board, or its picture, behind the wire's opaque types. This is the only place where the two meet: the wire carries views, actions
 * and events as `unknown`, and the server sends exactly the types that are generated from the game's Rust code.
 */
const erase = <View, Action, Event>(board: BoardModule<View, Action, Event>): AnyBoard => board as unknown as AnyBoard
const erasePicture = <View>(picture: TablePicture<View>): TablePicture<unknown> => picture as unknown as TablePicture<unknown>
