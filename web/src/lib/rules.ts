// Rules pages: Markdown whose numbered headings (R4.2, Q7) become anchors and whose references to them become links.
import { Marked } from 'marked'

export interface Heading {
  id: string
  text: string
  depth: number
}

const NUMBER = /^([RQ]\d+(?:\.\d+)*)\b/
const REFERENCE = /\b[RQ]\d+(?:\.\d+)*\b/g

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

export function rulesHtml(markdown: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const known = new Set([...markdown.matchAll(/^#+ ([RQ]\d+(?:\.\d+)*)\b/gm)].map((match) => match[1]))
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const inner = this.parser.parseInline(tokens)
        const id = NUMBER.exec(text)?.[1]
        if (!id) return `<h${depth}>${inner}</h${depth}>`
        headings.push({ id, text, depth })
        return `<h${depth} id="${id}">${unlink(inner)}</h${depth}>`
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
  return { html: marked.parse(markdown, { async: false }).replaceAll('<table>', '<table tabindex="0">'), headings }
}

const unlink = (html: string): string => html.replace(/<\/?a\b[^>]*>/g, '')
