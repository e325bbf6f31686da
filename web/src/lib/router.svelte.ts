// Client-side routing by path. Links are plain anchors; clicks on internal ones are intercepted.

export type Route =
  | { page: 'home' }
  | { page: 'lobby' }
  | { page: 'records' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'campaigns'; game: string }
  | { page: 'tour'; game: string }
  | { page: 'guide'; game: string }
  | { page: 'settings' }
  | { page: 'statistics' }
  | { page: 'missing' }

/** Pages without a parameter, besides the first. */
const PLAIN = ['lobby', 'records', 'settings', 'statistics'] as const
const isPlainPage = (name: string): name is (typeof PLAIN)[number] => PLAIN.some((page) => page === name)

export function parse(path: string): Route {
  const [head = '', id, rest] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (rest !== undefined) return { page: 'missing' }
  if (id === undefined) {
    if (head === '') return { page: 'home' }
    return isPlainPage(head) ? { page: head } : { page: 'missing' }
  }
  switch (head) {
    case 'new':
    case 'rules':
    case 'campaigns':
    case 'tour':
    case 'guide':
      return { page: head, game: id }
    case 'table':
    case 'replay':
      return { page: head, id }
    default:
      return { page: 'missing' }
  }
}

export const paths = {
  home: () => '/',
  lobby: () => '/lobby',
  records: () => '/records',
  settings: () => '/settings',
  statistics: () => '/statistics',
  new: (game: string) => `/new/${encodeURIComponent(game)}`,
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  replay: (id: string) => `/replay/${encodeURIComponent(id)}`,
  campaigns: (game: string) => `/campaigns/${encodeURIComponent(game)}`,
  tour: (game: string) => `/tour/${encodeURIComponent(game)}`,
  /** The chapter is the anchor. */
  guide: (game: string, chapter = '') => `/guide/${encodeURIComponent(game)}${chapter && `#${chapter}`}`,
  /** The number of a rule is the anchor of its heading. */
  rules: (game: string, rule = '') => `/rules/${encodeURIComponent(game)}${rule && `#${rule}`}`,
}

class Router {
  route = $state.raw<Route>({ page: 'home' })
  hash = $state('')

  start(): void {
    this.#read()
    addEventListener('popstate', () => this.#read())
    document.addEventListener('click', (event) => this.#click(event))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.#read()
    if (this.hash) return
    scrollTo(0, 0)
    // Move the focus to the new page, so that keyboards and screen readers do not stay at the old link.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  #read(): void {
    const route = parse(location.pathname)
    // A new hash on the same page must not remount it.
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route
    this.hash = location.hash.slice(1)
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (parse(link.pathname).page === 'missing') return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
