// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LONG_PRESS, TIP_ID, Tips } from '../src/ui/tip.svelte'

let tips: Tips
let button: HTMLElement
let stop: () => void
const pressed = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<button><i>inner</i></button><p>elsewhere</p>'
  button = find('button')
  button.addEventListener('click', pressed)
  tips = new Tips()
  tips.attach(button, () => ({ title: 'Rover', lines: ['Moves one square.'], rule: 'R7.1' }))
  stop = tips.listen(document)
})

afterEach(() => {
  stop()
  pressed.mockReset()
  vi.useRealTimers()
})

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

function point(type: string, selector: string, init: PointerEventInit = {}): void {
  find(selector).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...init }))
}

test('pointing at a part of an element shows its tooltip at once, leaving hides it', () => {
  point('pointerover', 'i')
  expect(tips.shown?.target).toBe(button)
  expect(button.getAttribute('aria-describedby')).toBe(TIP_ID)
  point('pointerover', 'p')
  expect(tips.shown).toBeNull()
  expect(button.hasAttribute('aria-describedby')).toBe(false)
})

test('a name does not describe its element a second time', () => {
  tips.attach(button, () => 'Rover')
  point('pointerover', 'button')
  expect(tips.shown?.target).toBe(button)
  expect(button.hasAttribute('aria-describedby')).toBe(false)
})

test('no content, no tooltip; nor while something is dragged', () => {
  point('pointerover', 'button', { buttons: 1 })
  expect(tips.shown).toBeNull()
  tips.attach(button, () => null)
  point('pointerover', 'button')
  expect(tips.shown).toBeNull()
})

test('Escape, a press and scrolling of a container hide it', () => {
  const hiding: (() => unknown)[] = [
    () => find('p').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    () => document.body.dispatchEvent(new Event('scroll')),
    () => point('pointerdown', 'button'),
  ]
  for (const hide of hiding) {
    point('pointerover', 'button')
    expect(tips.shown).not.toBeNull()
    hide()
    expect(tips.shown).toBeNull()
  }
  point('pointerover', 'p', { clientX: 99 })
  point('pointerover', 'button')
  find('p').dispatchEvent(new Event('scroll'))
  expect(tips.shown, 'another element was scrolled').not.toBeNull()
})

test('the tooltip of what was pressed stays away until the pointer has left it', () => {
  const at = { clientX: 5, clientY: 5 }
  point('pointerover', 'button', at)
  point('pointerdown', 'button', { ...at, buttons: 1 })
  point('pointerup', 'button', at)
  // A part of it is drawn again under the pointer, and then the pointer moves within it.
  point('pointerover', 'i', at)
  point('pointermove', 'i', { clientX: 7, clientY: 5 })
  point('pointerover', 'button', { clientX: 8, clientY: 5 })
  expect(tips.shown).toBeNull()
  point('pointerover', 'p', { clientX: 99 })
  point('pointerover', 'button', at)
  expect(tips.shown?.target).toBe(button)
})

test('what appears under a pointer that has pressed and not moved has no tooltip, until it moves', () => {
  const at = { clientX: 5, clientY: 5 }
  point('pointerdown', 'p', { ...at, buttons: 1 })
  point('pointerover', 'button', at)
  expect(tips.shown).toBeNull()
  point('pointermove', 'button', { clientX: 6, clientY: 5 })
  expect(tips.shown?.target).toBe(button)
})

test('removing an element hides its tooltip', () => {
  const detach = tips.attach(button, () => 'Rover')
  point('pointerover', 'button')
  detach()
  expect(tips.shown).toBeNull()
})

test('a long press shows the tooltip and is not a click', () => {
  point('pointerdown', 'button', { pointerType: 'touch' })
  point('pointerover', 'button', { pointerType: 'touch' })
  expect(tips.shown).toBeNull()
  vi.advanceTimersByTime(LONG_PRESS)
  expect(tips.shown?.target).toBe(button)
  point('pointerup', 'button', { pointerType: 'touch' })
  button.click()
  expect(pressed).not.toHaveBeenCalled()
  expect(tips.shown?.target, 'it stays when the finger is lifted').toBe(button)
  button.click()
  expect(pressed).toHaveBeenCalledOnce()
})

test('a tap is a click, and a finger that moves is a drag', () => {
  point('pointerdown', 'button', { pointerType: 'touch' })
  point('pointerup', 'button', { pointerType: 'touch' })
  button.click()
  expect(pressed).toHaveBeenCalledOnce()
  point('pointerdown', 'button', { pointerType: 'touch', clientX: 0 })
  point('pointermove', 'button', { pointerType: 'touch', clientX: 30 })
  vi.advanceTimersByTime(LONG_PRESS)
  expect(tips.shown).toBeNull()
})

test('a tooltip for touch alone is not shown to a pointer', () => {
  tips.attach(button, () => 'Rover', true)
  point('pointerover', 'button')
  expect(tips.shown).toBeNull()
  point('pointerdown', 'button', { pointerType: 'touch' })
  vi.advanceTimersByTime(LONG_PRESS)
  expect(tips.shown?.target).toBe(button)
})

test('a finger that rests on a spot of a board does not choose it, even if there is nothing to read', () => {
  tips.attach(button, () => null)
  for (const [name, presses] of [
    ['spot', 0],
    ['', 1],
  ] as const) {
    button.className = name
    point('pointerdown', 'button', { pointerType: 'touch' })
    vi.advanceTimersByTime(LONG_PRESS)
    point('pointerup', 'button', { pointerType: 'touch' })
    button.click()
    expect(pressed).toHaveBeenCalledTimes(presses)
  }
})
