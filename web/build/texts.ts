// Texts as they are downloaded: without the comments of the Fluent files, which are for translators.
import type { Plugin } from 'vite'

/** A comment begins in the first column; a `#` in a text stands after its key or is indented. */
export const withoutComments = (text: string): string => text.replace(/^#.*\n/gm, '')

export function texts(): Plugin {
  return {
    name: 'texts',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.ftl'))
          file.source = withoutComments(typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source))
    },
  }
}
