/** Random commands on one claim, by everybody who can give any, right and wrong ones mixed. */
import * as fc from 'fast-check'
import type { ClaimCommand } from '../claim-commands.ts'
import {
  bankPayment,
  chequePayment,
  exampleReckoning,
  filed,
  inpatientDetails,
  outpatientDetails,
  receipt,
} from './example-claims.ts'

const cents = fc.oneof(
  fc.integer({ min: 0, max: 20_000 }),
  fc.constantFrom(-1, 0.5, Number.NaN, 12_050, 12_051, 99_999_900, 99_999_901, Number.MAX_SAFE_INTEGER + 1),
)
const text = fc.constantFrom('', ' ', 'Please look again.')
const administrator = fc.constantFrom('olga', 'vera')
const nobodyOrAdministrator = fc.constantFrom(null, 'olga', 'vera')
const payoutWait = fc.constantFrom(undefined, {
  changedAt: new Date('2026-11-24T02:12:00Z'),
  until: new Date('2026-11-27T02:12:00Z'),
})
const lastDecider = fc.constantFrom(
  undefined,
  { kind: 'insurer', id: 'insurer-system' } as const,
  {
    kind: 'system-administrator',
    id: 'olga',
  } as const,
)
const proposal = fc.constantFrom('p1', 'p2')

const details = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.integer({ min: 1, max: 99_999_900 }).map((amountCents) => ({ ...outpatientDetails, amountCents })),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom('Sprain', 'Flu').map((diagnosisText) => ({ ...outpatientDetails, diagnosisText })),
  },
  fc.constant({ ...outpatientDetails, otherInsurer: { name: 'Prudence' } }),
  fc.constant(inpatientDetails),
)
const payment = fc.constantFrom(bankPayment, chequePayment, { method: 'PayNow' } as const)
const attachments = fc
  .uniqueArray(fc.constantFrom('a1', 'a2', 'a3'))
  .map((ids) => ids.map((attachmentId) => ({ ...receipt, attachmentId })))

/** One source for each type of command; a new type is demanded here by its absence. */
const sources: {
  readonly [Type in ClaimCommand['type']]: fc.Arbitrary<Extract<ClaimCommand, { type: Type }>['data']>
} = {
  FileClaim: fc.record({ details, payment, attachments }).map((changes) => ({ ...filed.data, ...changes })),
  RecordHandoverFailure: fc.record({ reason: fc.constant('no answer'), final: fc.boolean() }),
  RegisterClaim: fc.record({
    transactionNo: fc.constantFrom('', 'T-1', 'T-2'),
    visitNo: fc.constantFrom(undefined, 'V-1'),
  }),
  RequestReprocess: fc.constant({}),
  RequestInformation: fc.record({ request: text }),
  UpdateClaim: fc.record({ details, payment, attachments, paymentMayChange: fc.boolean() }),
  StartReview: fc.constant({}),
  ApproveClaim: fc.record({ payableCents: cents, remarks: text, batchNo: fc.constantFrom('', 'B-1'), payoutWait }),
  ProposeAmount: fc.record({
    proposalId: proposal,
    payableCents: cents,
    remarks: text,
    batchNo: fc.constantFrom('', 'B-1'),
    reckoning: fc.constant(exampleReckoning),
    reason: text,
    proposedBy: administrator,
    lastDecider,
  }),
  AgreeToAmount: fc.record({
    proposalId: proposal,
    decidedBy: administrator,
    reckoning: fc.constant(exampleReckoning),
    payoutWait,
    lastDecider,
  }),
  DeclineAmount: fc.record({ proposalId: proposal, decidedBy: administrator, reason: text }),
  RejectClaim: fc.record({
    reasonCode: fc.constantFrom('', 'NOT_COVERED'),
    remarks: text,
    batchNo: fc.constantFrom(undefined, 'B-1'),
  }),
  CorrectToApproved: fc.record({
    payableCents: cents,
    remarks: text,
    batchNo: fc.constantFrom('', 'B-2'),
    reason: text,
    correctedBy: administrator,
    payoutWait,
    lastDecider,
  }),
  CorrectToRejected: fc.record({
    reasonCode: fc.constantFrom('', 'NOT_COVERED'),
    remarks: text,
    batchNo: fc.constantFrom(undefined, 'B-2'),
    reason: text,
    correctedBy: administrator,
    lastDecider,
  }),
  DeleteClaim: fc.constant({}),
  AssignClaim: fc.record({ assigneeId: nobodyOrAdministrator, from: nobodyOrAdministrator }),
  DismissDuplicate: fc.record({ otherClaimId: fc.constantFrom('c1', 'c2', 'c3') }),
  ProposeBankAccount: fc.record({
    proposalId: proposal,
    account: fc.constant({ bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '084109999' }),
    proposedBy: administrator,
  }),
  DecideBankAccount: fc.record({
    decision: fc.constantFrom('APPROVED' as const, 'REJECTED' as const),
    proposalId: fc.option(proposal, { nil: undefined }),
    decidedBy: administrator,
    note: text,
  }),
}

/** A command of any type, each as often as the others. */
export const randomCommand: fc.Arbitrary<ClaimCommand> = fc.oneof(
  ...Object.entries(sources).map(([type, source]) =>
    (source as fc.Arbitrary<unknown>).map((data) => ({ type, data }) as ClaimCommand),
  ),
)
