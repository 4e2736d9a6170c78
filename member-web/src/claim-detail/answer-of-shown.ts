/** What is said first of the claim on the screen. */
import { answerOf, type ClaimAnswer } from '@member-care/domain/claim/claim-answer.ts'
import { parseSlashed } from '@member-care/domain/dates/singapore-dates.ts'
import { parseCents } from '@member-care/domain/money/money.ts'
import { statusOf, type ShownClaim } from './shown-claim.ts'

/** When it was first decided; what the desk made of that later is told beside it. */
const decisions: readonly string[] = ['ClaimApproved', 'ClaimRejected']

export function answerOfShown({ claim }: Pick<ShownClaim, 'claim'>): ClaimAnswer {
  const decision = claim.timeline.findLast(({ what }) => decisions.includes(what))
  const correction = claim.timeline.findLast(({ what }) => what === 'ClaimDecisionCorrected')
  return answerOf({
    ...claim,
    status: statusOf(claim),
    amountCents: parseCents(claim.amount),
    payableCents: parseCents(claim.payableAmount),
    submittedOn: parseSlashed(claim.submissionDate),
    decidedAt: decision === undefined ? undefined : new Date(decision.at),
    correctedAt: correction === undefined ? undefined : new Date(correction.at),
  })
}
