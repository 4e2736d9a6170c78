import { expect, test } from 'vitest'
import { ANY_ENDING } from './lexicon/language-words.ts'
import { knownChinese, knownEnglish, knownMalay, knownTamil } from './known-languages.ts'
import { isOneOff, mended } from './mend-typos.ts'
import { plainWords } from './plain-words.ts'

const mend = (word: string) => mended(word, [knownEnglish])

test('one letter wrong, missing, too much, or swapped with its neighbour', () => {
  expect(['claom', 'clai', 'claaim', 'calim', 'claim'].map((word) => isOneOff(word, 'claim'))).toEqual(
    Array<boolean>(5).fill(true),
  )
  expect(['clam', 'cliams', 'mialc', 'clxxm', ''].map((word) => isOneOff(word, 'claims'))).toEqual([
    false,
    true,
    false,
    false,
    false,
  ])
})

test('longer cues are mended, and words of their own are left alone', () => {
  expect(['staus', 'aproved', 'documnet', 'rejcted'].map(mend)).toEqual(['status', 'approved', 'document', 'rejected'])
  // Another word, another first letter, a short word, a number.
  expect(['walking', 'mental', 'opne', '12345'].map(mend)).toEqual(['walking', 'mental', 'opne', '12345'])
})

test.each(Object.entries({ knownEnglish, knownChinese, knownMalay, knownTamil }))(
  'every cue of %s is written in the one spelling, or it would never be found',
  (_, language) => {
    const languages = language === knownEnglish ? [language] : [language, knownEnglish]
    // The mark of the beginning is no word; a beginning of words is found by any of them.
    const written = [...language.cueWords].filter((word) => word !== '^' && !word.endsWith(ANY_ENDING))
    expect(written.filter((word) => plainWords(word, languages).join(' ') !== word)).toEqual([])
  },
)
