/**
 * Looks at a claim that has come to the built-in desk, and approves it as it is reckoned where nothing speaks for a person. It never rejects.
 * The job of the outbox that follows from its registration. It may be killed at any step and done again: what it decides has the job's ids, and
 * what it holds already it holds no second time.
 */
import { decideClaim } from '@member-care/domain/claim/decide-claim.ts'
import { reserveCover } from '@member-care/domain/cover/account/cover-account.ts'
import {
  reasonsForAPerson,
  straightThroughSetting,
  type ReasonForPerson,
} from '@member-care/domain/cover/straight-through.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { JudgedReceipts, ReceiptDifference } from '@member-care/domain/receipt/judge-receipts.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { findLookalikes } from '@member-care/projections/claims/similar-claims.ts'
import type { Job } from '@member-care/projections/reactors/outbox.ts'
import type { JobHandler, JobResult } from '@member-care/projections/reactors/outbox-worker.ts'
import { createHmac, randomUUID, type KeyObject } from 'node:crypto'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { carryOutClaim } from '../aggregates/claim.ts'
import { carryOutCover } from '../aggregates/cover.ts'
import { carryOutJudgement } from '../aggregates/straight-through.ts'
import { familyOf, loadClaim, type LoadedClaim } from '../cover/cover-of-claim.ts'
import { reckonLoaded, type ReckonedClaim } from '../cover/reckon-claim.ts'
import { payoutWaitNowOf } from '../claims/payout-wait.ts'
import { ApiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { judgeDocuments } from './fit-documents.ts'
import { judgeClaimReceipts } from './judge-claim-receipts.ts'
import { createReadingTurn, type ReadingTurn } from './reading-turn.ts'
import { loadSwitch } from './straight-through-switch.ts'

const payloadSchema = z.object({ claimId: z.string() })

/** Who decides. */
const ACTOR = { kind: 'system', id: 'straight-through' } as const
const LOTS = 1_000_000
const PAUSE_MS = 2_000
const OTHERS_ARE_READ = 'The receipts of another claim are being read.'

/** For jobs of the kind `straight-through` (projections/reactors/straight-through.ts). @param key of the lots: without it nobody can tell which claims are drawn */
export function decideAtOnce(parts: Parts, key: KeyObject): JobHandler {
  const turn = createReadingTurn()
  return async (job, signal) => {
    const { claimId } = payloadSchema.parse(job.payload)
    if (turn.hasToWait(claimId)) return later(parts, OTHERS_ARE_READ)
    const loaded = await loadClaim(parts, claimId)
    if (loaded === undefined) return 'done'
    if (isOwnDecision(loaded)) return judged(parts, job, loaded, { reasons: [] })
    // Somebody was quicker, and has decided, asked the member, or taken it up.
    if (loaded.claim.status !== 'SUBMITTED' || loaded.claim.assigneeId !== undefined) return 'done'
    // What came before it must be seen, or two claims that are alike would both be decided.
    const shown = await parts.claims.getClaim(parts.systemReader, claimId)
    if (shown?.status !== 'SUBMITTED') return later(parts, 'The read model of claims does not show it yet.')

    const reckoned = await reckonLoaded(parts, loaded)
    const held = await holdsOf(parts, loaded, reckoned, { lot: lotOf(key, claimId), turn, signal })
    if (held === undefined) return later(parts, OTHERS_ARE_READ)
    if (held.reasons.length > 0 || reckoned?.decided === undefined)
      return judged(parts, job, loaded, { ...held, reckoned })
    const wait = (await payoutWaitNowOf(parts, loaded.claim.employeeId))(loaded.events)
    // All of it is judged again then: the member may change the account anew, and somebody may take the claim up.
    if (wait) return { retryAt: wait.until, reason: 'The member has changed the account; the payout waits.' }
    if (!(await approve(parts, job, loaded, reckoned)))
      return later(parts, 'The claim, or what its family has left, has changed.')
    return judged(parts, job, loaded, { reasons: [], reckoned })
  }
}

/** What keeps a claim from being decided at once. */
interface Holds {
  readonly reasons: readonly ReasonForPerson[]
  readonly receiptDifferences?: readonly ReceiptDifference[]
}

interface Judging {
  readonly lot: number
  readonly turn: ReadingTurn
  readonly signal: AbortSignal
}

/** @returns undefined where its photos have to be read, and others' are */
async function holdsOf(
  parts: Parts,
  { claim }: LoadedClaim,
  reckoned: ReckonedClaim | undefined,
  { lot, turn, signal }: Judging,
): Promise<Holds | undefined> {
  const client = await parts.clients.getClient(parts.systemReader, claim.companyId)
  const setting = straightThroughSetting(client?.featuresConfig ?? {})
  if (!setting.isOn) return { reasons: ['off'] }
  const [documents, alike, control] = await Promise.all([
    judgeDocuments(parts, claim.attachments),
    findLookalikes(parts.database, parts.systemReader, [claim.claimId]),
    loadSwitch(parts),
  ])
  const { lookalikes = [], areMore = false } = alike.get(claim.claimId) ?? {}
  const facts = {
    reckoning: reckoned?.reckoning,
    isProviderKnown: reckoned?.claim.network === 'panel' || reckoned?.claim.network === 'other',
    documents,
    resemblesAnother: areMore || lookalikes.length > 0,
    lot,
    isStopped: control?.isStopped ?? false,
  }
  // Only what is clean and can be opened is read.
  const text = documents === 'fit' ? await judgeClaimReceipts(parts, claim, 'text', signal) : undefined
  const isSaid = text !== undefined && text.verdict !== 'unread'
  const reasons = reasonsForAPerson(setting, { ...facts, receipts: isSaid ? text.verdict : undefined })
  if (isSaid || reasons.length > 0) return { reasons, ...withDifferences(text) }
  // Photos take seconds: they are read where nothing else leaves the claim to a person.
  const read = await turn.take(claim.claimId, () => judgeClaimReceipts(parts, claim, 'picture', signal))
  return read && { reasons: reasonsForAPerson(setting, { ...facts, receipts: read.verdict }), ...withDifferences(read) }
}

function withDifferences(judged: JudgedReceipts | undefined): Pick<Holds, 'receiptDifferences'> {
  return judged?.verdict === 'differ' ? { receiptDifferences: judged.differences } : {}
}

/** From 0 to 999,999, the same for a claim whenever it is asked. */
export function lotOf(key: KeyObject, claimId: string): number {
  // 48 bits over a million: the lots are even to four millionths of a millionth.
  return createHmac('sha256', key).update(claimId).digest().readUIntBE(0, 6) % LOTS
}

/**
 * Holds what is reckoned, and approves with that reckoning.
 * @returns false: it comes to another amount by now, or the claim was changed; nothing is decided
 */
async function approve(parts: Parts, job: Job, loaded: LoadedClaim, reckoned: ReckonedClaim): Promise<boolean> {
  const { claim, events } = loaded
  const { wanted, decided } = reckoned
  const last = events.at(-1)
  if (decided === undefined || last === undefined) return false
  const waitOf = await payoutWaitNowOf(parts, claim.employeeId)
  let isSame = false
  await carryOutCover(parts, familyOf(claim), {
    // Under the id of before nothing would be decided, and a job that was cut off after this would never learn that the amount is the same.
    context: { ...contextOf(job, 'reserve'), commandId: randomUUID() },
    decide: (state) => {
      const decision = reserveCover(wanted, state)
      isSame = !('refusal' in decision) && decision.reckoning.payable === decided.payableCents
      return { events: isSame && !('refusal' in decision) ? decision.events : [] }
    },
    visibleIn: [],
  })
  if (!isSame) return false
  // Stopped is stopped: the switch is looked at last.
  if ((await loadSwitch(parts))?.isStopped) return false
  try {
    await carryOutClaim(parts, claim.claimId, {
      context: contextOf(job, `approve ${last.id}`),
      decide: (state, recorded) =>
        decideClaim(
          {
            type: 'ApproveClaim',
            data: {
              payableCents: decided.payableCents,
              remarks: '',
              batchNo: `ST-${singaporeToday(parts.clock())}`,
              reckoning: decided,
              payoutWait: waitOf(recorded),
            },
          },
          state,
        ),
      expectedRevision: last.revision,
      visibleIn: [],
    })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return false
    throw error
  }
}

/** Notes why a person decides, or that none had to. */
async function judged(
  parts: Parts,
  job: Job,
  { claim }: LoadedClaim,
  { reasons, receiptDifferences, reckoned }: Holds & { readonly reckoned?: ReckonedClaim | undefined },
): Promise<'done'> {
  const { claimId, companyId } = claim
  // Of clients that have not switched it on nothing is said.
  if (reasons.includes('off')) return 'done'
  const reckonedCents = reckoned?.reckoning.payable ?? claim.reckoning?.payableCents
  await carryOutJudgement(parts, claimId, {
    context: contextOf(job, 'judge'),
    decide: (before) => ({
      events:
        before === undefined
          ? [
              {
                type: 'StraightThroughJudged',
                data: {
                  claimId,
                  companyId,
                  reasons: [...reasons],
                  ...(reckonedCents !== undefined && { reckonedCents }),
                  ...(receiptDifferences && { receiptDifferences: [...receiptDifferences] }),
                },
              },
            ]
          : [],
    }),
    visibleIn: [],
  })
  return 'done'
}

function isOwnDecision({ claim, events }: LoadedClaim): boolean {
  const decision = events.findLast(({ type }) => type === 'ClaimApproved')
  return claim.status === 'APPROVED' && decision?.metadata.actor.id === ACTOR.id
}

function contextOf(job: Job, step: string): CommandContext {
  return {
    actor: ACTOR,
    commandId: uuidv5(step, job.id),
    correlationId: job.correlationId,
    causationId: job.causationId,
  }
}

function later({ clock }: Pick<Parts, 'clock'>, reason: string): JobResult {
  return { retryAt: new Date(clock().getTime() + PAUSE_MS), reason }
}
