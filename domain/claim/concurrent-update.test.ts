import { expect, test } from 'vitest'
import type { UpdateClaim } from './claim-commands.ts'
import type { ClaimEvent } from './claim-events.ts'
import { decideUpdate, evolveWithForm, initialClaimWithForm } from './concurrent-update.ts'
import { bankPayment, filed, outpatientDetails, receipt, registered } from './testing/example-claims.ts'

const update: UpdateClaim = {
  type: 'UpdateClaim',
  data: { details: outpatientDetails, payment: bankPayment, attachments: [receipt], paymentMayChange: true },
}
const { claimId, claimantId } = filed.data
const asked: ClaimEvent = {
  type: 'ClaimInformationRequested',
  data: { claimId, claimantId, request: 'The invoice, please.' },
}
const rejected: ClaimEvent = {
  type: 'ClaimRejected',
  data: { claimId, claimantId, reasonCode: 'DUPLICATE', remarks: '' },
}
const updated: ClaimEvent = {
  type: 'ClaimUpdated',
  data: { ...update.data, claimId, claimantId, employeeId: filed.data.employeeId, answersRequest: false },
}
const verified: ClaimEvent = {
  type: 'ClaimBankAccountVerified',
  data: { claimId, employeeId: filed.data.employeeId, proposalId: 'p1', decidedBy: 'admin-2' },
}
const handoverFailed: ClaimEvent = {
  type: 'ClaimHandoverFailed',
  data: { claimId, retryCount: 1, reason: 'timeout', gaveUp: false },
}

function outcome(seen: readonly ClaimEvent[], since: readonly ClaimEvent[]): string | undefined {
  const before = seen.reduce(evolveWithForm, initialClaimWithForm)
  const decision = decideUpdate(update, since.reduce(evolveWithForm, before), before.formChanges)
  return 'refusal' in decision ? decision.refusal.code : decision.events[0]?.type
}

test('an update made from the claim as it is goes through', () => {
  expect(outcome([filed, registered, asked], [])).toBe('ClaimUpdated')
})

test('the way to the insurer changes nothing that the member fills in', () => {
  expect(outcome([filed], [handoverFailed, registered])).toBe('ClaimUpdated')
})

test.each([
  ['the insurer asks for something', asked],
  ['the insurer begins its review', { type: 'ClaimReviewStarted', data: { claimId } }],
  ['another device updates it', updated],
  ['another account is verified for it', verified],
] as const)('when %s meanwhile, the member is told', (_, event) => {
  expect(outcome([filed, registered], [event])).toBe('CLAIM_CHANGED')
})

test('a second question of the insurer counts, though the status stays', () => {
  expect(outcome([filed, registered, asked], [asked])).toBe('CLAIM_CHANGED')
})

test('a decision is told as one', () => {
  expect(outcome([filed, registered, asked], [asked, rejected])).toBe('CLAIM_DECIDED')
})
