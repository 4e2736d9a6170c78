import { expect, test } from 'vitest'
import { identityOfKept } from '../bank/account-on-record.ts'
import type { Actor } from '../events/metadata.ts'
import { accountOfProfile } from '../user/account-of-profile.ts'
import type { UserEvent } from '../user/user-events.ts'
import { accountOfClaim, hasLastChangedAccount } from './account-of-claim.ts'
import type { ClaimEvent } from './claim-events.ts'
import type { Payment } from './claim-details.ts'
import { bankPayment, chequePayment, filed, otherAccount, registered } from './testing/example-claims.ts'

const member: Actor = { kind: 'member', id: 'employee-1' }
const hour = (number: number) => new Date(Date.UTC(2026, 10, 23, number))
/** Each an hour after the one before. */
const happened = <Event extends ClaimEvent | UserEvent>(events: readonly Event[], actor = member) =>
  events.map((event, number) => ({ ...event, recordedAt: hour(number), metadata: { actor } }))
const identity = (account: Parameters<typeof identityOfKept>[0]) => identityOfKept(account)

const filedWith = (payment: Payment): ClaimEvent => ({ ...filed, data: { ...filed.data, payment } })
const updatedTo = (payment: Payment): ClaimEvent => ({
  type: 'ClaimUpdated',
  data: { ...filed.data, payment, attachments: [...filed.data.attachments], answersRequest: false },
})
const other: Payment = { method: 'Bank', ...otherAccount }
const proposal = { claimId: 'c1', employeeId: 'employee-1', proposalId: 'p1' }
const proposed: ClaimEvent = {
  type: 'ClaimBankAccountProposed',
  data: { ...proposal, account: otherAccount, proposedBy: 'olga' },
}
const verified: ClaimEvent = { type: 'ClaimBankAccountVerified', data: { ...proposal, decidedBy: 'vera' } }
const accountAfter = (...events: ClaimEvent[]) => accountOfClaim(happened(events))

test('a claim has the account since it was filed with it, whatever else happens to it', () => {
  expect(accountAfter(filed)).toEqual({ account: identity(bankPayment), enteredAt: hour(0) })
  expect(accountAfter(filed, registered, updatedTo(bankPayment))?.enteredAt).toEqual(hour(0))
  expect(accountAfter(filedWith(chequePayment), registered)).toBeUndefined()
})

test('when it was taken over from elsewhere, it counts from when it happened', () => {
  const [event] = happened([filed])
  const takenOver = event && { ...event, metadata: { ...event.metadata, occurredAt: '2026-01-02T03:04:05.000Z' } }
  expect(accountOfClaim(takenOver ? [takenOver] : [])?.enteredAt).toEqual(new Date('2026-01-02T03:04:05Z'))
})

test('each change begins anew, the change back too', () => {
  expect(accountAfter(filed, updatedTo(other))).toEqual({ account: identity(other), enteredAt: hour(1) })
  expect(accountAfter(filed, updatedTo(other), updatedTo(bankPayment))?.enteredAt).toEqual(hour(2))
  expect(accountAfter(filed, updatedTo(chequePayment))).toBeUndefined()
  expect(accountAfter(filed, updatedTo(chequePayment), updatedTo(bankPayment))?.enteredAt).toEqual(hour(2))
})

test('an update changes the account when it names another one', () => {
  const hasChanged = (...events: ClaimEvent[]) => hasLastChangedAccount(happened(events))
  expect(hasChanged(filed, updatedTo(other))).toBe(true)
  expect(hasChanged(filed, updatedTo(bankPayment))).toBe(false)
  expect(hasChanged(filed, updatedTo(chequePayment))).toBe(false)
  expect(hasChanged(filed, updatedTo(other), registered)).toBe(false)
})

test('an account that a second administrator verified is no change by the member, and one that is only proposed is none at all', () => {
  expect(accountAfter(filed, proposed)).toEqual({ account: identity(bankPayment), enteredAt: hour(0) })
  expect(accountAfter(filed, proposed, verified)).toEqual({ account: identity(other), enteredAt: null })
  expect(accountAfter(filed, proposed, verified, updatedTo(other))?.enteredAt).toBeNull()
  expect(accountAfter(filed, proposed, verified, updatedTo(bankPayment))?.enteredAt).toEqual(hour(3))
  expect(accountAfter(filed, verified)?.enteredAt).toEqual(hour(0))
})

test('the profile has an account since the member entered it; administrators, of whom there are two, leave no wait', () => {
  const recorded: UserEvent = { type: 'BankAccountRecorded', data: { userId: 'employee-1', ...otherAccount } }
  const administrator: Actor = { kind: 'system-administrator', id: 'vera', role: 'ADMIN_ACCOUNT' }
  expect(accountOfProfile([])).toBeUndefined()
  expect(accountOfProfile(happened([recorded]))).toEqual({ account: identity(otherAccount), enteredAt: hour(0) })
  expect(accountOfProfile(happened([recorded], administrator))?.enteredAt).toBeNull()
  expect(accountOfProfile(happened([recorded], { kind: 'hr-administrator', id: 'hr' }))?.enteredAt).toEqual(hour(0))
  const [entered, confirmed] = [happened([recorded]), happened([recorded, recorded], administrator)]
  expect(accountOfProfile([...entered, ...confirmed])?.enteredAt).toBeNull()
})
