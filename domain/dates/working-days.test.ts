import { expect, test } from 'vitest'
import { addDays } from './singapore-dates.ts'
import { earliestWithin, latestWithin, mondayOf, workingDaysBetween } from './working-days.ts'

test.each([
  // 2026-03-02 is a Monday.
  ['2026-03-02', '2026-03-02', 0],
  ['2026-03-02', '2026-03-03', 1],
  ['2026-03-06', '2026-03-09', 1],
  ['2026-03-06', '2026-03-08', 0],
  ['2026-03-07', '2026-03-09', 1],
  ['2026-03-02', '2026-03-20', 14],
  ['2026-03-02', '2026-03-16', 10],
  ['2026-03-09', '2026-03-02', 0],
] as const)('from %s to %s are %i working days', (from, to, days) => expect(workingDaysBetween(from, to)).toBe(days))

test('the earliest date within so many working days is just within them, on every day of a week', () => {
  for (let day = 0; day < 7; day++) {
    const today = addDays('2026-03-02', day)
    for (const limit of [0, 2, 7, 14]) {
      const earliest = earliestWithin(limit, today)
      expect(workingDaysBetween(earliest, today), `${today} within ${limit}`).toBeLessThanOrEqual(limit)
      expect(workingDaysBetween(addDays(earliest, -1), today), `${today} beyond ${limit}`).toBe(limit + 1)
    }
  }
})

test('the latest date within so many working days counts no weekend and no holiday', () => {
  const holidays = new Set(['2026-03-09', '2026-03-14', '2026-03-20'])
  for (let day = 0; day < 7; day++) {
    const today = addDays('2026-03-02', day)
    for (const limit of [0, 1, 5, 9]) {
      const latest = latestWithin(limit, today, holidays)
      expect(workingDaysBetween(today, latest, holidays), `${latest} within ${limit}`).toBe(limit)
      expect(workingDaysBetween(today, addDays(latest, 1), holidays), `${latest} beyond ${limit}`).toBe(limit + 1)
    }
  }
  // The next working day after a Friday is Monday, or Tuesday where that is a holiday; a weekend after the last one still belongs to it.
  expect(latestWithin(1, '2026-03-06', new Set())).toBe('2026-03-09')
  expect(latestWithin(1, '2026-03-06', new Set(['2026-03-09']))).toBe('2026-03-10')
  expect(latestWithin(5, '2026-03-06', new Set())).toBe('2026-03-15')
})

test.each([
  ['2026-03-02', '2026-03-02'],
  ['2026-03-08', '2026-03-02'],
  ['2026-03-09', '2026-03-09'],
])('the week of %s begins on %s', (date, monday) => expect(mondayOf(date)).toBe(monday))
