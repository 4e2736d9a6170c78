/**
 * What a letter holds of its family's cover. First the account holds the amount, then the letter is issued. What was held for a letter that was
 * never issued is given back: at once where the call can still do it, else with a later round (give-back-holds.ts).
 */
import {
  billedOf,
  evolveCoverAccount,
  holdForPromise,
  nothingTaken,
  releaseCover,
  reserveCover,
  usesOf,
  type CoverAccountState,
  type Wanted,
} from '@member-care/domain/cover/account/cover-account.ts'
import type { CoverAccountEvent } from '@member-care/domain/cover/account/cover-account-events.ts'
import { letterOnPlan } from '@member-care/domain/cover/letter-as-cover.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { reckon } from '@member-care/domain/cover/reckon.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { refuseGuarantee } from '@member-care/domain/guarantee/guarantee-refusals.ts'
import { isRequested, latestLetter, type RequestedGuarantee } from '@member-care/domain/guarantee/guarantee-state.ts'
import { planOfPerson } from '@member-care/projections/plans/plan-queries.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { carryOutCover, coverStream, type Family } from '../aggregates/cover.ts'
import { loadGuarantee } from '../aggregates/guarantee.ts'
import { coveredPerson, type CoverParts } from '../cover/cover-of-claim.ts'
import { reckonAfterMove } from '../cover/reckon-family-again.ts'
import type { Parts } from '../http/parts.ts'

type CoveredLetter = Pick<RequestedGuarantee, 'guaranteeId' | 'companyId' | 'employeeId' | 'patientId'> & {
  /** Singapore date. */
  readonly admissionOn: string
}

/** What to reserve, and the version that holds; undefined: the client has no plan for the patient, or none on that day. */
async function underPlan(
  parts: CoverParts,
  letter: CoveredLetter,
): Promise<{ readonly wanted: Wanted; readonly plan: Plan } | undefined> {
  const family = { companyId: letter.companyId, employeeId: letter.employeeId }
  const [found, person] = await Promise.all([
    planOfPerson(parts.database, parts.systemReader, letter.companyId, letter.patientId, letter.admissionOn),
    coveredPerson(parts, family, letter.patientId, letter.admissionOn),
  ])
  if (!found || !person) return undefined
  const { guaranteeId, admissionOn } = letter
  const onPlan = letterOnPlan({ guaranteeId, admissionOn, person }, found.versions)
  return (
    onPlan && {
      plan: onPlan.plan,
      wanted: { ...family, kind: 'letter', claim: onPlan.claim, versions: found.versions },
    }
  )
}

/**
 * The most that the plan leaves for the stay, in Singapore cents; undefined: nobody can tell by the plan. Who asks has been let see the letter
 * before.
 */
export async function coverLeftFor(parts: CoverParts, letter: CoveredLetter): Promise<number | undefined> {
  const covered = await underPlan(parts, letter)
  if (!covered) return undefined
  const { plan, wanted } = covered
  const { events } = await parts.eventLog.load<CoverAccountEvent>(coverStream(wanted))
  const account = events.reduce<CoverAccountState>(evolveCoverAccount, nothingTaken)
  return reckon(plan, usesOf(account), wanted.claim).payable
}

/**
 * Holds the amount that a letter is about to promise. Where nobody can tell by the plan, nothing is held; what is held already changes nothing.
 * @throws ApiError 422 LETTER_ABOVE_COVER where the plan leaves less
 */
export async function holdForLetter(
  parts: CoverParts,
  letter: CoveredLetter,
  amountCents: number,
  context: CommandContext,
): Promise<void> {
  const covered = await underPlan(parts, letter)
  if (!covered) return
  const { wanted } = covered
  await carryOutCover(parts, wanted, {
    // A call that is sent again holds anew: what it held the first time may have been given back since.
    context: { ...context, commandId: randomUUID() },
    decide: (state) => {
      const decision = reserveCover(wanted, state, amountCents)
      if ('events' in decision) return { events: decision.events }
      return decision.refusal === 'less-than-wanted'
        ? refuseGuarantee('LETTER_ABOVE_COVER', 'amountCents')
        : { events: [] }
    },
    visibleIn: [],
  })
}

/**
 * Has the account hold what the letter promises beyond the bills of its stay (S79); for a request that has no letter in force, nothing. A letter
 * in force of which the plan leaves less holds that: somebody has to know of it.
 * @param asking whose account to look at where there is no request: it was held for one that was never made
 * @returns whose account it is; undefined where nothing was asked for
 */
export async function bringLetterCoverUpToDate(
  parts: CoverParts & Pick<Parts, 'logger'>,
  guaranteeId: string,
  context: CommandContext,
  asking?: Family,
): Promise<Family | undefined> {
  const { state } = await loadGuarantee(parts, guaranteeId)
  const guarantee = isRequested(state) ? state : undefined
  const found = guarantee ?? asking
  if (!found) return undefined
  const family = { companyId: found.companyId, employeeId: found.employeeId }
  const letter = guarantee?.status === 'APPROVED' ? latestLetter(guarantee) : undefined
  const covered = guarantee && letter && (await underPlan(parts, { ...guarantee, admissionOn: letter.admissionOn }))
  let isShort = false
  await carryOutCover(parts, family, {
    context,
    decide: (account) => {
      isShort = false
      const release = () => releaseCover(family, guaranteeId, account)
      if (!letter || !covered) return release()
      const promised = letter.amountCents - billedOf(covered.wanted, account)
      if (promised <= 0) return release()
      const decision = reserveCover(covered.wanted, account, promised)
      if ('events' in decision) return { events: decision.events }
      // What it holds already is left to it, where others have taken more since.
      if (decision.refusal !== 'less-than-wanted' || account.has(guaranteeId)) return { events: [] }
      isShort = true
      return holdForPromise(covered.wanted, account, promised)
    },
    visibleIn: [],
  })
  if (isShort)
    parts.logger.error(
      { guaranteeId, ...family },
      'a letter of guarantee promises more than the plan leaves: it holds what is left',
    )
  return family
}

const payloadSchema = z.object({ guaranteeId: z.string() })

/** For jobs of the kind `letter-cover`; may be killed at any step and done again. */
export function keepLetterCover(parts: CoverParts & Pick<Parts, 'logger'>): JobHandler {
  return async (job) => {
    const { guaranteeId } = payloadSchema.parse(job.payload)
    const family = await bringLetterCoverUpToDate(parts, guaranteeId, {
      actor: { kind: 'system', id: 'letter-cover' },
      commandId: job.id,
      correlationId: job.correlationId,
      causationId: job.causationId,
    })
    if (family) await reckonAfterMove(parts, job, family, { sourceId: guaranteeId, commandId: job.id })
    return 'done'
  }
}
