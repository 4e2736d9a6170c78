/** A typed text as plain words: small letters, no marks, and one spelling for what has many in chats and in Singapore. */
import { otherSpellings } from './lexicon/spellings.ts'

/** The longest text that is looked at. Whoever writes more tells a story, which is for a person. */
export const MOST_WORDS = 60

/** Stands behind whom something belongs to. */
export const POSSESSIVE = 'possessive'

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\ba\s?&\s?e\b/g, 'emergency'],
  [/\bx[- ]rays?\b/g, 'xray'],
  [/\be[- ]log(s?)\b/g, 'elog$1'],
  [/\be[- ]claim(s?)\b/g, 'eclaim$1'],
  [/\bl\.o\.g\.?/g, 'log'],
  [/\bcheck[- ]up\b/g, 'checkup'],
  [/\bpay[- ]?now\b/g, 'paynow'],
  [/\bcan(?:'|no)t\b/g, 'cannot'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\b(what|where|how|when|who|why|it|that|there|here|he|she|let)'s\b/g, '$1'],
  [/'s\b/g, ` ${POSSESSIVE} `],
  [/'(?:re|m|ve|ll|d)\b/g, ''],
]

/** @returns the words in their order */
export function plainWords(text: string): readonly string[] {
  const letters = text
    .normalize('NFKC')
    .replaceAll(/[\u2018\u2019`´]/g, "'")
    .toLowerCase()
  const whole = contractions.reduce((written, [pattern, said]) => written.replaceAll(pattern, said), letters)
  return [...whole.matchAll(/[\p{Letter}\p{Number}]+/gu)].flatMap(([word]) => inOneSpelling(word))
}

function inOneSpelling(word: string): readonly string[] {
  const one = otherSpellings.get(word) ?? otherSpellings.get(drawnIn(word)) ?? drawnIn(word)
  return one === '' ? [] : one.split(' ')
}

/** "sooooo" as "so": nobody's word has a letter three times in a row. */
function drawnIn(word: string): string {
  return word.replaceAll(/(\p{Letter})\1{2,}/gu, '$1')
}
