/**
 * Reckons again what was decided, when a past thing has changed, and tells the claims desk what differs. Nobody's paid claim changes by it. The
 * jobs of the outbox that follow from a plan's publication and from changes of people's cover. They may be killed at any step and done again.
 */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import type { FiledClaim } from '@member-care/domain/claim/claim-state.ts'
import type { CoverAccountEvent } from '@member-care/domain/cover/account/cover-account-events.ts'
import {
  evolveCoverAccount,
  keptSince,
  movesPart,
  nothingTaken,
  offsettingLetters,
  usesOf,
  type CoverAccountState,
} from '@member-care/domain/cover/account/cover-account.ts'
import type { Use } from '@member-care/domain/cover/cover-claim.ts'
import type { DifferenceCause, DifferenceFound } from '@member-care/domain/cover/differences/cover-difference-events.ts'
import { noteDifference } from '@member-care/domain/cover/differences/decide-cover-difference.ts'
import { reckonAgain, type DecidedByReckoning } from '@member-care/domain/cover/reckon-again.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { familiesByPlan, familiesOfPeople } from '@member-care/projections/cover-uses/cover-use-queries.ts'
import { findPlan } from '@member-care/projections/plans/plan-queries.ts'
import { peopleReckonedAgainSchema, planReckonedAgainSchema } from '@member-care/projections/reactors/reckoned-again.ts'
import type { Job } from '@member-care/projections/reactors/outbox.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { v5 as uuidv5 } from 'uuid'
import { carryOutDifference, loadSettledCents } from '../aggregates/cover-difference.ts'
import { coverStream, type Family } from '../aggregates/cover.ts'
import { coverOfAccount, familyOf, loadClaim, type CoverParts, type LoadedClaim } from './cover-of-claim.ts'

const readModels = ['users', 'clients', 'plans', 'cover_uses'] as const

/** For jobs of the kind `plan-reckoned-again` (projections/reactors/reckoned-again.ts): every family of which something was decided by the plan. */
export function reckonPlanAgain(parts: CoverParts): JobHandler {
  return async (job, signal) => {
    const { planId, position } = planReckonedAgainSchema.parse(job.payload)
    await parts.readModels.requireVisible(readModels, position)
    const plan = await findPlan(parts.database, parts.systemReader, planId)
    if (plan === undefined) return 'done'
    for (const family of await familiesByPlan(parts.database, parts.systemReader, plan)) {
      signal.throwIfAborted()
      await reckonFamilyAgain(parts, job, family, 'plan')
    }
    return 'done'
  }
}

/** For jobs of the kind `people-reckoned-again`: the families of people whose cover is another one. */
export function reckonPeopleAgain(parts: CoverParts): JobHandler {
  return async (job, signal) => {
    const { userIds, position } = peopleReckonedAgainSchema.parse(job.payload)
    await parts.readModels.requireVisible(readModels, position)
    for (const family of await familiesOfPeople(parts.database, parts.systemReader, userIds)) {
      signal.throwIfAborted()
      await reckonFamilyAgain(parts, job, family, 'cover')
    }
    return 'done'
  }
}

/** After a decision was corrected, and the family's account says so: those who came later had another rest than they should. */
export async function reckonAfterCorrection(parts: CoverParts, job: Job, { claim }: LoadedClaim): Promise<void> {
  await reckonFamilyAgain(parts, job, familyOf(claim), 'decision')
  // What is rejected stands in no account any more, and differs from nothing.
  if (claim.status === 'REJECTED') await note(parts, job, claim, undefined)
}

/**
 * After a command on the family's account, if it moved the part of a claim or letter: a difference was settled, or what was held comes to less or to
 * nothing. Found out from what the account has noted, so that a job which died in between does it when it comes again.
 */
export async function reckonAfterMove(
  parts: CoverParts,
  job: Job,
  family: Family,
  { sourceId, commandId }: { readonly sourceId: string; readonly commandId: string },
): Promise<void> {
  const { events } = await parts.eventLog.load<CoverAccountEvent>(coverStream(family))
  const first = events.findIndex(({ metadata }) => metadata.commandId === commandId)
  if (first < 0) return
  const before = events.slice(0, first).reduce<CoverAccountState>(evolveCoverAccount, nothingTaken)
  const ofCommand = events.filter(({ metadata }) => metadata.commandId === commandId)
  if (movesPart(before, ofCommand, sourceId)) await reckonFamilyAgain(parts, job, family, 'decision')
}

async function reckonFamilyAgain(parts: CoverParts, job: Job, family: Family, cause: DifferenceCause): Promise<void> {
  const { events } = await parts.eventLog.load<CoverAccountEvent>(coverStream(family))
  const account = events.reduce<CoverAccountState>(evolveCoverAccount, nothingTaken)
  // In the order in which each first took its part: so what is unchanged is reckoned as it was decided.
  const entries = await Promise.all(usesOf(account).map((use) => decidedOr(parts, events, account, use)))
  const differences = new Map(
    reckonAgain(entries.map(({ entry }) => entry)).map((difference) => [difference.claimId, difference]),
  )
  for (const { loaded } of entries) {
    if (loaded === undefined) continue
    const { claimId, companyId, employeeId, claimantId, reckoning } = loaded.claim
    const differs = differences.get(claimId)
    const found: DifferenceFound | undefined = differs && {
      claimId,
      companyId,
      employeeId,
      personId: claimantId,
      planNo: reckoning?.planNo ?? '',
      reckonedCents: differs.reckoned,
      paidCents: differs.paid,
      ...(differs.now !== undefined && { nowCents: differs.now }),
      cause,
    }
    await note(parts, job, { claimId, companyId }, found)
  }
}

async function note(
  parts: CoverParts,
  job: Job,
  { claimId, companyId }: Pick<FiledClaim, 'claimId' | 'companyId'>,
  found: DifferenceFound | undefined,
): Promise<void> {
  await carryOutDifference(parts, claimId, {
    context: {
      actor: { kind: 'system', id: 'cover-difference' },
      commandId: uuidv5(`${claimId} ${JSON.stringify(found ?? null)}`, job.id),
      correlationId: job.correlationId,
      causationId: job.causationId,
    },
    decide: (state) => noteDifference({ claimId, companyId }, found, state),
    visibleIn: [],
  })
}

interface Entry {
  readonly entry: DecidedByReckoning | Use
  /** Only of what was decided by a reckoning. */
  readonly loaded?: LoadedClaim
}

/** A use as it stands, unless it is of a claim that was decided by a reckoning. */
async function decidedOr(
  parts: CoverParts,
  ofAccount: readonly Recorded<CoverAccountEvent>[],
  account: CoverAccountState,
  use: Use,
): Promise<Entry> {
  const loaded = await loadClaim(parts, use.sourceId)
  if (loaded?.claim.status !== 'APPROVED' || loaded.claim.reckoning === undefined) return { entry: use }
  const { claimId, reckoning, payableCents = 0 } = loaded.claim
  const [past, settledCents] = await Promise.all([
    coverOfAccount(parts, loaded),
    loadSettledCents(parts, claimId, loaded.events),
  ])
  const onPlan = past && { plan: past.plan, claim: offsettingLetters(past.claim, account) }
  // What was settled counts as decided so: told is only what differs from that.
  const reckoned = settledCents ?? reckoning.payableCents
  const decidedAt = loaded.events.findLast(isReckonedDecision)?.position ?? ''
  const beside = keptSince(
    ofAccount.filter(({ position }) => position < decidedAt),
    ofAccount.filter(({ position }) => position >= decidedAt),
  )
  return { entry: { claimId, onPlan, reckoned, paid: settledCents ?? payableCents, beside }, loaded }
}

/** Another amount for what is approved already rests on what the plan said then. */
function isReckonedDecision({ type, data }: ClaimEvent): boolean {
  return type === 'ClaimApproved' || (type === 'ClaimDecisionCorrected' && data.before.status === 'REJECTED')
}
