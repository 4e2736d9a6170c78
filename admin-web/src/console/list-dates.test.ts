// Requirements: LIM-016
import { expect, test } from 'vitest'
import { dayOf } from '../clients/client-columns.tsx'
import { dateText } from '../users/user-columns.tsx'

test('the lists have dates as DD/MM/YYYY, of instants the day in Singapore (3§9)', () => {
  expect(dayOf('2026-01-04T16:30:00.000Z')).toBe('05/01/2026')
  expect(dateText('2026-12-31')).toBe('31/12/2026')
  expect(dateText(null)).toBe('')
})
