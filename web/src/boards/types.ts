// The interface between a game's board and the table page. A board is typed by its game's views, actions and events; to the page
// they are opaque.
import type { Component } from 'svelte'
import type { SetMember, SetOf } from './sets'
import type { EventFacts } from '../lib/beats'
import type { Shape } from '../table/Layout.svelte'
import type { Shortcut } from '../lib/shortcuts'
import type { Choice as WireChoice } from '../lib/wire/Choice'
import type { LogEntry as WireLogEntry } from '../lib/wire/LogEntry'
import type { LoggedEvent } from '../lib/wire/LoggedEvent'
import type { PreviewInfo } from '../lib/wire/PreviewInfo'
import type { Question as WireQuestion } from '../lib/wire/Question'
import type { Sentence } from '../lib/wire/Sentence'
import type { TableInfo } from '../lib/wire/TableInfo'

export interface Choice<Action> extends WireChoice {
  action: Action
}

export interface Question<Action> extends WireQuestion {
  choices: Choice<Action>[]
}

/** An event with its words. */
export interface Told<Event> extends LoggedEvent {
  event: Event
}

export interface LogEntry<Event> extends WireLogEntry {
  events: Told<Event>[]
}

type KnownPreview = Extract<PreviewInfo, { kind: 'known' }>
export type Preview<Action> = Exclude<PreviewInfo, KnownPreview> | (Omit<KnownPreview, 'next'> & { next: Action[] })

export type Say = (sentence: Sentence) => string

/** What the board has prepared: the main button says it, and Enter takes it. */
export interface MainAction<Action> {
  label: string
  /** `null` while it cannot be taken as it is. */
  action: Action | null
}

export interface BoardProps<View, Action, Event> {
  /** The position as the shown seat or a spectator sees it. */
  view: View
  /** The pending question of that seat. Without one, nothing can be chosen. */
  question: Question<Action> | null
  names: readonly string[]
  /** The seat whose own area is shown. */
  shown: number
  /** The action hovered in the list of choices, to be highlighted on the board. */
  listHover: Action | null
  /** Possible members of the set that is asked for, and those that are in it. */
  members?: readonly SetMember<Action>[]
  picked?: readonly Action[]
  /** The outcome of the hovered action, once the server has sent it; none where it sends no outcomes. */
  preview?: Preview<Action> | null
  /** The current beat: log entries with its events, for animation. */
  fresh: readonly LogEntry<Event>[]
  /** The entry after which the position was reached. */
  at?: number
  /** All log entries, where they are known; those of a past position may go beyond it. */
  log?: readonly LogEntry<Event>[]
  say: Say
  /** Takes an action. `then` answers the question after it, in place of the answer that goes without saying. */
  choose: (action: Action, then?: Action) => void
  /** Takes several steps one after the other, where the table can; one undo takes all of them back. */
  chooseAll?: (actions: readonly Action[]) => void
  /** Adds a member to the set that is being built, or says why it does not fit. */
  addMember?: (action: Action) => void
  removeMember?: (action: Action) => void
  /** Undoes the last decisions of the asked seat, where its table can undo. */
  undo?: (steps: number) => void
  /** Asks for the rest while the board has a part of the answer; `null` asks the question itself again. */
  onpart?: (rest: Sentence | null) => void
  /** Reports what the board has prepared to be confirmed, in place of the question's own main button. */
  onmain?: (main: MainAction<Action> | null) => void
  /** Asks the server which rule forbids an action. */
  why: (action: Action) => void
  /** Reports the action hovered on the board, so that its preview is fetched; `null` when there is none. */
  onhover: (action: Action | null) => void
}

/** A seat in a few words, for the list of players. */
export interface SeatSummary {
  line: string
  /** Points so far, where they are public. */
  points?: number
  first?: boolean
}

/** A step of the guided tour through the game's recorded example. */
export interface TourStep {
  /** The position shown is the one after this entry. */
  at: number
  /** The part of the table it describes: its `data-tour`. */
  about: string
  /** Its words are `web-tour-<key>` and `web-tour-<key>-text`. */
  key: string
  /** The reader makes the next decision: the recorded one, or any legal one, after which the recorded game goes on. */
  act?: 'recorded' | 'free'
  /** A drawing beside its words. */
  Figure?: Component
}

export interface BoardModule<View, Action, Event> {
  shape: Shape
  Board: Component<BoardProps<View, Action, Event>>
  /** Cards beside the board: what all players share. */
  Side?: Component<BoardProps<View, Action, Event>>
  /** A small picture of a seat's area, for the list of players. */
  SeatPicture?: Component<{ view: View; seat: number; fresh: readonly LogEntry<Event>[] }>
  /** A row below the summary of a seat: signs and numbers that need no words. */
  SeatDetails?: Component<{ view: View; seat: number }>
  seat?: (view: View, seat: number, say: Say) => SeatSummary
  /** Reads an event for the log and its animation; without it every entry is a separate beat. */
  readEvent?: (event: Event) => EventFacts
  /**
   * The view while some events that led to it have not been told yet: what they changed is as it was before. For games where one decision
   * publishes what several players did; without it the position is shown whole when the telling begins.
   */
  asTold?: (before: View, after: View, untold: readonly Event[]) => View
  /**
   * The same where one decision of one player is published at a time: the next question does not wait, and the board changes at once but for
   * the points, and what else it keeps until it is told. `told` are the events before the untold ones.
   */
  pointsAsTold?: (before: View, after: View, untold: readonly Event[], told: readonly Event[]) => View
  /** What one seat did in these events, in a few words each; without it the recap repeats the log. */
  recap?: (told: readonly Told<Event>[], say: Say) => string[]
  /** Text key of the name of an automated solo opponent; sentences count it as the second player. */
  rival?: string
  tour?: readonly TourStep[]
  /** Questions that ask for a set, one member at a time. */
  setOf?: SetOf<View, Action>
  /** Keys that the board handles itself, for the help. */
  shortcuts?: readonly Shortcut[]
  /** Whether an action without parameters is an answer beside the question; without it all are. The others are on the board. */
  isAnswer?: (action: Action) => boolean
  /** Whether an answer gives something up: then it is not the main button, which Enter takes. */
  declines?: (action: Action) => boolean
  /** Whether an answer only says that a step is over: taken automatically, it is not told. */
  ends?: (action: Action) => boolean
  /**
   * The answer that goes without saying after an action: where it is a choice of the next question, it is taken automatically, and one
   * undo takes both back.
   */
  follows?: (action: Action, next: Question<Action>) => Action | undefined
  /** A shorter label for an answer beside the question, where the board shows the rest; `null` where there is none. */
  shortAnswer?: (action: Action) => string | null
  /** Whether the action is not what the question is about: the list has it last. */
  isAside?: (action: Action, view: View) => boolean
  /** Whether the action can be taken on the board itself. */
  onBoard: (action: Action) => boolean
  /** Whether the board itself draws the preview of the action. */
  drawsPreview?: (action: Action, view: View) => boolean
}

/** A board behind the wire's own types: views, actions and events are opaque. */
export type AnyBoard = BoardModule<unknown, unknown, unknown>
export type AnyBoardProps = BoardProps<unknown, unknown, unknown>

/** Drawings of components for the rules page. */
export interface RuleFigures {
  /** Shared definitions, such as patterns; rendered once per page. */
  Shared?: Component
  /** By the number of the rule they illustrate, which is passed to figures that illustrate several rules. */
  byRule: Readonly<Record<string, Component | Component<{ rule: string }>>>
}

export interface CampaignsProps {
  /** Best score of every level the guest has passed, under the game's own keys. */
  book: Readonly<Record<string, number>>
  /** The guest's tables of this game. */
  tables: readonly TableInfo[]
  /** A table is being created. */
  busy: boolean
  /** Creates a solo table with these options and opens it. */
  play: (options: Record<string, unknown>) => void
}
