/** Folds events into claim rows, in memory. Pure: what a status is follows from the domain's own fold of a claim. */
import type { BankProposal } from '@member-care/domain/bank/bank-proposal.ts'
import {
  dayOfClaim,
  type ClaimDetails,
  type Payment,
  type Attachment,
} from '@member-care/domain/claim/claim-details.ts'
import { claimEventDefinitions, claimFiled, type ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { likenessKeys, type LikenessKeys } from '@member-care/domain/claim/claim-likeness.ts'
import { evolve, initialState, isFiled, type FiledClaim } from '@member-care/domain/claim/claim-state.ts'
import { isUndecided } from '@member-care/domain/claim/claim-status.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { nullWhereForgotten, redactSubject } from '../tables/forgotten-values.ts'
import { searchKey } from '../tables/search-text.ts'
import { hashOfKey } from './likeness-key.ts'
import type { ClaimCountRow, ClaimRow, DuplicateKeyCountRow } from './claims-table.ts'

/** A claim on its way through a batch. */
interface ClaimInProgress {
  readonly claim: FiledClaim
  readonly filedById: string
  readonly filedAt: string
  readonly updatedAt: string
  readonly decidedAt: string | null
  /** When the last account was proposed. */
  readonly bankProposedAt: string | null
  readonly revision: number
  readonly position: Position
}

const claimEventTypes: ReadonlySet<string> = new Set(claimEventDefinitions.map((definition) => definition.type))

/** The personal fields of a claim, by whose they are. */
const personalFields = {
  ...claimFiled.personal,
  informationRequest: 'claimantId',
  remarks: 'claimantId',
  'bankProposal.account.accountNo': 'employeeId',
  'bankProposal.note': 'employeeId',
  'bankProposal.reason': 'employeeId',
}

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

function afterClaimEvent(
  before: ClaimInProgress | undefined,
  event: Recorded<ClaimEvent>,
): ClaimInProgress | undefined {
  if (before && event.position <= before.position) return before
  const claim = evolve(before?.claim ?? initialState, event)
  if (!isFiled(claim)) return undefined
  const at = happenedAt(event).toISOString()
  const bankProposedAt = event.type === 'ClaimBankAccountProposed' ? at : (before?.bankProposedAt ?? null)
  // How the desk shares its work is no change of the claim.
  const updatedAt = before && isDeskWork(event) ? before.updatedAt : at
  const decidedAt = before?.decidedAt ?? (isUndecided(claim.status) || claim.status === 'DELETED' ? null : at)
  const filedById = before?.filedById ?? event.metadata.actor.id
  return {
    claim,
    filedById,
    filedAt: before?.filedAt ?? at,
    updatedAt,
    decidedAt,
    bankProposedAt,
    revision: event.revision,
    position: event.position,
  }
}

function isDeskWork({ type }: ClaimEvent): boolean {
  return (
    type === 'ClaimAssigned' ||
    type === 'ClaimDuplicateDismissed' ||
    type === 'ClaimAmountProposed' ||
    type === 'ClaimAmountDeclined'
  )
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
      ...(row.assignee_id !== null && { assigneeId: row.assignee_id }),
      ...(row.dismissed_duplicates.length > 0 && { dismissedDuplicates: row.dismissed_duplicates }),
      ...(row.bank_proposal !== null && { bankProposal: row.bank_proposal as BankProposal }),
    },
    filedById: row.filed_by_id,
    filedAt: row.filed_at,
    updatedAt: row.updated_at,
    decidedAt: row.decided_at,
    bankProposedAt: row.bank_proposed_at,
    revision: row.revision,
    position: row.position,
  }
}

function toRow({
  claim,
  filedById,
  filedAt,
  updatedAt,
  decidedAt,
  bankProposedAt,
  revision,
  position,
}: ClaimInProgress): ClaimRow {
  const { details } = claim
  const keys = likenessKeysOf(claim)
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
    filed_by_id: filedById,
    transaction_no: claim.transactionNo ?? null,
    visit_no: claim.visitNo ?? null,
    provider_name: details.providerName,
    visit_date: dayOfClaim(details),
    discharge_date: details.kind === 'inpatient' ? details.dischargeDate : null,
    filed_at: filedAt,
    updated_at: updatedAt,
    decided_at: decidedAt,
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
    assignee_id: claim.assigneeId ?? null,
    dismissed_duplicates: claim.dismissedDuplicates ?? [],
    receipt_key: receiptKey(details),
    file_hashes: claim.attachments.map(({ sha256 }) => sha256),
    receipt_hashes: receiptsOf(claim).map(({ sha256 }) => sha256),
    likeness_keys: [...new Set([...keys.any, ...keys.strong])],
    duplicate_keys: keys.strong,
    details: nullWhereForgotten(details),
    payment: nullWhereForgotten(claim.payment),
    attachments: nullWhereForgotten(claim.attachments),
    bank_proposal: claim.bankProposal === undefined ? null : nullWhereForgotten(claim.bankProposal),
    bank_proposal_status: claim.bankProposal?.status ?? null,
    bank_proposed_at: bankProposedAt,
    name_key: searchKey(nullWhereForgotten(claim.claimantName)?.toLowerCase()),
    provider_key: providerKey(details),
    nric_key: searchKey(nullWhereForgotten(claim.claimantNric)?.toUpperCase()),
    transaction_key: searchKey(claim.transactionNo?.toUpperCase()),
    revision,
    position,
  }
}

/** What is deleted is not paid twice: nothing looks like it. */
function likenessKeysOf(claim: FiledClaim): LikenessKeys {
  if (claim.status === 'DELETED') return { any: [], strong: [] }
  const { details, employeeId, claimantId } = claim
  const { amountCents, currency } = details
  const receiptFiles = receiptsOf(claim).map(({ sha256 }) => sha256)
  const otherFiles = claim.attachments.map(({ sha256 }) => sha256).filter((hash) => !receiptFiles.includes(hash))
  const keys = likenessKeys({
    employeeId,
    claimantId,
    providerKey: providerKey(details),
    receiptKey: receiptKey(details),
    receiptFiles,
    otherFiles,
    visitDate: dayOfClaim(details),
    amountCents,
    currency,
  })
  return { any: keys.any.map(hashOfKey), strong: keys.strong.map(hashOfKey) }
}

function receiptsOf({ attachments }: FiledClaim): readonly Attachment[] {
  return attachments.filter(({ category }) => category === 'INV/RCP')
}

function providerKey({ providerName }: ClaimDetails): string {
  return searchKey(providerName.toLowerCase())
}

/** By how much each count changes; those that do not are left out. */
export function changesOfCounts(before: readonly ClaimRow[], after: readonly ClaimRow[]): readonly ClaimCountRow[] {
  const changed = new Set(after.map((row) => row.claim_id))
  const sums = new Map<string, ClaimCountRow>()
  const add = (rows: readonly ClaimRow[], claims: 1 | -1) => {
    for (const { company_id, kind, status, filed_by } of rows) {
      const key = JSON.stringify([company_id, kind, status, filed_by])
      sums.set(key, { company_id, kind, status, filed_by, claims: claims + (sums.get(key)?.claims ?? 0) })
    }
  }
  add(
    before.filter((row) => changed.has(row.claim_id)),
    -1,
  )
  add(after, 1)
  return [...sums.values()].filter(({ claims }) => claims !== 0)
}

/** By how much the number of claims with each key changes; what does not change is left out. */
export function changesOfKeyCounts(
  before: readonly ClaimRow[],
  after: readonly ClaimRow[],
): readonly DuplicateKeyCountRow[] {
  const changed = new Set(after.map((row) => row.claim_id))
  const sums = new Map<string, DuplicateKeyCountRow>()
  const add = (rows: readonly ClaimRow[], by: 1 | -1) => {
    for (const { duplicate_keys, status } of rows) {
      const waits = isUndecided(status) ? by : 0
      for (const key of duplicate_keys) {
        const sum = sums.get(key)
        sums.set(key, { key, claims: by + (sum?.claims ?? 0), waiting: waits + (sum?.waiting ?? 0) })
      }
    }
  }
  add(
    before.filter((row) => changed.has(row.claim_id)),
    -1,
  )
  add(after, 1)
  return [...sums.values()].filter(({ claims, waiting }) => claims !== 0 || waiting !== 0)
}

/** The same receipt of the same provider gives the same key, however it was typed. */
export function receiptKey(details: ClaimDetails): string | null {
  if (details.kind !== 'outpatient') return null
  const receiptNo = details.receiptNo.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
  return receiptNo === '' ? null : `${details.providerName.trim().toLowerCase()} ${receiptNo}`
}
