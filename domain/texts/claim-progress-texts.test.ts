// Requirements: CLM-087, LIM-017
import { expect, test } from 'vitest'
import { handoverNoticeText, progressTexts, stepsToCome } from './claim-progress-texts.ts'

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

test('what is still to come is what can still happen', () => {
  expect(stepsToCome('APPROVED', 4_000)).toEqual(['The payable amount is paid.'])
  expect(stepsToCome('APPROVED', 0)).toEqual([])
  expect(stepsToCome('REJECTED', undefined)).toEqual([])
  // The insurer may ask at any time until it decides.
  for (const status of ['PROCESSING', 'SUBMITTED', 'PENDING_REVIEW'] as const)
    expect(stepsToCome(status, undefined).at(-1), status).toMatch(/^The insurer decides, or asks you for more\./)
  expect(stepsToCome('PENDING', undefined)[0]).toBe('You send what the insurer asks for.')
})
