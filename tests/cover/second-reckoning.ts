/**
 * The second reckoning: what docs/cover.md says, written apart from domain/cover and in another style. It reads plain JSON, keeps a family's
 * ledger, moves a bill's money from place to place, and knows dates and fractions by itself. It shares no line with the first one, so that
 * both do not have the same fault.
 */
import { dayOf, monthsAway } from './day-count.ts'
import { Ledger, sum, yearAround, type Days, type Entry } from './ledger.ts'
import { Paper } from './paper.ts'
import { planAt, type PlanAt } from './plan-at.ts'
import { halfUp, larger, Purse, smaller } from './purse.ts'
import { whetherCovered } from './whether-covered.ts'

const MILLION = 1_000_000n
const BILLION = 1_000_000_000n

export interface Settlement {
  /** Undefined: nothing can be said. */
  readonly payable: bigint | undefined
  readonly memberBears: bigint
  readonly otherInsurerPays: bigint
  readonly writtenOff: bigint
  readonly taxPart: bigint
  readonly refusal: string | undefined
  /** What is taken from each pool. */
  readonly takes: ReadonlyMap<string, bigint>
}

/**
 * Reckons a family's claims in the order of their arrival.
 * @param versions the plan's versions, as JSON
 * @param claims as JSON
 */
export function reckonByLedger(versions: string, claims: string): readonly Settlement[] {
  const papers = listOf(versions)
  const ledger = new Ledger()
  return listOf(claims).map((claim) => {
    const entry = entryOf(claim)
    const before = ledger.without([entry.source, ...claim.texts('offsets')])
    const settlement = settle(papers, claim, entry, before)
    for (const [pool, amount] of settlement.takes) ledger.post(entry, pool, amount)
    return settlement
  })
}

/**
 * Reckons one claim after what its family has taken.
 * @param versions the plan's versions, as JSON
 * @param claim as JSON
 * @param taken what other claims, and maybe this one, hold or have used, as JSON
 */
export function reckonAfter(versions: string, claim: string, taken: string): Settlement {
  const ledger = new Ledger()
  for (const held of listOf(taken)) {
    const entry: Entry = {
      source: held.text('sourceId'),
      day: dayOf(held.text('date')),
      person: held.text('personId'),
      visit: held.text('visitId'),
      stay: held.optionalText('stayId'),
      disability: held.optionalText('disabilityId'),
    }
    for (const one of held.list('pools')) ledger.post(entry, one.text('pool'), one.whole('amount'))
  }
  const [asked] = listOf(`[${claim}]`)
  if (asked === undefined) throw new Error('There is no claim.')
  const entry = entryOf(asked)
  return settle(listOf(versions), asked, entry, ledger.without([entry.source, ...asked.texts('offsets')]))
}

function listOf(json: string): readonly Paper[] {
  return new Paper({ list: JSON.parse(json) }).list('list')
}

function entryOf(claim: Paper): Entry {
  return {
    source: claim.text('sourceId'),
    day: dayOf(claim.text('serviceDate')),
    person: personOf(claim).text('id'),
    visit: claim.text('visitId'),
    stay: claim.part('stay')?.text('id'),
    disability: claim.optionalText('disabilityId'),
  }
}

function personOf(claim: Paper): Paper {
  return claim.part('person') ?? new Paper(undefined)
}

const nothingSaid: Settlement = {
  payable: undefined,
  memberBears: 0n,
  otherInsurerPays: 0n,
  writtenOff: 0n,
  taxPart: 0n,
  refusal: undefined,
  takes: new Map(),
}

function settle(versions: readonly Paper[], claim: Paper, entry: Entry, ledger: Ledger): Settlement {
  const at = planAt(versions, claim)
  if (at === undefined) return nothingSaid
  const bill = billOf(claim, at.plan)
  if (bill === undefined) return nothingSaid
  const purse = new Purse(bill)
  const covered = whetherCovered(at.benefit, claim, personOf(claim))
  if ('refusal' in covered) return answer(at.plan, claim, purse, covered.refusal, new Map())

  const desk: Desk = { ...at, ...covered, claim, entry, ledger, purse, charge: bill, whenSettled: [] }
  for (const step of at.plan.texts('order')) {
    const refusal = stepNamed(step)(desk)
    if (refusal !== undefined) return answer(at.plan, claim, purse, refusal, new Map())
    if (endsCharge(step, at.plan.texts('order'))) desk.charge = purse.in('plan')
  }

  const takes = new Map<string, bigint>()
  for (const { pool, amount } of desk.whenSettled.flatMap((takesThen) => takesThen()))
    takes.set(pool, (takes.get(pool) ?? 0n) + amount)
  return answer(at.plan, claim, purse, undefined, takes)
}

/** What lies before one who settles a claim. */
interface Desk extends PlanAt {
  readonly claim: Paper
  readonly entry: Entry
  readonly ledger: Ledger
  readonly purse: Purse
  readonly terms: Paper
  readonly network: 'panel' | 'other'
  charge: bigint
  /** What is taken from pools is only known in the end. */
  readonly whenSettled: (() => readonly Take[])[]
}

interface Take {
  readonly pool: string
  readonly amount: bigint
}

/** @returns why it is refused, if it is */
type StepOfDesk = (desk: Desk) => string | undefined

function billOf(claim: Paper, plan: Paper): bigint | undefined {
  if (claim.text('currency') === plan.text('currency')) return claim.whole('amount')
  return claim.has('rateBillionths')
    ? halfUp(claim.whole('amount') * claim.whole('rateBillionths'), BILLION)
    : undefined
}

function taxIn(amount: bigint, claim: Paper): bigint {
  return claim.whole('amount') === 0n ? 0n : halfUp(amount * claim.whole('tax'), claim.whole('amount'))
}

function otherPaid(claim: Paper): bigint {
  const other = claim.part('otherInsurer')
  return other?.text('state') === 'paid' ? other.whole('amount') : 0n
}

function answer(
  plan: Paper,
  claim: Paper,
  purse: Purse,
  refusal: string | undefined,
  takes: ReadonlyMap<string, bigint>,
): Settlement {
  const payable = refusal === undefined ? purse.in('plan') : 0n
  const writtenOff = refusal === undefined ? purse.in('written-off') : 0n
  const otherInsurerPays = smaller(otherPaid(claim), purse.bill - writtenOff)
  return {
    payable,
    memberBears: larger(0n, purse.bill - payable - writtenOff - otherInsurerPays),
    otherInsurerPays,
    writtenOff,
    taxPart: plan.text('tax') === 'covered' ? taxIn(payable, claim) : 0n,
    refusal,
    takes,
  }
}

const sharesOfMember = ['deductible', 'co-pay', 'co-insurance']

/** Whether what is left after this step is what was charged. */
function endsCharge(step: string, order: readonly string[]): boolean {
  if (['tax', 'schedule', 'pro-ration', 'charge-limits'].includes(step)) return true
  const firstShare = order.findIndex((one) => sharesOfMember.includes(one))
  return step === 'other-insurer' && order.indexOf(step) < firstShare
}

const stepsOfDesk: Readonly<Record<string, StepOfDesk>> = {
  tax: ({ plan, claim, purse }) => {
    if (plan.text('tax') === 'not-covered') purse.move('plan', 'uncovered', taxIn(purse.in('plan'), claim))
    return undefined
  },
  schedule: ({ terms, claim, purse }) => {
    const schedule = terms.part('schedule')
    if (schedule === undefined) return undefined
    const rest = schedule.text('rest') === 'written-off' ? 'written-off' : 'uncovered'
    purse.keep(schedule.whole('most') * times(schedule.text('per'), claim), rest)
    return undefined
  },
  'pro-ration': ({ terms, purse }) => {
    if (terms.has('proRation')) purse.keep(halfUp(purse.in('plan') * terms.whole('proRation'), MILLION), 'uncovered')
    return undefined
  },
  'charge-limits': (desk) => limitsOf('charge', desk),
  deductible: bearDeductible,
  'co-pay': ({ terms, claim, purse }) => {
    const coPay = terms.part('coPay')
    if (coPay === undefined) return undefined
    bear(purse, coPay.whole('amount') * times(coPay.text('per'), claim))
    return undefined
  },
  'co-insurance': bearPercentage,
  'member-cap': capShare,
  'payment-limits': (desk) => limitsOf('payment', desk),
  'other-insurer': ({ plan, claim, purse }) => {
    const paid = otherPaid(claim)
    const most =
      plan.text('otherInsurer') === 'subtract' ? purse.in('plan') - paid : purse.bill - purse.in('written-off') - paid
    purse.keep(larger(0n, most), 'other-insurer')
    return undefined
  },
}

function stepNamed(name: string): StepOfDesk {
  const step = stepsOfDesk[name]
  if (step === undefined) throw new Error(`No such step: ${name}`)
  return step
}

function times(per: string, claim: Paper): bigint {
  return per === 'visit' ? 1n : claim.whole(per === 'unit' ? 'units' : 'days')
}

/** The member bears so much of what the plan has, if it has so much. */
function bear(purse: Purse, amount: bigint): bigint {
  const borne = smaller(amount, purse.in('plan'))
  purse.move('plan', 'share', borne)
  return borne
}

/** The fullest of the columns that count with the claim. */
function takenBefore({ ledger, entry, plan }: Desk, pool: string, rule: Paper): bigint {
  return ledger.columns(pool, rule, entry, yearBeginsOf(plan)).map(sum).reduce(larger, 0n)
}

function yearBeginsOf(plan: Paper): Paper {
  return plan.part('yearBegins') ?? new Paper(undefined)
}

/** 0 if another claim has counted the visit already. */
function visitAsked({ ledger, entry }: Desk, pool: string): bigint {
  return ledger.counts(pool, entry.visit) ? 0n : 1n
}

function bearDeductible(desk: Desk): undefined {
  const named = new Set(desk.terms.texts('deductibles'))
  const rules = desk.deductibles.filter((one) => named.has(one.text('id')))
  const rooms = rules.map((one) => larger(0n, one.whole('most') - takenBefore(desk, poolOf(one), one)))
  if (rooms.length === 0) return
  const borne = bear(desk.purse, rooms.reduce(smaller))
  desk.whenSettled.push(() => [...new Set(rules.map(poolOf))].map((pool) => ({ pool, amount: borne })))
}

function poolOf(deductible: Paper): string {
  return deductible.optionalText('pool') ?? deductible.text('id')
}

function bearPercentage(desk: Desk): string | undefined {
  const { terms, purse } = desk
  const coInsurance = terms.part('coInsurance')
  if (coInsurance !== undefined) {
    const start = coInsurance.text('edges') === 'charge' ? purse.in('share') : 0n
    bear(purse, shareOfParts(coInsurance.list('parts'), start, start + purse.in('plan')))
  }

  const visitShares = terms.part('visitShares')
  if (visitShares === undefined) return undefined
  const pool = visitShares.text('id')
  const asked = visitAsked(desk, pool)
  const number = takenBefore(desk, pool, visitShares) + asked
  const part = visitShares.list('parts').find((one) => number <= one.whole('upTo'))
  if (part === undefined) return 'used-up'
  bear(purse, halfUp(purse.in('plan') * part.whole('memberShare'), MILLION))
  desk.whenSettled.push(() => [{ pool, amount: purse.in('plan') > 0n ? asked : 0n }])
  return undefined
}

/** The parts' shares of the stretch from one amount to another. */
function shareOfParts(parts: readonly Paper[], from: bigint, to: bigint): bigint {
  let edge = 0n
  let millionths = 0n
  for (const part of parts) {
    const upper = part.has('upTo') ? part.whole('upTo') : larger(edge, to)
    const inPart = smaller(upper, to) - larger(edge, from)
    millionths += larger(0n, inPart) * part.whole('memberShare')
    edge = upper
  }
  return halfUp(millionths, MILLION)
}

function capShare(desk: Desk): undefined {
  const { purse, charge } = desk
  const caps = desk.memberCaps
    .filter((one) => holdsForBenefit(one, desk))
    .map((cap) => ({ cap, room: roomOfCap(cap, desk, charge) }))
  for (const { room } of caps) purse.move('share', 'plan', larger(0n, purse.in('share') - room))
  const share = purse.in('share')
  desk.whenSettled.push(() =>
    caps.flatMap(({ cap, room }) => [
      { pool: cap.text('id'), amount: share },
      ...(cap.has('repeated') && room > 0n && share >= room ? [{ pool: countOf(cap), amount: 1n }] : []),
    ]),
  )
}

function countOf(cap: Paper): string {
  return `${cap.text('id')}:times`
}

function roomOfCap(cap: Paper, desk: Desk, charge: bigint): bigint {
  return larger(0n, mostOfCap(cap, desk, charge) - takenBefore(desk, cap.text('id'), cap))
}

function mostOfCap(cap: Paper, desk: Desk, charge: bigint): bigint {
  const repeated = cap.part('repeated')
  if (repeated !== undefined && isRepeated(cap, repeated, desk)) return repeated.whole('most')
  const grows = cap.part('grows')
  if (grows === undefined) return cap.whole('most')
  return cap.whole('most') + halfUp(larger(0n, charge - grows.whole('above')) * grows.whole('share'), MILLION)
}

/** Reached often enough within any of the windows that count with the claim. */
function isRepeated(cap: Paper, repeated: Paper, desk: Desk): boolean {
  const within = new Paper({ per: cap.text('per'), period: 'rolling-months', months: repeated.count('months') })
  return takenBefore(desk, countOf(cap), within) >= repeated.whole('from') - 1n
}

function holdsForBenefit(rule: Paper, { claim }: Desk): boolean {
  return !rule.has('benefits') || rule.texts('benefits').includes(claim.text('benefitId'))
}

function limitsOf(what: 'charge' | 'payment', desk: Desk): string | undefined {
  for (const limit of desk.limits) {
    if (limit.text('of') !== what || !holdsForBenefit(limit, desk)) continue
    if ((limit.optionalText('network') ?? desk.network) !== desk.network) continue
    const left = limit.text('measure') === 'amount' ? limitAmount(limit, desk) : limitNumber(limit, desk)
    if (left === 'nothing') return 'used-up'
  }
  return undefined
}

function limitAmount(limit: Paper, desk: Desk): 'nothing' | 'something' {
  const { purse, claim } = desk
  const most = mostOfYear(limit, desk) * (limit.text('period') === 'day' ? claim.whole('days') : 1n)
  const pool = limit.text('id')
  const room = larger(0n, most - takenBefore(desk, pool, limit))
  if (room === 0n && purse.in('plan') > 0n) return 'nothing'
  purse.keep(room, 'uncovered')
  desk.whenSettled.push(() => [{ pool, amount: limit.text('of') === 'charge' ? desk.charge : purse.in('plan') }])
  return 'something'
}

function limitNumber(limit: Paper, desk: Desk): 'nothing' | 'something' {
  const { purse } = desk
  const pool = limit.text('id')
  const asked = numberAsked(limit, desk)
  if (asked === 0n) return 'something'
  const room = larger(0n, mostOfYear(limit, desk) - takenBefore(desk, pool, limit))
  if (room === 0n) return 'nothing'
  if (asked > room) purse.keep((purse.in('plan') * room) / asked, 'uncovered')
  desk.whenSettled.push(() => [{ pool, amount: purse.in('plan') > 0n ? smaller(asked, room) : 0n }])
  return 'something'
}

function numberAsked(limit: Paper, desk: Desk): bigint {
  switch (limit.text('measure')) {
    case 'visits':
      return visitAsked(desk, limit.text('id'))
    case 'payments':
      return 1n
    default:
      return desk.claim.whole(limit.text('measure'))
  }
}

/** A limit per policy year, for those whose cover does not fill the year. */
function mostOfYear(limit: Paper, { plan, claim, entry }: Desk): bigint {
  const most = limit.whole('most')
  if (limit.text('period') !== 'policy-year' || plan.text('shareOfYear') === 'whole') return most
  const year = yearAround(entry.day, yearBeginsOf(plan).count('month'), yearBeginsOf(plan).count('day'))
  const cover = coverOf(personOf(claim), limit.text('per') === 'family' ? 'family' : 'covered')
  const [part, whole] =
    plan.text('shareOfYear') === 'by-days'
      ? [daysWithin(year, cover), daysWithin(year, year)]
      : [monthsOf(year).filter((month) => daysWithin(month, cover) > 0n).length, 12]
  const [numerator, denominator] = [most * BigInt(part), BigInt(whole)]
  if (limit.text('measure') === 'amount') return halfUp(numerator, denominator)
  return (numerator + denominator - 1n) / denominator
}

function coverOf(person: Paper, whose: 'covered' | 'family'): Days {
  const last = person.optionalText(`${whose}To`)
  return { from: dayOf(person.text(`${whose}From`)), to: last === undefined ? Infinity : dayOf(last) }
}

function daysWithin(one: Days, other: Days): bigint {
  return BigInt(Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from) + 1))
}

function monthsOf(year: Days): readonly Days[] {
  return Array.from({ length: 12 }, (_, index) => ({
    from: monthsAway(year.from, index),
    to: monthsAway(year.from, index + 1) - 1,
  }))
}
