/**
 * A decision by what the plan says. First the family's account holds exactly what was shown, then the claim is decided; a job turns what is
 * held into a use. A kill between any two leaves a claim in work with its reservation, or a decision with its job.
 */
import type { DecidedReckoning } from '@member-care/domain/claim/decided-reckoning.ts'
import type { PayoutWait } from '@member-care/domain/bank/payout-wait.ts'
import { refuseClaim } from '@member-care/domain/claim/claim-refusals.ts'
import { isFiled, type ClaimState } from '@member-care/domain/claim/claim-state.ts'
import { isActionPossible, type ClaimStep } from '@member-care/domain/claim/claim-status.ts'
import type { ClaimDecision } from '@member-care/domain/claim/decide-claim.ts'
import { lastDeciderOf } from '@member-care/domain/claim/decision-of-claim.ts'
import { reserveCover } from '@member-care/domain/cover/account/cover-account.ts'
import type { DeskFacts } from '@member-care/domain/cover/desk-facts.ts'
import type { Actor, CommandContext } from '@member-care/domain/events/metadata.ts'
import { COVER_CHECK } from '@member-care/projections/reactors/cover-account.ts'
import { writeJobs } from '@member-care/projections/reactors/outbox.ts'
import { v5 as uuidv5 } from 'uuid'
import { carryOutClaim } from '../../aggregates/claim.ts'
import { carryOutCover } from '../../aggregates/cover.ts'
import { familyOf, loadClaim, whyWithoutPlan, type LoadedClaim } from '../../cover/cover-of-claim.ts'
import { reckonLoaded, type ReckonedClaim } from '../../cover/reckon-claim.ts'
import { payoutWaitNowOf } from '../payout-wait.ts'
import { toReckoningAnswer } from '../../cover/reckoning-answer.ts'
import { apiError, ApiError, refusalError } from '../../http/api-error.ts'
import type { Parts } from '../../http/parts.ts'

export interface ReckonedDecision {
  readonly claimId: string
  readonly context: CommandContext
  /** The claim's version that was looked at. */
  readonly expectedVersion: number
  /** Cents that were shown as payable; undefined where nothing was. */
  readonly shown: number | undefined
  readonly desk: DeskFacts
  /** What is done with the claim. */
  readonly step: Extract<ClaimStep, 'approve' | 'agree-to-amount' | 'correct-to-approved'>
}

/**
 * @param reckoning what the plan says; undefined where there is none, and for what is approved already
 * @param payoutWait the wait that is on for the claim's account
 * @param lastDecider who took the decision that is corrected
 */
export type DecideReckoned = (
  reckoning: DecidedReckoning | undefined,
  claim: ClaimState,
  told: { readonly payoutWait: PayoutWait | undefined; readonly lastDecider: Actor | undefined },
) => ClaimDecision

/**
 * Decides a claim on what its plan says of it now.
 * @throws ApiError 409 COVER_MOVED with the new reckoning, when it is not what was shown; 409 CONFLICT when the claim has changed since it was
 * looked at; BENEFIT_UNKNOWN or RATE_UNKNOWN while the plan cannot tell the amount; PLAN_NOT_IN_FORCE where no version of the person's plan held then,
 * NOT_COVERED_ANY_MORE where the person was taken out of the company; and as {@link carryOutClaim} does
 */
export async function decideReckoned(parts: Parts, asked: ReckonedDecision, decide: DecideReckoned): Promise<void> {
  const { claimId, context, expectedVersion } = asked
  const loaded = await loadClaim(parts, claimId)
  const hasMoved = loaded !== undefined && loaded.events.length - 1 !== expectedVersion
  const reckoned = loaded && !hasMoved ? await reckonIfOpen(parts, asked, loaded) : undefined
  const decided = reckoned?.decided
  const withoutPlan = loaded && !hasMoved && !reckoned ? await whyWithoutPlan(parts, loaded) : undefined
  const waitOf = loaded && (await payoutWaitNowOf(parts, loaded.claim.employeeId))
  const decideNow = (claim: ClaimState, events: LoadedClaim['events']) => {
    // Nothing was reckoned for it, so that the decider would miss an amount and not the look.
    if (hasMoved && isReckonedFor(asked, claim)) throw apiError('CONFLICT')
    if (withoutPlan && isReckonedFor(asked, claim)) return refuseClaim(withoutPlan)
    // What the plan cannot tell is any amount by one person, and nothing of any limit.
    if (reckoned && !decided && isReckonedFor(asked, claim)) return refuseClaim(unknownIn(reckoned))
    return decide(decided, claim, { payoutWait: waitOf?.(events), lastDecider: lastDeciderOf(events) })
  }
  // A refused decision holds nothing; what was decided by this very command is answered as it was.
  if (loaded && reckoned && decided && 'events' in decideNow(loaded.claim, loaded.events)) {
    if (asked.shown !== undefined && asked.shown !== decided.payableCents) throw coverMoved(reckoned)
    await hold(parts, asked, loaded, reckoned)
  }
  await carryOutClaim(parts, claimId, {
    context,
    decide: decideNow,
    expectedRevision: expectedVersion,
    visibleIn: ['claims'],
  })
}

function unknownIn({ reckoning }: ReckonedClaim): 'BENEFIT_UNKNOWN' | 'RATE_UNKNOWN' {
  return reckoning.questions.includes('benefit') ? 'BENEFIT_UNKNOWN' : 'RATE_UNKNOWN'
}

async function reckonIfOpen(
  parts: Parts,
  asked: ReckonedDecision,
  loaded: LoadedClaim,
): Promise<ReckonedClaim | undefined> {
  return isReckonedFor(asked, loaded.claim) ? reckonLoaded(parts, loaded, asked.desk) : undefined
}

/** What is approved has used its part already: a corrected amount rests on what the plan said then. */
function isReckonedFor({ step }: ReckonedDecision, claim: ClaimState): boolean {
  return isFiled(claim) && claim.status !== 'APPROVED' && isActionPossible(step, claim.status)
}

/** A decision has come to its end by then, or holds nothing any more. */
const DECIDED_WITHIN_MS = 5_000

/** Where the account holds that already, nothing more is held. */
async function hold(
  parts: Parts,
  asked: ReckonedDecision,
  loaded: LoadedClaim,
  { wanted, account, reckoning }: ReckonedClaim,
): Promise<void> {
  const held = reserveCover(wanted, account)
  const isHeld = 'events' in held && held.events.length === 0
  // A claim in work holds its part by itself. What a rejected one holds is left from a decision that came to nothing.
  if (isHeld && loaded.claim.status !== 'REJECTED') return
  const by = Date.now() + DECIDED_WITHIN_MS
  await writeCheck(parts, asked, by)
  if (isHeld) return
  const { context, desk } = asked
  try {
    await carryOutCover(parts, familyOf(loaded.claim), {
      context: { ...context, commandId: uuidv5('cover', context.commandId) },
      decide: (state) => {
        const decision = reserveCover(wanted, state)
        const hasMoved = 'refusal' in decision || decision.reckoning.payable !== reckoning.payable
        return hasMoved || Date.now() > by ? refuseClaim('COVER_MOVED') : { events: decision.events }
      },
      visibleIn: [],
    })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'COVER_MOVED') throw error
    const now = await reckonLoaded(parts, loaded, desk)
    throw now === undefined ? error : coverMoved(now)
  }
}

/** The job that finds out what became of the claim, should this decision not come to its end. @param by ms since 1970, UTC */
async function writeCheck(parts: Parts, { claimId, context }: ReckonedDecision, by: number): Promise<void> {
  const decision = { commandId: context.commandId, by: new Date(by).toISOString() }
  await writeJobs(parts.database, [
    {
      id: uuidv5(`${COVER_CHECK} ${by}`, context.commandId),
      kind: COVER_CHECK,
      subjectId: claimId,
      payload: { claimId, decision },
      causationId: context.commandId,
      correlationId: context.correlationId,
    },
  ])
}

function coverMoved(reckoned: ReckonedClaim): ApiError {
  const { refusal } = refuseClaim('COVER_MOVED')
  const { status, code, message } = refusalError(refusal)
  return new ApiError(code, {
    status,
    text: message,
    beside: { reckoning: toReckoningAnswer(reckoned, reckoned.reckoning) },
  })
}
