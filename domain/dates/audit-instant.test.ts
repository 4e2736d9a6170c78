// Requirements: ADM-AUD-001, LIM-016
import { expect, test } from 'vitest'
import { formatAuditInstant } from './audit-instant.ts'

test.each([
  ['2026-11-21T07:04:05.000Z', '21/11/2026, 3:04:05 pm'],
  ['2026-11-20T16:00:00.000Z', '21/11/2026, 12:00:00 am'],
])('%s is %s in Singapore', (iso, text) => {
  expect(formatAuditInstant(iso)).toBe(text)
})
