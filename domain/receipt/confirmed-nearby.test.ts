// Requirements: issue 21: what is clear to the eye is filled in; wrong and said to be sure is hardly anything.
import { expect, test } from 'vitest'
import { confirmedDate, confirmedNumber } from './confirmed-nearby.ts'
import { readField } from './receipt-reading.ts'
import { printedWords } from './testing/printed-words.ts'

const place = { page: 1, box: { left: 0, top: 0, width: 1, height: 1 } }
const number = { ...readField('TI-2026-82787', 0.62, place), isUnclear: true as const }

test.each([
  ['the same in each size', ['TI-2026-82787', 'TI-2026-82787'], 'sure'],
  ['the same with a mark, or parted', [':TI-2026-82787', '# TI-2026- 82787'], 'sure'],
  ['another one in one size', ['TI-2026-82787', 'TI-2026-82181'], 'unsure'],
  ['more than it', ['TI-2026-827871', 'TI-2026-827871'], 'unsure'],
  ['a part of it', ['TI-2026', 'TI-2026'], 'unsure'],
  ['nothing in one size', ['TI-2026-82787', ''], 'unsure'],
])('from nearby: %s', (_, texts, verdict) => {
  const looks = texts.map((text) => printedWords(text))
  expect(confirmedNumber(number, looks)).toMatchObject({ value: 'TI-2026-82787', verdict })
})

test('without a look it stays as it was read', () => {
  expect(confirmedNumber(number, [])).toEqual(number)
})

const date = { ...readField('2026-11-03', 0.7, place), isUnclear: true as const }

test.each([
  ['the same in each size', ['03/11/2026', '03/11/2026'], 'sure'],
  ['the same day with a mark, or parted', [': 03/11/2026', '03 / 11 / 2026'], 'sure'],
  ['another day in one size', ['03/11/2026', '08/11/2026'], 'unsure'],
  ['a part of it', ['03/11', '03/11'], 'unsure'],
  ['nothing in one size', ['03/11/2026', ''], 'unsure'],
])('a day from nearby: %s', (_, texts, verdict) => {
  const looks = texts.map((text) => printedWords(text))
  expect(confirmedDate(date, looks, '2026-11-27')).toMatchObject({ value: '2026-11-03', verdict })
})

test('a day whose month stands first is the same day from nearby', () => {
  const looks = [printedWords('11/03/2026'), printedWords('11/03/2026')]
  expect(confirmedDate(date, looks, '2026-11-27').verdict).toBe('sure')
})
