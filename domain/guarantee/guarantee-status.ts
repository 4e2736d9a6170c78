/**
 * The statuses of a letter of guarantee and what may be done in each. The buttons and the server ask the same functions
 * (S26, S66).
 */

export const guaranteeStatuses = ['PENDING_HR', 'SUBMITTED', 'APPROVED', 'REJECTED', 'EXPIRED', 'WITHDRAWN'] as const
export type GuaranteeStatus = (typeof guaranteeStatuses)[number]

/**
 * Who acts: the member, the company's HR, the desk (or an insurer's own system in its place, S84), that system where it is handed over to,
 * the hospital's counter, or the clock.
 */
export const guaranteeActors = ['member', 'hr', 'desk', 'insurer', 'hospital', 'clock'] as const
export type GuaranteeActor = (typeof guaranteeActors)[number]

interface GuaranteeRule {
  readonly by: GuaranteeActor
  /** The statuses that allow it, each with the status that it leads to. */
  readonly steps: Readonly<Partial<Record<GuaranteeStatus, GuaranteeStatus>>>
}

const whileSubmitted = { SUBMITTED: 'SUBMITTED' } as const
const whileIssued = { APPROVED: 'APPROVED' } as const

/** The one table of who may do what in which status, and where it leads. Nothing leads out of the last three. */
const guaranteeRules = {
  'pass-on': { by: 'hr', steps: { PENDING_HR: 'SUBMITTED' } },
  decline: { by: 'hr', steps: { PENDING_HR: 'REJECTED' } },
  /** The hand-over to an insurer's own system, until it has the request. */
  take: { by: 'insurer', steps: { ...whileSubmitted, ...whileIssued } },
  'fail-handover': { by: 'insurer', steps: { ...whileSubmitted, ...whileIssued } },
  reprocess: { by: 'desk', steps: { ...whileSubmitted, ...whileIssued } },
  /** While nothing is issued. */
  withdraw: { by: 'member', steps: { PENDING_HR: 'WITHDRAWN', SUBMITTED: 'WITHDRAWN' } },
  'give-information': { by: 'member', steps: whileSubmitted },
  'request-information': { by: 'desk', steps: whileSubmitted },
  approve: { by: 'desk', steps: { SUBMITTED: 'APPROVED' } },
  /** For a first letter, or for one in place of another. */
  'propose-amount': { by: 'desk', steps: { ...whileSubmitted, ...whileIssued } },
  'agree-to-amount': { by: 'desk', steps: { SUBMITTED: 'APPROVED', APPROVED: 'APPROVED' } },
  'decline-amount': { by: 'desk', steps: { ...whileSubmitted, ...whileIssued } },
  reject: { by: 'desk', steps: { SUBMITTED: 'REJECTED' } },
  'ask-for-change': { by: 'member', steps: whileIssued },
  /** A letter in place of the one before: another amount, or another date. */
  replace: { by: 'desk', steps: whileIssued },
  'decline-change': { by: 'desk', steps: whileIssued },
  revoke: { by: 'desk', steps: { APPROVED: 'WITHDRAWN' } },
  'acknowledge-admission': { by: 'hospital', steps: whileIssued },
  'tell-expiry': { by: 'clock', steps: whileIssued },
  expire: { by: 'clock', steps: { APPROVED: 'EXPIRED' } },
} as const satisfies Readonly<Record<string, GuaranteeRule>>

export type GuaranteeStep = keyof typeof guaranteeRules
export const guaranteeSteps = Object.keys(guaranteeRules) as readonly GuaranteeStep[]

/** Who may take the step. */
export function guaranteeActorOf(step: GuaranteeStep): GuaranteeActor {
  return guaranteeRules[step].by
}

/** The status that the step leads to; undefined where it is not possible. */
export function guaranteeStatusAfter(step: GuaranteeStep, status: GuaranteeStatus): GuaranteeStatus | undefined {
  const { steps }: GuaranteeRule = guaranteeRules[step]
  return steps[status]
}

/** Whether a request still waits for its first decision. */
export function isUndecided(status: GuaranteeStatus): boolean {
  return guaranteeStatusAfter('withdraw', status) !== undefined
}

/** What somebody can do with a letter in this status, in the order of its buttons. */
export function guaranteeStepsOf(actor: GuaranteeActor, status: GuaranteeStatus): readonly GuaranteeStep[] {
  return guaranteeSteps.filter(
    (step) => guaranteeRules[step].by === actor && guaranteeStatusAfter(step, status) !== undefined,
  )
}
