/** The statuses of a claim and what may be done in each: the buttons and the server ask the same functions (C09, 1§4, 3§4). */
import type { Power } from '../access/powers.ts'

export const claimStatuses = ['PROCESSING', 'SUBMITTED', 'PENDING', 'PENDING_REVIEW', 'APPROVED', 'REJECTED', 'DELETED'] as const
export type ClaimStatus = (typeof claimStatuses)[number]

/** Statuses as members read them (C09). Nobody but an administrator meets a deleted claim. */
export const claimStatusLabels: Readonly<Record<ClaimStatus, string>> = {
  PROCESSING: 'PROCESSING',
  SUBMITTED: 'Submitted',
  PENDING: 'Pending',
  PENDING_REVIEW: 'Pending Review',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  DELETED: 'Deleted',
}

/** Failed hand-overs to the insurer before the claim waits for Reprocess (C09). */
export const HANDOVER_ATTEMPTS = 5

/** A claim that was tried this often is shown in a warning style (1§2). */
export const RETRY_WARNING_THRESHOLD = 3

/** Reads a status from its code or its label in any case, as it comes in routes and queries; undefined for anything else. */
export function parseClaimStatus(text: string): ClaimStatus | undefined {
  const code = text.trim().toUpperCase().replaceAll(' ', '_')
  return claimStatuses.find((status) => status === code)
}

/** Which of the three status pictures stands for a status (1§2). */
export function statusPicture(status: ClaimStatus): 'approved' | 'rejected' | 'pending' {
  if (status === 'APPROVED') return 'approved'
  return status === 'REJECTED' ? 'rejected' : 'pending'
}

export const claimActions = [
  'update',
  'delete',
  'download-settlement-letter',
  'reprocess',
  'request-information',
  'start-review',
  'approve',
  'reject',
] as const
export type ClaimAction = (typeof claimActions)[number]

/** Statuses in which the insurer holds the claim and has not decided it. */
const withInsurer = ['SUBMITTED', 'PENDING', 'PENDING_REVIEW'] as const

const statusesFor: Readonly<Record<ClaimAction, readonly ClaimStatus[]>> = {
  update: ['PROCESSING', ...withInsurer],
  delete: ['PROCESSING', 'SUBMITTED'],
  'download-settlement-letter': ['APPROVED', 'REJECTED'],
  reprocess: ['PROCESSING'],
  'request-information': withInsurer,
  'start-review': ['SUBMITTED', 'PENDING'],
  approve: withInsurer,
  reject: withInsurer,
}

/** Whose each action is: the member's own, or an administrator's with a power. */
const actorOf: Readonly<Record<ClaimAction, 'member' | Power>> = {
  update: 'member',
  delete: 'member',
  'download-settlement-letter': 'member',
  reprocess: 'claims.reprocess',
  'request-information': 'claims.decide',
  'start-review': 'claims.decide',
  approve: 'claims.decide',
  reject: 'claims.decide',
}

/** Whether a claim in this status allows the action, whoever asks. */
export function isActionPossible(action: ClaimAction, status: ClaimStatus): boolean {
  return statusesFor[action].includes(status)
}

/** The member whose claim it is, or an administrator by what they may do (`powersOf(roles)`). */
export type ActingOnClaim = 'member' | ReadonlySet<Power>

/** As much of a claim as tells what may be done with it; the read models' rows and `FiledClaim` both fit. */
export interface ClaimProgress {
  readonly status: ClaimStatus
  readonly batchNo?: string | null | undefined
}

/**
 * The actions that somebody can take on a claim now, in the order of their buttons.
 * The settlement letter needs a batch number besides the status (1§4).
 */
export function availableActions(claim: ClaimProgress, who: ActingOnClaim): readonly ClaimAction[] {
  return claimActions.filter((action) => {
    const mine = who === 'member' ? actorOf[action] === 'member' : actorOf[action] !== 'member' && who.has(actorOf[action])
    return mine && isActionPossible(action, claim.status) && (action !== 'download-settlement-letter' || Boolean(claim.batchNo))
  })
}

/** The core fields of a claim are locked once the insurer asks or reviews (C11). */
export function areCoreFieldsLocked(status: ClaimStatus): boolean {
  return status !== 'PROCESSING' && status !== 'SUBMITTED'
}
