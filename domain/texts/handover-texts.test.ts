import { describe, expect, test } from 'vitest'
import { handoverFailureText, handoverTriesText } from './handover-texts.ts'

describe('why a hand-over failed', () => {
  test.each([
    ['The insurer did not answer in time.', 'The insurer did not answer in time.'],
    ['The claims desk did not answer in time.', 'The built-in claims desk did not answer in time.'],
    ['The insurer cannot be reached (ECONNREFUSED).', "The insurer's system cannot be reached (ECONNREFUSED)."],
    ['The insurer answered 401.', "The insurer's system does not accept our credentials (401)."],
    ['The insurer answered 403 to a document.', "The insurer's system does not accept our credentials (403)."],
    ['The insurer answered 413 to a document.', "A document is too large for the insurer's system (413)."],
    ['The insurer answered 429.', "The insurer's system gets too many requests from us (429)."],
    ['The insurer answered 503.', "The insurer's system has a fault of its own (503)."],
    ['The insurer answered 302.', "The insurer's system gave an answer that was not agreed (302)."],
    [
      'The insurer answered 200 with something that was not agreed.',
      "The insurer's system gave an answer that cannot be read (200).",
    ],
    ['The insurer answered with more than it should.', 'The insurer’s system gave an answer that is too long.'],
    ['POLICY_UNKNOWN', 'The insurer does not take it over: POLICY_UNKNOWN'],
  ])('%s reads as: %s', (reason, why) => {
    const text = handoverFailureText(reason)
    expect(text.why).toBe(why)
    expect(text.whatToDo).not.toBe('')
  })
})

test.each([
  [{ retryCount: 3, gaveUp: false }, '3 of 5 times'],
  [{ retryCount: 5, gaveUp: true }, '5 of 5 times'],
  [{ retryCount: 1, gaveUp: true }, 'Once'],
  [{ retryCount: 2, gaveUp: true }, '2 times'],
])('tries of %j read as %s', (claim, text) => {
  expect(handoverTriesText(claim)).toBe(text)
})
