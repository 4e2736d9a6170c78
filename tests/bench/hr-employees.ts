/** HR's list of 100,000 employees of one company, and the search among them, today and as of a day two years ago, through HTTP. */
import { randomUUID } from 'node:crypto'
import { hrAdministratorRole } from '@member-care/domain/access/powers.ts'
import { monthsBefore, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { employmentHistoryProjection } from '@member-care/projections/employment-history/employment-history-projection.ts'
import { usersProjection } from '@member-care/projections/users/users-projection.ts'
import { nameCompanies } from './bench-people.ts'
import { startBenchProduct, type BenchProduct } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'
import { fillEmployments } from './many-employments.ts'
import { fillUsers, untilUsersIndexed } from './many-users.ts'
import { measureCall, type Call } from './timed-call.ts'

/** Of two companies the first employs one of two people, and covers the dependants. */
const PEOPLE = 200_000
const LIMIT_MS = 100
const LIMIT_AS_OF_MS = 1_000
const today = singaporeToday(new Date())
const twoYearsAgo = monthsBefore(today, 24)

export async function benchHrEmployees({ databaseUrl, scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const companyIds = [randomUUID(), randomUUID()]
  await fillUsers(databaseUrl, companyIds, scaled(PEOPLE, scale))
  await fillEmployments(databaseUrl, monthsBefore(today, 40))
  const product = await startBenchProduct(databaseUrl)
  try {
    await untilUsersIndexed(product, [usersProjection, employmentHistoryProjection])
    await nameCompanies(product, companyIds)
    const origin = await product.app.listen({ port: 0, host: '127.0.0.1' })
    const client = { origin, headers: await signInHr(product, companyIds[0] ?? '') }
    const rows: BenchRow[] = []
    for (const call of calls) rows.push(await measureCall(call, client, scale))
    return rows
  } finally {
    await product.close()
  }
}

const calls: readonly Call[] = [
  employees('first page', {}),
  employees('page 500', { searchPage: '500' }),
  employees('by end date', { sort: 'effectiveEndDate', direction: 'desc' }),
  ...['tan', 'ng', 'zq', 'x', 'evangeline wilhelmina vaz', 'nobody of this name'].map((name) =>
    employees(`name “${name}”`, { name }),
  ),
  ...['EMP0123457', 'EMP01', '999'].map((staffId) => employees(`staff id “${staffId}”`, { staffId })),
  asOf('first page', {}),
  asOf('page 5,000', { searchPage: '5000' }),
  asOf('by end date', { sort: 'effectiveEndDate', direction: 'desc' }),
  ...['tan', 'nobody of this name'].map((name) => asOf(`name “${name}”`, { name })),
  asOf('staff id “999”', { staffId: '999' }),
]

function asOf(name: string, query: Readonly<Record<string, string>>): Call {
  return { ...employees(`two years ago, ${name}`, { ...query, asOf: twoYearsAgo }), limit: LIMIT_AS_OF_MS }
}

function employees(name: string, query: Readonly<Record<string, string>>): Call {
  return {
    name: `HR, employees, ${name}`,
    limit: LIMIT_MS,
    send: ({ origin, headers }) =>
      fetch(`${origin}/api/hradmin/employees?${new URLSearchParams(query).toString()}`, { headers }),
  }
}

/** Somebody of the company who is its HR administrator; their token, as the header that calls carry. */
async function signInHr(product: BenchProduct, companyId: string): Promise<{ accesstoken: string }> {
  const userId = randomUUID()
  await product.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: {
        ...{ userId, userType: 'client', name: 'Bench', nric: userId, email: `${userId}@example.com` },
        loginRequired: true,
      },
    },
    {
      type: 'MembershipStarted',
      data: { userId, companyId, memberType: 'E', effectiveStartDate: '2020-01-01' },
    },
    { type: 'RolesChanged', data: { userId, roles: [hrAdministratorRole], groupCodes: [], reason: 'bench' } },
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'bench' } },
  )
  const { token } = await product.parts.sessions.begin(userId, { otpVerified: true, now: new Date() })
  return { accesstoken: token }
}
