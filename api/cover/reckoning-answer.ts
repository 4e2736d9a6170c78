/** A reckoning as people are told it: what could not be judged, the lines in plain words, the amounts, and what is left of each limit. */
import { refusalOf, type DecidedReckoning } from '@member-care/domain/claim/decided-reckoning.ts'
import { questions, type Question, type Reckoning } from '@member-care/domain/cover/reckoning.ts'
import type { ClaimOnPlan } from '@member-care/domain/cover/claim-on-plan.ts'
import { termsFor, visitBenefits } from '@member-care/domain/cover/entitlement.ts'
import { shownLines } from '@member-care/domain/cover/line-sentences.ts'
import { coverTexts } from '@member-care/domain/texts/cover-texts.ts'
import { z } from 'zod'

export const reckoningAnswerSchema = z
  .object({
    planNo: z.string(),
    planName: z.string(),
    /** First date of the plan's version, YYYY-MM-DD. */
    planHoldsFrom: z.string(),
    currency: z.string(),
    /** Whether it was decided so; else it is what holds now. */
    isDecided: z.boolean(),
    /** What nobody could judge yet, and who can. The amounts rest on it being as the member wishes. */
    questions: z.array(
      z.object({
        question: z.enum(Object.keys(questions) as [Question, ...Question[]]),
        text: z.string(),
        askedOf: z.enum(['desk', 'member']),
        /** What can be answered, where the plan says that: its benefits. */
        choices: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
      }),
    ),
    /** Cents of the plan's currency. Null: nobody can tell before the questions are answered. */
    payableCents: z.number().nullable(),
    claimedCents: z.number(),
    memberBearsCents: z.number(),
    otherInsurerPaysCents: z.number(),
    writtenOffCents: z.number(),
    /** Why nothing is paid; the last line says it in words. */
    refusal: z.string().nullable(),
    /** Amounts as they are shown; `why` may be empty. They lead from the claimed to the payable amount. */
    lines: z.array(z.object({ title: z.string(), why: z.string(), change: z.string(), after: z.string() })),
    /** Limits, deductibles and caps that it touches. Cents, or a number where the measure is one; nothing of a decided claim. */
    left: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(['limit', 'deductible', 'member-cap', 'visit-shares']),
        measure: z.enum(['amount', 'visits', 'units', 'days', 'payments']),
        most: z.number(),
        used: z.number(),
        reserved: z.number(),
        taken: z.number(),
      }),
    ),
  })
  .meta({ id: 'ClaimReckoning' })
export type ReckoningAnswer = z.infer<typeof reckoningAnswerSchema>

/** What a claim comes to now. */
export function toReckoningAnswer({ plan, claim }: ClaimOnPlan, reckoning: Reckoning): ReckoningAnswer {
  return {
    ...planSaid({ plan, claim }),
    ...linesSaid({ plan, claim }, reckoning),
    isDecided: false,
    payableCents: reckoning.payable ?? null,
    claimedCents: reckoning.claimed,
    memberBearsCents: reckoning.memberBears,
    otherInsurerPaysCents: reckoning.otherInsurerPays,
    writtenOffCents: reckoning.writtenOff,
    refusal: reckoning.refusal ?? null,
    left: reckoning.left.map(({ rule, kind, measure, most, used, reserved, taken }) => ({
      name: rule.name,
      kind,
      measure,
      most,
      used,
      reserved,
      taken,
    })),
  }
}

/** What a claim came to when it was decided, in the words of the plan as it was published then. */
export function toDecidedAnswer(onPlan: ClaimOnPlan, decided: DecidedReckoning): ReckoningAnswer {
  const { payableCents, claimedCents, memberBearsCents, otherInsurerPaysCents, writtenOffCents } = decided
  return {
    ...planSaid(onPlan),
    ...linesSaid(onPlan, decided),
    isDecided: true,
    payableCents,
    claimedCents,
    memberBearsCents,
    otherInsurerPaysCents,
    writtenOffCents,
    refusal: refusalOf(decided) ?? null,
    left: [],
  }
}

function planSaid({ plan }: ClaimOnPlan) {
  return { planNo: plan.planNo, planName: plan.name, planHoldsFrom: plan.holdsFrom, currency: plan.currency }
}

function linesSaid(
  { plan, claim }: ClaimOnPlan,
  { lines, questions: asked }: Pick<Reckoning, 'lines' | 'questions'>,
): Pick<ReckoningAnswer, 'lines' | 'questions'> {
  const benefit = plan.groups.flatMap(({ benefits }) => benefits).find(({ id }) => id === claim.benefitId)
  const terms = (benefit && termsFor(benefit, claim)) ?? {}
  return {
    lines: [...shownLines({ lines }, plan, claim.benefitId, terms)],
    questions: asked.map((question) => ({
      question,
      text: coverTexts.questions[question],
      askedOf: questions[question],
      ...(question === 'benefit' && { choices: visitBenefits(plan).map(({ id, name }) => ({ id, name })) }),
    })),
  }
}
