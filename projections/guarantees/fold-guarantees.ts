/** Folds events into rows of letters of guarantee, in memory. Pure: what a status is follows from the domain's own fold. */
import type { Attachment } from '@member-care/domain/claim/claim-details.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import {
  guaranteeEventDefinitions,
  guaranteeRequested,
  type GuaranteeEvent,
  type GuaranteeRequest,
  type IssuedLetter,
} from '@member-care/domain/guarantee/guarantee-events.ts'
import {
  evolveGuarantee,
  initialGuarantee,
  isRequested,
  latestLetter,
  type GuaranteeAmountProposal,
  type GuaranteeChange,
  type RequestedGuarantee,
} from '@member-care/domain/guarantee/guarantee-state.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { nullWhereForgotten, redactSubject } from '../tables/forgotten-values.ts'
import { searchKey } from '../tables/search-text.ts'
import type { GuaranteeRow } from './guarantees-table.ts'

/** A letter of guarantee on its way through a batch. */
interface GuaranteeInProgress {
  readonly guarantee: RequestedGuarantee
  readonly requestedAt: string
  readonly updatedAt: string
  readonly acknowledgedAt: string | null
  readonly revision: number
  readonly position: Position
}

const guaranteeEventTypes: ReadonlySet<string> = new Set(guaranteeEventDefinitions.map(({ type }) => type))

/** The personal fields of a letter of guarantee, by whose they are. */
const personalFields = {
  ...guaranteeRequested.personal,
  informationRequest: 'patientId',
  informationAnswer: 'patientId',
  reason: 'patientId',
  'letters.*.conditions': 'patientId',
  'amountProposal.terms.conditions': 'patientId',
  'amountProposal.declined.reason': 'patientId',
  'change.reason': 'patientId',
  'change.declined.reason': 'patientId',
}

export function isGuaranteeEvent(event: Recorded): event is Recorded<GuaranteeEvent> {
  return guaranteeEventTypes.has(event.type)
}

/**
 * The rows that these events change, as they are afterwards.
 * @param present the rows that the events are about, as far as they exist
 * @param events in log order; one that a row has seen already (by its position) leaves it as it is
 */
export function foldGuarantees(present: readonly GuaranteeRow[], events: readonly Recorded[]): readonly GuaranteeRow[] {
  const guarantees = new Map(present.map((row) => [row.guarantee_id, fromRow(row)]))
  const changed = new Set<string>()
  const change = (after: GuaranteeInProgress) => {
    guarantees.set(after.guarantee.guaranteeId, after)
    changed.add(after.guarantee.guaranteeId)
  }
  for (const event of events) {
    if (isGuaranteeEvent(event)) {
      const before = guarantees.get(event.data.guaranteeId)
      const after = afterEvent(before, event)
      if (after && after !== before) change(after)
    } else if (event.type === 'PersonalDataErased') {
      for (const before of guarantees.values()) {
        const after = afterErasure(before, event.data.userId, event.position)
        if (after !== before) change(after)
      }
    }
  }
  return [...guarantees.values()].filter(({ guarantee }) => changed.has(guarantee.guaranteeId)).map(toRow)
}

function afterEvent(
  before: GuaranteeInProgress | undefined,
  event: Recorded<GuaranteeEvent>,
): GuaranteeInProgress | undefined {
  if (before && event.position <= before.position) return before
  const guarantee = evolveGuarantee(before?.guarantee ?? initialGuarantee, event)
  if (!isRequested(guarantee)) return undefined
  const at = happenedAt(event).toISOString()
  return {
    guarantee,
    requestedAt: before?.requestedAt ?? at,
    updatedAt: at,
    acknowledgedAt: event.type === 'GuaranteeAdmissionAcknowledged' ? at : (before?.acknowledgedAt ?? null),
    revision: event.revision,
    position: event.position,
  }
}

function afterErasure(before: GuaranteeInProgress, userId: string, position: Position): GuaranteeInProgress {
  const { patientId, employeeId } = before.guarantee
  if ((patientId !== userId && employeeId !== userId) || position <= before.position) return before
  return { ...before, guarantee: redactSubject(before.guarantee, personalFields, userId), position }
}

/** Where a row has null for a forgotten value, so has the letter; the domain's fold carries personal values along and never looks at them. */
function fromRow(row: GuaranteeRow): GuaranteeInProgress {
  return {
    guarantee: {
      guaranteeId: row.guarantee_id,
      number: row.number,
      status: row.status,
      companyId: row.company_id,
      employeeId: row.employee_id,
      patientId: row.patient_id,
      patientName: row.patient_name as string,
      patientNric: row.patient_nric as string,
      email: row.email as string,
      policyNo: row.policy_no,
      kind: row.kind,
      needsHr: row.needs_hr,
      ...(row.decider && { decider: row.decider }),
      ...(row.reference_no !== null && { referenceNo: row.reference_no }),
      ...(row.handover && { handover: row.handover }),
      request: row.request as GuaranteeRequest,
      attachments: row.attachments as Attachment[],
      asksInformation: row.asks_information,
      letters: row.letters as readonly IssuedLetter[],
      ...(row.information_request !== null && { informationRequest: row.information_request }),
      ...(row.information_answer !== null && { informationAnswer: row.information_answer }),
      ...(row.amount_proposal !== null && { amountProposal: row.amount_proposal as GuaranteeAmountProposal }),
      ...(row.change !== null && { change: row.change as GuaranteeChange }),
      ...(row.reason !== null && { reason: row.reason }),
      ...(row.acknowledged_issue !== null && { acknowledgedIssue: row.acknowledged_issue }),
      ...(row.expiry_told_issue !== null && { expiryToldIssue: row.expiry_told_issue }),
    },
    requestedAt: row.requested_at,
    updatedAt: row.updated_at,
    acknowledgedAt: row.acknowledged_at,
    revision: row.revision,
    position: row.position,
  }
}

function toRow({
  guarantee,
  requestedAt,
  updatedAt,
  acknowledgedAt,
  revision,
  position,
}: GuaranteeInProgress): GuaranteeRow {
  const letter = latestLetter(guarantee)
  const { amountProposal, change } = guarantee
  return {
    guarantee_id: guarantee.guaranteeId,
    number: guarantee.number,
    status: guarantee.status,
    company_id: guarantee.companyId,
    employee_id: guarantee.employeeId,
    patient_id: guarantee.patientId,
    patient_name: nullWhereForgotten(guarantee.patientName),
    patient_nric: nullWhereForgotten(guarantee.patientNric),
    email: nullWhereForgotten(guarantee.email),
    policy_no: guarantee.policyNo,
    kind: guarantee.kind,
    needs_hr: guarantee.needsHr,
    decider: guarantee.decider ?? null,
    reference_no: guarantee.referenceNo ?? null,
    handover: guarantee.handover ?? null,
    hospital: guarantee.request.hospital,
    admission_on: letter?.admissionOn ?? guarantee.request.admissionOn,
    amount_cents: letter?.amountCents ?? null,
    valid_until: letter?.validUntil ?? null,
    request: nullWhereForgotten(guarantee.request),
    attachments: nullWhereForgotten(guarantee.attachments),
    letters: nullWhereForgotten(guarantee.letters),
    information_request: nullWhereForgotten(guarantee.informationRequest ?? null),
    information_answer: nullWhereForgotten(guarantee.informationAnswer ?? null),
    amount_proposal: amountProposal === undefined ? null : nullWhereForgotten(amountProposal),
    change: change === undefined ? null : nullWhereForgotten(change),
    reason: nullWhereForgotten(guarantee.reason ?? null),
    asks_information: guarantee.asksInformation,
    waits_for_agreement: amountProposal !== undefined && amountProposal.declined === undefined,
    waits_for_change: change !== undefined && change.declined === undefined,
    acknowledged_issue: guarantee.acknowledgedIssue ?? null,
    acknowledged_at: acknowledgedAt,
    expiry_told_issue: guarantee.expiryToldIssue ?? null,
    requested_at: requestedAt,
    updated_at: updatedAt,
    name_key: searchKey(nullWhereForgotten(guarantee.patientName)?.toLowerCase()),
    revision,
    position,
  }
}
