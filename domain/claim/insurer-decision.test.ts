import { describe, expect, test } from 'vitest'
import type { ClaimCommand } from './claim-commands.ts'
import type { ClaimEvent } from './claim-events.ts'
import { decideForInsurer, evolveWithRevision, initialClaimWithRevision, type ClaimMeant } from './insurer-decision.ts'
import { bankPayment, outpatientDetails } from './testing/example-claims.ts'

const filed: ClaimEvent = {
  type: 'ClaimFiled',
  data: {
    claimId: 'c1',
    companyId: 'company',
    employeeId: 'employee',
    claimantId: 'claimant',
    claimantName: 'Willow Tan',
    claimantNric: 'S8112345F',
    filedBy: 'member',
    details: outpatientDetails,
    payment: bankPayment,
    attachments: [],
  },
}
const registered: ClaimEvent = { type: 'ClaimRegistered', data: { claimId: 'c1', transactionNo: 'T1' } }
const updated: ClaimEvent = {
  type: 'ClaimUpdated',
  data: {
    claimId: 'c1',
    claimantId: 'claimant',
    employeeId: 'employee',
    details: outpatientDetails,
    payment: bankPayment,
    attachments: [],
    answersRequest: false,
  },
}
const approve: ClaimCommand = {
  type: 'ApproveClaim',
  data: { payableCents: 100, remarks: '', batchNo: 'B1', payoutWait: undefined },
}

const after = (...events: ClaimEvent[]) => events.reduce(evolveWithRevision, initialClaimWithRevision)
function codeOrEvents(command: ClaimCommand, events: ClaimEvent[], meant: ClaimMeant) {
  const decision = decideForInsurer(command, after(...events), meant)
  return 'refusal' in decision ? decision.refusal.code : decision.events.map(({ type }) => type)
}

test('the contents are numbered from 1, and a hand-over is no change of them', () => {
  const failed: ClaimEvent = {
    type: 'ClaimHandoverFailed',
    data: { claimId: 'c1', retryCount: 1, reason: 'down', gaveUp: false },
  }
  expect(after().revision).toBe(0)
  expect(after(filed, failed, registered).revision).toBe(1)
  expect(after(filed, updated, registered, updated).revision).toBe(3)
})

describe('what the insurer says', () => {
  test('holds for the claim with the number that it gave, in the revision that it has', () => {
    expect(codeOrEvents(approve, [filed, registered], { transactionNo: 'T1', revision: 1 })).toEqual(['ClaimApproved'])
    expect(codeOrEvents(approve, [filed, registered], { transactionNo: 'T2', revision: 1 })).toBe('CLAIM_NOT_FOUND')
    expect(codeOrEvents(approve, [], { transactionNo: 'T1' })).toBe('CLAIM_NOT_FOUND')
  })

  test('is refused when the member has changed the claim since, or when it speaks of contents that there are not', () => {
    expect(codeOrEvents(approve, [filed, registered, updated], { transactionNo: 'T1', revision: 1 })).toBe(
      'CLAIM_REVISION_OLD',
    )
    expect(codeOrEvents(approve, [filed, registered], { transactionNo: 'T1', revision: 2 })).toBe('CLAIM_REVISION_OLD')
    expect(codeOrEvents(approve, [filed, registered, updated], { transactionNo: 'T1', revision: 2 })).toEqual([
      'ClaimApproved',
    ])
  })

  test('too early, or of a claim that is decided or deleted, is answered with that, whatever the revision', () => {
    expect(codeOrEvents(approve, [filed], { transactionNo: 'T1', revision: 1 })).toBe('CLAIM_NOT_REGISTERED')
    const rejected: ClaimEvent = {
      type: 'ClaimRejected',
      data: { claimId: 'c1', claimantId: 'claimant', reasonCode: 'OTHER', remarks: '' },
    }
    expect(codeOrEvents(approve, [filed, registered, updated, rejected], { transactionNo: 'T1', revision: 1 })).toBe(
      'CLAIM_DECIDED',
    )
    const deleted: ClaimEvent = { type: 'ClaimDeleted', data: { claimId: 'c1' } }
    expect(codeOrEvents(approve, [filed, registered, deleted], { transactionNo: 'T1', revision: 1 })).toBe(
      'CLAIM_DELETED',
    )
  })

  test('a refusal to take the claim waits for Reprocess at once', () => {
    const decision = decideForInsurer(
      { type: 'RecordHandoverFailure', data: { reason: 'POLICY_UNKNOWN', final: true } },
      after(filed),
      {},
    )
    expect(decision).toMatchObject({ events: [{ type: 'ClaimHandoverFailed', data: { retryCount: 1, gaveUp: true } }] })
  })
})
