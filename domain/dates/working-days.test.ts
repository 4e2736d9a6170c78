import { expect, test } from 'vitest'
import { addDays } from './singapore-dates.ts'
import { earliestWithin, mondayOf, workingDaysBetween } from './working-days.ts'

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

test.each([
  ['2026-03-02', '2026-03-02'],
  ['2026-03-08', '2026-03-02'],
  ['2026-03-09', '2026-03-09'],
])('the week of %s begins on %s', (date, monday) => expect(mondayOf(date)).toBe(monday))
