// The games of the client. A new game is one line here and one folder; a game that is missing is played from its list of
// choices.
import type { Component } from 'svelte'
import OrreryPicture from '../ui/OrreryPicture.svelte'
import { chooseComponents } from './components'
import { connectFour } from './connect-four/game'
import { kepler } from './kepler/game'
import { onMars } from './on-mars/game'
import { planetUnknown } from './planet-unknown/game'
import { spacecorp } from './spacecorp/game'
import { starship } from './starship-interstellar/game'
import type { Game, TablePicture } from './game'
import type { AnyBoard, CampaignsProps, RuleFigures } from './types'
import type { GameInfo } from '../lib/wire/GameInfo'

export const GAMES: readonly Game[] = [kepler, planetUnknown, spacecorp, onMars, starship, connectFour]

const byId = new Map(GAMES.map((game) => [game.id, game]))

export const pictureOf = (id: string): Component<{ seed: number }> => byId.get(id)?.Picture ?? OrreryPicture

export const hasGuide = (id: string): boolean => byId.get(id)?.loadGuide !== undefined

export const hasCampaigns = (id: string): boolean => byId.get(id)?.loadCampaigns !== undefined

/** A game of the server, as far as loaders need it. */
type Played = Pick<GameInfo, 'id' | 'components'>

export async function loadBoard({ id, components }: Played): Promise<AnyBoard | null> {
  await chooseComponents(id, components)
  return (await byId.get(id)?.loadBoard()) ?? null
}

export async function loadTablePicture({ id, components }: Played): Promise<TablePicture<unknown> | null> {
  await chooseComponents(id, components)
  return (await byId.get(id)?.loadTablePicture?.()) ?? null
}

export async function loadCampaigns({ id, components }: Played): Promise<Component<CampaignsProps> | null> {
  await chooseComponents(id, components)
  return (await byId.get(id)?.loadCampaigns?.()) ?? null
}

export async function loadGuide({ id, components }: Played): Promise<Component | null> {
  await chooseComponents(id, components)
  return (await byId.get(id)?.loadGuide?.()) ?? null
}

export async function loadFigures({ id, components }: Played): Promise<RuleFigures | null> {
  await chooseComponents(id, components)
  return (await byId.get(id)?.loadFigures?.()) ?? null
}
