// Requirements: CLM-087, LIM-017
import { expect, test } from 'vitest'
import { handoverNoticeText, progressTexts, stepsToCome, usualTimeText } from './claim-progress-texts.ts'

test.each([
  [0, undefined],
  [2, undefined],
  [3, progressTexts.handoverDelayed],
  [4, progressTexts.handoverDelayed],
  [5, progressTexts.handoverStopped],
])(
  'a claim whose hand-over has failed %d times warns from the third on, and says when nobody tries by themselves any more',
  (retryCount, text) => {
    expect(handoverNoticeText(retryCount)).toBe(text)
  },
)

test('the usual time is told as what was, of whose claims, and without a promise', () => {
  expect(usualTimeText({ medianDays: 3, ninetiethDays: 8, ofClaims: 57, among: 'company' })).toBe(
    'In the last 12 months, 57 claims of this type from your company were decided: half of them within 3 days, 9 in 10 within 8 days. Yours may take longer.',
  )
  expect(usualTimeText({ medianDays: 0, ninetiethDays: 1, ofClaims: 20, among: 'all' })).toBe(
    'In the last 12 months, 20 claims of this type were decided: half of them on the same day, 9 in 10 within 1 day. Yours may take longer.',
  )
  expect(usualTimeText({ medianDays: 2, ninetiethDays: 2, ofClaims: 20, among: 'all' })).toContain(
    'were decided: 9 in 10 of them within 2 days.',
  )
})

test('what is still to come is what can still happen', () => {
  expect(stepsToCome('APPROVED', 4_000)).toEqual(['The payable amount is paid.'])
  expect(stepsToCome('APPROVED', 0)).toEqual([])
  expect(stepsToCome('REJECTED', undefined)).toEqual([])
  // The insurer may ask at any time until it decides.
  for (const status of ['PROCESSING', 'SUBMITTED', 'PENDING_REVIEW'] as const)
    expect(stepsToCome(status, undefined).at(-1), status).toMatch(/^The insurer decides, or asks you for more\./)
  expect(stepsToCome('PENDING', undefined)[0]).toBe('You send what the insurer asks for.')
})
