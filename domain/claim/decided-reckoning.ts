/** What a decision on a claim rests on, as its event keeps it: by which plan, in which steps, and what the claims desk had found out. */
import { z } from 'zod'
import { deskFactsSchema, type DeskFacts } from '../cover/desk-facts.ts'
import type { ClaimOnPlan } from '../cover/claim-on-plan.ts'
import { steps } from '../cover/plan.ts'
import { questions, refusals, type Question, type Reckoning, type Refusal } from '../cover/reckoning.ts'

const cents = z.number().int().nonnegative()

/** Names nobody, and no diagnosis. Cents of the plan's currency. */
export const decidedReckoningSchema = z.object({
  planNo: z.string(),
  planHoldsFrom: z.string(),
  /** So many versions of the plan were published then: later ones do not change what was decided. */
  planVersions: z.number().int().positive(),
  benefitId: z.string(),
  network: z.enum(['panel', 'other', 'excluded', 'unknown']),
  desk: deskFactsSchema,
  payableCents: cents,
  claimedCents: cents,
  memberBearsCents: cents,
  otherInsurerPaysCents: cents,
  writtenOffCents: cents,
  /** They lead from the claimed to the payable amount. */
  lines: z.array(
    z.object({
      step: z.enum([...steps, 'currency', 'cover']),
      rule: z.object({ id: z.string(), name: z.string() }).optional(),
      refusal: z.enum(refusals).optional(),
      before: cents,
      after: cents,
    }),
  ),
  /** What nobody had answered, and was taken in the member's favour. */
  questions: z.array(z.enum(Object.keys(questions) as [Question, ...Question[]])),
})
export type DecidedReckoning = z.infer<typeof decidedReckoningSchema>

/** Why nothing was paid; undefined where a rule did not refuse it. */
export function refusalOf({ lines }: Pick<DecidedReckoning, 'lines'>): Refusal | undefined {
  return lines.findLast(({ refusal }) => refusal !== undefined)?.refusal
}

/** Undefined: nobody can tell the amount. @param planVersions how many are published */
export function decidedReckoning(
  { plan, claim }: ClaimOnPlan,
  reckoning: Reckoning,
  { planVersions, desk }: { readonly planVersions: number; readonly desk: DeskFacts },
): DecidedReckoning | undefined {
  const { payable, claimed, memberBears, otherInsurerPays, writtenOff, lines } = reckoning
  if (payable === undefined) return undefined
  return {
    planNo: plan.planNo,
    planHoldsFrom: plan.holdsFrom,
    planVersions,
    benefitId: claim.benefitId ?? '',
    network: claim.network,
    desk,
    payableCents: payable,
    claimedCents: claimed,
    memberBearsCents: memberBears,
    otherInsurerPaysCents: otherInsurerPays,
    writtenOffCents: writtenOff,
    lines: lines.map(({ rule, refusal, ...line }) => ({
      ...line,
      ...(rule !== undefined && { rule: { ...rule } }),
      ...(refusal !== undefined && { refusal }),
    })),
    questions: [...reckoning.questions],
  }
}
