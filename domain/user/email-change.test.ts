// Requirements: PRO-013, PRO-014, PRO-015, PRO-016, PRO-017, PRO-018, PRO-019, PRO-020
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  EMAIL_CHANGE_STEP_MS,
  emailCodeErrors,
  emailPasswordErrors,
  newEmailErrors,
  takeEmailChangeStep,
  type EmailChangeProgress,
  type EmailChangeStep,
} from './email-change.ts'

describe('the new address', () => {
  test.each([
    [{}, { newEmail: 'Email address is required.', newEmailAgain: 'Email address is required.' }],
    [
      { newEmail: 'fern@', newEmailAgain: 'fern@' },
      { newEmail: 'Email address is not valid.', newEmailAgain: 'Email address is not valid.' },
    ],
    [
      { newEmail: 'FERN@example.com', newEmailAgain: 'FERN@example.com' },
      { newEmail: 'There is no change in the email address.' },
    ],
    [{ newEmail: 'moss@example.com', newEmailAgain: 'mose@example.com' }, { newEmailAgain: 'Email does not match.' }],
    [{ newEmail: 'moss@example.com', newEmailAgain: ' Moss@example.com ' }, {}],
  ])('%j', (form, errors) => {
    expect(newEmailErrors(form, 'fern@example.com')).toEqual(errors)
  })

  test('password and code are asked for in the words of the specification', () => {
    expect(emailPasswordErrors({})).toEqual({ password: 'Password is empty.' })
    expect(emailPasswordErrors({ password: ' ' })).toEqual({})
    expect(emailCodeErrors({ otp: ' ' })).toEqual({
      otp: 'OTP cannot be empty, please enter the OTP sent to your email address.',
    })
    expect(emailCodeErrors({ otp: '123456' })).toEqual({})
  })
})

const startedAt = Date.parse('2026-11-24T00:00:00Z')

const order = ['show-password', 'ask-code', 'show-code', 'change'] as const

/** Mostly the next step for the address that was begun with; now and then another step, another address, or a pause that outlives a step. */
const walks = fc.array(
  fc.record({
    type: fc.oneof({ weight: 6, arbitrary: fc.constant('next') }, { weight: 1, arbitrary: fc.constantFrom(...order) }),
    address: fc.oneof({ weight: 6, arbitrary: fc.constant('a') }, { weight: 1, arbitrary: fc.constantFrom('b', 'c') }),
    pause: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(0, 60_000) },
      { weight: 1, arbitrary: fc.constantFrom(EMAIL_CHANGE_STEP_MS - 1, EMAIL_CHANGE_STEP_MS) },
    ),
  }),
  { minLength: 4, maxLength: 30 },
)

test('in 1,000 walks with steps repeated, left out and in any order, no address is taken that was not verified', () => {
  const outcomes = { changed: 0, refused: 0 }
  const walkThrough = (walk: readonly { type: string; address: string; pause: number }[]) => {
    let progress: EmailChangeProgress = {}
    let now = startedAt
    let next = 0
    const taken: { readonly type: string; readonly address: string; readonly at: number }[] = []
    for (const { type, address, pause } of walk) {
      now += pause
      const step = { type: type === 'next' ? (order[next % order.length] ?? 'change') : type, address, at: now }
      const outcome = takeEmailChangeStep(progress, { ...step, at: new Date(now) } as EmailChangeStep)
      next = type === 'next' ? next + 1 : next
      if ('obstacle' in outcome) {
        outcomes.refused += 1
        continue
      }
      progress = outcome.progress
      if (step.type === 'change') {
        outcomes.changed += 1
        expectVerified(step.address, now, taken)
      }
      taken.push(step)
    }
  }
  fc.assert(fc.property(walks, walkThrough), { numRuns: 1_000, seed: 16 })
  expect(outcomes.changed).toBeGreaterThan(500)
  expect(outcomes.refused).toBeGreaterThan(500)
})

/** Since the change before: the password, then the code for this address, then the code shown, none too long ago. */
function expectVerified(
  address: string,
  now: number,
  taken: readonly { readonly type: string; readonly address: string; readonly at: number }[],
): void {
  const since = taken.slice(taken.findLastIndex(({ type }) => type === 'change') + 1)
  const last = (type: string) => since.findLastIndex((step) => step.type === type)
  const [password, asked, shown] = [last('show-password'), last('ask-code'), last('show-code')]
  expect(password).toBeGreaterThanOrEqual(0)
  expect(asked).toBeGreaterThan(password)
  expect(shown).toBeGreaterThan(asked)
  expect([since[asked]?.address, since[shown]?.address]).toEqual([address, address])
  expect(now - (since[shown]?.at ?? 0)).toBeLessThan(EMAIL_CHANGE_STEP_MS)
  expect((since[shown]?.at ?? 0) - (since[password]?.at ?? 0)).toBeLessThan(EMAIL_CHANGE_STEP_MS)
}
