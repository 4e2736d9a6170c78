/** What a person has left of a plan on a date: the bars of "My cover". */
import { addDays } from '../dates/singapore-dates.ts'
import { calendarYear, countedBefore, policyYear, shareOfYear, type Counter } from './counted-before.ts'
import type { CoverClaim, CoveredPerson, Use } from './cover-claim.ts'
import type { Deductible, Limit, MemberCap, Plan } from './plan.ts'

export interface Balance {
  readonly kind: 'limit' | 'deductible' | 'member-cap'
  readonly rule: Limit | Deductible | MemberCap
  readonly measure: Limit['measure']
  /** Cents, or a number where the measure is one. */
  readonly most: number
  readonly used: number
  readonly reserved: number
  readonly left: number
  /** The benefits that it is for; undefined: all. */
  readonly benefits: readonly string[] | undefined
  /** The first day on which all of it is there again; undefined: never, or not on one day. */
  readonly renewsOn: string | undefined
  /** The claims and letters that count, newest first. */
  readonly sources: readonly string[]
}

/** What has a balance at any time. A limit for each visit or stay has one only while there is such a visit or stay. */
const standing: readonly Counter['period'][] = ['policy-year', 'calendar-year', 'rolling-months', 'life']

/** The share of a limit below which a person is told before the next visit. */
const NEARLY_USED = 0.2

/**
 * In the order of the plan: limits, deductibles, then caps.
 * @param uses of the whole family
 */
export function balances(plan: Plan, uses: readonly Use[], person: CoveredPerson, date: string): readonly Balance[] {
  const seen: CoverClaim = { ...seenFrom, serviceDate: date, person, currency: plan.currency }
  const balance = (
    kind: Balance['kind'],
    rule: Limit | Deductible | MemberCap,
    { pool = rule.id, measure = 'amount' as Limit['measure'], benefits }: Partial<Pool>,
  ): Balance => {
    const most =
      kind === 'limit'
        ? shareOfYear(rule.most, plan, rule, seen, measure === 'amount' ? 'amount' : 'number')
        : rule.most
    const before = countedBefore(pool, rule, seen, uses, plan)
    return {
      kind,
      rule,
      measure,
      most,
      ...before,
      left: Math.max(0, most - before.used - before.reserved),
      benefits,
      renewsOn: renewal(rule, plan, date),
      sources: sourcesOf(pool, rule, seen, uses, plan),
    }
  }
  return [
    ...plan.limits.filter(isStanding).map((limit) => balance('limit', limit, limit)),
    ...plan.deductibles
      .filter(isStanding)
      .map((one) => balance('deductible', one, { pool: one.pool ?? one.id, benefits: benefitsWith(one, plan) })),
    ...plan.memberCaps.filter(isStanding).map((cap) => balance('member-cap', cap, cap)),
  ]
}

interface Pool {
  readonly pool: string
  readonly measure: Limit['measure']
  readonly benefits: readonly string[] | undefined
}

/** Whether somebody should be told before the next visit. */
export function isNearlyUsed({ kind, most, left }: Balance): boolean {
  return kind === 'limit' && most > 0 && left <= most * NEARLY_USED
}

function isStanding({ period }: Counter): boolean {
  return standing.includes(period)
}

function renewal({ period }: Counter, plan: Plan, date: string): string | undefined {
  if (period === 'policy-year') return addDays(policyYear(plan, date).to, 1)
  return period === 'calendar-year' ? addDays(calendarYear(date).to, 1) : undefined
}

function sourcesOf(
  pool: string,
  counter: Counter,
  seen: CoverClaim,
  uses: readonly Use[],
  plan: Plan,
): readonly string[] {
  return uses
    .filter((use) => use.pools.some((one) => one.pool === pool))
    .filter((use) => {
      const { used, reserved } = countedBefore(pool, counter, seen, [use], plan)
      return used + reserved > 0
    })
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map(({ sourceId }) => sourceId)
}

function benefitsWith({ id }: Deductible, plan: Plan): readonly string[] {
  return plan.groups
    .flatMap(({ benefits }) => benefits)
    .filter(({ panel, other }) => [panel, other].some((terms) => terms?.deductibles?.includes(id)))
    .map((benefit) => benefit.id)
}

/** A balance is what a claim would see that asks for nothing. */
const seenFrom = {
  sourceId: '',
  benefitId: '',
  visitId: '',
  units: 0,
  days: 0,
  amount: 0,
  tax: 0,
  network: 'panel',
  isAccident: false,
  referral: 'unknown',
  otherInsurer: { state: 'none' },
} as const
