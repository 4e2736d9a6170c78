import { expect, test } from 'vitest'
import { relationshipWords } from '../texts/ta/profile.ts'
import { isKnownWord, knownWord } from './known-word.ts'

test('a usual word is translated, and any other stays as it was written', () => {
  expect(['Spouse', 'Niece', '', 'toString'].map((word) => knownWord(relationshipWords, word))).toEqual([
    'வாழ்க்கைத் துணை',
    'Niece',
    '',
    'toString',
  ])
})

test('what an object has by itself is no word', () => {
  expect(['Spouse', 'Niece', 'toString'].map((word) => isKnownWord(relationshipWords, word))).toEqual([
    true,
    false,
    false,
  ])
})
