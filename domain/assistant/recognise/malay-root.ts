/** Malay words without what is put before and after them: `tuntutannya`, `mengemukakan`, `disemak`. */
import { knownMalay, knows } from './known-languages.ts'

const after = ['', 'nya', 'kah', 'lah', 'kan', 'ku', 'mu', 'an', 'i'] as const
/** What is put before, and the letter that it takes away: `menolak` is of `tolak`. */
const before = [
  ['', ''],
  ['di', ''],
  ['ter', ''],
  ['ber', ''],
  ['be', ''],
  ['ku', ''],
  ['se', ''],
  ['me', ''],
  ['mem', ''],
  ['mem', 'p'],
  ['men', ''],
  ['men', 't'],
  ['meng', ''],
  ['meng', 'k'],
  ['meny', 's'],
  ['memper', ''],
  ['diper', ''],
  ['pe', ''],
  ['pem', 'p'],
  ['pen', 't'],
  ['peng', ''],
  ['per', ''],
] as const

/** In shorter words what is left is too often another word. */
const SHORTEST_ROOT = 4

/** @returns the longest word of the table that it is made of; none where it is made of no such word */
export function malayRoot(word: string): string | undefined {
  // "dokumen2" is more than one.
  const once = word.replace(/2$/, '')
  if (once !== word && knows(knownMalay, once)) return once
  return endless(once)
    .flatMap((stem) => before.flatMap(([put, taken]) => (stem.startsWith(put) ? [taken + stem.slice(put.length)] : [])))
    .filter((root) => root.length >= SHORTEST_ROOT && root !== word && knows(knownMalay, root))
    .toSorted((one, other) => other.length - one.length)[0]
}

/** Two endings at most: `dibayarkannya`. */
function endless(word: string): readonly string[] {
  const without = (whole: string) =>
    after.flatMap((end) => (whole.endsWith(end) ? [whole.slice(0, -end.length || undefined)] : []))
  return [...new Set(without(word).flatMap(without))]
}
