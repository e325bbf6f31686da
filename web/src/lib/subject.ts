// Sentences under the name of the player they are about: the name is not repeated where a sentence begins with it.

/** Stands for a name while a sentence is formatted. In no text. */
const SUBJECT = '\uE000'

export interface Said {
  text: string
  /** The text goes on from the name: it is the rest of a sentence that begins with it. */
  goesOn: boolean
}

/**
 * Formats a sentence without the seat's name at its start. `format` takes the names of all players; sentences about an automated opponent
 * name it themselves.
 */
export function withoutSubject(
  format: (names: readonly string[]) => string,
  names: readonly string[],
  seat: number,
  automated = false,
): Said {
  const name = names[seat]
  if (name === undefined) return { text: format(names), goesOn: false }
  const said = format(names.with(seat, SUBJECT))
  const text = automated && said.startsWith(name) ? SUBJECT + said.slice(name.length) : said
  const named = (part: string): string => part.replaceAll(SUBJECT, name)
  if (text.startsWith(`${SUBJECT} `)) return { text: named(text.slice(2)), goesOn: true }
  // "Ada: Research", "Ada, Mars: a cube is lost".
  const apart = [`${SUBJECT}: `, `${SUBJECT}, `].some((start) => text.startsWith(start))
  return { text: named(apart ? text.slice(3) : text), goesOn: false }
}

/** The text as the beginning of a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
