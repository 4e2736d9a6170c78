/** Writes the words of a front end's pages into them: `{{title}}` in the HTML stands for the text of that name. */
import { DEFAULT_LANGUAGE, languageTag } from '@member-care/domain/language/language.ts'
import type { Plugin } from 'vite'

/**
 * In the build and while developing. A page that is not drawn yet knows no person, so it is in the language of who has chosen none.
 * @param texts by their name in the page
 * @throws where a page names a text that there is not
 */
export function entryPageTexts(texts: Readonly<Record<string, string>>): Plugin {
  const all: Readonly<Record<string, string>> = { ...texts, language: languageTag(DEFAULT_LANGUAGE) }
  return {
    name: 'entry-page-texts',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) =>
        page.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => {
          const text = all[name]
          if (text === undefined) throw new Error(`The page has a place for ${place}, and there is no such text.`)
          return escaped(text)
        }),
    },
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
