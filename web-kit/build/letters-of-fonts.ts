/**
 * Leaves out of the portal's fonts what a page does not show: on a slow phone their files come before what one came for. Of Inter, what nearly
 * every page is written with comes in a file of its own, and the rest of the Latin letters where a text has one of them. No font has
 * strokes that are thinner or bolder than the theme's.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { spansOfRange } from './unicode-range.ts'

/** Printed ASCII, what texts in a Latin script have besides, and the signs without a width that say where a line may break. */
export const firstLetters = `${lettersFrom(0x20, 0x7e)}\u00a0\u200b\u2060·×–—‘’“”•…€−`

/** The script's own, what joins or parts its signs, the circle that carries a sign alone, and the rupee. */
const tamilLetters = `${lettersFrom(0xb80, 0xbff)} \u200c\u200d\u0964\u0965₹◌`

const LATIN = 'inter-latin-wght-normal.woff2'
const WEIGHTS = { min: 400, max: 700 }

export function lettersOfFonts(): Plugin {
  let folder = ''
  /** @returns the address of the smaller file, from the file of styles */
  async function cut(styles: string, file: string, { letters, name }: { letters: string; name: string }) {
    const cut = await subsetFont(readFileSync(join(styles, file)), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
    })
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, name), cut)
    return relative(styles, join(folder, name)).replaceAll('\\', '/')
  }
  return {
    name: 'letters-of-fonts',
    apply: 'build',
    enforce: 'pre',
    configResolved({ cacheDir }) {
      folder = join(cacheDir, 'letters')
    },
    transform: {
      filter: { id: /@fontsource-variable\/(inter|noto-sans-tamil)\/index\.css$/ },
      async handler(written, id) {
        const styles = dirname(id)
        if (basename(styles) === 'inter') {
          const name = 'inter-first-latin-wght-normal.woff2'
          const file = await cut(styles, `files/${LATIN}`, { letters: firstLetters, name })
          return { code: `${withoutFirstLetters(written)}\n${ruleOfFirstLetters(file)}`, map: null }
        }
        const name = 'noto-sans-tamil-tamil-wght-normal.woff2'
        const file = await cut(styles, `files/${name}`, { letters: tamilLetters, name })
        return { code: written.replace(`./files/${name}`, file), map: null }
      },
    },
  }
}

/** Nothing asks for the whole of the Latin letters for one that comes without them. */
function withoutFirstLetters(styles: string): string {
  const rules = styles.split('@font-face')
  const ofLatin = rules.findIndex((rule) => rule.includes(`/${LATIN}`))
  return rules
    .with(
      ofLatin,
      (rules[ofLatin] ?? '').replace(/unicode-range:([^;}]+)/, (_, range: string) => `unicode-range: ${restOf(range)}`),
    )
    .join('@font-face')
}

/** @param range as `U+0000-00FF,U+0131` */
function restOf(range: string): string {
  const first = new Set(Array.from(firstLetters, (letter) => letter.codePointAt(0)))
  return spansOfRange(range)
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, place) => from + place))
    .filter((code) => !first.has(code))
    .map((code) => `U+${code.toString(16)}`)
    .join(', ')
}

/** With the weights that the other rules name: browsers look for a letter only among rules that name the same ones. */
function ruleOfFirstLetters(address: string): string {
  const range = Array.from(firstLetters, (letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(', ')
  return `@font-face {
  font-family: 'Inter Variable';
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url('${address}') format('woff2-variations');
  unicode-range: ${range};
}`
}

function lettersFrom(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place))
}
