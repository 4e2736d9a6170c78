/**
 * The statuses of a claim and what may be done in each. The buttons and the server ask the same functions (C09, 1§4,
 * 3§4).
 */
import type { Power } from '../access/powers.ts'
import type { PaymentMethod } from './claim-terms.ts'

export const claimStatuses = [
  'PROCESSING',
  'SUBMITTED',
  'PENDING',
  'PENDING_REVIEW',
  'APPROVED',
  'REJECTED',
  'DELETED',
] as const
export type ClaimStatus = (typeof claimStatuses)[number]

/** A status as answers, addresses and links spell it, in every language (C09). People read `claimStatusLabels`. */
export const spelledClaimStatuses: Readonly<Record<ClaimStatus, string>> = {
  PROCESSING: 'PROCESSING',
  SUBMITTED: 'Submitted',
  PENDING: 'Pending',
  PENDING_REVIEW: 'Pending Review',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  DELETED: 'Deleted',
}

/** How many hand-overs to the insurer may fail before the claim waits for Reprocess (C09). */
export const HANDOVER_ATTEMPTS = 5

/** From this many tries on, a claim is shown in a warning style (1§2). */
export const RETRY_WARNING_THRESHOLD = 3

/** Reads a status from its code or its spelling in any case, as it comes in routes and queries; undefined for anything else. */
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
  'propose-bank-account',
  'request-information',
  'start-review',
  'approve',
  'reject',
  'correct-to-approved',
  'correct-to-rejected',
  'assign',
  'dismiss-duplicate',
] as const
export type ClaimAction = (typeof claimActions)[number]

/** Who acts on a claim: its member, the insurer's side of the hand-over, or an administrator with a power. */
export type ClaimActor = 'member' | 'insurer' | Power

interface ClaimRule {
  readonly by: ClaimActor
  /** The statuses that allow it, each with the status that it leads to. */
  readonly steps: Readonly<Partial<Record<ClaimStatus, ClaimStatus>>>
}

/** Statuses in which a claim waits for somebody. */
export const undecidedStatuses = [
  'PROCESSING',
  'SUBMITTED',
  'PENDING',
  'PENDING_REVIEW',
] as const satisfies readonly ClaimStatus[]

export type UndecidedStatus = (typeof undecidedStatuses)[number]

export function isUndecided(status: ClaimStatus): status is UndecidedStatus {
  return undecidedStatuses.some((undecided) => undecided === status)
}

/** Statuses in which a claim waits for the claims desk. */
export const statusesToDecide = ['SUBMITTED', 'PENDING_REVIEW'] as const satisfies readonly ClaimStatus[]

/** These are things that the desk does with a claim besides deciding it. They leave the status as it is. */
const whileUndecided = {
  PROCESSING: 'PROCESSING',
  SUBMITTED: 'SUBMITTED',
  PENDING: 'PENDING',
  PENDING_REVIEW: 'PENDING_REVIEW',
} as const

/** While the amount can be decided, or what was decided can be corrected. */
const whileToDecideOrCorrect = {
  SUBMITTED: 'SUBMITTED',
  PENDING: 'PENDING',
  PENDING_REVIEW: 'PENDING_REVIEW',
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
} as const

/**
 * The one table of who may do what in which status, and where it leads (C09, C11, 1§4, 3§4). Deciders, routes and buttons all ask
 * it. Out of APPROVED and REJECTED leads only that the desk corrects its decision, and nothing out of DELETED.
 */
const claimRules = {
  update: {
    by: 'member',
    steps: {
      PROCESSING: 'PROCESSING',
      SUBMITTED: 'SUBMITTED',
      PENDING: 'PENDING_REVIEW',
      PENDING_REVIEW: 'PENDING_REVIEW',
    },
  },
  delete: { by: 'member', steps: { PROCESSING: 'DELETED', SUBMITTED: 'DELETED' } },
  'download-settlement-letter': { by: 'member', steps: { APPROVED: 'APPROVED', REJECTED: 'REJECTED' } },
  reprocess: { by: 'claims.reprocess', steps: { PROCESSING: 'PROCESSING' } },
  'propose-bank-account': { by: 'claims.proposeBank', steps: { PROCESSING: 'PROCESSING' } },
  'request-information': {
    by: 'claims.decide',
    steps: { SUBMITTED: 'PENDING', PENDING: 'PENDING', PENDING_REVIEW: 'PENDING' },
  },
  'start-review': { by: 'claims.decide', steps: { SUBMITTED: 'PENDING_REVIEW', PENDING: 'PENDING_REVIEW' } },
  approve: { by: 'claims.decide', steps: { SUBMITTED: 'APPROVED', PENDING: 'APPROVED', PENDING_REVIEW: 'APPROVED' } },
  'propose-amount': { by: 'claims.decide', steps: whileToDecideOrCorrect },
  'agree-to-amount': {
    by: 'claims.decide',
    steps: {
      SUBMITTED: 'APPROVED',
      PENDING: 'APPROVED',
      PENDING_REVIEW: 'APPROVED',
      APPROVED: 'APPROVED',
      REJECTED: 'APPROVED',
    },
  },
  'decline-amount': { by: 'claims.decide', steps: whileToDecideOrCorrect },
  reject: { by: 'claims.decide', steps: { SUBMITTED: 'REJECTED', PENDING: 'REJECTED', PENDING_REVIEW: 'REJECTED' } },
  'correct-to-approved': { by: 'claims.decide', steps: { APPROVED: 'APPROVED', REJECTED: 'APPROVED' } },
  'correct-to-rejected': { by: 'claims.decide', steps: { APPROVED: 'REJECTED' } },
  assign: { by: 'claims.decide', steps: whileUndecided },
  'dismiss-duplicate': { by: 'claims.decide', steps: whileUndecided },
  'record-handover-failure': { by: 'insurer', steps: { PROCESSING: 'PROCESSING' } },
  register: { by: 'insurer', steps: { PROCESSING: 'SUBMITTED' } },
  'decide-bank-account': { by: 'verification.decide', steps: { PROCESSING: 'PROCESSING' } },
} as const satisfies Readonly<Record<string, ClaimRule>> & Readonly<Record<ClaimAction, ClaimRule>>

/**
 * Everything that can be done with a filed claim: what has a button on its screens, the insurer's side of the
 * hand-over, and the verification.
 */
export type ClaimStep = keyof typeof claimRules
export const claimSteps = Object.keys(claimRules) as readonly ClaimStep[]

/** Whether a claim in this status allows the step. Who asks does not matter here. */
export function isActionPossible(step: ClaimStep, status: ClaimStatus): boolean {
  return statusAfter(step, status) !== undefined
}

/** The status that the step leads to; undefined where it is not possible. */
export function statusAfter(step: ClaimStep, status: ClaimStatus): ClaimStatus | undefined {
  const { steps }: ClaimRule = claimRules[step]
  return steps[status]
}

/** Who may take the step. */
export function actorOf(step: ClaimStep): ClaimActor {
  return claimRules[step].by
}

/** The power that an administrator's action needs. */
export function powerFor<Action extends AdministratorsAction>(action: Action): (typeof claimRules)[Action]['by'] {
  return claimRules[action].by
}

/** The actions that administrators have, each under a power. */
export type AdministratorsAction = {
  [Action in ClaimAction]: (typeof claimRules)[Action]['by'] extends Power ? Action : never
}[ClaimAction]

/** The member whose claim it is, or an administrator by what they may do (`powersOf(roles)`). */
export type ActingOnClaim = 'member' | ReadonlySet<Power>

/** The part of a claim that tells what may be done with it. The read models' rows and `FiledClaim` both fit. */
export interface ClaimProgress {
  readonly status: ClaimStatus
  readonly batchNo?: string | null | undefined
  readonly payment?: { readonly method: PaymentMethod }
}

/**
 * The actions that somebody can take on a claim now, in the order of their buttons. The settlement letter needs a batch
 * number besides the status (1§4). An account can be proposed only where the claim is paid into one.
 */
export function availableActions(claim: ClaimProgress, who: ActingOnClaim): readonly ClaimAction[] {
  return claimActions.filter((action) => {
    const { by } = claimRules[action]
    const allowed = who === 'member' ? by === 'member' : by !== 'member' && who.has(by)
    if (!allowed || !isActionPossible(action, claim.status)) return false
    if (action === 'download-settlement-letter') return Boolean(claim.batchNo)
    return action !== 'propose-bank-account' || claim.payment?.method === 'Bank'
  })
}

/** Whether its member finds a settlement letter of the claim. */
export function hasSettlementLetter(claim: ClaimProgress): boolean {
  return availableActions(claim, 'member').includes('download-settlement-letter')
}

/** The core fields of a claim are locked once the insurer asks or reviews (C11). */
export function areCoreFieldsLocked(status: ClaimStatus): boolean {
  return status !== 'PROCESSING' && status !== 'SUBMITTED'
}
