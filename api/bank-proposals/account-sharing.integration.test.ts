/** One account that two people use is told to those who look at it, and refuses nothing. */
import { randomUUID } from 'node:crypto'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { forgetPerson } from '@member-care/event-store/codec/forget-person.ts'
import { bankAccountsProjection } from '@member-care/projections/bank-accounts/bank-accounts-projection.ts'
import { verifyReadModel } from '@member-care/projections/replay/verify-read-model.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

let api: ApiUnderTest
let cast: ClaimsCast
let verifierOfLantern: string
beforeAll(async () => {
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  verifierOfLantern = await administrator('ADMIN_ACCOUNT', ['MG'])
})
afterAll(() => api.close())

async function administrator(role: string, groupCodes: string[]): Promise<string> {
  const userId = randomUUID()
  await api.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: {
        userId,
        userType: 'sys-admin',
        name: role,
        nric: role,
        email: `${userId}@example.com`,
        loginRequired: true,
      },
    },
    { type: 'RolesChanged', data: { userId, roles: [role], groupCodes, reason: 'test' } },
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'activated' } },
  )
  return userId
}

interface Sharing {
  readonly people: number
  readonly named: readonly { readonly id: string; readonly name: unknown }[]
}
interface Answer {
  readonly id: string
  readonly proposalId: string
  readonly sharing?: Sharing
  readonly bankProposal?: { readonly sharing?: Sharing }
}

async function call<Body = Answer>(by: string, method: 'GET' | 'POST', url: string, payload?: object): Promise<Body> {
  const headers = await api.headersFor(by)
  const response = await api.app.inject({ method, url: `/api/console${url}`, headers, ...(payload && { payload }) })
  expect([url, response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([url, 200, ''])
  return response.json<Body>()
}

let accounts = 0
/** An account of a bank that makes the first digits the branch. */
function newAccount() {
  accounts += 1
  return {
    bankName: 'Oversea-Chinese Banking Corporation Ltd',
    bankNo: '7339',
    branchNo: '550',
    accountNo: `10895${String(accounts).padStart(2, '0')}`,
  }
}

let members = 0
async function member(name: string, companyId = cast.orchid): Promise<string> {
  const userId = randomUUID()
  members += 1
  const nric = makeNric('S', `74000${String(members).padStart(2, '0')}`)
  await api.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: { userId, userType: 'client', name, nric, email: `${userId}@example.com`, loginRequired: true },
    },
    { type: 'MembershipStarted', data: { userId, companyId, memberType: 'E', effectiveStartDate: '2026-01-01' } },
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'registered' } },
  )
  return userId
}

const holds = (userId: string, account: ReturnType<typeof newAccount>) =>
  api.record(`user-${userId}`, { type: 'BankAccountRecorded', data: { userId, ...account } })
const propose = (by: string, userId: string, account: object) =>
  call(by, 'POST', `/users/${userId}/bank-proposals`, account)
const waiting = async (by: string, userId: string) =>
  (await call<Answer[]>(by, 'GET', '/user-bank-proposals?range=[0,999]')).find(({ id }) => id === userId)
const decide = async (by: string, userId: string, decision: 'APPROVED' | 'REJECTED') =>
  call(by, 'POST', `/user-bank-proposals/${userId}/decision`, {
    proposalId: (await waiting(by, userId))?.proposalId,
    decision,
    ...(decision === 'REJECTED' && { reason: 'It is not theirs.' }),
  })

test('an account that nobody else uses is shown without a flag', async () => {
  const ivy = await member('Ivy Chua')
  expect((await propose(cast.operation, ivy, newAccount())).bankProposal).not.toHaveProperty('sharing')
  expect(await waiting(cast.verifier, ivy)).not.toHaveProperty('sharing')
})

test('one on record for somebody else is told to the proposer and to who verifies it, and can be approved', async () => {
  const account = newAccount()
  const [ivy, joe] = [await member('Ivy Chua'), await member('Joe Chua')]
  await holds(joe, account)
  const flag = { people: 1, named: [{ id: joe, name: 'Joe Chua' }] }
  expect((await propose(cast.operation, ivy, account)).bankProposal?.sharing).toEqual(flag)
  expect((await waiting(cast.verifier, ivy))?.sharing).toEqual(flag)
  expect((await call(cast.callCentre, 'GET', `/users/${ivy}`)).bankProposal?.sharing).toEqual(flag)

  await decide(cast.verifier, ivy, 'APPROVED')
  // It is decided: nobody need look at it again. To the other one it counts from now on.
  expect((await call(cast.operation, 'GET', `/users/${ivy}`)).bankProposal).not.toHaveProperty('sharing')
  const kim = await member('Kim Chua')
  expect((await propose(cast.operation, kim, account)).bankProposal?.sharing).toEqual({
    people: 2,
    named: [
      { id: ivy, name: 'Ivy Chua' },
      { id: joe, name: 'Joe Chua' },
    ],
  })
})

test('one that only waits for somebody else counts until it is declined', async () => {
  const account = newAccount()
  const [ivy, joe] = [await member('Ivy Chua'), await member('Joe Chua')]
  await propose(cast.operation, joe, account)
  await propose(cast.operation, ivy, account)
  expect((await waiting(cast.verifier, joe))?.sharing?.named).toEqual([{ id: ivy, name: 'Ivy Chua' }])
  expect((await waiting(cast.verifier, ivy))?.sharing?.named).toEqual([{ id: joe, name: 'Joe Chua' }])
  await decide(cast.verifier, joe, 'REJECTED')
  expect(await waiting(cast.verifier, ivy)).not.toHaveProperty('sharing')
})

test('a claim that is paid into the account of somebody else says so, its own family does not count', async () => {
  const account = newAccount()
  const [ivy, joe] = [await member('Ivy Chua'), await member('Joe Chua')]
  const claimOf = async (employeeId: string, payment: object) =>
    (
      await recordClaim(api, {
        companyId: cast.orchid,
        employeeId,
        claimantId: employeeId,
        claimantName: 'Ivy Chua',
        claimantNric: makeNric('S', '7499999'),
        payment: { method: 'Bank', ...payment },
      })
    ).claimId
  const [first, second] = [await claimOf(ivy, account), await claimOf(ivy, account)]
  const sharing = (claimId: string) => call<object>(cast.claimDesk, 'GET', `/claims/${claimId}/account-sharing`)
  expect(await sharing(first)).toEqual({})
  const ofJoe = await claimOf(joe, newAccount())
  await call(cast.operation, 'POST', `/claims/${ofJoe}/bank-proposals`, account)
  expect(await sharing(first)).toEqual({ payment: { people: 1, named: [{ id: joe, name: 'Joe Chua' }] } })
  expect(await sharing(ofJoe)).toEqual({ proposal: { people: 1, named: [{ id: ivy, name: 'Ivy Chua' }] } })
  const queue = await call<Answer[]>(cast.verifier, 'GET', '/outpatient-bank-proposals?range=[0,999]')
  expect(queue.find(({ id }) => id === ofJoe)?.sharing?.people).toBe(1)
  await api.record(`claim-${second}`, { type: 'ClaimDeleted', data: { claimId: second } })
  expect(await sharing(ofJoe)).toMatchObject({ proposal: { people: 1 } })
  await api.record(`claim-${first}`, { type: 'ClaimDeleted', data: { claimId: first } })
  expect(await sharing(ofJoe)).toEqual({})
})

test('people beyond the reach are neither counted nor named', async () => {
  const account = newAccount()
  const [ofLantern, ofOrchid] = [await member('Lan Ho', cast.lantern), await member('Ivy Chua')]
  await holds(ofOrchid, account)
  await propose(cast.operationOfLantern, ofLantern, account)
  expect(await waiting(verifierOfLantern, ofLantern)).not.toHaveProperty('sharing')
  expect((await waiting(cast.verifier, ofLantern))?.sharing?.people).toBe(1)
})

test('the same digits of another bank or branch are another account', async () => {
  const account = newAccount()
  const [ivy, joe] = [await member('Ivy Chua'), await member('Joe Chua')]
  await holds(joe, { ...account, branchNo: '501' })
  expect((await propose(cast.operation, ivy, account)).bankProposal).not.toHaveProperty('sharing')
})

test('the read model holds no number, forgets with the person, and replays to the same', async () => {
  const account = newAccount()
  const [ivy, joe] = [await member('Ivy Chua'), await member('Joe Chua')]
  await holds(joe, account)
  await propose(cast.operation, ivy, account)
  const row = z.object({ row: z.string(), in_use: z.string().nullable() })
  const rows = () => api.parts.database.any(sql.type(row)`select b::text as row, in_use from read.bank_accounts b`)
  expect((await rows()).filter(({ row }) => row.includes(account.accountNo))).toEqual([])

  const context = {
    actor: { kind: 'system', id: 'test' } as const,
    commandId: randomUUID(),
    correlationId: randomUUID(),
  }
  const { position } = await forgetPerson(
    { keys: api.parts.subjectKeys, log: api.parts.eventLog },
    joe,
    'asked for',
    context,
  )
  await api.parts.readModels.untilVisible(['bank_accounts'], position)
  const ofJoe = (await rows()).filter(({ row }) => row.includes(joe))
  expect(ofJoe.map(({ in_use }) => in_use)).toEqual([null])
  expect(await waiting(cast.verifier, ivy)).not.toHaveProperty('sharing')

  const { eventLog, database: pool, rowKeys: keys } = api.parts
  expect(await verifyReadModel({ eventLog, pool, keys }, bankAccountsProjection)).toMatchObject({ equal: true })
})
