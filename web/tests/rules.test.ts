import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulesHtml } from '../src/lib/rules'

test('numbers become anchors and links; raw HTML is escaped', () => {
  const { html, headings } = rulesHtml('# Game\n\n## R1 Terms\n\nSee R1.1, not R9.\n\n### R1.1 Cube\n\n<script>x</script>')
  expect(headings.map(({ id }) => id)).toEqual(['R1', 'R1.1'])
  expect(html).toContain('<h3 id="R1.1">')
  expect(html).toContain('See <a href="#R1.1">R1.1</a>, not R9.')
  expect(html).not.toContain('<script>')
})

test('the rules of all games can be rendered', () => {
  for (const game of ['kepler-3042', 'kepler-3042.it', 'connect-four']) {
    const markdown = readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), 'utf8')
    expect(rulesHtml(markdown).headings.length).toBeGreaterThan(2)
  }
})
