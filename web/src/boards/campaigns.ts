// Games with solo campaigns, and the component that shows them; it comes when its page is opened.
import type { Component } from 'svelte'
import type { TableInfo } from '../lib/wire/TableInfo'

export interface CampaignsProps {
  /** The guest's stored successes, by the game's own keys. */
  book: Readonly<Record<string, number>>
  /** The guest's tables of this game. */
  tables: readonly TableInfo[]
  /** A table is being made. */
  busy: boolean
  /** Makes a solo table with these options and goes there. */
  play: (options: Record<string, unknown>) => void
}

const CAMPAIGNS: Record<string, () => Promise<{ default: Component<CampaignsProps> }>> = {
  'kepler-3042': () => import('./kepler/Campaigns.svelte'),
}

export const hasCampaigns = (game: string): boolean => game in CAMPAIGNS

export async function loadCampaigns(game: string): Promise<Component<CampaignsProps> | null> {
  const load = CAMPAIGNS[game]
  return load ? (await load()).default : null
}
