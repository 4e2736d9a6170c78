// Requirements: issue 21 (each real language through every journey)
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { journeysInEachLanguage, journeysInEnglishAlone } from './journeys.ts'

test('every journey is walked in each language, or says why it is not', () => {
  const journeys = globSync(join(import.meta.dirname, '../browser/**/*.test.ts')).map((file) =>
    basename(file, '.test.ts'),
  )
  const named = [...journeysInEachLanguage, ...journeysInEnglishAlone.flatMap(({ names }) => names)]
  expect(named.toSorted()).toEqual(journeys.toSorted())
})
