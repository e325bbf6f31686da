// The keys of the table page.
import { isPressable, isTyping, takesArrows } from '../lib/keys'
import { toasts } from '../lib/toasts.svelte'
import { t } from '../lib/words.svelte'
import { isInRecap, RECAP_KEYS } from './recap-input'
import type { TablePage } from './table-page.svelte'

export function pressKey(page: TablePage, event: KeyboardEvent): void {
  const { key, target } = event
  if (isTyping(target) || page.helpOpen || page.undoing.unconfirmed) return
  if (page.undoing.keydown(event) || event.ctrlKey || event.metaKey || event.altKey) return
  if (key === ' ' && page.skippable) {
    event.preventDefault()
    return page.table.catchUp()
  }
  if (page.recap.length > 0 && !RECAP_KEYS.includes(key) && !isInRecap(target)) page.endRecap()
  if (key === 'Enter' && page.question && !isPressable(target)) enter(page)
  else if (/^Arrow(Left|Right)$/.test(key)) {
    if (!takesArrows(target)) page.history.move(key === 'ArrowRight', event.shiftKey ? 'turn' : null)
  } else if (key === '?') page.helpOpen = true
  else if (key === 'l') page.list.toggle()
  else if (key === 'Escape') page.dismiss()
  // Digits number the lines of the list, so the first one opens it.
  else if (/^[1-9]$/.test(key) && !page.list.shown) page.list.set(true)
}

/** Does what the main button says, or says that there is none. */
function enter({ barQuestion, builder, main, passing, endTurn, choose }: TablePage): void {
  if (!barQuestion) return toasts.show(() => t('enter-looking'))
  if (builder.complete) void builder.confirm()
  else if (!main.prepared && passing.endsByEnter) void endTurn()
  else if (main.action !== null) void choose(main.action)
  else toasts.show(() => t('enter-nothing'))
}
