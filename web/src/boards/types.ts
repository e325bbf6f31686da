// What a game's board plugs into the table page.
import type { Component } from 'svelte'
import type { LogEntry } from '../lib/wire/LogEntry'
import type { PreviewInfo } from '../lib/wire/PreviewInfo'
import type { Question } from '../lib/wire/Question'
import type { Sentence } from '../lib/wire/Sentence'

export interface BoardProps {
  /** As the shown seat or a spectator sees it. */
  view: unknown
  /** What is asked of that seat now; nothing may be chosen without it. */
  question: Question | null
  names: readonly string[]
  /** The seat whose own area is shown. */
  shown: number
  /** An action pointed at elsewhere, to be lit on the board. */
  hover: unknown
  /** What would come of the action that is pointed at, once it is known. */
  preview: PreviewInfo | null
  /** What has just happened, for animation. */
  fresh: readonly LogEntry[]
  say: (sentence: Sentence) => string
  choose: (action: unknown) => void
  /** Asks which rule forbids an action. */
  why: (action: unknown) => void
  /** Says what is pointed at on the board, so that what would come of it can be told; nothing with `null`. */
  point: (action: unknown) => void
}

/** A step of the guided tour through the game's recorded example. */
export interface TourStep {
  /** The position shown: that after this entry. */
  at: number
  /** The part of the table it speaks of: its `data-tour`. */
  about: string
  /** Its words are `web-tour-<key>` and `web-tour-<key>-text`. */
  key: string
  /** The reader makes the next recorded decision. */
  act?: boolean
}

export interface BoardModule {
  Board: Component<BoardProps>
  /** Cards beside the board: what is common to all players. */
  Side?: Component<BoardProps>
  /** Where the game stands, in a few words. */
  stage?: (view: unknown, say: BoardProps['say']) => string
  /** A seat in a few words, and its points so far where they are public. */
  seat?: (view: unknown, seat: number, say: BoardProps['say']) => { line: string; points?: number; first?: boolean }
  tour?: readonly TourStep[]
  /** Whether this action can be taken on the board itself. */
  onBoard: (action: unknown) => boolean
}

const BOARDS: Record<string, () => Promise<{ module: BoardModule }>> = {
  'kepler-3042': () => import('./kepler'),
  'planet-unknown': () => import('./planet-unknown'),
  'connect-four': () => import('./connect-four'),
}

/** A game without a board of its own is played from its list of choices. */
export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = BOARDS[game]
  return load ? (await load()).module : null
}
