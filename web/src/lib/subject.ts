// Sentences under the name of the player they are about: the name is not repeated where a sentence begins with it.

/** Placeholder for a name while a sentence is formatted: a private-use character, which no text contains. */
const SUBJECT = '\uE000'

export interface Said {
  text: string
  /** What joins the text to the name before it; nothing if the text is the rest of a sentence that begins with the name. */
  joint: '' | ':' | ','
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
  if (name === undefined) return { text: format(names), joint: ':' }
  const said = format(names.with(seat, SUBJECT))
  const text = automated && said.startsWith(name) ? SUBJECT + said.slice(name.length) : said
  const named = (part: string): string => part.replaceAll(SUBJECT, name)
  // "Ada flies", "Ada: Research", "Ada, Mars: a cube is lost".
  const joint = (['', ':', ','] as const).find((each) => text.startsWith(`${SUBJECT}${each} `))
  return joint === undefined ? { text: named(text), joint: ':' } : { text: named(text.slice(joint.length + 2)), joint }
}

/** The text as the beginning of a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
