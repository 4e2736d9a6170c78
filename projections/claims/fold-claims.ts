/** Folds events into claim rows, in memory. Pure: what a status is follows from the domain's own fold of a claim. */
import type { ClaimDetails, Payment, Attachment } from '@member-care/domain/claim/claim-details.ts'
import { claimEventDefinitions, claimFiled, type ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { evolve, initialState, isFiled, type FiledClaim } from '@member-care/domain/claim/claim-state.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { nullWhereForgotten, redactSubject } from '../tables/forgotten-values.ts'
import type { ClaimRow } from './claims-table.ts'

/** A claim on its way through a batch. */
interface ClaimInProgress {
  readonly claim: FiledClaim
  readonly filedAt: string
  readonly updatedAt: string
  readonly revision: number
  readonly position: Position
}

const claimEventTypes: ReadonlySet<string> = new Set(claimEventDefinitions.map((definition) => definition.type))

/** The personal fields of a claim, by whose they are. */
const personalFields = { ...claimFiled.personal, informationRequest: 'claimantId', remarks: 'claimantId' }

export function isClaimEvent(event: Recorded): event is Recorded<ClaimEvent> {
  return claimEventTypes.has(event.type)
}

/**
 * The rows that these events change, as they are afterwards.
 * @param present the rows of all claims that the events are about, as far as they exist
 * @param events in log order; one that a row has seen already (by its position) leaves it as it is
 */
export function foldClaims(present: readonly ClaimRow[], events: readonly Recorded[]): readonly ClaimRow[] {
  const claims = new Map(present.map((row) => [row.claim_id, fromRow(row)]))
  const changed = new Set<string>()
  const change = (after: ClaimInProgress) => {
    claims.set(after.claim.claimId, after)
    changed.add(after.claim.claimId)
  }
  for (const event of events) {
    if (isClaimEvent(event)) {
      const before = claims.get(event.data.claimId)
      const after = afterClaimEvent(before, event)
      if (after && after !== before) change(after)
    } else if (event.type === 'PersonalDataErased') {
      for (const before of claims.values()) {
        const after = afterErasure(before, event.data.userId, event.position)
        if (after !== before) change(after)
      }
    }
  }
  return [...claims.values()].filter(({ claim }) => changed.has(claim.claimId)).map(toRow)
}

function afterClaimEvent(before: ClaimInProgress | undefined, event: Recorded<ClaimEvent>): ClaimInProgress | undefined {
  if (before && event.position <= before.position) return before
  const claim = evolve(before?.claim ?? initialState, event)
  if (!isFiled(claim)) return undefined
  const at = happenedAt(event).toISOString()
  return { claim, filedAt: before?.filedAt ?? at, updatedAt: at, revision: event.revision, position: event.position }
}

function afterErasure(before: ClaimInProgress, userId: string, position: Position): ClaimInProgress {
  const concerned = before.claim.claimantId === userId || before.claim.employeeId === userId
  if (!concerned || position <= before.position) return before
  return { ...before, claim: redactSubject(before.claim, personalFields, userId), position }
}

/** Where a row has null for a forgotten value, so has the claim; the domain's fold carries personal values along and never looks at them. */
function fromRow(row: ClaimRow): ClaimInProgress {
  return {
    claim: {
      claimId: row.claim_id,
      status: row.status,
      companyId: row.company_id,
      employeeId: row.employee_id,
      claimantId: row.claimant_id,
      claimantName: row.claimant_name as string,
      claimantNric: row.claimant_nric as string,
      filedBy: row.filed_by,
      details: row.details as ClaimDetails,
      payment: row.payment as Payment,
      attachments: row.attachments as readonly Attachment[],
      retryCount: row.retry_count,
      gaveUp: row.gave_up,
      ...(row.transaction_no !== null && { transactionNo: row.transaction_no }),
      ...(row.visit_no !== null && { visitNo: row.visit_no }),
      ...(row.information_request !== null && { informationRequest: row.information_request }),
      ...(row.payable_cents !== null && { payableCents: row.payable_cents }),
      ...(row.rejection_reason_code !== null && { rejectionReasonCode: row.rejection_reason_code }),
      ...(row.remarks !== null && { remarks: row.remarks }),
      ...(row.batch_no !== null && { batchNo: row.batch_no }),
    },
    filedAt: row.filed_at,
    updatedAt: row.updated_at,
    revision: row.revision,
    position: row.position,
  }
}

function toRow({ claim, filedAt, updatedAt, revision, position }: ClaimInProgress): ClaimRow {
  const { details } = claim
  return {
    claim_id: claim.claimId,
    kind: details.kind,
    status: claim.status,
    company_id: claim.companyId,
    employee_id: claim.employeeId,
    claimant_id: claim.claimantId,
    claimant_name: nullWhereForgotten(claim.claimantName),
    claimant_nric: nullWhereForgotten(claim.claimantNric),
    filed_by: claim.filedBy,
    transaction_no: claim.transactionNo ?? null,
    visit_no: claim.visitNo ?? null,
    provider_name: details.providerName,
    visit_date: details.kind === 'outpatient' ? details.visitDate : details.admissionDate,
    discharge_date: details.kind === 'inpatient' ? details.dischargeDate : null,
    filed_at: filedAt,
    updated_at: updatedAt,
    currency: details.currency,
    amount_cents: details.amountCents,
    payable_cents: claim.payableCents ?? null,
    retry_count: claim.retryCount,
    gave_up: claim.gaveUp,
    pending_insurer: claim.status === 'PROCESSING',
    batch_no: claim.batchNo ?? null,
    rejection_reason_code: claim.rejectionReasonCode ?? null,
    information_request: nullWhereForgotten(claim.informationRequest ?? null),
    remarks: nullWhereForgotten(claim.remarks ?? null),
    details: nullWhereForgotten(details),
    payment: nullWhereForgotten(claim.payment),
    attachments: nullWhereForgotten(claim.attachments),
    revision,
    position,
  }
}
