// Rules pages: Markdown whose numbered headings (R4.2, Q7) become anchors and whose references to them become links.
import { Marked, type Token, type Tokens } from 'marked'

/** A rule with its text; the first section, without a number, is what comes before the rules. */
export interface Section {
  id: string
  depth: number
  text: string
  heading: string
  html: string
  /** In the appendix, which only programmers need: everything after a second heading of the first level. */
  appendix: boolean
}

/** Anchor of the appendix. */
export const APPENDIX = 'appendix'

const NUMBER = /^([RQ]\d+(?:\.\d+)*)\b/
const REFERENCE = /\b[RQ]\d+(?:\.\d+)*\b/g

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

export function rulesSections(markdown: string): Section[] {
  const known = new Set([...markdown.matchAll(/^#+ ([RQ]\d+(?:\.\d+)*)\b/gm)].map((match) => match[1]))
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const inner = this.parser.parseInline(tokens)
        const id = NUMBER.exec(text)?.[1]
        return id ? `<h${depth} id="${id}">${unlink(inner)}</h${depth}>` : `<h${depth}>${inner}</h${depth}>`
      },
      text(token) {
        if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens)
        const text = token.type === 'escape' ? token.text : escape(token.text)
        return text.replace(REFERENCE, (number) => (known.has(number) ? `<a href="#${number}">${number}</a>` : number))
      },
      // Raw HTML is escaped.
      html: ({ text }) => escape(text),
    },
  })
  // Wide tables scroll inside their own box, which must be focusable for keyboard scrolling.
  const html = (tokens: Token[]): string => marked.parser(tokens).replaceAll('<table>', '<table tabindex="0">')
  const sections: (Omit<Section, 'html'> & { body: Token[] })[] = []
  let titled = false
  let appendix = false
  for (const token of marked.lexer(markdown)) {
    const { depth, text } = token.type === 'heading' ? (token as Tokens.Heading) : { depth: 0, text: '' }
    appendix ||= titled && depth === 1
    const id = depth === 1 && appendix ? APPENDIX : NUMBER.exec(text)?.[1]
    const heading = id === APPENDIX ? `<h2 id="${APPENDIX}">${escape(text)}</h2>` : html([token])
    if (id !== undefined) sections.push({ id, depth, text, heading, body: [], appendix })
    else {
      if (sections.length === 0) sections.push({ id: '', depth: 1, text: '', heading: '', body: [], appendix })
      sections.at(-1)?.body.push(token)
    }
    titled ||= depth === 1
  }
  return sections.map(({ body, ...rule }) => ({ ...rule, html: html(body) }))
}

const unlink = (html: string): string => html.replace(/<\/?a\b[^>]*>/g, '')
