/**
 * Keeps a family's account as its claims are: one in work holds its part, an approved one has used it, as it was settled since, all others hold
 * nothing. A letter holds what its bills leave of its amount. After a corrected decision, and where a part became another one, the family is
 * reckoned again. The job of the outbox that follows from what happens to a claim. It may be killed at any step and done again, also beside others
 * of the same claim.
 */
import {
  releaseCover,
  reserveCover,
  useAsHeld,
  useDecided,
  type CoverAccountState,
} from '@member-care/domain/cover/account/cover-account.ts'
import type { CoverAccountEvent } from '@member-care/domain/cover/account/cover-account-events.ts'
import { lettersOfBill } from '@member-care/domain/cover/account/letters-of-bill.ts'
import { COVER_ACCOUNT, isChangeOfCover } from '@member-care/projections/reactors/cover-account.ts'
import { LETTER_COVER } from '@member-care/projections/reactors/letter-cover.ts'
import { writeJobs, type Job } from '@member-care/projections/reactors/outbox.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { loadSettledCents } from '../aggregates/cover-difference.ts'
import { carryOutCover, coverStream } from '../aggregates/cover.ts'
import { createKeyedQueue } from '../commands/keyed-queue.ts'
import { coverOfAccount, familyOf, loadClaim, type CoverParts, type LoadedClaim } from './cover-of-claim.ts'
import { reckonAfterCorrection, reckonAfterMove } from './reckon-family-again.ts'

const payloadSchema = z.object({
  claimId: z.string(),
  decision: z.object({ commandId: z.string(), by: z.iso.datetime() }).optional(),
})
const TRY_AGAIN_MS = 1_000

/** For jobs of the kinds `cover-account` and `cover-check` (projections/reactors/cover-account.ts). */
export function keepAccount(parts: CoverParts): JobHandler {
  // Jobs of one family would only be in each other's way.
  const families = createKeyedQueue()
  return async (job) => {
    const { claimId, decision } = payloadSchema.parse(job.payload)
    let seen = await loadClaim(parts, claimId)
    if (seen && decision && isUnderWay(seen, decision))
      return { retryAt: new Date(Date.now() + TRY_AGAIN_MS), reason: 'The decision has not come to its end yet.' }
    while (seen !== undefined) {
      const found = seen
      const { companyId, employeeId } = familyOf(found.claim)
      await families.inTurn(`${companyId} ${employeeId}`, async () => {
        const moving = await bringUpToDate(parts, job, found)
        await bringLettersUpToDate(parts, job, found)
        if (found.events.findLast(isChangeOfCover)?.type === 'ClaimDecisionCorrected')
          await reckonAfterCorrection(parts, job, found)
        else await reckonAfterMove(parts, job, familyOf(found.claim), moving)
      })
      // What happened meanwhile has a job of its own, which may have been done before this one.
      const now = await loadClaim(parts, claimId)
      seen = now === undefined || lastChange(now) === lastChange(found) ? undefined : now
    }
    return 'done'
  }
}

/** Whether a decision may still hold a part: until it is recorded, or its time is over. */
function isUnderWay(
  { events }: LoadedClaim,
  { commandId, by }: { readonly commandId: string; readonly by: string },
): boolean {
  return Date.now() < Date.parse(by) && events.every(({ metadata }) => metadata.commandId !== commandId)
}

/** The event of the claim that its part of the cover goes by. */
function lastChange({ events }: LoadedClaim): string {
  return events.findLast(isChangeOfCover)?.id ?? ''
}

type Decide = (state: CoverAccountState) => { readonly events: readonly CoverAccountEvent[] }

/** @returns whose part it may have moved, and by which command */
async function bringUpToDate(parts: CoverParts, job: Job, found: LoadedClaim) {
  const commandId = uuidv5(lastChange(found), job.id)
  await carryOutCover(parts, familyOf(found.claim), {
    context: {
      actor: { kind: 'system', id: 'cover-account' },
      commandId,
      correlationId: job.correlationId,
      causationId: job.causationId,
    },
    decide: await decisionOn(parts, job, found),
    visibleIn: [],
  })
  return { sourceId: found.claim.claimId, commandId }
}

/** Letters that the claim is the bill of, or was: each holds what it promises beyond the bills of its stay. */
async function bringLettersUpToDate(parts: CoverParts, job: Job, found: LoadedClaim): Promise<void> {
  const { events } = await parts.eventLog.load<CoverAccountEvent>(coverStream(familyOf(found.claim)))
  await writeJobs(
    parts.database,
    lettersOfBill(found.claim.claimId, events).map((guaranteeId) => ({
      id: uuidv5(`${lastChange(found)} ${guaranteeId}`, job.id),
      kind: LETTER_COVER,
      subjectId: guaranteeId,
      payload: { guaranteeId },
      causationId: lastChange(found),
      correlationId: job.correlationId,
    })),
  )
}

async function decisionOn(parts: CoverParts, job: Job, found: LoadedClaim): Promise<Decide> {
  const { claim } = found
  const release: Decide = (state) => releaseCover(familyOf(claim), claim.claimId, state)
  if (claim.status === 'DELETED' || claim.status === 'REJECTED') return release
  const cover = await coverOfAccount(parts, found)
  // What was paid has used its part, also of somebody who is in the company no more.
  if (cover === undefined) return claim.status === 'APPROVED' ? (state) => useAsHeld(claim.claimId, state) : release
  const { wanted } = cover
  if (claim.status === 'APPROVED') {
    const settledCents = await loadSettledCents(parts, claim.claimId, found.events)
    const decided =
      settledCents === undefined
        ? { reckonedCents: claim.reckoning?.payableCents, paidCents: claim.payableCents ?? 0 }
        : { reckonedCents: settledCents, paidCents: settledCents }
    return (state) => useDecided(wanted, state, decided)
  }
  // Where a later event or a decision on its way has its own say, what is reserved stays as it is.
  const isOwn = job.kind === COVER_ACCOUNT && lastChange(found) === job.causationId
  return (state) => {
    const held = state.get(claim.claimId)
    if (held !== undefined && (held.state === 'used' || !isOwn)) return { events: [] }
    const decision = reserveCover(wanted, state)
    return 'refusal' in decision ? release(state) : { events: decision.events }
  }
}
