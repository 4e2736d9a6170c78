/** Every kind of page of the console's large lists, and the search for people, over a million users and 200,000 claims, through HTTP. */
import { randomUUID } from 'node:crypto'
import { nameCompanies, signInAdministrator } from './bench-people.ts'
import { startBenchProduct } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'
import { CLAIMS, fillClaims, untilClaimsIndexed } from './many-claims.ts'
import { fillUsers, untilUsersIndexed, USERS } from './many-users.ts'
import { measureCall, type Call, type Client } from './timed-call.ts'

const COMPANIES = 100
const LIST_LIMIT_MS = 150
const SEARCH_LIMIT_MS = 100

type Filter = Readonly<Record<string, string | number>>

export async function benchConsoleLists({ databaseUrl, scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const companyIds = Array.from({ length: COMPANIES }, () => randomUUID())
  await fillUsers(databaseUrl, companyIds, scaled(USERS, scale))
  await fillClaims(databaseUrl, companyIds, scaled(CLAIMS, scale))
  return measureConsoleLists(databaseUrl, companyIds, scale)
}

/**
 * @param databaseUrl a database that is filled with the users and claims of these companies
 */
async function measureConsoleLists(
  databaseUrl: string,
  companyIds: readonly string[],
  scale: number,
): Promise<readonly BenchRow[]> {
  const product = await startBenchProduct(databaseUrl)
  try {
    await untilUsersIndexed(product)
    await untilClaimsIndexed(product)
    await nameCompanies(product, companyIds, ['P2', 'P3'])
    const origin = await product.app.listen({ port: 0, host: '127.0.0.1' })
    const everything = { origin, headers: await signInAdministrator(product, ['ADMIN_CALL_CENTRE'], ['ALL']) }
    // An administrator who sees NRICs in full is on record for every row that they are shown.
    const unmasked = {
      origin,
      headers: await signInAdministrator(product, ['ADMIN_OPERATION', 'ADMIN_CLAIM'], ['ALL']),
    }
    const oneGroup = { origin, headers: await signInAdministrator(product, ['ADMIN_CALL_CENTRE'], ['P3']) }
    const asked: readonly (readonly [Call, Client])[] = [
      ...userCalls(companyIds).map((call) => [call, everything] as const),
      ...groupCalls.map((call) => [call, oneGroup] as const),
      [users('users, 50 to a page, NRICs in full and on record', {}, { range: [0, 49] }), unmasked],
      ...searchCalls.map((call) => [call, everything] as const),
      [search('people search “tan”, in one group', { text: 'tan' }), oneGroup],
      ...claimCalls(companyIds).map((call) => [call, unmasked] as const),
    ]
    const rows: BenchRow[] = []
    for (const [call, client] of asked) rows.push(await measureCall(call, client, scale))
    return rows
  } finally {
    await product.close()
  }
}

interface ListRequest {
  readonly range?: readonly [number, number]
  readonly sort?: readonly [string, 'ASC' | 'DESC']
  readonly after?: string
}

function list(resource: string, name: string, filter: Filter, { range = [0, 9], sort, after }: ListRequest = {}): Call {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify(range),
    ...(sort && { sort: JSON.stringify(sort) }),
    ...(after && { after }),
  })
  return {
    name,
    limit: LIST_LIMIT_MS,
    send: ({ origin, headers }) => fetch(`${origin}/api/console/${resource}?${query}`, { headers }),
  }
}

const users = (name: string, filter: Filter, request?: ListRequest) => list('users', name, filter, request)

function search(name: string, body: Filter): Call {
  return {
    name,
    limit: SEARCH_LIMIT_MS,
    send: ({ origin, headers }) =>
      fetch(`${origin}/api/console/people-search`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}

function userCalls([large = '', small = '']: readonly string[]): readonly Call[] {
  const sorted = ['name', 'nric', 'effectiveStartDate', 'effectiveEndDate'].flatMap((field) =>
    (['ASC', 'DESC'] as const).map((direction) =>
      users(`users by ${field} ${direction}`, {}, { sort: [field, direction] }),
    ),
  )
  const texts: readonly (readonly [string, string])[] = [
    ['name', 'tan'],
    ['name', 'ng'],
    ['name', 'zq'],
    ['name', 'x'],
    ['name', 'shanor'],
    ['name', 'evangeline wilhelmina vaz'],
    ['name', 'nobody of this name'],
    ['nric', 'S1234567'],
    ['nric', 'S12'],
    ['nric', '77'],
    ['email', 'tan.wei'],
    ['email', '@example.com'],
    ['staffId', 'EMP0123'],
    ['staffId', '999'],
    ['studentId', 'ST0000'],
    ['q', 'tan'],
    ['q', 'zq'],
  ]
  return [
    users('users, first page', {}),
    users('users, 50 to a page', {}, { range: [0, 49] }),
    users('users, page 1,000', {}, { range: [9_990, 9_999] }),
    users('users, after row 500,000', {}, { range: [500_000, 500_009], after: 'user-500000' }),
    users('users, last page', {}, { range: [USERS - 10, USERS - 1] }),
    users('users, dependants', { memberType: 'D' }),
    ...sorted,
    ...texts.map(([field, text]) => users(`users, ${field} “${text}”`, { [field]: text })),
    users('locked users, by end date', { status: 300 }, { sort: ['effectiveEndDate', 'DESC'] }),
    users('users, name “tan”, by start date', { name: 'tan' }, { sort: ['effectiveStartDate', 'DESC'] }),
    users('users, name “tan”, dependants', { name: 'tan', memberType: 'D' }),
    users('users, name “tan”, page 900', { name: 'tan' }, { range: [8_990, 8_999] }),
    users('users of the largest company', { companyId: large }),
    users('users of the largest company, name “tan”', { companyId: large, name: 'tan' }),
    users('users of the largest company, name “zq”', { companyId: large, name: 'zq' }),
    users('users of the largest company, NRIC “S12”', { companyId: large, nric: 'S12' }),
    users('users of the largest company, by end date', { companyId: large }, { sort: ['effectiveEndDate', 'ASC'] }),
    users('users of a small company', { companyId: small }),
    users('users of a small company, name “tan”', { companyId: small, name: 'tan' }),
    users('users of a small company, staff id', { companyId: small, staffId: 'EMP01' }),
  ]
}

const groupCalls: readonly Call[] = [
  users('users of a group of 50 companies', {}),
  users('users of the group, page 500', {}, { range: [4_990, 4_999] }),
  users('users of the group, by start date', {}, { sort: ['effectiveStartDate', 'DESC'] }),
  users('users of the group, page 500 by end date', {}, { range: [4_990, 4_999], sort: ['effectiveEndDate', 'DESC'] }),
  users('users of the group, name “tan”', { name: 'tan' }),
  users('users of the group, name “zq”', { name: 'zq' }),
  users('users of the group, NRIC “S1234567”', { nric: 'S1234567' }),
]

const searchCalls: readonly Call[] = [
  ...[
    'tan',
    'ng',
    'zq',
    'x',
    'tan wei ming',
    'shanor',
    'wilhelmina vaz',
    'S1234567',
    'EMP0123456',
    'tan.wei@',
    'ST00000040',
    'nobody at all',
  ].map((text) => search(`people search “${text}”`, { text })),
  search('people search “tan”, by name, employees', { text: 'tan', by: 'name', memberType: 'E' }),
]

function desk(name: string, query: string): Call {
  return {
    name: `claims desk, ${name}`,
    limit: LIST_LIMIT_MS,
    send: ({ origin, headers }) => fetch(`${origin}/api/console/claim-queue${query}`, { headers }),
  }
}

function claimCalls([large = '', small = '']: readonly string[]): readonly Call[] {
  const outpatient = (name: string, filter: Filter, request?: ListRequest) =>
    list('outpatient-claims', `outpatient claims, ${name}`, filter, request)
  return [
    outpatient('first page', {}),
    outpatient('every status', { claimStatus: 'ALL' }),
    outpatient('every status, last page', { claimStatus: 'ALL' }, { range: [CLAIMS - 10, CLAIMS - 1] }),
    outpatient(
      'every status, page 1,000 by amount',
      { claimStatus: 'ALL' },
      { range: [9_990, 9_999], sort: ['amountCents', 'ASC'] },
    ),
    outpatient(
      'every status, 9,000 before the end, by company',
      { claimStatus: 'ALL' },
      { range: [CLAIMS - 9_000, CLAIMS - 8_991], sort: ['companyName', 'ASC'] },
    ),
    ...[
      'filedAt',
      'updatedAt',
      'visitDate',
      'status',
      'claimantName',
      'companyName',
      'amountCents',
      'transactionNo',
    ].map((field) => outpatient(`every status, by ${field}`, { claimStatus: 'ALL' }, { sort: [field, 'DESC'] })),
    outpatient('of a company', { claimStatus: 'ALL', companyId: large }),
    outpatient(
      'of a company, by claimant',
      { claimStatus: 'ALL', companyId: small },
      { sort: ['claimantName', 'ASC'] },
    ),
    outpatient('of a company, by amount', { claimStatus: 'ALL', companyId: small }, { sort: ['amountCents', 'DESC'] }),
    outpatient('name “tan”', { claimStatus: 'ALL', name: 'tan' }),
    outpatient('name “ta”', { claimStatus: 'ALL', name: 'ta' }),
    outpatient('name “zq”', { claimStatus: 'ALL', name: 'zq' }),
    outpatient('NRIC “S0001”', { claimStatus: 'ALL', nric: 'S0001' }),
    list('hr-claims', 'HR claims, first page', {}),
    list('hr-claims', 'HR claims, page 500 by provider', {}, { range: [4_990, 4_999], sort: ['providerName', 'ASC'] }),
    desk('first page', ''),
    desk('likely duplicates only', '?likeness=strong'),
    desk('likely duplicates first', '?sort=likeness'),
    list('clients', 'clients, first page', {}),
    list('clients', 'clients, 100 to a page, by policy number', {}, { range: [0, 99], sort: ['policyNo', 'DESC'] }),
    list('clients', 'clients, name', { name: 'any 7' }),
  ]
}
