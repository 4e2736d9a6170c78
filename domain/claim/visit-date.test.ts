// Requirements: CLM-021, CLM-028
import { describe, expect, test } from 'vitest'
import { readVisitDate } from './visit-date.ts'

const cover = [
  { effectiveStartDate: '2025-01-01', effectiveEndDate: '2025-06-30' },
  { effectiveStartDate: '2026-01-01' },
]

describe('a visit date', () => {
  test.each([
    ['10/03/2026', { date: '2026-03-10' }],
    ['11/03/2026', { error: 'Date cannot be later than today.' }],
    ['01/01/2026', { date: '2026-01-01' }],
    ['31/12/2025', { error: 'You were not covered on 31/12/2025. Please check the visit date.' }],
    ['30/06/2025', { date: '2025-06-30' }],
    ['01/07/2025', { error: 'You were not covered on 01/07/2025. Please check the visit date.' }],
    ['31/12/2024', { error: 'You were not covered on 31/12/2024. Please check the visit date.' }],
    ['2026-03-10', { error: 'Date is not valid.' }],
    ['29/02/2026', { error: 'Date is not valid.' }],
  ])('%s', (text, read) => {
    expect(readVisitDate(text, cover, '2026-03-10')).toEqual(read)
  })

  test('nobody is covered without a membership', () => {
    expect(readVisitDate('10/03/2026', [], '2026-03-10')).toHaveProperty('error')
  })
})
