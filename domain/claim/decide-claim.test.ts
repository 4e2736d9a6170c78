// Requirements: CLM-108, CLM-109, CLM-120, ADM-CLM-011, ADM-CLM-012, ADM-CLM-013, LIM-032
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REDACTED } from '../events/event-definition.ts'
import type { ClaimCommand, UpdateClaim } from './claim-commands.ts'
import type { ClaimEvent } from './claim-events.ts'
import type { ClaimRefusalCode } from './claim-refusals.ts'
import { evolve, initialState, isFiled } from './claim-state.ts'
import { claimStatuses, HANDOVER_ATTEMPTS, type ClaimStatus } from './claim-status.ts'
import { decideClaim } from './decide-claim.ts'
import {
  bankPayment,
  chequePayment,
  exampleProposal,
  filed,
  historyOf,
  inpatientDetails,
  otherAccount,
  outpatientDetails,
  receipt,
  registered,
  stateAfter,
} from './testing/example-claims.ts'

const update: UpdateClaim = {
  type: 'UpdateClaim',
  data: { details: outpatientDetails, payment: bankPayment, attachments: [receipt], paymentMayChange: true },
}

/** Who took the decision that is corrected. */
const desk = { kind: 'system-administrator', id: 'olga' } as const

const commands = {
  FileClaim: { type: 'FileClaim', data: filed.data },
  RecordHandoverFailure: { type: 'RecordHandoverFailure', data: { reason: 'timeout' } },
  RegisterClaim: { type: 'RegisterClaim', data: { transactionNo: 'T-9' } },
  RequestReprocess: { type: 'RequestReprocess', data: {} },
  RequestInformation: { type: 'RequestInformation', data: { request: 'Please send the invoice.' } },
  UpdateClaim: update,
  StartReview: { type: 'StartReview', data: {} },
  ApproveClaim: { type: 'ApproveClaim', data: { payableCents: 0, remarks: '', batchNo: 'B-9', payoutWait: undefined } },
  ProposeAmount: { type: 'ProposeAmount', data: { ...exampleProposal, lastDecider: desk } },
  AgreeToAmount: {
    type: 'AgreeToAmount',
    data: {
      proposalId: 'a1',
      decidedBy: 'vera',
      reckoning: exampleProposal.reckoning,
      payoutWait: undefined,
      lastDecider: desk,
    },
  },
  DeclineAmount: { type: 'DeclineAmount', data: { proposalId: 'a1', decidedBy: 'vera', reason: 'No.' } },
  RejectClaim: { type: 'RejectClaim', data: { reasonCode: 'DUPLICATE', remarks: '' } },
  CorrectToApproved: {
    type: 'CorrectToApproved',
    data: {
      payableCents: 100,
      remarks: '',
      batchNo: 'B-9',
      reason: 'The invoice came later.',
      correctedBy: 'vera',
      payoutWait: undefined,
      lastDecider: desk,
    },
  },
  CorrectToRejected: {
    type: 'CorrectToRejected',
    data: { reasonCode: 'DUPLICATE', remarks: '', reason: 'Paid twice.', correctedBy: 'vera', lastDecider: desk },
  },
  DeleteClaim: { type: 'DeleteClaim', data: {} },
  AssignClaim: { type: 'AssignClaim', data: { assigneeId: 'admin-1', from: null } },
  DismissDuplicate: { type: 'DismissDuplicate', data: { otherClaimId: 'c2' } },
  ProposeBankAccount: {
    type: 'ProposeBankAccount',
    data: { proposalId: 'p1', account: otherAccount, proposedBy: 'olga' },
  },
  DecideBankAccount: { type: 'DecideBankAccount', data: { decision: 'APPROVED', decidedBy: 'vera' } },
} as const satisfies { readonly [Type in ClaimCommand['type']]: ClaimCommand }

type Outcome = ClaimEvent['type'] | ClaimRefusalCode | 'nothing'

/** What becomes of every command in every status, in the order of the statuses. */
const outcomes: { readonly [Type in ClaimCommand['type']]: Readonly<Record<ClaimStatus, Outcome>> } = {
  FileClaim: inEach('CLAIM_ALREADY_FILED', {}),
  RecordHandoverFailure: inEach('CLAIM_ALREADY_REGISTERED', {
    PROCESSING: 'ClaimHandoverFailed',
    DELETED: 'CLAIM_DELETED',
  }),
  RegisterClaim: inEach('CLAIM_ALREADY_REGISTERED', { PROCESSING: 'ClaimRegistered', DELETED: 'CLAIM_DELETED' }),
  RequestReprocess: inEach('CLAIM_ALREADY_REGISTERED', {
    PROCESSING: 'ClaimReprocessRequested',
    DELETED: 'CLAIM_DELETED',
  }),
  RequestInformation: whileWithInsurer('ClaimInformationRequested'),
  UpdateClaim: { ...whileWithInsurer('ClaimUpdated'), PROCESSING: 'ClaimUpdated' },
  StartReview: { ...whileWithInsurer('ClaimReviewStarted'), PENDING_REVIEW: 'nothing' },
  ApproveClaim: whileWithInsurer('ClaimApproved'),
  ProposeAmount: fromInsurerOn('ClaimAmountProposed'),
  AgreeToAmount: fromInsurerOn('AMOUNT_PROPOSAL_ABSENT'),
  DeclineAmount: fromInsurerOn('AMOUNT_PROPOSAL_ABSENT'),
  RejectClaim: whileWithInsurer('ClaimRejected'),
  CorrectToApproved: inEach('CLAIM_NOT_DECIDED', {
    APPROVED: 'ClaimDecisionCorrected',
    REJECTED: 'ClaimDecisionCorrected',
    DELETED: 'CLAIM_DELETED',
  }),
  CorrectToRejected: inEach('CLAIM_NOT_APPROVED', { APPROVED: 'ClaimDecisionCorrected', DELETED: 'CLAIM_DELETED' }),
  DeleteClaim: inEach('DELETE_NOT_ALLOWED', {
    PROCESSING: 'ClaimDeleted',
    SUBMITTED: 'ClaimDeleted',
    DELETED: 'nothing',
  }),
  AssignClaim: { ...whileWithInsurer('ClaimAssigned'), PROCESSING: 'ClaimAssigned' },
  DismissDuplicate: { ...whileWithInsurer('ClaimDuplicateDismissed'), PROCESSING: 'ClaimDuplicateDismissed' },
  ProposeBankAccount: inEach('CLAIM_HANDED_OVER', { PROCESSING: 'ClaimBankAccountProposed', DELETED: 'CLAIM_DELETED' }),
  DecideBankAccount: inEach('BANK_PROPOSAL_ABSENT', { DELETED: 'CLAIM_DELETED' }),
}

function inEach(outcome: Outcome, but: Partial<Record<ClaimStatus, Outcome>>): Record<ClaimStatus, Outcome> {
  return {
    PROCESSING: outcome,
    SUBMITTED: outcome,
    PENDING: outcome,
    PENDING_REVIEW: outcome,
    APPROVED: outcome,
    REJECTED: outcome,
    DELETED: outcome,
    ...but,
  }
}

function whileWithInsurer(outcome: Outcome): Record<ClaimStatus, Outcome> {
  return inEach(outcome, {
    PROCESSING: 'CLAIM_NOT_REGISTERED',
    APPROVED: 'CLAIM_DECIDED',
    REJECTED: 'CLAIM_DECIDED',
    DELETED: 'CLAIM_DELETED',
  })
}

/** Also once it is decided, for a correction. */
function fromInsurerOn(outcome: Outcome): Record<ClaimStatus, Outcome> {
  return { ...whileWithInsurer(outcome), APPROVED: outcome, REJECTED: outcome }
}

function outcomeOf(command: ClaimCommand, history: readonly ClaimEvent[]): Outcome {
  const decision = decideClaim(command, stateAfter(...history))
  return 'refusal' in decision ? decision.refusal.code : (decision.events[0]?.type ?? 'nothing')
}

describe.each(Object.entries(outcomes))('%s', (type, expected) => {
  const command = Object.values(commands).find((candidate) => candidate.type === type) ?? commands.FileClaim

  test.each(claimStatuses)('of a claim that is %s', (status) => {
    expect(outcomeOf(command, historyOf[status])).toBe(expected[status])
  })

  test('of no claim', () => {
    expect(outcomeOf(command, [])).toBe(type === 'FileClaim' ? 'ClaimFiled' : 'CLAIM_NOT_FOUND')
  })
})

describe('handing a claim over', () => {
  const failures = (count: number): ClaimEvent[] => {
    const events: ClaimEvent[] = [filed]
    for (let done = 0; done < count; done += 1) {
      const decision = decideClaim(commands.RecordHandoverFailure, stateAfter(...events))
      if ('events' in decision) events.push(...decision.events)
    }
    return events
  }

  test('each failure adds 1 to the retry count, and only the fifth gives up', () => {
    expect(
      failures(HANDOVER_ATTEMPTS)
        .slice(1)
        .map(({ data }) => data),
    ).toEqual(
      [1, 2, 3, 4, 5].map((retryCount) => ({ claimId: 'c1', retryCount, reason: 'timeout', gaveUp: retryCount === 5 })),
    )
  })

  test('nothing is recorded beyond giving up', () => {
    expect(outcomeOf(commands.RecordHandoverFailure, failures(HANDOVER_ATTEMPTS))).toBe('HANDOVER_GIVEN_UP')
  })

  test('Reprocess sets the count to 0, and five more tries follow', () => {
    const reprocessed: ClaimEvent[] = [...failures(5), { type: 'ClaimReprocessRequested', data: { claimId: 'c1' } }]
    expect(stateAfter(...reprocessed)).toMatchObject({ retryCount: 0, gaveUp: false, status: 'PROCESSING' })
    expect(decideClaim(commands.RecordHandoverFailure, stateAfter(...reprocessed))).toMatchObject({
      events: [{ data: { retryCount: 1, gaveUp: false } }],
    })
  })

  test('a claim that was given up can still be registered', () => {
    expect(outcomeOf(commands.RegisterClaim, failures(5))).toBe('ClaimRegistered')
  })

  test.each(['SUBMITTED', 'PENDING', 'PENDING_REVIEW', 'APPROVED', 'REJECTED'] as const)(
    'the same number told again while %s changes nothing',
    (status) => {
      expect(
        decideClaim({ type: 'RegisterClaim', data: { transactionNo: 'T-1' } }, stateAfter(...historyOf[status])),
      ).toEqual({ events: [] })
    },
  )

  test('the same number is refused once the claim was deleted, so that the insurer withdraws it', () => {
    expect(
      outcomeOf({ type: 'RegisterClaim', data: { transactionNo: 'T-1' } }, [
        filed,
        registered,
        { type: 'ClaimDeleted', data: { claimId: 'c1' } },
      ]),
    ).toBe('CLAIM_DELETED')
  })
})

describe('updating a claim', () => {
  const updated = (status: ClaimStatus, data: Partial<UpdateClaim['data']>) =>
    decideClaim({ type: 'UpdateClaim', data: { ...update.data, ...data } }, stateAfter(...historyOf[status]))

  test.each(['PROCESSING', 'SUBMITTED'] as const)(
    'while %s the core fields are open and the status stays',
    (status) => {
      const details = { ...outpatientDetails, amountCents: 99, visitDate: '2026-03-01' }
      const decision = updated(status, { details })
      expect(decision).toMatchObject({ events: [{ data: { details, answersRequest: false } }] })
      expect('events' in decision && stateAfter(...historyOf[status], ...decision.events)).toMatchObject({
        status,
        details,
      })
    },
  )

  test('while PENDING it answers the request and goes to review', () => {
    const decision = updated('PENDING', { attachments: [receipt, { ...receipt, attachmentId: 'a2' }] })
    expect(decision).toMatchObject({ events: [{ data: { answersRequest: true } }] })
    expect('events' in decision && stateAfter(...historyOf.PENDING, ...decision.events)).toMatchObject({
      status: 'PENDING_REVIEW',
    })
  })

  test('while PENDING_REVIEW it stays in review', () => {
    expect(updated('PENDING_REVIEW', {})).toMatchObject({ events: [{ data: { answersRequest: false } }] })
  })

  test.each([
    ['visitDate', '2026-03-01'],
    ['providerName', 'Another Clinic'],
    ['receiptNo', 'R-2'],
    ['currency', 'USD'],
    ['amountCents', 12_051],
    ['benefitId', 'gp-2'],
    ['gstAmountCents', 0],
    ['prePostHospitalisation', true],
  ])('%s is locked while the insurer asks or reviews', (field, value) => {
    const details = { ...outpatientDetails, [field]: value }
    expect(updated('PENDING', { details })).toMatchObject({ refusal: { code: 'CORE_FIELDS_LOCKED', field } })
    expect(updated('PENDING_REVIEW', { details })).toMatchObject({ refusal: { code: 'CORE_FIELDS_LOCKED', field } })
  })

  test('personal core fields stay as they are, without being compared', () => {
    const details = { ...outpatientDetails, remarks: 'Changed', diagnosisName: 'Changed' }
    expect(updated('PENDING', { details })).toMatchObject({
      events: [{ data: { details: { remarks: 'Fever', diagnosisName: 'Influenza' } } }],
    })
  })

  test('accident and other insurer stay open', () => {
    const open = {
      accident: { date: '2026-03-01', time: '09:30', place: 'Home', details: 'Fell', workRelated: false },
      otherInsurer: { name: 'Other', claimReferenceNo: 'X' },
    }
    expect(updated('PENDING', { details: { ...outpatientDetails, ...open } })).toMatchObject({
      events: [{ data: { details: open } }],
    })
  })

  test('the payment changes only where the client permits it', () => {
    expect(updated('PENDING', { payment: chequePayment })).toMatchObject({
      events: [{ data: { payment: chequePayment } }],
    })
    expect(updated('PENDING', { payment: chequePayment, paymentMayChange: false })).toMatchObject({
      refusal: { code: 'PAYMENT_LOCKED' },
    })
    const otherAccount = { ...bankPayment, accountNo: '999999999' }
    expect(updated('SUBMITTED', { payment: otherAccount, paymentMayChange: false })).toMatchObject({
      events: [{ data: { payment: bankPayment } }],
    })
  })

  test('the kind of claim never changes', () => {
    expect(updated('SUBMITTED', { details: inpatientDetails })).toMatchObject({ refusal: { code: 'CLAIM_KIND_FIXED' } })
  })

  test('inpatient core fields are locked too', () => {
    const state = stateAfter(
      { ...filed, data: { ...filed.data, details: inpatientDetails } },
      registered,
      ...historyOf.PENDING.slice(2),
    )
    const decide = (details: typeof inpatientDetails) =>
      decideClaim({ type: 'UpdateClaim', data: { ...update.data, details } }, state)
    expect(decide({ ...inpatientDetails, dischargeDate: '2026-02-05' })).toMatchObject({
      refusal: { field: 'dischargeDate' },
    })
    expect(decide({ ...inpatientDetails, symptoms: 'Other' })).toMatchObject({
      events: [{ data: { details: { symptoms: inpatientDetails.symptoms } } }],
    })
  })
})

describe('what a decision needs', () => {
  const submitted = stateAfter(...historyOf.SUBMITTED)

  test.each([-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('a payable amount of %s is refused', (payableCents) => {
    expect(
      decideClaim(
        { type: 'ApproveClaim', data: { payableCents, remarks: '', batchNo: 'B', payoutWait: undefined } },
        submitted,
      ),
    ).toMatchObject({ refusal: { code: 'PAYABLE_AMOUNT_INVALID' } })
  })

  test.each([
    ['SGD', outpatientDetails.amountCents, true],
    ['SGD', outpatientDetails.amountCents + 1, false],
    ['IDR', outpatientDetails.amountCents + 1, true],
    ['IDR', 99_999_900, true],
    ['IDR', 99_999_901, false],
  ])('of a claim in %s %d cents can be paid: %s', (currency, payableCents, possible) => {
    const claim = stateAfter(
      { ...filed, data: { ...filed.data, details: { ...outpatientDetails, currency } } },
      registered,
    )
    const decision = decideClaim(
      { type: 'ApproveClaim', data: { payableCents, remarks: '', batchNo: 'B', payoutWait: undefined } },
      claim,
    )
    expect('refusal' in decision ? [decision.refusal.code, decision.refusal.field] : []).toEqual(
      possible ? [] : ['PAYABLE_ABOVE_AMOUNT', 'payableCents'],
    )
  })

  test('a batch number, a reason, a request and a transaction number must not be blank', () => {
    expect(
      decideClaim(
        { type: 'ApproveClaim', data: { payableCents: 1, remarks: '', batchNo: ' ', payoutWait: undefined } },
        submitted,
      ),
    ).toMatchObject({ refusal: { code: 'BATCH_NUMBER_MISSING' } })
    expect(decideClaim({ type: 'RejectClaim', data: { reasonCode: '', remarks: '' } }, submitted)).toMatchObject({
      refusal: { code: 'REJECTION_REASON_MISSING' },
    })
    expect(decideClaim({ type: 'RequestInformation', data: { request: '\n' } }, submitted)).toMatchObject({
      refusal: { code: 'REQUEST_MISSING' },
    })
    expect(decideClaim({ type: 'RegisterClaim', data: { transactionNo: '' } }, stateAfter(filed))).toMatchObject({
      refusal: { code: 'TRANSACTION_NUMBER_MISSING' },
    })
  })
})

/** The statuses that may follow each in one step (C09). */
const followers: Readonly<Record<ClaimStatus, readonly ClaimStatus[]>> = {
  PROCESSING: ['PROCESSING', 'SUBMITTED', 'DELETED'],
  SUBMITTED: ['SUBMITTED', 'PENDING', 'PENDING_REVIEW', 'APPROVED', 'REJECTED', 'DELETED'],
  PENDING: ['PENDING', 'PENDING_REVIEW', 'APPROVED', 'REJECTED'],
  PENDING_REVIEW: ['PENDING_REVIEW', 'PENDING', 'APPROVED', 'REJECTED'],
  APPROVED: ['APPROVED', 'REJECTED'],
  REJECTED: ['REJECTED', 'APPROVED'],
  DELETED: ['DELETED'],
}

describe('any sequence of commands', () => {
  const anyCommand = fc.constantFrom<ClaimCommand>(...Object.values(commands), {
    type: 'RegisterClaim',
    data: { transactionNo: 'T-1' },
  })

  test('takes only legal steps, and counts no more than five failures', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 40 }), (sequence) => {
        let state = stateAfter(filed)
        for (const command of sequence) {
          const decision = decideClaim(command, state)
          const next = 'events' in decision ? decision.events.reduce(evolve, state) : state
          if (!isFiled(state) || !isFiled(next)) throw new Error('a filed claim stays filed')
          expect(followers[state.status]).toContain(next.status)
          expect(next.retryCount).toBeLessThanOrEqual(HANDOVER_ATTEMPTS)
          expect(next.gaveUp).toBe(next.status === 'PROCESSING' && next.retryCount === HANDOVER_ATTEMPTS)
          state = next
        }
      }),
    )
  })

  test('decides the same after everything personal was forgotten', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 20 }), (sequence) => {
        let known = stateAfter(filed)
        let forgotten = stateAfter({ ...filed, data: { ...filed.data, ...forgottenData } })
        for (const command of sequence) {
          const [one, other] = [decideClaim(command, known), decideClaim(command, forgotten)]
          expect('refusal' in one ? one.refusal.code : one.events.map(({ type }) => type)).toEqual(
            'refusal' in other ? other.refusal.code : other.events.map(({ type }) => type),
          )
          if ('events' in one) known = one.events.reduce(evolve, known)
          if ('events' in other) forgotten = other.events.reduce(evolve, forgotten)
        }
      }),
    )
  })
})

const forgottenData = {
  claimantName: REDACTED,
  claimantNric: REDACTED,
  details: { ...outpatientDetails, remarks: REDACTED, diagnosisCode: REDACTED, diagnosisName: REDACTED },
  payment: { ...bankPayment, accountNo: REDACTED },
  attachments: [{ ...receipt, originalFilename: REDACTED }],
}

describe('folding', () => {
  test('never throws, whatever the order of events', () => {
    const anyEvent = fc.constantFrom(...Object.values(historyOf).flat())
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const state = events.reduce(evolve, initialState)
        expect(['NOT_FILED', ...claimStatuses]).toContain(state.status)
      }),
    )
  })

  test('keeps what the insurer said', () => {
    expect(stateAfter(...historyOf.APPROVED)).toMatchObject({
      transactionNo: 'T-1',
      visitNo: 'V-1',
      payableCents: 12_000,
      remarks: 'Paid',
      batchNo: 'B-1',
    })
    expect(stateAfter(...historyOf.REJECTED)).toMatchObject({
      rejectionReasonCode: 'NOT_COVERED',
      remarks: 'Not covered',
    })
    expect(stateAfter(...historyOf.PENDING)).toMatchObject({ informationRequest: 'The receipt is unreadable.' })
  })
})

describe('while the payout waits', () => {
  const payoutWait = { changedAt: new Date('2026-11-24T02:12:00Z'), until: new Date('2026-11-27T02:12:00Z') }
  const approval = (changes: object = {}): ClaimCommand => ({
    type: 'ApproveClaim',
    data: { payableCents: 100, remarks: '', batchNo: 'B', payoutWait, ...changes },
  })
  const submittedClaim = stateAfter(filed, registered)

  test('a claim is not approved, and the refusal says since when and until when', () => {
    expect(decideClaim(approval(), submittedClaim)).toEqual({
      refusal: {
        code: 'PAYOUT_WAITS',
        message:
          'Paid to an account that the member changed on 24 Nov 2026 10:12; payout waits until 27 Nov 2026 10:12.',
      },
    })
  })

  test('nor by a second person who agrees to another amount', () => {
    const proposed: ClaimEvent = {
      type: 'ClaimAmountProposed',
      data: { claimId: 'c1', claimantId: 'claimant-1', ...exampleProposal },
    }
    const state = stateAfter(filed, registered, proposed)
    const agree = (wait: typeof payoutWait | undefined): ClaimCommand => ({
      type: 'AgreeToAmount',
      data: {
        proposalId: exampleProposal.proposalId,
        decidedBy: 'somebody-else',
        reckoning: exampleProposal.reckoning,
        payoutWait: wait,
        lastDecider: undefined,
      },
    })
    expect(decideClaim(agree(payoutWait), state)).toMatchObject({ refusal: { code: 'PAYOUT_WAITS' } })
    expect(decideClaim(agree(undefined), state)).toMatchObject({ events: [{ type: 'ClaimApproved' }] })
  })

  test('what else stands against it is said first, and nothing else waits', () => {
    expect(decideClaim(approval({ batchNo: '' }), submittedClaim)).toMatchObject({
      refusal: { code: 'BATCH_NUMBER_MISSING' },
    })
    expect(decideClaim(approval(), stateAfter(filed))).toMatchObject({ refusal: { code: 'CLAIM_NOT_REGISTERED' } })
    expect(
      decideClaim({ type: 'RejectClaim', data: { reasonCode: 'DUPLICATE', remarks: '' } }, submittedClaim),
    ).toMatchObject({ events: [{ type: 'ClaimRejected' }] })
  })

  test('the event of an approval says nothing of it', () => {
    const decision = decideClaim(approval({ payoutWait: undefined }), submittedClaim)
    expect('events' in decision && decision.events[0]?.data).not.toHaveProperty('payoutWait')
  })
})
