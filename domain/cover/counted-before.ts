/** How much of a pool is used up for a claim: which earlier claims and letters count with it, and over which time. */
import { addDays, daysBetween, monthsBefore } from '../dates/singapore-dates.ts'
import type { CoverClaim, CoveredDays, CoveredPerson, Use } from './cover-claim.ts'
import { portion } from './exact-shares.ts'
import type { Plan, periods } from './plan.ts'

/** Over which time and for whom something is counted. */
export interface Counter {
  readonly period: (typeof periods)[number]
  readonly months?: number | undefined
  readonly per: 'person' | 'family'
}

/** Cents, or a number where the pool counts. */
export interface Before {
  readonly used: number
  readonly reserved: number
}

const nothing: Before = { used: 0, reserved: 0 }

/**
 * What others have used and reserved of a pool, seen from a claim. The claim itself, and the letter that it offsets, are left out.
 * @param uses of the whole family, in any order
 */
export function countedBefore(
  pool: string,
  counter: Counter,
  claim: CoverClaim,
  uses: readonly Use[],
  plan: Plan,
): Before {
  if (counter.period === 'claim') return nothing
  const others = uses.filter(
    (use) =>
      use.sourceId !== claim.sourceId &&
      !(claim.offsets ?? []).includes(use.sourceId) &&
      (counter.per === 'family' || use.personId === claim.person.id),
  )
  if (counter.period === 'rolling-months') return fullestWindow(pool, counter.months ?? 1, claim.serviceDate, others)
  return sumOf(pool, others.filter(sharing(counter.period, claim, plan)))
}

/** Whether an earlier use falls into the same period as the claim. */
function sharing(
  period: Exclude<Counter['period'], 'claim' | 'rolling-months'>,
  claim: CoverClaim,
  plan: Plan,
): (use: Use) => boolean {
  switch (period) {
    case 'visit':
      return (use) => use.visitId === claim.visitId
    case 'day':
      return claim.stay === undefined ? (use) => use.date === claim.serviceDate : (use) => use.stayId === claim.stay?.id
    case 'admission':
      return (use) => use.stayId !== undefined && use.stayId === claim.stay?.id
    case 'disability':
      return (use) => use.disabilityId !== undefined && use.disabilityId === claim.disabilityId
    case 'life':
      return () => true
    case 'policy-year':
    case 'calendar-year': {
      const year = period === 'policy-year' ? policyYear(plan, claim.serviceDate) : calendarYear(claim.serviceDate)
      return (use) => use.date >= year.from && use.date <= year.to
    }
  }
}

/**
 * Claims do not arrive in the order of their visits. So it is not enough to look back: of all windows of so many months that contain the
 * day of service, the fullest counts.
 */
function fullestWindow(pool: string, months: number, date: string, others: readonly Use[]): Before {
  const ends = [...new Set([date, ...others.map((use) => use.date)])].filter(
    (end) => end >= date && monthsBefore(end, months) < date,
  )
  const windows = ends.map((end) => {
    const start = monthsBefore(end, months)
    return sumOf(
      pool,
      others.filter((use) => use.date > start && use.date <= end),
    )
  })
  return windows.reduce((fullest, one) => (total(one) > total(fullest) ? one : fullest), nothing)
}

function sumOf(pool: string, uses: readonly Use[]): Before {
  let [used, reserved] = [0, 0]
  for (const { state, pools } of uses) {
    for (const one of pools) {
      if (one.pool !== pool) continue
      if (state === 'used') used += one.amount
      else reserved += one.amount
    }
  }
  return { used, reserved }
}

export function total({ used, reserved }: Before): number {
  return used + reserved
}

interface Year {
  /** First and last day. */
  readonly from: string
  readonly to: string
}

/** The policy year that a date falls into. */
export function policyYear({ yearBegins: { month, day } }: Pick<Plan, 'yearBegins'>, date: string): Year {
  const begin = (year: number) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const year = Number(date.slice(0, 4))
  const first = date >= begin(year) ? year : year - 1
  return { from: begin(first), to: addDays(begin(first + 1), -1) }
}

export function calendarYear(date: string): Year {
  return { from: `${date.slice(0, 4)}-01-01`, to: `${date.slice(0, 4)}-12-31` }
}

/**
 * What a person has of a yearly limit who joined or leaves within the policy year: nothing of a year that no cover of theirs touches.
 * Who left and came back within it has the shares of all their times, as the uses of all of them count. An amount is rounded half up to the cent, a number of visits up to the next whole one.
 */
export function shareOfYear(
  most: number,
  plan: Plan,
  { period, per }: Counter,
  { serviceDate, person }: CoverClaim,
  measure: 'amount' | 'number',
): number {
  if (plan.shareOfYear === 'whole' || period !== 'policy-year') return most
  const year = policyYear(plan, serviceDate)
  const times = (per === 'family' ? familyTimes(person) : ownTimes(person))
    .map(({ from, to }) => ({ from: later(from, year.from), to: earlier(to ?? year.to, year.to) }))
    .filter(({ from, to }) => from <= to)
  if (times.some(({ from, to }) => from === year.from && to === year.to)) return most
  const [covered, whole] =
    plan.shareOfYear === 'by-days'
      ? [sum(times.map(({ from, to }) => daysBetween(from, to) + 1)), daysBetween(year.from, year.to) + 1]
      : [monthsCovered(year, times), MONTHS]
  if (covered >= whole) return most
  return measure === 'amount' ? portion(most, covered, whole) : Math.ceil((most * covered) / whole)
}

const MONTHS = 12

function ownTimes({ coveredFrom, coveredTo, otherCovers = [] }: CoveredPerson): readonly CoveredDays[] {
  return [{ from: coveredFrom, ...(coveredTo !== undefined && { to: coveredTo }) }, ...otherCovers]
}

function familyTimes({ familyFrom, familyTo, otherFamilyCovers = [] }: CoveredPerson): readonly CoveredDays[] {
  return [{ from: familyFrom, ...(familyTo !== undefined && { to: familyTo }) }, ...otherFamilyCovers]
}

/** How many months of a policy year are touched by any of the times. */
function monthsCovered(year: Year, times: readonly Year[]): number {
  const begins = Array.from({ length: MONTHS + 1 }, (_, month) => monthsBefore(year.from, -month))
  return begins
    .slice(0, MONTHS)
    .filter((begin, month) => times.some(({ from, to }) => begin <= to && (begins[month + 1] ?? '') > from)).length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

function later(one: string, other: string): string {
  return one > other ? one : other
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}
