// Requirements: CLM-089, ADM-VER-005
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { createDatabasePool } from '@member-care/api/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import type { DatabasePool } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CompaniesScope, EveryClientScope, GroupsScope, OwnScope } from '../scope-making.ts'
import type { Scope } from '../scope.ts'
import { ann, ben, cat, companiesAndPeople, dan, filedBy } from '../testing/example-company.ts'
import { testKeys } from '../testing/instances.ts'
import { publishReadModels } from '../testing/published.ts'
import type { ClaimFilter } from './claim-filter.ts'
import { createClaimQueries, type ClaimQueries } from './claim-queries.ts'

let database: TestDatabase
let pool: DatabasePool
let queries: ClaimQueries
let show: Awaited<ReturnType<typeof publishReadModels>>

const everything: Scope = new EveryClientScope()
const own = (userId: string): Scope => new OwnScope(userId)
const registered = (claimId: string, transactionNo: string): DomainEvent => ({
  type: 'ClaimRegistered',
  data: { claimId, transactionNo },
})

/** In the order in which they were filed. */
const claims: readonly DomainEvent[] = [
  filedBy('ann-out', ann, { date: '2026-03-10', amountCents: 12_000 }),
  filedBy('ann-old', ann, { date: '2026-01-05', amountCents: 300 }),
  filedBy('ben-in', ben, { date: '2026-03-01', kind: 'inpatient', amountCents: 99_000 }),
  filedBy('cat-out', cat, { date: '2026-03-12' }),
  filedBy('dan-out', dan, { date: '2026-03-11' }),
  filedBy('ann-deleted', ann, { date: '2026-03-09' }),
  registered('ann-old', 'TX-1'),
  registered('ben-in', 'TX-2'),
  {
    type: 'ClaimApproved',
    data: { claimId: 'ben-in', claimantId: 'ben', payableCents: 80_000, remarks: 'Paid in part', batchNo: 'B-9' },
  },
  { type: 'ClaimHandoverFailed', data: { claimId: 'cat-out', retryCount: 5, reason: 'no answer', gaveUp: true } },
  { type: 'ClaimDeleted', data: { claimId: 'ann-deleted' } },
]

beforeAll(async () => {
  database = await createTestDatabase()
  pool = await createDatabasePool(database.url)
  queries = createClaimQueries(pool, testKeys)
  show = await publishReadModels(pool)
  await show(...companiesAndPeople, ...claims)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const idsOf = async (listing: Promise<{ items: readonly { claimId: string }[] }>) =>
  (await listing).items.map((claim) => claim.claimId)

describe('the list of claims', () => {
  test('shows a page, last filed first, with the number of all', async () => {
    const list = await queries.listClaims(everything, {}, { limit: 2 })
    expect(list.total).toBe(6)
    expect(list.items.map((claim) => claim.claimId)).toEqual(['ann-deleted', 'dan-out'])
    expect(await idsOf(queries.listClaims(everything, {}, { place: { kind: 'offset', offset: 4 }, limit: 2 }))).toEqual(
      ['ann-old', 'ann-out'],
    )
    expect(
      await queries.listClaims(everything, {}, { place: { kind: 'offset', offset: 100 }, limit: 2 }),
    ).toMatchObject({ items: [], total: 6, isTotalExact: true })
  })

  test.each([
    [{ status: 'PROCESSING' as const }, ['dan-out', 'cat-out', 'ann-out']],
    [{ kind: 'inpatient' as const }, ['ben-in']],
    [{ companyId: 'lantern' }, ['dan-out']],
    [{ claimantName: 'TAN' }, ['ann-deleted', 'ben-in', 'ann-old', 'ann-out']],
    [{ claimantName: 'n_w' }, ['dan-out']],
    [{ claimantName: '%' }, []],
    [{ claimantNric: '0000002', nricByPart: true }, ['ben-in']],
    [{ claimantNric: '0000002' }, []],
    [{ q: '0000002', nricByPart: true }, ['ben-in']],
    [{ q: '0000002' }, []],
    [{ q: 'tx-' }, ['ben-in', 'ann-old']],
    [{ q: 'lim' }, ['cat-out']],
    [{ employeeId: 'ann', claimantId: 'ben' }, ['ben-in']],
    [
      { kind: 'outpatient' as const, status: 'PROCESSING' as const, companyId: 'orchid', claimantName: 'ann' },
      ['ann-out'],
    ],
  ])('can be narrowed by %j', async (filter, expected) => {
    const list = await queries.listClaims(everything, filter)
    expect(list.items.map((claim) => claim.claimId)).toEqual(expected)
    expect(list.total).toBe(expected.length)
  })

  test.each([
    ['visitDate', 'asc', ['ann-old', 'ben-in', 'ann-deleted', 'ann-out', 'dan-out', 'cat-out']],
    ['amountCents', 'desc', ['ben-in', 'ann-out', 'dan-out', 'cat-out', 'ann-deleted', 'ann-old']],
    ['claimantName', 'asc', ['ann-deleted', 'ann-old', 'ann-out', 'ben-in', 'cat-out', 'dan-out']],
  ] as const)('can be sorted by %s %s', async (field, direction, expected) => {
    expect(await idsOf(queries.listClaims(everything, {}, { sort: { field, direction } }))).toEqual(expected)
  })

  test('shows each scope its own claims only', async () => {
    expect(await idsOf(queries.listClaims(new CompaniesScope(['lantern'])))).toEqual(['dan-out'])
    expect(await idsOf(queries.listClaims(new CompaniesScope([])))).toEqual([])
    expect(await idsOf(queries.listClaims(new GroupsScope(['P2'])))).toEqual([
      'ann-deleted',
      'cat-out',
      'ben-in',
      'ann-old',
      'ann-out',
    ])
    expect(await idsOf(queries.listClaims(own('ann')))).toEqual(['ben-in', 'ann-old', 'ann-out'])
    expect(await idsOf(queries.listClaims(own('ben')))).toEqual(['ben-in'])
  })
})

describe('one claim', () => {
  test('is shown whole', async () => {
    expect(await queries.getClaim(own('ann'), 'ben-in')).toMatchObject({
      claimId: 'ben-in',
      kind: 'inpatient',
      status: 'APPROVED',
      claimantName: 'Ben Tan',
      transactionNo: 'TX-2',
      visitDate: '2026-03-01',
      dischargeDate: '2026-03-01',
      amountCents: 99_000,
      payableCents: 80_000,
      batchNo: 'B-9',
      remarks: 'Paid in part',
      pendingInsurer: false,
      details: { kind: 'inpatient', symptoms: 'Pain in the abdomen' },
      payment: { method: 'Bank', accountNo: '084102395' },
      attachments: [{ originalFilename: 'receipt.pdf' }],
      revision: 2,
      filedAt: expect.any(Date),
    })
    expect(await queries.getClaim(everything, 'cat-out')).toMatchObject({
      status: 'PROCESSING',
      retryCount: 5,
      gaveUp: true,
      pendingInsurer: true,
    })
  })

  test.each<[string, Scope, string]>([
    ['somebody else', own('cat'), 'ann-out'],
    ['a dependant, the employee’s own claim', own('ben'), 'ann-out'],
    ['another company', new CompaniesScope(['lantern']), 'ann-out'],
    ['another group', new GroupsScope(['MG']), 'ann-out'],
    ['its owner, once it is deleted', own('ann'), 'ann-deleted'],
    ['anybody, when there is none', everything, 'no-such-claim'],
  ])('is not shown to %s', async (_who, scope, claimId) => {
    expect(await queries.getClaim(scope, claimId)).toBeUndefined()
  })

  test('is found by its transaction number, within the scope', async () => {
    expect(await queries.findClaimByTransactionNo(own('ann'), 'TX-1')).toMatchObject({
      claimId: 'ann-old',
      status: 'SUBMITTED',
    })
    expect(await queries.findClaimByTransactionNo(own('cat'), 'TX-1')).toBeUndefined()
  })
})

describe("a member's claim records", () => {
  const march = { from: '2026-03-01', to: '2026-03-31' }

  test('are those within the dates: PROCESSING first, then by date, without deleted ones', async () => {
    await show(filedBy('ann-new', ann, { date: '2026-03-30' }), registered('ann-new', 'TX-3'))
    const records = await queries.listMemberClaims(own('ann'), march)
    expect(records.map((claim) => [claim.claimId, claim.diagnosis])).toEqual([
      ['ann-out', 'Influenza'],
      ['ann-new', 'Influenza'],
      ['ben-in', 'Appendicitis'],
    ])
  })

  test('can be narrowed to a claimant or a company', async () => {
    expect(
      (await queries.listMemberClaims(own('ann'), { ...march, claimantId: 'ben' })).map((claim) => claim.claimId),
    ).toEqual(['ben-in'])
    expect(await queries.listMemberClaims(own('ann'), { ...march, companyId: 'lantern' })).toEqual([])
  })
})

test('of somebody who was forgotten nothing personal is left, and of the others everything', async () => {
  await show(
    filedBy(
      'cat-forgotten',
      { ...cat, claimantName: 'Cat Forgotten', claimantNric: 'G7654321X' },
      { date: '2026-05-01' },
    ),
    {
      type: 'ClaimInformationRequested',
      data: { claimId: 'cat-forgotten', claimantId: 'cat', request: 'Why did Cat cough?' },
    },
    { type: 'PersonalDataErased', data: { userId: 'cat', reason: 'asked for' } },
  )
  const claim = await queries.getClaim(everything, 'cat-forgotten')
  expect(claim).toMatchObject({
    claimantName: null,
    claimantNric: null,
    informationRequest: null,
    details: { remarks: null, diagnosisName: null, amountCents: 1_000 },
    payment: { accountNo: null, bankName: 'POSB' },
    attachments: [{ originalFilename: null, mimeType: 'application/pdf' }],
  })
  expect(await queries.listMemberClaims(own('cat'), { from: '2026-05-01', to: '2026-05-01' })).toMatchObject([
    { claimId: 'cat-forgotten', diagnosis: null, informationRequest: null },
  ])
  expect((await queries.listClaims(everything, { q: 'Forgotten' })).total).toBe(0)
  expect(await queries.getClaim(everything, 'ann-out')).toMatchObject({
    claimantName: 'Ann Tan',
    payment: { accountNo: '084102395' },
  })
})

describe('the accounts that wait for verification', () => {
  const proposed = (claimId: string, employeeId: string, proposalId = 'p1'): DomainEvent => ({
    type: 'ClaimBankAccountProposed',
    data: {
      claimId,
      employeeId,
      proposalId,
      account: { bankName: 'OCBC', bankNo: '7339', branchNo: '550', accountNo: '1089550' },
      proposedBy: 'olga',
    },
  })
  const waiting = { bankProposalStatus: 'WAITING_VERIFICATION' } as const
  const queue = (scope: Scope, filter: ClaimFilter, page = { offset: 0, limit: 10 }) =>
    queries.listClaimRecords(scope, filter, {
      place: { kind: 'offset', offset: page.offset },
      limit: page.limit,
      sort: { field: 'bankProposedAt', direction: 'asc' },
    })
  beforeAll(async () => {
    await show(
      filedBy('waits-in', ben, { date: '2026-03-02', kind: 'inpatient' }),
      proposed('dan-out', 'dan'),
      proposed('cat-out', 'cat'),
      proposed('waits-in', 'ben'),
      proposed('ann-out', 'ann'),
      {
        type: 'ClaimBankAccountDeclined',
        data: { claimId: 'ann-out', employeeId: 'ann', proposalId: 'p1', decidedBy: 'vera', note: 'No' },
      },
    )
  })

  test('come oldest first, page by page, each kind for itself', async () => {
    const outpatient = await queue(everything, { ...waiting, kind: 'outpatient' })
    expect(outpatient).toMatchObject({
      total: 2,
      items: [
        {
          claimId: 'dan-out',
          bankProposal: { status: 'WAITING_VERIFICATION', account: { accountNo: '1089550' }, proposedBy: 'olga' },
        },
        { claimId: 'cat-out' },
      ],
    })
    expect(await idsOf(queue(everything, { ...waiting, kind: 'outpatient' }, { offset: 1, limit: 1 }))).toEqual([
      'cat-out',
    ])
    expect(await idsOf(queue(everything, { ...waiting, kind: 'inpatient' }))).toEqual(['waits-in'])
    expect(await idsOf(queue(everything, { bankProposalStatus: 'REJECTED' }))).toEqual(['ann-out'])
  })

  test('are counted, within the scope alone', async () => {
    expect(await queries.countBankProposals(everything)).toEqual({ outpatient: 2, inpatient: 1 })
    expect(await queries.countBankProposals(own('dan'))).toEqual({ outpatient: 1, inpatient: 0 })
    expect(await queries.countBankProposals(new CompaniesScope([]))).toEqual({
      outpatient: 0,
      inpatient: 0,
    })
    expect(await idsOf(queue(own('cat'), waiting))).toEqual(['cat-out'])
  })

  test('no longer wait once the claim was decided on, or left PROCESSING', async () => {
    await show(registered('dan-out', 'TX-9'), {
      type: 'ClaimBankAccountVerified',
      data: { claimId: 'cat-out', employeeId: 'cat', proposalId: 'p1', decidedBy: 'vera' },
    })
    expect(await idsOf(queue(everything, waiting))).toEqual(['waits-in'])
    expect(await queries.getClaim(everything, 'dan-out')).toMatchObject({ bankProposal: { status: 'CLOSED' } })
    expect(await queries.getClaim(everything, 'cat-out')).toMatchObject({
      payment: { accountNo: '1089550' },
      bankProposal: { status: 'APPROVED' },
    })
  })
})
