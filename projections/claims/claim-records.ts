/** Claims as the queries give them: a summary for lists, a record for one claim. */
import type { BankProposal } from '@member-care/domain/bank/bank-proposal.ts'
import type { Attachment, ClaimDetails, Payment } from '@member-care/domain/claim/claim-details.ts'
import { claimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { claimKinds } from '@member-care/domain/claim/claim-terms.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { sql } from 'slonik'
import { z } from 'zod'
import type { Forgettable } from '../tables/forgotten-values.ts'
import { instant, integer } from '../tables/query-parts.ts'
import { openRows, sealedBoxes, type RowKeys } from '../tables/sealed-columns.ts'
import { claimsTable, type ClaimRow } from './claims-table.ts'

/** A claim in a list. Null stands for what is not known yet, and for personal values of somebody who has been forgotten. */
export interface ClaimSummary {
  readonly claimId: string
  readonly kind: ClaimRow['kind']
  readonly status: ClaimRow['status']
  readonly companyId: string
  readonly employeeId: string
  readonly claimantId: string
  readonly claimantName: string | null
  readonly claimantNric: string | null
  readonly filedBy: ClaimRow['filed_by']
  readonly transactionNo: string | null
  readonly visitNo: string | null
  readonly providerName: string
  /** Singapore date of the visit or admission, YYYY-MM-DD. */
  readonly visitDate: string
  readonly dischargeDate: string | null
  readonly filedAt: Date
  readonly updatedAt: Date
  /** ISO 4217 code of `amountCents`; `payableCents` are Singapore cents. */
  readonly currency: string
  readonly amountCents: number
  readonly payableCents: number | null
  readonly retryCount: number
  /** No hand-over is tried any more; the claim waits for Reprocess (C09). */
  readonly gaveUp: boolean
  /** The insurer has not taken the claim over yet. */
  readonly pendingInsurer: boolean
  readonly batchNo: string | null
  readonly rejectionReasonCode: string | null
  /** Who works on it at the claims desk. */
  readonly assigneeId: string | null
  /** Revision of the claim's stream that this shows. */
  readonly revision: number
  /** Where in the log the last event stands that this shows. */
  readonly position: Position
}

/** A claim in a member's own list. */
export interface MemberClaim extends ClaimSummary {
  /** What was treated, as listed or as typed. */
  readonly diagnosis: string | null
  /** What the insurer asked for last. */
  readonly informationRequest: string | null
}

export interface ClaimRecord extends ClaimSummary {
  /** What the insurer asked for last. */
  readonly informationRequest: string | null
  /** The remarks of the decision. */
  readonly remarks: string | null
  readonly details: Forgettable<ClaimDetails>
  readonly payment: Forgettable<Payment>
  readonly attachments: readonly Forgettable<Attachment>[]
  /** The last account that an administrator proposed, and when. */
  readonly bankProposal: Forgettable<BankProposal> | null
  readonly bankProposedAt: Date | null
}

export const summaryRow = z.object({
  claim_id: z.string(),
  kind: z.enum(claimKinds),
  status: z.enum(claimStatuses),
  company_id: z.string(),
  employee_id: z.string(),
  claimant_id: z.string(),
  claimant_name: z.string().nullable(),
  claimant_nric: z.string().nullable(),
  filed_by: z.enum(['member', 'hr-administrator']),
  transaction_no: z.string().nullable(),
  visit_no: z.string().nullable(),
  provider_name: z.string(),
  visit_date: z.string(),
  discharge_date: z.string().nullable(),
  filed_at: instant,
  updated_at: instant,
  currency: z.string(),
  amount_cents: integer,
  payable_cents: integer.nullable(),
  retry_count: z.number(),
  gave_up: z.boolean(),
  pending_insurer: z.boolean(),
  batch_no: z.string().nullable(),
  rejection_reason_code: z.string().nullable(),
  assignee_id: z.string().nullable(),
  revision: z.number(),
  position: z.custom<Position>(),
})

export const recordRow = summaryRow.extend({
  sealed: sealedBoxes,
  details: z.custom<ClaimRecord['details']>(),
  payment: z.custom<ClaimRecord['payment']>(),
  attachments: z.custom<ClaimRecord['attachments']>(),
  bank_proposal: z.custom<ClaimRecord['bankProposal']>(),
  bank_proposed_at: instant.nullable(),
})
export type RecordRow = z.infer<typeof recordRow>

/** With what was sealed in its place. */
export type OpenedRecordRow<Row extends RecordRow = RecordRow> = Omit<Row, 'sealed'> &
  Pick<ClaimRow, 'information_request' | 'remarks'>

/** With one question for the keys of all. @throws as openRows does */
export function openRecordRows<Row extends RecordRow>(
  keys: Pick<RowKeys, 'forReading'>,
  rows: readonly Row[],
): Promise<readonly OpenedRecordRow<Row>[]> {
  return openRows(keys, claimsTable, rows)
}

export const summaryColumns = sql.fragment`
  claim_id, kind, status, company_id, employee_id, claimant_id, claimant_name, claimant_nric, filed_by, transaction_no, visit_no,
  provider_name, visit_date::text as visit_date, discharge_date::text as discharge_date, filed_at, updated_at, currency, amount_cents, payable_cents,
  retry_count, gave_up, pending_insurer, batch_no, rejection_reason_code, assignee_id, revision, position`

export const recordColumns = sql.fragment`${summaryColumns}, sealed, details, payment, attachments, bank_proposal, bank_proposed_at`

export function toSummary(row: z.infer<typeof summaryRow>): ClaimSummary {
  return {
    claimId: row.claim_id,
    kind: row.kind,
    status: row.status,
    companyId: row.company_id,
    employeeId: row.employee_id,
    claimantId: row.claimant_id,
    claimantName: row.claimant_name,
    claimantNric: row.claimant_nric,
    filedBy: row.filed_by,
    transactionNo: row.transaction_no,
    visitNo: row.visit_no,
    providerName: row.provider_name,
    visitDate: row.visit_date,
    dischargeDate: row.discharge_date,
    filedAt: new Date(row.filed_at),
    updatedAt: new Date(row.updated_at),
    currency: row.currency,
    amountCents: Number(row.amount_cents),
    payableCents: row.payable_cents === null ? null : Number(row.payable_cents),
    retryCount: row.retry_count,
    gaveUp: row.gave_up,
    pendingInsurer: row.pending_insurer,
    batchNo: row.batch_no,
    rejectionReasonCode: row.rejection_reason_code,
    assigneeId: row.assignee_id,
    revision: row.revision,
    position: row.position,
  }
}

export function toRecord(row: OpenedRecordRow): ClaimRecord {
  return {
    ...toSummary(row),
    informationRequest: row.information_request,
    remarks: row.remarks,
    details: row.details,
    payment: row.payment,
    attachments: row.attachments,
    bankProposal: row.bank_proposal,
    bankProposedAt: row.bank_proposed_at === null ? null : new Date(row.bank_proposed_at),
  }
}
