/** What makes a plan one that cannot be reckoned by, though each of its fields is right. */
import { coverTexts } from '../texts/cover-texts.ts'
import type { Plan, Terms } from './plan.ts'

const { faults: texts } = coverTexts

/** What is payable of a claim is paid as cents of this, whatever the plan calls them. */
const PAID_IN = 'SGD'

/** A sentence for each fault, in the order of the plan; none when the plan can be published. */
export function planFaults(plan: Omit<Plan, never>): readonly string[] {
  return [
    ...(plan.currency === PAID_IN ? [] : [texts.notDollars]),
    ...orderFaults(plan),
    ...idFaults(plan),
    ...periodFaults(plan),
    ...benefitFaults(plan),
    ...referenceFaults(plan),
  ]
}

function orderFaults({ order }: Plan): readonly string[] {
  const position = (step: Plan['order'][number]) => order.indexOf(step)
  const twice = order.find((step, index) => position(step) !== index)
  const cap = position('member-cap')
  const other = position('other-insurer')
  const shares = (['deductible', 'co-pay', 'co-insurance'] as const).map(position).filter((at) => at >= 0)
  return [
    ...(twice === undefined ? [] : [texts.twice(twice)]),
    // What the member is spared, the plan pays: a limit of the payment has to see it.
    ...(cap > position('payment-limits') && position('payment-limits') >= 0 ? [texts.limitsBeforeCap] : []),
    // What the cap gives back would come on top of what the other insurer pays: both together more than the bill.
    ...(other >= 0 && cap > other && shares.some((at) => at < other) ? [texts.otherBeforeCap] : []),
    ...(['deductible', 'co-pay', 'co-insurance'] as const)
      .filter((step) => cap >= 0 && position(step) > cap)
      .map((step) => texts.capBefore(step)),
    ...(['tax', 'schedule', 'pro-ration', 'charge-limits'] as const)
      .filter((step) =>
        (['deductible', 'co-pay', 'co-insurance', 'member-cap'] as const).some(
          (share) => position(share) >= 0 && position(step) > position(share),
        ),
      )
      .map((step) => texts.shareBefore(step)),
  ]
}

function idFaults(plan: Plan): readonly string[] {
  const ids = [...benefitsOf(plan), ...plan.limits, ...plan.deductibles, ...plan.memberCaps, ...visitSharesOf(plan)]
    .map(({ id }) => id)
    .concat(namedPoolsOf(plan))
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => texts.sameId(id))
}

/** The pools of deductibles that no deductible is named by: a limit of that name would be used up by what is borne. */
function namedPoolsOf({ deductibles }: Plan): readonly string[] {
  const ids = new Set(deductibles.map(({ id }) => id))
  return [...new Set(deductibles.flatMap(({ pool }) => (pool === undefined || ids.has(pool) ? [] : [pool])))]
}

function periodFaults(plan: Plan): readonly string[] {
  return [...plan.limits, ...plan.deductibles, ...plan.memberCaps, ...visitSharesOf(plan)]
    .filter(({ period, months }) => (period === 'rolling-months') !== (months !== undefined))
    .map(({ id }) => texts.months(id))
}

function benefitFaults(plan: Plan): readonly string[] {
  return termsOf(plan).flatMap(([id, { coInsurance, visitShares }]) => [
    ...(coInsurance === undefined ||
    isRising(
      coInsurance.parts.map(({ upTo }) => upTo ?? Infinity),
      true,
    )
      ? []
      : [texts.parts(id)]),
    ...(visitShares === undefined ||
    isRising(
      visitShares.parts.map(({ upTo }) => upTo),
      false,
    )
      ? []
      : [texts.visits(id)]),
  ])
}

/** Whether each edge is higher than the one before, and the last (if it is said) open. */
function isRising(edges: readonly number[], isOpen: boolean): boolean {
  return edges.every((edge, index) => edge > (edges[index - 1] ?? 0)) && (edges.at(-1) === Infinity) === isOpen
}

function referenceFaults(plan: Plan): readonly string[] {
  const benefits = new Set(benefitsOf(plan).map(({ id }) => id))
  const deductibles = new Set(plan.deductibles.map(({ id }) => id))
  const { aroundStayBenefit: aroundStay } = plan
  return [
    ...(aroundStay === undefined || benefits.has(aroundStay) ? [] : [texts.noBenefit(plan.planNo, aroundStay)]),
    ...[...plan.limits, ...plan.memberCaps].flatMap((one) =>
      (one.benefits ?? []).filter((id) => !benefits.has(id)).map((id) => texts.noBenefit(one.id, id)),
    ),
    ...termsOf(plan).flatMap(([id, terms]) =>
      (terms.deductibles ?? [])
        .filter((named) => !deductibles.has(named))
        .map((named) => texts.noDeductible(id, named)),
    ),
  ]
}

function benefitsOf(plan: Plan) {
  return plan.groups.flatMap(({ benefits }) => benefits)
}

function termsOf(plan: Plan): readonly (readonly [string, Terms])[] {
  return benefitsOf(plan).flatMap(({ id, panel, other }) =>
    [panel, other].flatMap((terms) => (terms === undefined ? [] : [[id, terms] as const])),
  )
}

function visitSharesOf(plan: Plan) {
  // Panel and others may count the same visits.
  const all = termsOf(plan).flatMap(([, { visitShares }]) => visitShares ?? [])
  return [...new Map(all.map((one) => [one.id, one])).values()]
}
