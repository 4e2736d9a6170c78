/** Folds user events into the rows of the verification read model, in memory. Pure. */
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { nullWhereForgotten } from '../tables/forgotten-values.ts'
import type { IdentityChangeRow, UserBankProposalRow } from './verification-tables.ts'

/** What the two tables are made of; every other event of a user says nothing that stands in them. */
export const verificationEventTypes = [
  'UserBankAccountProposed',
  'UserBankAccountVerified',
  'UserBankAccountDeclined',
  'BankAccountRecorded',
  'IdentityChangeRequested',
  'IdentityChangeApproved',
  'IdentityChangeDeclined',
  'IdentityChangeWithdrawn',
  'PersonalDataErased',
] as const
export type VerificationEvent = Extract<Recorded<UserEvent>, { type: (typeof verificationEventTypes)[number] }>

interface PersonRow {
  readonly user_id: string
  readonly position: Position
}

/** The rows of proposed accounts that these events change, as they are afterwards; an event that a row has seen already leaves it as it is. */
export function foldUserBankProposals(
  present: readonly UserBankProposalRow[],
  events: readonly VerificationEvent[],
): readonly UserBankProposalRow[] {
  return fold(present, events, bankProposalAfter)
}

/** As {@link foldUserBankProposals}, for requested changes of who somebody is. */
export function foldIdentityChanges(
  present: readonly IdentityChangeRow[],
  events: readonly VerificationEvent[],
): readonly IdentityChangeRow[] {
  return fold(present, events, identityChangeAfter)
}

function fold<Row extends PersonRow>(
  present: readonly Row[],
  events: readonly VerificationEvent[],
  after: (row: Row | undefined, event: VerificationEvent) => Row | undefined,
): readonly Row[] {
  const rows = new Map(present.map((row) => [row.user_id, row]))
  const changed = new Set<string>()
  for (const event of events) {
    const before = rows.get(event.data.userId)
    if (before && event.position <= before.position) continue
    const next = after(before, event)
    if (!next || next === before) continue
    rows.set(next.user_id, { ...next, position: event.position })
    changed.add(next.user_id)
  }
  return [...rows.values()].filter((row) => changed.has(row.user_id))
}

const undecided = { decided_by: null, decided_at: null, note: null } as const

function bankProposalAfter(
  row: UserBankProposalRow | undefined,
  event: VerificationEvent,
): UserBankProposalRow | undefined {
  switch (event.type) {
    case 'UserBankAccountProposed': {
      const { userId, proposalId, bankName, bankNo, branchNo, accountNo, source, proposedBy } = event.data
      return {
        user_id: userId,
        proposal_id: proposalId,
        status: 'WAITING_VERIFICATION',
        bank_name: bankName,
        bank_no: bankNo,
        branch_no: branchNo,
        account_no: nullWhereForgotten(accountNo),
        source,
        proposed_by: proposedBy,
        proposed_at: happenedAt(event).toISOString(),
        ...undecided,
        reason: null,
        position: event.position,
      }
    }
    case 'UserBankAccountVerified':
    case 'UserBankAccountDeclined':
      if (row?.proposal_id !== event.data.proposalId) return row
      return {
        ...row,
        status: event.type === 'UserBankAccountVerified' ? 'APPROVED' : 'REJECTED',
        ...decidedBy(event),
        reason: nullWhereForgotten(event.type === 'UserBankAccountDeclined' ? (event.data.reason ?? null) : null),
      }
    // The member entered an account of their own; after an approval it is the approved one.
    case 'BankAccountRecorded':
      return row?.status === 'WAITING_VERIFICATION' ? { ...row, status: 'CLOSED' } : row
    case 'PersonalDataErased':
      return (
        row && {
          ...row,
          status: row.status === 'WAITING_VERIFICATION' ? 'CLOSED' : row.status,
          account_no: null,
          note: null,
          reason: null,
        }
      )
    default:
      return row
  }
}

function identityChangeAfter(
  row: IdentityChangeRow | undefined,
  event: VerificationEvent,
): IdentityChangeRow | undefined {
  switch (event.type) {
    case 'IdentityChangeRequested': {
      const { userId, requestId, name, nric, birthdate, gender, evidence, proposedBy, companyId, reason } = event.data
      return {
        user_id: userId,
        request_id: requestId,
        status: 'WAITING_VERIFICATION',
        changes_name: name !== undefined,
        changes_nric: nric !== undefined,
        changes_birthdate: birthdate !== undefined,
        name: nullWhereForgotten(name ?? null),
        nric: nullWhereForgotten(nric ?? null),
        birthdate: nullWhereForgotten(birthdate ?? null),
        gender: gender ?? null,
        proposed_by: proposedBy ?? null,
        company_id: companyId ?? null,
        reason: nullWhereForgotten(reason ?? null),
        evidence: nullWhereForgotten(
          evidence.map(({ fileId, originalFilename, mimeType, bytes }) => ({
            fileId,
            originalFilename,
            mimeType,
            bytes,
          })),
        ),
        requested_at: happenedAt(event).toISOString(),
        ...undecided,
        position: event.position,
      }
    }
    case 'IdentityChangeApproved':
    case 'IdentityChangeDeclined':
      if (row?.request_id !== event.data.requestId) return row
      return { ...row, status: event.type === 'IdentityChangeApproved' ? 'APPROVED' : 'REJECTED', ...decidedBy(event) }
    case 'IdentityChangeWithdrawn':
      return row?.request_id === event.data.requestId ? { ...row, status: 'WITHDRAWN' } : row
    case 'PersonalDataErased':
      return (
        row && {
          ...row,
          status: row.status === 'WAITING_VERIFICATION' ? 'CLOSED' : row.status,
          name: null,
          nric: null,
          birthdate: null,
          reason: null,
          note: null,
          evidence: row.evidence.map((entry) => ({ ...entry, originalFilename: null })),
        }
      )
    default:
      return row
  }
}

type DecisionEvent = Extract<VerificationEvent, { data: { decidedBy: string } }>

function decidedBy(event: DecisionEvent) {
  return {
    decided_by: event.data.decidedBy,
    decided_at: happenedAt(event).toISOString(),
    note: nullWhereForgotten(event.data.note ?? null),
  }
}
