/** Who corrects a decision sees beforehand what the account will say after it. */
import { expect, test } from 'vitest'
import { exampleClaim, examplePlan } from '../testing/example-plan.ts'
import { correctionEffect } from './correction-effect.ts'
import { evolveCoverAccount, nothingTaken, useDecided, type CoverAccountState, type Wanted } from './cover-account.ts'

const year = { id: 'year', name: 'A year', period: 'policy-year', per: 'family', of: 'payment' } as const
const plan = examplePlan({}, { limits: [{ ...year, measure: 'amount', most: 200_00 }] })
const [first, later] = [exampleClaim(150), exampleClaim(90)]
const wanted = (claim: typeof first): Wanted => ({
  companyId: 'company',
  employeeId: 'A',
  kind: 'claim',
  claim,
  versions: [plan],
})
const use = (claim: typeof first, paidCents: number, state: CoverAccountState) =>
  useDecided(wanted(claim), state, { reckonedCents: paidCents, paidCents }).events.reduce(evolveCoverAccount, state)
const account = use(later, 50_00, use(first, 150_00, nothingTaken))

test.each([
  ['another amount', 60_00, 60_00],
  ['nothing, because it is rejected', undefined, 0],
  ['more than the plan has', 190_00, 150_00],
])('%s', (_what, paidCents, after) => {
  expect(correctionEffect(wanted(first), account, paidCents)).toEqual([
    { name: 'A year', kind: 'limit', measure: 'amount', most: 200_00, others: 50_00, before: 150_00, after },
  ])
})

test('what was rejected takes what the others have left', () => {
  const withoutFirst = use(later, 50_00, nothingTaken)
  expect(correctionEffect(wanted(first), withoutFirst, 150_00)).toMatchObject([
    { others: 50_00, before: 0, after: 150_00 },
  ])
  expect(correctionEffect({ ...wanted(first), versions: [] }, withoutFirst, 150_00)).toEqual([])
})
