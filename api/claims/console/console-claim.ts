/** A claim as the console shows it: from the read model as it is now, and from its events as it was at any moment. */
import { bankProposalStatuses, type BankProposal } from '@member-care/domain/bank/bank-proposal.ts'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import type { Attachment, ClaimDetails, Payment } from '@member-care/domain/claim/claim-details.ts'
import {
  attachmentSchema,
  bankAccountSchema,
  claimDetailsSchema,
  paymentSchema,
} from '@member-care/domain/claim/claim-details.ts'
import type { FiledClaim } from '@member-care/domain/claim/claim-state.ts'
import {
  availableActions,
  claimActions,
  claimStatuses,
  type ClaimAction,
} from '@member-care/domain/claim/claim-status.ts'
import type { Power } from '@member-care/domain/access/powers.ts'
import { personal, REDACTED } from '@member-care/domain/events/event-definition.ts'
import { formatDecimal } from '@member-care/domain/money/money.ts'
import type { ClaimRecord, ClaimSummary } from '@member-care/projections/claims/claim-records.ts'
import type { HandoverFailure } from '@member-care/projections/handover-failures/handover-failure-queries.ts'
import { z } from 'zod'
import { reckoningAnswerSchema, type ReckoningAnswer } from '../../cover/reckoning-answer.ts'
import { payoutWaitSchema, type PayoutWaitAnswer } from '../../bank-proposals/payout-wait-answer.ts'
import { maskedFor, redactedWhereNull, withMaskedAccount } from '../../http/masking.ts'

const personalText = personal(z.string())

export const consoleClaimRowSchema = z.object({
  id: z.string(),
  /** Short reference, which every claim has from the start. */
  claimNo: z.string(),
  transactionNo: z.string().nullable(),
  companyId: z.string(),
  companyName: z.string(),
  claimantId: z.string(),
  claimantName: personalText,
  /** Masked without the power `nric.unmasked`. */
  nric: personalText,
  status: z.enum(claimStatuses),
  retryCount: z.number(),
  gaveUp: z.boolean(),
  /** The last failed hand-over, while the claim waits for the next one or for Reprocess. */
  handoverFailure: z
    .object({
      /** Technical, without personal data; domain/texts/handover-texts.ts puts it in words. */
      reason: z.string(),
      failedAt: z.string(),
      /** When the next try is due; null when there is none before Reprocess. */
      nextTryAt: z.string().nullable(),
    })
    .nullable(),
  providerName: z.string(),
  /** Singapore dates, YYYY-MM-DD. */
  visitDate: z.string().nullable(),
  admissionDate: z.string().nullable(),
  dischargeDate: z.string().nullable(),
  currency: z.string(),
  /** Decimal text; `payable` in Singapore dollars, once approved. */
  amount: z.string(),
  payable: z.string().nullable(),
  /** UTC, ISO. */
  filedAt: z.string(),
  updatedAt: z.string(),
  /** What a command states as `expectedVersion`. */
  version: z.number(),
})
export type ConsoleClaimRow = z.infer<typeof consoleClaimRowSchema>

export const consoleClaimSchema = consoleClaimRowSchema.extend({
  employeeId: z.string(),
  filedBy: z.enum(['member', 'hr-administrator']),
  visitNo: z.string().nullable(),
  details: claimDetailsSchema,
  /** The account number is masked. */
  payment: paymentSchema,
  /** The last account that an administrator proposed; its number is masked. */
  bankProposal: z
    .object({
      status: z.enum(bankProposalStatuses),
      account: bankAccountSchema,
      note: personalText.nullable(),
      /** Why it was declined. */
      reason: personalText.nullable(),
    })
    .nullable(),
  attachments: z.array(
    attachmentSchema
      .pick({ category: true, mimeType: true, bytes: true })
      .extend({ id: z.string(), name: attachmentSchema.shape.originalFilename }),
  ),
  remarks: personalText.nullable(),
  batchNo: z.string().nullable(),
  informationRequest: personalText.nullable(),
  rejectionReasonCode: z.string().nullable(),
  /** What the plan says: when it was approved, or while it is in work; null without a plan, and of other moments. */
  reckoning: reckoningAnswerSchema.nullable(),
  /** Why another amount was paid than the plan says. */
  otherAmountReason: personalText.nullable(),
  /** Why the claims desk corrected its decision, and when it did; null where it never did. `at` is null of other moments. */
  correction: z.object({ reason: personalText, at: z.string().nullable() }).nullable(),
  /** What was paid in all when a difference was settled, in cents; null where none was, or the decision was corrected since, and of other moments. */
  settledCents: z.number().nullable(),
  /** While it cannot be approved because the member has changed the account; null otherwise, and of other moments. */
  payoutWait: payoutWaitSchema.nullable(),
  /** Another amount that waits for a second person, or that was declined; null once the claim is changed, decided or corrected. */
  amountProposal: z
    .object({
      proposalId: z.string(),
      payableCents: z.number(),
      /** What the plan says of it with what was found out for it: now while it is open, else as it said then. Null: nobody can tell. */
      reckonedCents: z.number().nullable(),
      reason: personalText,
      remarks: personalText,
      batchNo: z.string(),
      proposedBy: z.object({ id: z.string(), name: z.string() }),
      declined: z.object({ by: z.object({ id: z.string(), name: z.string() }), reason: personalText }).nullable(),
    })
    .nullable(),
  /** Who works on it at the claims desk now. */
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** What this administrator may do with the claim now; nothing with the past. */
  actions: z.array(z.enum(claimActions)),
})
export type ConsoleClaim = z.infer<typeof consoleClaimSchema>

const corrections: readonly ClaimAction[] = ['correct-to-approved', 'correct-to-rejected']

type ShownProposal = ConsoleClaim['amountProposal']

/** What only the claim's own events say. */
export interface ToldByStream {
  readonly reckoning: ReckoningAnswer | null
  readonly otherAmountReason: ConsoleClaim['otherAmountReason']
  readonly correction: ConsoleClaim['correction']
  readonly amountProposal: ShownProposal
  readonly payoutWait: PayoutWaitAnswer | null
  readonly settledCents: number | null
  /** Whether an insurer took the decision: the desk corrects only its own. */
  readonly isDecidedByInsurer: boolean
}

export interface Viewer {
  readonly powers: ReadonlySet<Power>
  readonly companyName: string
  readonly handoverFailure?: Pick<HandoverFailure, 'reason' | 'failedAt' | 'nextTryAt'> | undefined
  /** Who works on the claim at the claims desk. */
  readonly assignee?: { readonly id: string; readonly name: string }
}

export function toConsoleRow(claim: ClaimSummary, { powers, companyName, handoverFailure }: Viewer): ConsoleClaimRow {
  return {
    id: claim.claimId,
    claimNo: claimReference(claim.claimId),
    transactionNo: claim.transactionNo,
    companyId: claim.companyId,
    companyName,
    claimantId: claim.claimantId,
    claimantName: claim.claimantName ?? REDACTED,
    nric: maskedFor(powers, claim.claimantNric ?? REDACTED),
    status: claim.status,
    retryCount: claim.retryCount,
    gaveUp: claim.gaveUp,
    handoverFailure: describeFailure(handoverFailure),
    providerName: claim.providerName,
    visitDate: claim.kind === 'outpatient' ? claim.visitDate : null,
    admissionDate: claim.kind === 'inpatient' ? claim.visitDate : null,
    dischargeDate: claim.dischargeDate,
    currency: claim.currency,
    amount: formatDecimal(claim.amountCents),
    payable: claim.payableCents === null ? null : formatDecimal(claim.payableCents),
    filedAt: claim.filedAt.toISOString(),
    updatedAt: claim.updatedAt.toISOString(),
    version: claim.revision,
  }
}

/** The claim as it is now. */
export function toConsoleClaim(
  claim: ClaimRecord,
  viewer: Viewer,
  { isDecidedByInsurer, ...told }: ToldByStream,
): ConsoleClaim {
  return {
    ...told,
    ...toConsoleRow(claim, viewer),
    ...contents(claim.details as ClaimDetails, claim.payment as Payment, claim.attachments as readonly Attachment[]),
    bankProposal: describeProposal(claim.bankProposal as BankProposal | null),
    employeeId: claim.employeeId,
    filedBy: claim.filedBy,
    visitNo: claim.visitNo,
    remarks: claim.remarks,
    batchNo: claim.batchNo,
    informationRequest: claim.informationRequest,
    rejectionReasonCode: claim.rejectionReasonCode,
    assignee: viewer.assignee ?? null,
    actions: availableActions(claim, viewer.powers).filter(
      (action) => !isDecidedByInsurer || !corrections.includes(action),
    ),
  }
}

/** The claim as it was when its stream was at a revision. */
export function toPastConsoleClaim(
  claim: FiledClaim,
  times: { filedAt: Date; updatedAt: Date; revision: number },
  { powers, companyName }: Viewer,
): ConsoleClaim {
  const { details, payment, attachments } = claim
  return {
    id: claim.claimId,
    claimNo: claimReference(claim.claimId),
    transactionNo: claim.transactionNo ?? null,
    companyId: claim.companyId,
    companyName,
    claimantId: claim.claimantId,
    claimantName: claim.claimantName,
    nric: maskedFor(powers, claim.claimantNric),
    status: claim.status,
    retryCount: claim.retryCount,
    gaveUp: claim.gaveUp,
    handoverFailure: null,
    providerName: details.providerName,
    visitDate: details.kind === 'outpatient' ? details.visitDate : null,
    admissionDate: details.kind === 'inpatient' ? details.admissionDate : null,
    dischargeDate: details.kind === 'inpatient' ? details.dischargeDate : null,
    currency: details.currency,
    amount: formatDecimal(details.amountCents),
    payable: claim.payableCents === undefined ? null : formatDecimal(claim.payableCents),
    filedAt: times.filedAt.toISOString(),
    updatedAt: times.updatedAt.toISOString(),
    version: times.revision,
    ...contents(details, payment, attachments),
    bankProposal: describeProposal(claim.bankProposal ?? null),
    employeeId: claim.employeeId,
    filedBy: claim.filedBy,
    visitNo: claim.visitNo ?? null,
    remarks: claim.remarks ?? null,
    batchNo: claim.batchNo ?? null,
    reckoning: null,
    otherAmountReason: claim.otherAmountReason ?? null,
    correction: claim.correctionReason === undefined ? null : { reason: claim.correctionReason, at: null },
    amountProposal: null,
    payoutWait: null,
    settledCents: null,
    informationRequest: claim.informationRequest ?? null,
    rejectionReasonCode: claim.rejectionReasonCode ?? null,
    assignee: null,
    actions: [],
  }
}

function contents(
  details: ClaimDetails,
  payment: Payment,
  attachments: readonly Attachment[],
): Pick<ConsoleClaim, 'details' | 'payment' | 'attachments'> {
  return {
    details: redactedWhereNull(details),
    payment: redactedWhereNull(withMaskedAccount(payment)),
    attachments: attachments.map(({ attachmentId, category, originalFilename, mimeType, bytes }) =>
      redactedWhereNull({ id: attachmentId, category, name: originalFilename, mimeType, bytes }),
    ),
  }
}

function describeFailure(failure: Viewer['handoverFailure']): ConsoleClaimRow['handoverFailure'] {
  return failure
    ? {
        reason: failure.reason,
        failedAt: failure.failedAt.toISOString(),
        nextTryAt: failure.nextTryAt?.toISOString() ?? null,
      }
    : null
}

function describeProposal(proposal: BankProposal | null): ConsoleClaim['bankProposal'] {
  if (proposal === null) return null
  const { status, account, note, reason } = proposal
  return {
    status,
    account: redactedWhereNull(withMaskedAccount(account)),
    note: note === undefined ? null : redactedWhereNull(note),
    reason: reason === undefined ? null : redactedWhereNull(reason),
  }
}
