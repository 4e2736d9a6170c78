import { expect, test } from 'vitest'
import { addDays } from '../dates/singapore-dates.ts'
import { claimAge, claimAgeBand, claimAgeBands, filingDatesOf } from './claim-age.ts'

test.each([
  [0, 'under-3'],
  [2, 'under-3'],
  [3, '3-to-7'],
  [7, '3-to-7'],
  [8, '8-to-14'],
  [14, '8-to-14'],
  [15, 'over-14'],
] as const)('%i working days are in the band %s', (days, band) => expect(claimAgeBand(days)).toBe(band))

test('the filing dates of the bands are those whose age falls into them, without a gap', () => {
  const today = '2026-03-18'
  for (let days = 0; days < 40; days++) {
    const filed = addDays(today, -days)
    const byDates = claimAgeBands.filter((band) => {
      const { from, to } = filingDatesOf(band, today)
      return (from === undefined || filed >= from) && (to === undefined || filed <= to)
    })
    expect(byDates, filed).toEqual([claimAgeBand(claimAge(new Date(`${filed}T12:00:00+08:00`), today))])
  }
})

test('a claim of late evening in UTC was filed on the next day in Singapore', () => {
  expect(claimAge(new Date('2026-03-02T16:30:00Z'), '2026-03-04')).toBe(1)
})
