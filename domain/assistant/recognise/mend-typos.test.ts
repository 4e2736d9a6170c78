import { expect, test } from 'vitest'
import { isOneOff, mended } from './mend-typos.ts'
import { plainWords } from './plain-words.ts'
import { cueWords } from './tag-words.ts'

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
  expect(['staus', 'aproved', 'documnet', 'rejcted'].map(mended)).toEqual([
    'status',
    'approved',
    'document',
    'rejected',
  ])
  // Another word, another first letter, a short word, a number.
  expect(['walking', 'mental', 'opne', '12345'].map(mended)).toEqual(['walking', 'mental', 'opne', '12345'])
})

test('every cue is written in the one spelling, or it would never be found', () => {
  // The mark of the beginning is no word.
  const written = [...cueWords].filter((word) => word !== '^')
  expect(written.filter((word) => plainWords(word).join(' ') !== word)).toEqual([])
})
