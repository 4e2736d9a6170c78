/** What a reckoning costs beside its bar: one claim after 200 earlier ones, and a changed plan over a year of claims. */
import { demonstrationPlans } from '@member-care/api/demonstration/plans.ts'
import type { CoverClaim, Use } from '@member-care/domain/cover/cover-claim.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { reckon } from '@member-care/domain/cover/reckon.ts'
import { WhatIf } from '@member-care/domain/cover/what-if.ts'
import { addDays } from '@member-care/domain/dates/singapore-dates.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

const EARLIER = 200
const RECKONINGS = 20_000
const MOST_RECKONING_MS = 1
const CLAIMS = 200_000
const CLAIMS_OF_A_FAMILY = 20
const MOST_WHAT_IF_S = 60
const MOST_WHAT_IF_MIB = 512

const benefits = ['GP-1', 'GP-2', 'SP-1', 'SP-3', 'DT-1', 'TC-1', 'HS-STAY'] as const

export async function benchCover({ scale }: BenchOptions): Promise<BenchRow[]> {
  const plan = demonstrationPlans('2026-01-01').find(({ planNo }) => planNo === 'B')
  if (plan === undefined) throw new Error('The demonstration has no plan B.')
  return [benchReckoning(plan, scaled(RECKONINGS, scale)), ...benchWhatIf(plan, scaled(CLAIMS, scale))]
}

function benchReckoning(plan: Plan, count: number): BenchRow {
  const uses = Array.from({ length: EARLIER }, (_, index) => useOf(claimOf(0, index)))
  const times = Array.from({ length: count }, (_, index) => {
    const claim = claimOf(0, EARLIER + index)
    const startedAt = performance.now()
    reckon(plan, uses, claim)
    return performance.now() - startedAt
  }).toSorted((one, other) => one - other)
  const p99 = times[Math.floor(count * 0.99)] ?? Infinity
  return atMost(`One reckoning after ${EARLIER} claims of the family, p99`, p99, MOST_RECKONING_MS, 'ms')
}

function benchWhatIf(plan: Plan, count: number): BenchRow[] {
  const changed: Plan = { ...plan, limits: plan.limits.map((limit) => ({ ...limit, most: limit.most * 2 })) }
  const whatIf = new WhatIf([plan], [changed])
  const before = process.memoryUsage.rss()
  let most = before
  const startedAt = performance.now()
  for (let family = 0; family < count / CLAIMS_OF_A_FAMILY; family += 1) {
    whatIf.add(Array.from({ length: CLAIMS_OF_A_FAMILY }, (_, index) => claimOf(family, index)))
    if (family % 100 === 0) most = Math.max(most, process.memoryUsage.rss())
  }
  const seconds = (performance.now() - startedAt) / 1_000
  if (whatIf.outcome().claims === 0) throw new Error('Nothing was reckoned.')
  const name = `A changed plan over ${shownCount(count)} claims`
  return [
    atMost(name, seconds, MOST_WHAT_IF_S, 's'),
    atMost(`${name}, memory added`, (most - before) / 2 ** 20, MOST_WHAT_IF_MIB, 'MiB'),
  ]
}

function atMost(name: string, ours: number, limit: number, unit: string): BenchRow {
  return { name, ours, limit, unit, ratio: '', aim: `at most ${limit}`, reached: ours <= limit }
}

/** Claims spread over the year, four people to a family. */
function claimOf(family: number, index: number): CoverClaim {
  const sourceId = `${family}-${index}`
  const serviceDate = addDays('2026-01-01', (index * 17) % 365)
  const id = `${family}/${index % 4}`
  const benefitId = benefits[(family + index) % benefits.length] ?? 'GP-1'
  return {
    sourceId,
    visitId: sourceId,
    benefitId,
    serviceDate,
    units: 1,
    days: 1,
    amount: 40_00 + ((family * 31 + index * 1_013) % 200_00),
    tax: 0,
    currency: 'SGD',
    network: index % 3 === 0 ? 'other' : 'panel',
    isAccident: false,
    referral: 'yes',
    otherInsurer: { state: 'none' },
    ...(benefitId === 'HS-STAY' && { stay: { id: `${id}/${serviceDate}`, admission: serviceDate } }),
    person: { id, as: index % 4 === 0 ? 'employee' : 'child', coveredFrom: '2020-01-01', familyFrom: '2020-01-01' },
  }
}

function useOf({ sourceId, person, serviceDate, visitId }: CoverClaim): Use {
  return {
    sourceId,
    state: 'used',
    personId: person.id,
    date: serviceDate,
    visitId,
    pools: [
      { pool: 'gp-visits', amount: 1 },
      { pool: 'specialist-year', amount: 1_00 },
      { pool: 'stay-cap', amount: 1_00 },
    ],
  }
}
