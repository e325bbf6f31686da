// Every key that the client handles, by context, as the help lists them. A test finds the handlers in the sources and fails if one of
// their keys is missing here or in a board's own list.

export interface Shortcut {
  /** Values of `KeyboardEvent.key`. */
  keys: readonly string[]
  /** Its words are `web-help-<what>`. */
  what: string
}

/** Where a key works; its title is `web-help-in-<context>`. */
export type Context = 'question' | 'list' | 'board' | 'history' | 'table' | 'replay' | 'tour' | 'rules'

const DIGITS = ['1', '2', '3', '…'] as const
const HELP: Shortcut = { keys: ['?'], what: 'help' }

export const SHORTCUTS: Readonly<Record<Context, readonly Shortcut[]>> = {
  question: [
    { keys: ['Enter'], what: 'enter' },
    { keys: ['u'], what: 'undo' },
    { keys: ['U'], what: 'undo-turn' },
    { keys: ['y'], what: 'redo' },
    { keys: [' '], what: 'skip' },
  ],
  list: [
    { keys: ['l'], what: 'list' },
    { keys: DIGITS, what: 'numbers' },
    { keys: ['/'], what: 'filter' },
    { keys: ['Enter'], what: 'filter-enter' },
  ],
  board: [
    { keys: ['Tab'], what: 'board-tab' },
    { keys: ['Enter', ' '], what: 'board-press' },
    { keys: ['ArrowUp', 'ArrowDown', 'Home', 'End'], what: 'menu-arrows' },
    { keys: ['Escape', 'Tab'], what: 'menu-close' },
  ],
  history: [
    { keys: ['ArrowLeft', 'ArrowRight'], what: 'history-step' },
    { keys: ['Escape'], what: 'history-now' },
  ],
  table: [HELP, { keys: ['Escape'], what: 'escape' }],
  replay: [
    { keys: ['ArrowLeft', 'ArrowRight'], what: 'replay-step' },
    { keys: ['Home', 'End'], what: 'replay-ends' },
  ],
  tour: [{ keys: ['Enter'], what: 'tour-enter' }, { keys: ['ArrowLeft', 'ArrowRight'], what: 'tour-step' }, HELP],
  rules: [
    { keys: ['/'], what: 'rules-search' },
    { keys: ['Escape'], what: 'rules-clear' },
  ],
}

/** Contexts of a page first; the others follow, so that the help always lists everything. */
const PAGES: Readonly<Record<'table' | 'replay' | 'tour', readonly Context[]>> = {
  table: ['question', 'list', 'board', 'history', 'table', 'replay', 'tour', 'rules'],
  replay: ['replay', 'table', 'question', 'list', 'board', 'history', 'tour', 'rules'],
  tour: ['tour', 'board', 'question', 'list', 'history', 'table', 'replay', 'rules'],
}
export type HelpPage = keyof typeof PAGES

/** Contexts with their keys, those of the page first; `own` are the keys of the board that is open. */
export function shortcutsOn(page: HelpPage, own: readonly Shortcut[] = []): [Context, readonly Shortcut[]][] {
  return PAGES[page].map((context) => [context, context === 'board' ? [...own, ...SHORTCUTS.board] : SHORTCUTS[context]])
}

const NAMES: Readonly<Record<string, string>> = {
  Enter: '↵',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

/** Label of the key; a capital letter is typed with Shift. `space` is the translated name of the space bar. */
export function keyName(key: string, space: string): string {
  if (key === ' ') return space
  if (/^[A-Z]$/.test(key)) return `⇧${key}`
  return NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)
}
