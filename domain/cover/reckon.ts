/**
 * What a claim comes to under a plan, and why: the only place that says what is payable (design, "Cover").
 * It has no clock and asks nobody: the same plan, uses and claim always give the same reckoning.
 */
import { takeLimits, takeProRation, takeSchedule, takeTax } from './charge-steps.ts'
import type { CoverClaim, Use } from './cover-claim.ts'
import { entitlement, visitBenefits } from './entitlement.ts'
import { portion } from './exact-shares.ts'
import { BILLION } from './rates/rate-of-day.ts'
import { takeCoInsurance, takeCoPay, takeDeductibles, takeMemberCap } from './member-share-steps.ts'
import type { Benefit, Plan, Step } from './plan.ts'
import type { Line, Question, Reckoning, Refusal } from './reckoning.ts'
import { Worksheet } from './worksheet.ts'

const stepFunctions: Readonly<Record<Step, (sheet: Worksheet) => void>> = {
  tax: takeTax,
  schedule: takeSchedule,
  'pro-ration': takeProRation,
  'charge-limits': (sheet) => takeLimits(sheet, 'charge'),
  deductible: takeDeductibles,
  'co-pay': takeCoPay,
  'co-insurance': takeCoInsurance,
  'member-cap': takeMemberCap,
  'payment-limits': (sheet) => takeLimits(sheet, 'payment'),
  'other-insurer': takeOtherInsurer,
}

/** The steps after which the charge is what stands then. */
export const isOfCharge = (step: Step) => ['tax', 'schedule', 'pro-ration', 'charge-limits'].includes(step)
/** The steps that are the member's share of it. */
export const isMemberShare = (step: Step) => ['deductible', 'co-pay', 'co-insurance'].includes(step)

/**
 * Reckons one claim.
 * @param plan the version that holds for the claim
 * @param uses what the whole family used and reserved before, in any order; the claim's own are left out
 * @returns what is payable with the lines of the reasoning, which add up to the cent
 */
export function reckon(plan: Plan, uses: readonly Use[], claim: CoverClaim): Reckoning {
  return reckonPaid(plan, uses, claim)
}

/**
 * The same, for a claim of which less was paid than is payable: it takes less from the pools.
 * @param paid in cents; what is paid beyond the plan uses up nothing of it
 */
export function reckonPaid(plan: Plan, uses: readonly Use[], claim: CoverClaim, paid?: number): Reckoning {
  const entitled = entitlement(plan, claim)
  const claimed = inPlanCurrency(plan, claim)
  const isBenefitOpen = claim.benefitId === undefined && visitBenefits(plan).length > 0
  if (claimed === undefined || isBenefitOpen)
    return {
      ...unreckoned([
        ...(isBenefitOpen ? (['benefit'] as const) : []),
        ...(claimed === undefined ? (['rate'] as const) : []),
        ...entitled.questions,
      ]),
      ...(paid !== undefined && takenUp(plan, uses, claim, paid)),
    }
  const converted: readonly Line[] =
    claim.currency === plan.currency ? [] : [{ step: 'currency', before: claim.amount, after: claimed }]
  if ('refusal' in entitled) {
    const line: Line = { step: 'cover', refusal: entitled.refusal, before: claimed, after: 0 }
    return nothing(claimed, claim, [...converted, line], entitled.refusal)
  }
  const sheet = new Worksheet({ plan, uses, claim, benefit: entitled.benefit, terms: entitled.terms }, claimed)
  workThrough(sheet)
  const lines = [...converted, ...sheet.lines]
  if (sheet.refusal !== undefined) return { ...nothing(claimed, claim, lines, sheet.refusal), left: sheet.left() }
  return { ...outcome(sheet, claimed, lines, entitled.questions), uses: sheet.uses(paid) }
}

function workThrough(sheet: Worksheet): void {
  const { order } = sheet.matter.plan
  const firstShare = order.findIndex(isMemberShare)
  for (const [index, step] of order.entries()) {
    if (sheet.refusal !== undefined) return
    stepFunctions[step](sheet)
    // Another insurer's payment that is subtracted first makes the rest the bill.
    if (isOfCharge(step) || (step === 'other-insurer' && index < firstShare)) sheet.charge = sheet.amount
  }
}

function takeOtherInsurer(sheet: Worksheet): void {
  const { plan, claim } = sheet.matter
  if (claim.otherInsurer.state !== 'paid') return
  const paid = claim.otherInsurer.amount
  const own = sheet.amount
  if (plan.otherInsurer === 'subtract') sheet.set('other-insurer', Math.max(0, own - paid))
  else sheet.set('other-insurer', Math.min(own, Math.max(0, sheet.billed - sheet.writtenOff - paid)))
}

/** Undefined where the rate of the day is not known. */
function inPlanCurrency(plan: Plan, { currency, amount, rateBillionths }: CoverClaim): number | undefined {
  if (currency === plan.currency) return amount
  return rateBillionths === undefined ? undefined : portion(amount, rateBillionths, BILLION)
}

function outcome(sheet: Worksheet, claimed: number, lines: readonly Line[], asked: readonly Question[]): Reckoning {
  const { claim, plan } = sheet.matter
  const payable = sheet.amount
  const otherInsurerPays = otherPays(claim, claimed - sheet.writtenOff)
  return {
    payable,
    claimed,
    memberBears: Math.max(0, claimed - payable - sheet.writtenOff - otherInsurerPays),
    otherInsurerPays,
    writtenOff: sheet.writtenOff,
    taxPart: plan.tax === 'covered' && claim.amount > 0 ? portion(payable, claim.tax, claim.amount) : 0,
    lines,
    left: sheet.left(),
    questions: [...new Set([...asked, ...sheet.questions])],
    uses: sheet.uses(),
  }
}

function nothing(claimed: number, claim: CoverClaim, lines: readonly Line[], refusal: Refusal): Reckoning {
  const otherInsurerPays = otherPays(claim, claimed)
  return {
    ...empty,
    payable: 0,
    claimed,
    memberBears: claimed - otherInsurerPays,
    otherInsurerPays,
    lines,
    refusal,
  }
}

/**
 * Without the rate of the day, or without its benefit, what was paid is all that is known of a bill, and the member's share is taken off it
 * already: it takes up the limits, or the family would have them a second time. Of no known benefit it takes those that hold for all.
 */
function takenUp(
  plan: Plan,
  before: readonly Use[],
  claim: CoverClaim,
  paid: number,
): Pick<Reckoning, 'left' | 'uses'> {
  const limits = plan.order.filter((step) => step === 'charge-limits' || step === 'payment-limits')
  const { benefitId = unknownBenefit.id } = claim
  const bill: CoverClaim = {
    ...{ ...claim, benefitId, currency: plan.currency, amount: paid, tax: 0 },
    otherInsurer: { state: 'none' },
  }
  const groups = [...plan.groups, { code: '', name: '', benefits: [unknownBenefit] }]
  const { left, uses } = reckonPaid({ ...plan, groups, order: limits }, before, bill, paid)
  return { left, uses }
}

/** Names no limit, and has no condition. */
const unknownBenefit: Benefit = {
  ...{ id: 'unknown benefit', name: '', code: '', claimedAs: 'outpatient', ptc: '' },
  ...{ showsDiagnosis: false, needsDocuments: false, panel: {}, other: {} },
}

function unreckoned(questions: readonly Question[]): Reckoning {
  return { ...empty, payable: undefined, questions: [...new Set(questions)] }
}

function otherPays({ otherInsurer }: CoverClaim, most: number): number {
  return otherInsurer.state === 'paid' ? Math.min(otherInsurer.amount, most) : 0
}

const empty = {
  claimed: 0,
  memberBears: 0,
  otherInsurerPays: 0,
  writtenOff: 0,
  taxPart: 0,
  lines: [],
  left: [],
  questions: [],
  uses: [],
} as const
