import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { capitalized, withoutSubject } from '../src/lib/subject'
import { format } from '../src/lib/words.svelte'
import { message } from './builders'

const bundle = new FluentBundle('en', { useIsolating: false })
bundle.addResource(
  new FluentResource(`
player = Player { $n }
flies = { $who } flies.
medals =
    { $n ->
        [one] { $who } gets a medal.
       *[other] { $who } gets { $n } medals.
    }
acted = { $who }: Research.
lost = { $who }, Mars: a cube is lost.
home = A team of { $who } goes home.
helps = { $who } helps { $other }.
own = { $who }'s turn
`),
)
const player = (n: number): ReturnType<typeof message> => message('player', { n })
const of = (seat: number, key: string, args: Parameters<typeof message>[1] = {}): ReturnType<typeof withoutSubject> =>
  withoutSubject((names) => format([bundle], message(key, { who: player(1), ...args }), names) ?? '', ['Ada', 'Ben'], seat)

test('a sentence that begins with the name goes on from it', () => {
  expect(of(0, 'flies')).toEqual({ text: 'flies.', joint: '' })
  expect(of(0, 'medals', { n: 2 }), 'also inside of a choice of plurals').toEqual({ text: 'gets 2 medals.', joint: '' })
  expect(of(0, 'helps', { other: player(1) }), 'only there').toEqual({ text: 'helps Ada.', joint: '' })
  expect(of(0, 'acted'), 'after a colon').toEqual({ text: 'Research.', joint: ':' })
  expect(of(0, 'lost'), 'after a comma').toEqual({ text: 'Mars: a cube is lost.', joint: ',' })
})

test('a name elsewhere, or of another player, stays', () => {
  expect(of(0, 'home'), 'a sentence of its own').toEqual({ text: 'A team of Ada goes home.', joint: ':' })
  expect(of(0, 'own').text).toBe("Ada's turn")
  expect(of(1, 'flies').text).toBe('Ada flies.')
  expect(of(7, 'flies').text, 'a seat without a name').toBe('Ada flies.')
})

test('sentences about an automated opponent name it themselves', () => {
  const said = (text: string, automated: boolean) => withoutSubject(() => text, ['Ada', 'Lacerda'], 1, automated)
  expect(said('Lacerda builds.', true)).toEqual({ text: 'builds.', joint: '' })
  expect(said('Lacerda: Upgrade.', true)).toEqual({ text: 'Upgrade.', joint: ':' })
  expect(said('Next building of Lacerda: Mine.', true).text).toBe('Next building of Lacerda: Mine.')
  expect(said('Lacerda builds.', false).text, 'a player of that name').toBe('Lacerda builds.')
})

test('the first letter of a sentence is a capital, accents included', () => {
  expect(['è sua.', 'flies.', ''].map(capitalized)).toEqual(['È sua.', 'Flies.', ''])
})
