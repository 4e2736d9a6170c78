/**
 * Cuts what nearly every page is written with out of the portal's font: on a slow phone its file comes before what one came for. The rest
 * of the Latin letters is loaded where a text has one of them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** Printed ASCII, and what texts in a Latin script have besides. */
export const firstLetters = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, place) => 0x20 + place))}\u00a0·×–—‘’“”•…€−`

/** No text of the theme is thinner or bolder. */
const WEIGHTS = { min: 400, max: 700 }
const LATIN = 'inter-latin-wght-normal.woff2'

export function firstLettersOfFont(): Plugin {
  let folder = ''
  return {
    name: 'first-letters',
    apply: 'build',
    enforce: 'pre',
    configResolved({ cacheDir }) {
      folder = join(cacheDir, 'letters')
    },
    transform: {
      filter: { id: /@fontsource-variable\/inter\/index\.css$/ },
      async handler(written, id) {
        const styles = dirname(id)
        const cut = await subsetFont(readFileSync(join(styles, 'files', LATIN)), firstLetters, {
          targetFormat: 'woff2',
          variationAxes: { wght: WEIGHTS },
        })
        mkdirSync(folder, { recursive: true })
        const file = join(folder, 'inter-first-latin-wght-normal.woff2')
        writeFileSync(file, cut)
        // Of two rules for the same letter, browsers take the later one.
        return { code: `${written}\n${ruleFor(relative(styles, file))}`, map: null }
      },
    },
  }
}

function ruleFor(address: string): string {
  const range = Array.from(firstLetters, (letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(', ')
  return `@font-face {
  font-family: 'Inter Variable';
  font-style: normal;
  font-display: swap;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  src: url('${address.replaceAll('\\', '/')}') format('woff2-variations');
  unicode-range: ${range};
}`
}
