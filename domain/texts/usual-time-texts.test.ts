import { expect, test } from 'vitest'
import { usualTimeText } from './usual-time-texts.ts'

test('the usual time is told as what was, of whose claims, and without a promise', () => {
  expect(usualTimeText('claim', { medianDays: 3, ninetiethDays: 8, decided: 57, among: 'company' })).toBe(
    'In the last 12 months, 57 claims of this type from your company were decided: half of them within 3 days, 9 in 10 within 8 days. Yours may take longer.',
  )
  expect(usualTimeText('claim', { medianDays: 0, ninetiethDays: 1, decided: 20, among: 'all' })).toBe(
    'In the last 12 months, 20 claims of this type were decided: half of them on the same day, 9 in 10 within 1 day. Yours may take longer.',
  )
  expect(usualTimeText('claim', { medianDays: 2, ninetiethDays: 2, decided: 20, among: 'all' })).toContain(
    'were decided: 9 in 10 of them within 2 days.',
  )
  expect(usualTimeText('letter', { medianDays: 1, ninetiethDays: 3, decided: 21, among: 'company' })).toBe(
    'In the last 12 months, 21 requests like this from your company were decided: half of them within 1 day, 9 in 10 within 3 days. Yours may take longer.',
  )
})
