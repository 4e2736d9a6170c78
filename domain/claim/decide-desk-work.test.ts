import { describe, expect, test } from 'vitest'
import type { ClaimEvent } from './claim-events.ts'
import { decideClaim } from './decide-claim.ts'
import { historyOf, stateAfter } from './testing/example-claims.ts'

describe('who works on a claim', () => {
  const assign = (assigneeId: string | null, from: string | null, ...before: readonly ClaimEvent[]) =>
    decideClaim({ type: 'AssignClaim', data: { assigneeId, from } }, stateAfter(...historyOf.SUBMITTED, ...before))
  const withAnn: ClaimEvent = { type: 'ClaimAssigned', data: { claimId: 'c1', assigneeId: 'ann' } }

  test('the second of two who take it at once is told', () => {
    expect(assign('ann', null)).toEqual({ events: [withAnn] })
    expect(assign('ben', null, withAnn)).toMatchObject({ refusal: { code: 'CLAIM_TAKEN' } })
  })

  test('it can be taken over knowingly, put back, and taken twice by the same', () => {
    expect(assign('ben', 'ann', withAnn)).toMatchObject({ events: [{ data: { assigneeId: 'ben' } }] })
    expect(assign(null, 'ann', withAnn)).toEqual({ events: [{ type: 'ClaimAssigned', data: { claimId: 'c1' } }] })
    expect(assign('ann', null, withAnn)).toEqual({ events: [] })
  })

  test.each(['APPROVED', 'REJECTED'] as const)('nobody does once it is %s', (status) => {
    const decision = historyOf[status].slice(-1)
    expect(stateAfter(...historyOf.SUBMITTED, withAnn, ...decision)).toMatchObject({ status, assigneeId: undefined })
  })
})

describe('a possible duplicate', () => {
  const dismiss = (otherClaimId: string, ...before: readonly ClaimEvent[]) =>
    decideClaim({ type: 'DismissDuplicate', data: { otherClaimId } }, stateAfter(...historyOf.SUBMITTED, ...before))

  test('is dismissed once, and never the claim itself', () => {
    const dismissed: ClaimEvent = { type: 'ClaimDuplicateDismissed', data: { claimId: 'c1', otherClaimId: 'c2' } }
    expect(dismiss('c2')).toEqual({ events: [dismissed] })
    expect(dismiss('c2', dismissed)).toEqual({ events: [] })
    expect(dismiss('c1')).toMatchObject({ refusal: { code: 'DUPLICATE_IS_SAME_CLAIM' } })
  })
})
