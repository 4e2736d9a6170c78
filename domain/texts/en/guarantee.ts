/** Letters of guarantee wherever they are shown: statuses, what happened, and who pays. */
import type { GuaranteeEvent } from '../../guarantee/guarantee-events.ts'
import type { GuaranteeStatus } from '../../guarantee/guarantee-status.ts'

export const guaranteeTexts = {
  /** Who guarantees (ELG-006 names it to the catalogue's call in small letters). */
  insurer: 'Income',
  statuses: {
    PENDING_HR: 'Pending HR',
    SUBMITTED: 'Submitted',
    APPROVED: 'Approved',
    REJECTED: 'Rejected',
    EXPIRED: 'Expired',
    WITHDRAWN: 'Withdrawn',
  } satisfies Readonly<Record<GuaranteeStatus, string>>,
} as const

/** What happened to a letter of guarantee. */
export const guaranteeEventTitles = {
  GuaranteeRequested: 'Letter requested',
  GuaranteePassedOn: 'Passed on by HR',
  GuaranteeDeclined: 'Declined by HR',
  GuaranteeTaken: 'Taken over by the insurer',
  GuaranteeHandoverFailed: 'Hand-over to the insurer failed',
  GuaranteeReprocessRequested: 'Handed over to the insurer again',
  GuaranteeInformationRequested: 'Information requested',
  GuaranteeInformationGiven: 'Information given',
  GuaranteeAmountProposed: 'Amount proposed to a second person',
  GuaranteeAmountDeclined: 'Proposed amount declined',
  GuaranteeIssued: 'Letter issued',
  GuaranteeRejected: 'Rejected',
  GuaranteeWithdrawn: 'Withdrawn by the member',
  GuaranteeRevoked: 'Letter withdrawn by the desk',
  GuaranteeChangeAsked: 'Change of the letter asked for',
  GuaranteeChangeDeclined: 'Change of the letter declined',
  GuaranteeReplaced: 'Replaced by a new letter',
  GuaranteeAdmissionAcknowledged: 'Admission acknowledged by the hospital',
  GuaranteeExpiryTold: 'Member told that the letter ends soon',
  GuaranteeExpired: 'Letter expired',
} as const satisfies Readonly<Record<GuaranteeEvent['type'], string>>
