import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulesSections } from '../src/lib/rules'

test('numbers become anchors and links; raw HTML is escaped', () => {
  const sections = rulesSections('# Game\n\n## R1 Terms\n\nSee R1.1, not R9.\n\n### R1.1 Cube\n\n<script>x</script>')
  const html = sections.map((section) => section.heading + section.html).join('')
  expect(sections.map(({ id, depth }) => `${id} ${depth}`)).toEqual([' 1', 'R1 2', 'R1.1 3'])
  expect(sections[0]?.html).toContain('<h1>Game</h1>')
  expect(html).toContain('<h3 id="R1.1">R1.1 Cube</h3>')
  expect(html).toContain('See <a href="#R1.1">R1.1</a>, not R9.')
  expect(html).not.toContain('<script>')
})

test('the rules of all games can be rendered', () => {
  for (const game of ['kepler-3042', 'kepler-3042.it', 'connect-four']) {
    const markdown = readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), 'utf8')
    expect(rulesSections(markdown).length).toBeGreaterThan(2)
  }
})
