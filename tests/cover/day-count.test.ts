import { expect, test } from 'vitest'
import { dateOf, dayOf, lastAnniversary, monthsAway } from './day-count.ts'

const DAY = 86_400_000
const textOf = (number: number) => {
  const { year, month, day } = dateOf(number)
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

test('each day from 1890 to 2110 has its number, and each number its day', () => {
  const days = Array.from({ length: 80_352 }, (_, index) =>
    new Date(Date.UTC(1890, 0, 1) + index * DAY).toISOString().slice(0, 10),
  )
  expect(days.map(dayOf)).toEqual(days.map((_, index) => dayOf('1890-01-01') + index))
  expect(days.map((day) => textOf(dayOf(day)))).toEqual(days)
})

test('months away: the same day, or the last one of a shorter month', () => {
  const away = (text: string, months: number) => textOf(monthsAway(dayOf(text), months))
  expect([away('2025-03-31', -1), away('2024-03-31', -1), away('2025-01-31', 13), away('2025-12-15', 1)]).toEqual([
    '2025-02-28',
    '2024-02-29',
    '2026-02-28',
    '2026-01-15',
  ])
})

test('the last anniversary is the day itself, or one before', () => {
  const last = (text: string) => textOf(lastAnniversary(dayOf(text), 4, 1))
  expect([last('2025-04-01'), last('2025-03-31'), last('2025-12-31')]).toEqual([
    '2025-04-01',
    '2024-04-01',
    '2025-04-01',
  ])
})
