import { expect, test } from 'vitest'
import { notificationOf, notifiedEvents } from './notification-of-event.ts'

test('the employee is told of the claim, the person of their account', () => {
  expect(notificationOf({ type: 'ClaimReviewStarted', data: { claimId: 'c' } })).toEqual({
    kind: 'claim-in-review',
    claimId: 'c',
  })
  expect(notificationOf({ type: 'PasswordChanged', data: { userId: 'u', how: 'reset' } })).toEqual({
    kind: 'password-changed',
    userId: 'u',
  })
})

test('the employee is told of a letter of guarantee, and not of what they did themselves', () => {
  const data = { guaranteeId: 'g' }
  expect(notificationOf({ type: 'GuaranteeExpired', data })).toEqual({ kind: 'letter-expired', guaranteeId: 'g' })
  expect(notificationOf({ type: 'GuaranteeWithdrawn', data })).toBeUndefined()
})

test('the member is told that a voucher ends soon, and not of what they redeemed themselves', () => {
  const voucher = { redemptionId: 'v', userId: 'u', companyId: 'c', rewardId: 'r' }
  expect(notificationOf({ type: 'VoucherEndTold', data: voucher })).toEqual({
    kind: 'voucher-ends-soon',
    userId: 'u',
    companyId: 'c',
    rewardId: 'r',
  })
  expect(notifiedEvents).not.toContain('RewardRedeemed')
})

test('the person is told of another address and of another number to be called under', () => {
  expect(notificationOf({ type: 'EmailAddressChanged', data: { userId: 'u', email: 'new@example.com' } })).toEqual({
    kind: 'email-address-changed',
    userId: 'u',
  })
  const number = { contactNoCountryCode: '65', contactNo: '91234567' }
  expect(notificationOf({ type: 'ContactNumberChanged', data: { userId: 'u', ...number } })).toEqual({
    kind: 'contact-number-changed',
    userId: 'u',
  })
})

test('the employee is told when an account that somebody else proposed takes effect, and not before', () => {
  const decision = { claimId: 'c', employeeId: 'e', proposalId: 'p', decidedBy: 'v' }
  expect(notificationOf({ type: 'ClaimBankAccountVerified', data: decision })).toEqual({
    kind: 'payment-details-changed',
    claimId: 'c',
  })
  expect(notificationOf({ type: 'ClaimBankAccountDeclined', data: decision })).toBeUndefined()
})

test('the member is told of a declined account when the decline has a reason to tell', () => {
  const decision = { proposalId: 'p', decidedBy: 'v', reason: 'Another name', proposedBy: 'o' }
  expect(
    notificationOf({ type: 'ClaimBankAccountDeclined', data: { claimId: 'c', employeeId: 'e', ...decision } }),
  ).toEqual({ kind: 'bank-proposal-declined', claimId: 'c' })
  expect(notificationOf({ type: 'UserBankAccountDeclined', data: { userId: 'u', ...decision } })).toEqual({
    kind: 'bank-proposal-declined',
    userId: 'u',
  })
})

test('a sign-in is news only on a new kind of device', () => {
  expect(notificationOf({ type: 'SignedIn', data: { userId: 'u', how: 'password' } })).toBeUndefined()
  expect(notificationOf({ type: 'SignedIn', data: { userId: 'u', how: 'password', newDevice: true } })).toEqual({
    kind: 'new-sign-in',
    userId: 'u',
  })
})

test('nobody is told of what nobody need know', () => {
  expect(notifiedEvents).not.toContain('SignInFailed')
  expect(
    notificationOf({
      type: 'ClaimHandoverFailed',
      data: { claimId: 'c', retryCount: 1, reason: 'no answer', gaveUp: false },
    }),
  ).toBeUndefined()
  expect(notificationOf({ type: 'ClaimDeleted', data: { claimId: 'c' } })).toBeUndefined()
})

test('of second factors what their owner would not expect is told, and no everyday use', () => {
  const userId = 'u'
  expect(notificationOf({ type: 'SecondFactorEnrolled', data: { userId, factorId: 'f', kind: 'totp' } })).toEqual({
    kind: 'second-factor-added',
    userId,
  })
  expect(
    notificationOf({ type: 'SecondFactorRemoved', data: { userId, factorId: 'f', kind: 'totp', reason: 'Lost' } }),
  ).toEqual({ kind: 'second-factor-removed', userId })
  expect(
    notificationOf({ type: 'SecondFactorUsed', data: { userId, kind: 'passkey', shownFor: 'sign-in' } }),
  ).toBeUndefined()
  expect(
    notificationOf({ type: 'SecondFactorUsed', data: { userId, kind: 'recovery-code', shownFor: 'sign-in' } }),
  ).toEqual({ kind: 'recovery-code-used', userId })
  expect(
    notificationOf({
      type: 'SecondFactorRefused',
      data: { userId, kind: 'totp', shownFor: 'sign-in', reason: 'wrong' },
    }),
  ).toBeUndefined()
  expect(
    notificationOf({
      type: 'SecondFactorRefused',
      data: { userId, kind: 'totp', shownFor: 'sign-in', reason: 'too-many' },
    }),
  ).toEqual({ kind: 'second-factor-refused', userId })
})
