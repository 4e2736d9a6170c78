/** The claims desk corrects what it has decided, and nobody else's decision. */
import { expect, test } from 'vitest'
import type { Actor } from '../events/metadata.ts'
import type { ClaimCommand } from './claim-commands.ts'
import type { ClaimEvent } from './claim-events.ts'
import { evolve, type ClaimState } from './claim-state.ts'
import { decideClaim } from './decide-claim.ts'
import {
  exampleProposal,
  exampleReckoning,
  filed,
  historyOf,
  registered,
  stateAfter,
} from './testing/example-claims.ts'

const olga: Actor = { kind: 'system-administrator', id: 'olga' }
const approved = stateAfter(...historyOf.APPROVED)
const rejected = stateAfter(...historyOf.REJECTED)
const reckoned = stateAfter(filed, registered, {
  type: 'ClaimApproved',
  data: {
    claimId: 'c1',
    claimantId: 'claimant-1',
    payableCents: 800,
    remarks: '',
    batchNo: 'B-1',
    reckoning: exampleReckoning,
  },
})
const payoutWait = { changedAt: new Date('2026-11-24T02:12:00Z'), until: new Date('2026-11-27T02:12:00Z') }

const toApproved = (changes: object = {}): ClaimCommand => ({
  type: 'CorrectToApproved',
  data: {
    ...{ payableCents: 9_000, remarks: 'Paid in part', batchNo: 'B-2', reason: ' The invoice was misread. ' },
    ...{ correctedBy: 'vera', payoutWait: undefined, lastDecider: olga },
    ...changes,
  },
})
const toRejected = (changes: object = {}): ClaimCommand => ({
  type: 'CorrectToRejected',
  data: {
    ...{ reasonCode: 'DUPLICATE', remarks: 'Paid before', reason: 'It was paid in May.', correctedBy: 'vera' },
    lastDecider: olga,
    ...changes,
  },
})
const after = (command: ClaimCommand, state: ClaimState): ClaimState => {
  const decision = decideClaim(command, state)
  return 'events' in decision ? decision.events.reduce(evolve, state) : state
}
const refusalOf = (command: ClaimCommand, state: ClaimState) => {
  const decision = decideClaim(command, state)
  return 'refusal' in decision ? [decision.refusal.code, decision.refusal.field] : decision.events
}

test('another amount is paid: the event says both, why and who, and the claim what holds now', () => {
  expect(decideClaim(toApproved(), approved)).toEqual({
    events: [
      {
        type: 'ClaimDecisionCorrected',
        data: {
          ...{ claimId: 'c1', claimantId: 'claimant-1', reason: 'The invoice was misread.', remarks: 'Paid in part' },
          before: { status: 'APPROVED', payableCents: 12_000 },
          after: { status: 'APPROVED', payableCents: 9_000 },
          ...{ batchNo: 'B-2', correctedBy: 'vera' },
        },
      },
    ],
  })
  expect(after(toApproved(), approved)).toMatchObject({
    ...{ status: 'APPROVED', payableCents: 9_000, remarks: 'Paid in part', batchNo: 'B-2' },
    correctionReason: 'The invoice was misread.',
  })
})

test('approved after all and rejected after all: nothing stays of what only the other decision said', () => {
  const paid = after(toApproved({ reckoning: exampleReckoning }), rejected)
  expect(paid).toMatchObject({ status: 'APPROVED', payableCents: 9_000, reckoning: exampleReckoning })
  expect(paid).not.toHaveProperty('rejectionReasonCode')
  const refused = after(toRejected(), paid)
  expect(refused).toMatchObject({ status: 'REJECTED', rejectionReasonCode: 'DUPLICATE', batchNo: 'B-2' })
  expect(refused).not.toHaveProperty('payableCents')
  expect(refused).not.toHaveProperty('reckoning')
})

test('what was approved by a plan keeps what the plan said of it', () => {
  expect(after(toApproved({ payableCents: 700 }), reckoned)).toMatchObject({ reckoning: exampleReckoning })
})

test.each([
  ['without a reason', toApproved({ reason: ' ' }), approved, 'CORRECTION_REASON_MISSING', 'reason'],
  ['to the amount that it has', toApproved({ payableCents: 12_000 }), approved, 'NOTHING_CORRECTED', 'payableCents'],
  ['to more than was claimed', toApproved({ payableCents: 12_051 }), approved, 'PAYABLE_ABOVE_AMOUNT', 'payableCents'],
  ['without a batch number', toApproved({ batchNo: '' }), rejected, 'BATCH_NUMBER_MISSING', 'batchNo'],
  ['without why it is rejected', toRejected({ reasonCode: '' }), approved, 'REJECTION_REASON_MISSING', 'reasonCode'],
  ['to rejected, when it is', toRejected(), rejected, 'CLAIM_NOT_APPROVED', undefined],
  [
    'of an insurer',
    toRejected({ lastDecider: { kind: 'insurer', id: 'insurer-system' } }),
    approved,
    'DECIDED_BY_INSURER',
    undefined,
  ],
] as const)('a decision is not corrected %s', (_what, command, state, code, field) => {
  expect(refusalOf(command, state)).toEqual([code, field])
})

test('more is not paid while the payout waits; less is', () => {
  expect(refusalOf(toApproved({ payoutWait }), rejected)).toEqual(['PAYOUT_WAITS', undefined])
  expect(refusalOf(toApproved({ payoutWait, payableCents: 12_050 }), approved)).toEqual(['PAYOUT_WAITS', undefined])
  expect(after(toApproved({ payoutWait }), approved)).toMatchObject({ payableCents: 9_000 })
  expect(after(toRejected({ payoutWait }), approved)).toMatchObject({ status: 'REJECTED' })
})

test('above the limit it is proposed, and somebody agrees who neither decided nor proposed it', () => {
  const proposed: ClaimEvent = {
    type: 'ClaimAmountProposed',
    data: { claimId: 'c1', claimantId: 'claimant-1', ...exampleProposal, proposedBy: 'vera' },
  }
  const agree = (decidedBy: string): ClaimCommand => ({
    type: 'AgreeToAmount',
    data: {
      ...{ proposalId: 'a1', decidedBy, reckoning: exampleReckoning, payoutWait: undefined, lastDecider: olga },
    },
  })
  for (const state of [reckoned, rejected]) {
    const waiting = evolve(state, proposed)
    expect(waiting).toMatchObject({ status: state.status, amountProposal: { payableCents: 900 } })
    expect(refusalOf(agree('vera'), waiting)).toEqual(['AMOUNT_PROPOSAL_OWN', undefined])
    expect(refusalOf(agree('olga'), waiting)).toEqual(['CORRECTION_OF_OWN_DECISION', undefined])
    expect(decideClaim(agree('paul'), waiting)).toMatchObject({
      events: [{ type: 'ClaimDecisionCorrected', data: { correctedBy: 'paul', proposedBy: 'vera' } }],
    })
    const agreed = after(agree('paul'), waiting)
    expect(agreed).toMatchObject({ status: 'APPROVED', payableCents: 900 })
    expect(agreed).not.toHaveProperty('amountProposal')
  }
})
