import { expect, test } from 'vitest'
import { agoText, formatInstant, fromMomentValue, toMomentValue } from './singapore-time.ts'

test('an instant reads on the clock of Singapore, around midnight too', () => {
  expect(formatInstant('2026-11-21T15:59:59.999Z')).toBe('21 Nov 2026 23:59:59')
  expect(formatInstant('2026-11-21T16:00:00.000Z')).toBe('22 Nov 2026 00:00:00')
})

test('an input for a date and time holds Singapore time, and means the end of what it names', () => {
  expect(toMomentValue('2026-11-21T16:00:05.250Z')).toBe('2026-11-22T00:00:05')
  expect(fromMomentValue('2026-11-22T00:00:05')).toBe('2026-11-21T16:00:05.999Z')
  expect(fromMomentValue('2026-11-22T00:00')).toBe('2026-11-21T16:00:59.999Z')
  expect(fromMomentValue('')).toBeUndefined()
  expect(fromMomentValue('2026-13-01T00:00:00')).toBeUndefined()
  // Browsers read this as the 31st or the 3rd, each as it likes.
  expect(fromMomentValue('31 Feb 2026 09:00:00')).toBeUndefined()
})

test.each([
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [3 * 3_600_000, '3 hours ago'],
  [86_400_000 - 1, '23 hours ago'],
  [2 * 86_400_000, '2 days ago'],
  [-5_000, 'just now'],
])('%d ms is %s', (elapsed, text) => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(agoText(new Date(now - elapsed).toISOString(), now)).toBe(text)
})
