import { expect, test } from 'vitest'
import { relationshipWords } from '../texts/ta/profile.ts'
import { knownWord } from './known-word.ts'

test('a usual word is translated, and any other stays as it was written', () => {
  expect(['Spouse', 'Niece', '', 'toString'].map((word) => knownWord(relationshipWords, word))).toEqual([
    'வாழ்க்கைத் துணை',
    'Niece',
    '',
    'toString',
  ])
})
