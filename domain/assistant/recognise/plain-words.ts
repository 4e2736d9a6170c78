/** A typed text as plain words: small letters, no marks, and one spelling for what has many in chats and in Singapore. */
import { chineseWords } from './chinese-words.ts'
import { isChinese, isTamil, knownEnglish, knownMalay, type KnownLanguage } from './known-languages.ts'
import { malayRoot } from './malay-root.ts'
import { tamilSpelling } from './tamil-spelling.ts'

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

/** @param languages whose spellings are known, the first before the next @returns the words in their order */
export function plainWords(text: string, languages: readonly KnownLanguage[] = [knownEnglish]): readonly string[] {
  const letters = text
    .normalize('NFKC')
    .replaceAll(/[\u2018\u2019`´]/g, "'")
    .toLowerCase()
  const whole = contractions.reduce((written, [pattern, said]) => written.replaceAll(pattern, said), letters)
  return [...whole.matchAll(/[\p{Letter}\p{Mark}\p{Number}]+/gu)]
    .flatMap(([run]) => run.split(ofOneScript))
    .filter((run) => run !== '')
    .flatMap((run) => (isChinese(run) ? chineseWords(run) : [isTamil(run) ? tamilSpelling(run) : run]))
    .flatMap((word) => word.split(' '))
    .flatMap((word) => inOneSpelling(word, languages))
}

/** "12月" and "claim-க்கு" are two words each. */
const ofOneScript = /(\p{Script=Han}+|\p{Script=Tamil}+)/u

function inOneSpelling(word: string, languages: readonly KnownLanguage[]): readonly string[] {
  const one = spelled(word, languages) ?? spelled(drawnIn(word), languages) ?? rooted(word, languages) ?? drawnIn(word)
  return one === '' ? [] : one.split(' ')
}

/** A word that some language has as it stands is left as it is, unless an earlier one has another spelling of it. */
function spelled(word: string, languages: readonly KnownLanguage[]): string | undefined {
  for (const { spellings, cueWords, fillerWords } of languages) {
    const other = spellings.get(word)
    if (other !== undefined) return other
    if (cueWords.has(word) || fillerWords.has(word)) return word
  }
  return undefined
}

function rooted(word: string, languages: readonly KnownLanguage[]): string | undefined {
  const root = languages.includes(knownMalay) ? malayRoot(word) : undefined
  return root === undefined ? undefined : spelled(root, languages)
}

/** "sooooo" as "so": nobody's word has a letter three times in a row. */
function drawnIn(word: string): string {
  return word.replaceAll(/(\p{Letter})\1{2,}/gu, '$1')
}
