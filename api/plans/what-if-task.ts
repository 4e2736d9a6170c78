/** What a draft would have paid over claims of the past, as a job with its progress. It changes nothing. */
import { dayOfClaim } from '@member-care/domain/claim/claim-details.ts'
import { planDataSchema, type Plan } from '@member-care/domain/cover/plan.ts'
import type { CoverClaim, CoveredPerson } from '@member-care/domain/cover/cover-claim.ts'
import { asIfAlways, WhatIf } from '@member-care/domain/cover/what-if.ts'
import { countApprovedClaims, readFamiliesOfApproved } from '@member-care/projections/claims/approved-claims.ts'
import { findPlan, planOfPerson } from '@member-care/projections/plans/plan-queries.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { z } from 'zod'
import type { Family } from '../aggregates/cover.ts'
import {
  coverOfPastClaim,
  coveredPerson,
  loadClaim,
  type CoverParts,
  type LoadedClaim,
} from '../cover/cover-of-claim.ts'
import type { Parts } from '../http/parts.ts'
import { taskHandler } from '../tasks/ask-task.ts'
import { beginTask, noteProgress } from '../tasks/task-store.ts'

/** What is asked, as the task keeps it: the draft as it was then. */
export const whatIfParametersSchema = z.object({
  planId: z.string(),
  /** Days of the visit or admission, YYYY-MM-DD, both included. */
  from: z.string(),
  to: z.string(),
  /** JSON. */
  draft: z.string(),
})

/** Progress is written down this often. */
const PROGRESS_EVERY_MS = 500
/** So many claims of a family are read at once. */
const AT_ONCE = 8

export function whatIfTask(parts: CoverParts & Pick<Parts, 'clock'>): JobHandler {
  return taskHandler(parts, async ({ id, parameters }, signal) => {
    const { planId, from, to, draft } = whatIfParametersSchema.parse(parameters)
    const plan = await findPlan(parts.database, parts.systemReader, planId)
    if (plan === undefined) throw new Error('There is no such plan.')
    const present = plan.versions.map(({ content }) => content)
    const whatIf = new WhatIf(present, [asIfAlways(planDataSchema.parse(JSON.parse(draft)))])
    const { companyId } = plan
    const filter = { companyId, from, to }
    await beginTask(parts.database, id, await countApprovedClaims(parts.database, parts.systemReader, filter))
    const startedAt = performance.now()
    let [done, toldAt] = [0, startedAt]
    for await (const { employeeId, claimIds } of readFamiliesOfApproved(parts.database, parts.systemReader, filter)) {
      signal.throwIfAborted()
      whatIf.add(await claimsUnderPlan(parts, { companyId, employeeId }, claimIds, { planId, present }))
      done += claimIds.length
      if (performance.now() - toldAt < PROGRESS_EVERY_MS) continue
      toldAt = performance.now()
      await noteProgress(parts.database, id, done)
    }
    await noteProgress(parts.database, id, done)
    return { result: { ...whatIf.outcome(), seconds: (performance.now() - startedAt) / 1_000 } }
  })
}

interface PresentPlan {
  readonly planId: string
  readonly present: readonly Plan[]
}

/** Those of a family's claims that were decided by this plan; of what was decided without a reckoning, those of people whom it covers now. */
async function claimsUnderPlan(
  parts: CoverParts,
  family: Family,
  claimIds: readonly string[],
  { planId, present }: PresentPlan,
): Promise<readonly CoverClaim[]> {
  const people = new Map<string, Promise<CoveredPerson | undefined>>()
  const plans = new Map<string, Promise<string | undefined>>()
  const once = <Found>(known: Map<string, Promise<Found>>, personId: string, find: () => Promise<Found>) => {
    const found = known.get(personId) ?? find()
    known.set(personId, found)
    return found
  }
  const planNo = present[0]?.planNo
  const planIdOf = async ({ claimantId, details }: LoadedClaim['claim']) =>
    (await planOfPerson(parts.database, parts.systemReader, family.companyId, claimantId, dayOfClaim(details)))?.planId
  const isOfPlan = async ({ claim }: LoadedClaim) =>
    claim.reckoning === undefined
      ? (await once(plans, `${claim.claimantId} ${dayOfClaim(claim.details)}`, () => planIdOf(claim))) === planId
      : claim.reckoning.planNo === planNo
  const underPlan = async (claimId: string): Promise<CoverClaim | undefined> => {
    const loaded = await loadClaim(parts, claimId)
    if (loaded === undefined || !(await isOfPlan(loaded))) return undefined
    const { claimantId, details } = loaded.claim
    const day = dayOfClaim(details)
    const person = await once(people, `${claimantId} ${day}`, () => coveredPerson(parts, family, claimantId, day))
    return person && (await coverOfPastClaim(parts, loaded, person, present))?.claim
  }
  const found: (CoverClaim | undefined)[] = []
  for (let first = 0; first < claimIds.length; first += AT_ONCE)
    found.push(...(await Promise.all(claimIds.slice(first, first + AT_ONCE).map(underPlan))))
  return found.filter((claim) => claim !== undefined)
}
