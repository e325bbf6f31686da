// State and logic of the rules page; Rules.svelte draws it.
import { tick } from 'svelte'
import { loadFigures } from '../boards/registry'
import { api, isMissing } from '../lib/api'
import { isTyping } from '../lib/keys'
import { router } from '../lib/router.svelte'
import { rulesSections, type Section } from '../lib/rules'
import { highlight, indexRules, searchRules } from '../lib/rules-search'
import { showError } from '../lib/toasts.svelte'
import { words } from '../lib/words.svelte'
import type { RuleFigures } from '../boards/types'
import type { CaseInfo } from '../lib/wire/CaseInfo'
import type { GameInfo } from '../lib/wire/GameInfo'

/** Created by the page's component: its effects end with the component. */
export class RulesPage {
  missing = $state(false)
  info = $state.raw<GameInfo | null>(null)
  query = $state('')
  /** The field of the search. */
  field = $state<HTMLInputElement>()
  appendixOpen = $state(false)
  #sections = $state.raw<Section[]>([])
  #cases = $state.raw<CaseInfo[]>([])
  #figures = $state.raw<RuleFigures | null>(null)

  constructor(readonly game: string) {
    // A change of language needs the texts of the figures too.
    $effect(() => {
      words.load(game).catch(showError)
    })
    $effect(() => {
      this.#loadRules(words.language).catch(this.#fail)
    })
    api.cases(game).then((all) => (this.#cases = all), this.#fail)
    this.#loadFigures().catch(this.#fail)
    $effect(() => void this.#show(router.hash))
    // Scroll to the first result.
    $effect(() => {
      void this.#found
      if (this.searching) scrollTo(0, 0)
    })
  }

  readonly searching = $derived(this.query.trim() !== '')
  readonly #index = $derived(indexRules(this.#sections))
  readonly #found = $derived(searchRules(this.#index, this.query))
  readonly shown = $derived(this.searching ? this.#found : this.#sections.filter(({ appendix }) => !appendix))
  readonly appendix = $derived(this.searching ? [] : this.#sections.filter(({ appendix }) => appendix))
  readonly chapters = $derived(this.#sections.filter(({ depth, appendix }) => depth === 2 && !appendix))
  readonly hasAppendix = $derived(this.#sections.some(({ appendix }) => appendix))
  /** Pictures of components, once their texts are loaded. They are hidden during a search, which is for text. */
  readonly figures = $derived.by(() => (words.has(this.game) && !this.searching ? this.#figures : null))

  readonly casesOf = ({ id }: Section): CaseInfo[] => this.#cases.filter(({ rules }) => rules.includes(id))
  readonly marked = (html: string): string => highlight(html, this.query)

  async #loadRules(language: typeof words.language): Promise<void> {
    const markdown = await api.rules(this.game, language)
    if (language !== words.language) return
    this.#sections = rulesSections(markdown)
    await this.#show(router.hash)
  }

  async #loadFigures(): Promise<void> {
    const games = await api.games()
    this.info = games.find(({ id }) => id === this.game) ?? null
    this.#figures = this.info && (await loadFigures(this.info))
    // They move what is below them.
    await this.#show(router.hash)
  }

  readonly #fail = (error: unknown): void => {
    this.missing = isMissing(error)
    if (!this.missing) showError(error)
  }

  /** Scrolls to a rule; ends the search that hides it. */
  async #show(id: string): Promise<void> {
    await tick()
    document.querySelector('.shown')?.classList.remove('shown')
    const section = id && this.#sections.find((each) => each.id === id)
    if (!section) return
    if (!this.#found.includes(section)) this.query = ''
    if (section.appendix) this.appendixOpen = true
    await tick()
    const heading = document.getElementById(id)
    heading?.classList.add('shown')
    heading?.scrollIntoView({ block: 'start' })
  }

  keydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '/' && !isTyping(event.target)) {
      event.preventDefault()
      this.field?.focus()
      this.field?.select()
    } else if (event.key === 'Escape') this.query = ''
  }
}
