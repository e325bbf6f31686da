// State shared by the components of a board: which choices can be taken where, what is hovered, and the menu that opens where
// several choices share a spot.
import { createContext } from 'svelte'
import { createAttachmentKey, type Attachment } from 'svelte/attachments'
import { sameAction } from '../lib/choices'
import { pressed } from '../lib/keys'
import { sentence } from '../lib/words.svelte'
import { areaOf, type Box } from '../ui/tip-place'
import { touchTip } from '../ui/tip.svelte'
import { atSpots, type Spot } from './spots'
import './spots.css'
import type { SVGAttributes } from 'svelte/elements'
import type { BoardProps, Choice, LogEntry } from './types'

interface Menu<Action> {
  /** What the choices are about. */
  title: string
  choices: Choice<Action>[]
  /** What was pressed: the menu stands beside it, and outside the area that it is in. */
  box: Box
  area: Box | null
}

export type HoverHandlers = Record<'onpointerenter' | 'onpointerleave' | 'onfocus' | 'onblur', () => void>

/** Milliseconds. */
const DOUBLE_CLICK = 400

/** Each game extends this with its own mapping of actions to spots. It is created by the component whose props it reads. */
export abstract class BoardDesk<View, Action, Event> {
  menu = $state.raw<Menu<Action> | null>(null)
  /** The action hovered on the board itself. */
  boardHover = $state.raw<Action | null>(null)
  /** The question answered last, to ignore the second click of a double click. */
  #sent: { question: BoardProps<View, Action, Event>['question']; at: number } | null = null
  protected readonly props: () => BoardProps<View, Action, Event>

  constructor(props: () => BoardProps<View, Action, Event>) {
    this.props = props
    // A menu belongs to the question it was opened for.
    $effect(() => {
      void props().question
      this.clear()
    })
    // A page has several desks: one over which nothing is hovered must not reset the others.
    let reported: Action | null = null
    $effect(() => {
      if (this.boardHover !== reported) props().onhover((reported = this.boardHover))
    })
    $effect(() => {
      addEventListener('keydown', this.#escape)
      return () => removeEventListener('keydown', this.#escape)
    })
  }

  readonly #escape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') this.dismiss()
  }

  /** The player wants to see nothing but the position. */
  protected dismiss(): void {
    this.clear()
  }

  /** Resets all uncommitted state. */
  protected clear(): void {
    this.menu = this.boardHover = null
  }

  readonly view = $derived.by(() => this.props().view)
  readonly choices = $derived.by(() => this.props().question?.choices ?? [])
  /** The action hovered in the list of choices. */
  readonly listHover = $derived.by(() => this.props().listHover)
  readonly hover = $derived.by(() => this.boardHover ?? this.listHover)
  /** The log up to the position. */
  readonly log = $derived.by((): readonly LogEntry<Event>[] => {
    const { log = [], at = Infinity } = this.props()
    return (log.at(-1)?.at ?? 0) > at ? log.filter((entry) => entry.at <= at) : log
  })
  /** Members of the set that is being built. */
  readonly inSet = $derived.by(() => this.props().picked ?? [])
  readonly #spots = $derived.by(() => atSpots(this.choices, (action) => this.spotsOf(action)))
  readonly #hot = $derived.by(() => {
    const actions = [...this.inSet, ...(this.hover ? [this.hover] : [])]
    return new Set(actions.flatMap((action) => this.spotsOf(action)))
  })

  /** Every spot at which the action can be taken. */
  protected abstract spotsOf(action: Action): Spot[]

  /** Whether the action is a free action: always available, never the subject of the question. */
  protected isAside(_action: Action): boolean {
    return false
  }

  /** Whether the action is taken from a menu even where it is the only choice, because a misclick would be costly. */
  protected opensMenu(_action: Action): boolean {
    return false
  }

  /** Sends the action that was taken on the board. */
  protected send(action: Action): void {
    this.props().choose(action)
  }

  /** Title of a menu at this spot; empty if it is obvious. */
  protected menuTitle(_spot: Spot): string {
    return ''
  }

  at(spot: Spot): Choice<Action>[] {
    return this.#spots.get(spot) ?? []
  }

  /** How a spot looks: bright where the question can be answered, dim where there are only free actions. */
  spotState(spot: Spot): 'live' | 'aside' | 'still' {
    const choices = this.at(spot)
    if (choices.length === 0) return 'still'
    return choices.every((choice) => this.isAside(choice.action)) ? 'aside' : 'live'
  }

  /** Whether the question can be answered at a spot of these kinds: the part of its name before the colon. */
  isLive(...kinds: string[]): boolean {
    return [...this.#spots.keys()].some((spot) => kinds.includes(spot.split(':')[0] ?? '') && this.spotState(spot) === 'live')
  }

  isHot(spot: Spot): boolean {
    return this.#hot.has(spot)
  }

  /** How often a member can be in the set that is asked for; 0 for an action that is not a member. */
  mostOf(action: Action): number {
    return this.props().members?.find((member) => sameAction(member.action, action))?.most ?? 0
  }

  /** How often a member is in the set. */
  countOf(action: Action): number {
    return this.inSet.filter((each) => sameAction(each, action)).length
  }

  /** Puts one more of a member into the set, or takes one out. */
  toggle(action: Action, isIn: boolean): void {
    const { addMember, removeMember } = this.props()
    if (isIn) removeMember?.(action)
    else addMember?.(action)
  }

  /** Whether a member of the set is taken at this spot; undefined where there is none. */
  isPressed(spot: Spot): boolean | undefined {
    const members = this.at(spot).filter(({ action }) => this.mostOf(action) > 0)
    return members.length > 0 ? members.some(({ action }) => this.countOf(action) > 0) : undefined
  }

  /** The outcome of an action, while it is the hovered one and the server has answered. */
  previewOf(action: Action | undefined): BoardProps<View, Action, Event>['preview'] {
    return action !== undefined && this.hover === action ? this.props().preview : null
  }

  names(): readonly string[] {
    return this.props().names
  }

  fresh(): BoardProps<View, Action, Event>['fresh'] {
    return this.props().fresh
  }

  say(key: string, args: Record<string, string | number> = {}): string {
    return this.props().say(sentence(key, args))
  }

  label(choice: Choice<Action>): string {
    return this.props().say(choice.label)
  }

  /** The accessible name of a spot: what it is, then what can be done there. */
  describe(spot: Spot, what: string): string {
    return [what, ...this.at(spot).map((choice) => this.label(choice))].filter(Boolean).join('. ')
  }

  /** Handlers that preview the first choice of a spot while it is hovered or focused. */
  hoverHandlers(spot: Spot): HoverHandlers {
    return this.actionHandlers(() => this.at(spot)[0]?.action)
  }

  /** The same for an element that stands for one action. */
  actionHandlers(action: () => Action | undefined): HoverHandlers {
    const on = (): void => void (this.boardHover = action() ?? null)
    const off = (): void => void (this.boardHover = null)
    return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off }
  }

  /** Attributes that turn an SVG shape into a button. */
  button(spot: Spot, what = ''): SVGAttributes<SVGElement> {
    return {
      class: ['spot', { hot: this.isHot(spot) }],
      role: 'button',
      tabindex: 0,
      'aria-label': this.describe(spot, what),
      'aria-pressed': this.isPressed(spot),
      onclick: (event) => this.press(spot, event),
      onkeydown: (event) => pressed(event) && this.press(spot, event),
      ...this.hoverHandlers(spot),
      [this.#tipKey]: this.#touchTip(spot, what),
    }
  }

  readonly #tipKey = createAttachmentKey()
  /** The same attachment for the same spot: a new one would hide the tooltip that is shown. */
  readonly #touchTips = new Map<string, Attachment>()

  /** What a finger that rests on a spot reads: what it is, then what can be done there. */
  #touchTip(spot: Spot, what: string): Attachment {
    const key = `${spot} ${what}`
    const known = this.#touchTips.get(key)
    if (known) return known
    const made = touchTip(() => {
      const [title, ...lines] = [what, ...this.at(spot).map((choice) => this.label(choice))].filter(Boolean)
      return title === undefined ? null : { title, lines }
    })
    this.#touchTips.set(key, made)
    return made
  }

  /** Takes the only choice of a spot, opens a menu for several, and explains `attempt` where there is none. */
  press(spot: Spot, event: MouseEvent | KeyboardEvent, attempt?: () => Action | null): void {
    const choices = this.at(spot)
    const [first] = choices
    if (choices.length > 1 || choices.some((choice) => this.opensMenu(choice.action)))
      this.openMenu(this.menuTitle(spot), choices, event)
    else if (first) this.take(first)
    else this.ask(attempt?.() ?? null)
  }

  protected openMenu(title: string, choices: Choice<Action>[], event: MouseEvent | KeyboardEvent): void {
    this.menu = { title, choices, ...pressedPlace(event) }
  }

  /** Asks which rule forbids an action, while this seat has a question at all. */
  ask(action: Action | null): void {
    if (action && this.choices.length > 0) this.props().why(action)
  }

  take(choice: Choice<Action>): void {
    this.menu = null
    this.boardHover = null
    // The second click of a double click arrives before the answer to the first. Members of a set are not answers yet.
    const sent = { question: this.props().question, at: performance.now() }
    const again = this.#sent?.question === sent.question && sent.at - this.#sent.at < DOUBLE_CLICK
    if (again && this.mostOf(choice.action) === 0) return
    this.#sent = sent
    this.send(choice.action)
  }
}

/** What a spot needs of the desk of any game. */
export interface SpotDesk {
  spotState(spot: Spot): 'live' | 'aside' | 'still'
  isHot(spot: Spot): boolean
  describe(spot: Spot, what: string): string
  hoverHandlers(spot: Spot): HoverHandlers
  actionHandlers(action: () => unknown): HoverHandlers
  label(choice: Choice<unknown>): string
  mostOf(action: unknown): number
  countOf(action: unknown): number
  isPressed(spot: Spot): boolean | undefined
  toggle(action: unknown, isIn: boolean): void
  press(spot: Spot, event: MouseEvent | KeyboardEvent, attempt?: () => unknown): void
}

const [getSpotDesk, setSpotDesk] = createContext<SpotDesk>()
export { getSpotDesk }

/** The context of a game's desk, which its spots share. */
export function deskContext<Desk extends SpotDesk>(): [get: () => Desk, set: (desk: Desk) => Desk] {
  const [get, set] = createContext<Desk>()
  return [
    get,
    (desk) => {
      setSpotDesk(desk)
      return set(desk)
    },
  ]
}

/** The widest that a spot is, in pixels; what is wider is a whole area. */
const WIDEST = 320
/** Half the size of a piece under the pointer, in pixels. */
const PIECE = 16

/** The spot that was pressed, or the piece under the pointer where the whole area was; and the area, if it is not the stage. */
function pressedPlace(event: MouseEvent | KeyboardEvent): { box: Box; area: Box | null } {
  const target = event.currentTarget instanceof Element ? event.currentTarget : null
  const box = target?.getBoundingClientRect()
  const { clientX: x, clientY: y } = event instanceof MouseEvent ? event : { clientX: 0, clientY: 0 }
  const piece = { left: x - PIECE, top: y - PIECE, width: 2 * PIECE, height: 2 * PIECE }
  // A key has no position, even if the browser turns it into a click.
  const byKey = event.detail === 0
  return { box: box && (byKey || box.width <= WIDEST) ? box : piece, area: target && areaOf(target) }
}
