/** Which plan covers a person, and who is shown which plans: on a real database. */
import { createDatabasePool } from '@member-care/api/database/pool.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import type { DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CompaniesScope, EveryClientScope, GroupsScope, OwnScope, SystemReader } from '../scope-making.ts'
import type { ClientScope, Reader } from '../scope.ts'
import { companiesAndPeople } from '../testing/example-company.ts'
import { publishReadModels } from '../testing/published.ts'
import { findPlan, listPlans, planOfPerson, planVersionsOf } from './plan-queries.ts'

let database: TestDatabase
let pool: DatabasePool
let show: (...events: readonly DomainEvent[]) => Promise<unknown>

const planOf = (planNo: string, change: Partial<Plan> = {}) => ({ ...examplePlan(), planNo, ...change })
const of = (planId: string, companyId = 'orchid') => ({ planId, companyId })
const saved = (plan: ReturnType<typeof of>, draft: Plan): DomainEvent => ({
  type: 'PlanDraftSaved',
  data: { ...plan, draft, savedBy: 'olga' },
})
const published = (plan: ReturnType<typeof of>, version: number, content: Plan): DomainEvent => ({
  type: 'PlanVersionPublished',
  data: { ...plan, version, content, writtenBy: ['olga'], submittedBy: 'olga', publishedBy: 'vera' },
})
const next = planOf('Gold', { name: 'Gold, dearer', holdsFrom: '2027-01-01' })

beforeAll(async () => {
  database = await createTestDatabase()
  pool = await createDatabasePool(database.url)
  show = await publishReadModels(pool)
  await show(
    ...companiesAndPeople,
    saved(of('gold'), planOf('Gold')),
    published(of('gold'), 1, planOf('Gold')),
    published(of('gold'), 2, next),
    saved(of('gold'), planOf('Gold', { name: 'Gold, dearest' })),
    saved(of('usual'), planOf('Usual')),
    published(of('usual'), 1, planOf('Usual')),
    saved(of('written'), planOf('Written')),
    saved(of('given-up'), planOf('Given up')),
    { type: 'PlanDraftDiscarded', data: { ...of('given-up'), discardedBy: 'olga' } },
    saved(of('theirs', 'lantern'), planOf('Gold')),
    published(of('theirs', 'lantern'), 1, planOf('Gold', { name: 'Theirs' })),
  )
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const everything = new EveryClientScope()
const joins = (userId: string, memberType: 'E' | 'D', planNo: string | undefined): DomainEvent => ({
  type: 'MembershipChanged',
  data: {
    ...{ userId, companyId: 'orchid', memberType, effectiveStartDate: '2025-01-01' },
    ...(memberType === 'D' && { employeeId: 'ann' }),
    ...(planNo !== undefined && { planNo }),
  },
})
const configured = (featuresConfig: object): DomainEvent => ({
  type: 'ClientFeaturesChanged',
  data: { companyId: 'orchid', featuresConfig },
})
const planIdOf = async (userId: string, reader: Reader = new SystemReader(), companyId = 'orchid') =>
  (await planOfPerson(pool, reader, companyId, userId))?.planId

test('a membership names the plan, however its number is spelt; all published versions are given, and no draft', async () => {
  await show(joins('ann', 'E', ' GOLD '))
  const plan = await planOfPerson(pool, new SystemReader(), 'orchid', 'ann')
  expect(plan?.planId).toBe('gold')
  expect(plan?.versions.map(({ name, holdsFrom }) => [name, holdsFrom])).toEqual([
    ['Example', '2020-01-01'],
    ['Gold, dearer', '2027-01-01'],
  ])
})

test('who names none, or one that was never published, has the client’s default for employees or for dependants', async () => {
  await show(joins('ann', 'E', 'Written'), joins('ben', 'D', undefined))
  expect([await planIdOf('ann'), await planIdOf('ben')]).toEqual([undefined, undefined])
  await show(configured({ defaultPlanEmployee: 'usual', defaultPlanDependant: 'Gold' }))
  expect([await planIdOf('ann'), await planIdOf('ben')]).toEqual(['usual', 'gold'])
  await show(configured({ defaultPlanDependant: '' }))
  expect(await planIdOf('ben')).toBeUndefined()
})

test('a plan of the same number of another client covers nobody here, and who is not covered has none', async () => {
  await show(joins('cat', 'E', 'Gold'))
  expect(await planIdOf('cat')).toBe('gold')
  expect(await planIdOf('cat', new SystemReader(), 'lantern')).toBeUndefined()
  expect(await planIdOf('dan')).toBeUndefined()
})

test.each<[Reader, boolean]>([
  [new OwnScope('ann'), true],
  [new OwnScope('ben'), true],
  [new OwnScope('cat'), false],
  [new CompaniesScope(['orchid']), true],
  [new CompaniesScope(['lantern']), false],
  [new GroupsScope(['MG']), false],
])('%j reads the plan of a child: %s', async (reader, reads) => {
  await show(joins('ben', 'D', 'Gold'))
  expect(await planIdOf('ben', reader)).toBe(reads ? 'gold' : undefined)
})

test('the versions of a number are those of one client', async () => {
  const names = async (scope: ClientScope, companyId: string) =>
    (await planVersionsOf(pool, scope, companyId, 'gold')).map(({ name }) => name)
  expect(await names(everything, 'orchid')).toEqual(['Example', 'Gold, dearer'])
  expect(await names(everything, 'lantern')).toEqual(['Theirs'])
  expect(await names(new GroupsScope(['P2']), 'lantern')).toEqual([])
})

test('a plan is shown as it holds, beside its draft; what was given up stands in no list that does not ask for it', async () => {
  const listed = async (filter: Parameters<typeof listPlans>[2], scope: ClientScope = everything) => {
    const { items } = await listPlans(
      pool,
      scope,
      filter,
      { offset: 0, limit: 10 },
      { field: 'name', direction: 'asc' },
    )
    return items.map(({ planId, status }) => [planId, status])
  }
  expect(await listed({ companyId: 'orchid' })).toEqual(
    expect.arrayContaining([
      ['gold', 'draft'],
      ['usual', 'published'],
      ['written', 'draft'],
    ]),
  )
  expect(await listed({ status: 'discarded' })).toEqual([['given-up', 'discarded']])
  expect(await listed({ q: 'usu' })).toEqual([['usual', 'published']])
  expect(await listed({}, new GroupsScope(['MG']))).toEqual([['theirs', 'published']])
  expect(await findPlan(pool, everything, 'gold')).toMatchObject({
    companyName: 'Orchid Biscuits',
    name: 'Gold, dearer',
    holdsFrom: '2027-01-01',
    versionCount: 2,
    draft: { content: { name: 'Gold, dearest' }, writtenBy: ['olga'] },
    versions: [{ version: 1 }, { version: 2, content: next, publishedBy: 'vera' }],
  })
  expect(await findPlan(pool, new GroupsScope(['MG']), 'gold')).toBeUndefined()
})
