import { expect, test } from 'vitest'
import { admissionUrgency, workingDaysUntilAdmission } from './admission-countdown.ts'

// 2026-12-25 is a Friday, 2027-01-01 too.
const holidays = new Set(['2026-12-25', '2027-01-01', '2026-12-26'])
const until = (admissionOn: string) => workingDaysUntilAdmission(admissionOn, '2026-12-23', holidays)

test('weekends and public holidays do not count, and a holiday on a weekend takes none away', () => {
  expect([until('2026-12-23'), until('2026-12-24'), until('2026-12-28'), until('2027-01-04')]).toEqual([0, 1, 2, 6])
})

test('a day that has passed has none left', () => {
  expect(until('2026-12-22')).toBeNull()
  expect([null, 0, 2, 3].map(admissionUrgency)).toEqual(['passed', 'now', 'soon', 'later'])
})
