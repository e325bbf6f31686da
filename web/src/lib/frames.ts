// Updates of the screen: each position that the server sends, and the pieces of what led to it, to be told one after the other.
import { pieces, type Piece, type ReadEvent } from './beats'
import type { LoggedEvent } from './wire/LoggedEvent'
import type { ToClient } from './wire/ToClient'

export type TableMessage = Extract<ToClient, { type: 'table' }>

/** The view while some events that led to it have not been told. */
export type AsTold = (before: unknown, after: unknown, untold: readonly unknown[], told: readonly unknown[]) => unknown

/** One update of the screen: a new position, the next piece of what led to it, or both. */
export interface Frame {
  message: TableMessage | null
  piece: Piece | null
  /** Events of the message that are told later: until then the position is shown without what they changed. */
  untold: ReadonlySet<LoggedEvent>
}

/** The message with the log and the views as far as they have been told since these views. */
export function partOf(
  message: TableMessage,
  shown: TableMessage['views'],
  untold: ReadonlySet<LoggedEvent>,
  asTold: AsTold,
): TableMessage {
  const events = [...untold].map(({ event }) => event)
  const log = message.log.map((entry) => ({ ...entry, events: entry.events.filter((event) => !untold.has(event)) }))
  const told = log.flatMap((entry) => entry.events.map(({ event }) => event))
  const views = message.views.map(({ seat, view }) => {
    const before = shown.find((each) => each.seat === seat)
    return { seat, view: before ? asTold(before.view, view, events, told) : view }
  })
  return { ...message, log, views }
}

/** A position alone: what led to it is not told. */
export const wholeFrame = (message: TableMessage): Frame => ({ message, piece: null, untold: new Set() })

/**
 * A position and the pieces of what led to it since entry `after`. With `inPart`, each piece brings its part of the position, else the first one
 * brings all of it. The result of the game comes after its last move.
 */
export function framesOf(message: TableMessage, after: number, read: ReadEvent, inPart: boolean): Frame[] {
  const told = message.log.filter(({ at }) => at > after).flatMap((entry) => pieces(entry, read))
  const undecided = { ...message, outcome: null }
  const frames = told.map((piece, i): Frame => {
    const untold = new Set(inPart ? told.slice(i + 1).flatMap(({ entry }) => entry.events) : [])
    return { message: inPart || i === 0 ? undecided : null, piece, untold }
  })
  return frames.length === 0 || message.outcome ? [...frames, wholeFrame(message)] : frames
}
