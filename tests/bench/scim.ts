/** What a company's own system asks of 100,000 employees, and changes among them, through SCIM. */
import { randomUUID } from 'node:crypto'
import { createDatabasePool } from '@member-care/api/database/pool.ts'
import { newToken } from '@member-care/api/accounts/random-token.ts'
import { hashOfToken } from '@member-care/api/scim/tokens.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { provisioningProjection } from '@member-care/projections/provisioning/provisioning-projection.ts'
import { directoryEntriesTable } from '@member-care/projections/provisioning/provisioning-tables.ts'
import { schemaOf } from '@member-care/projections/runner/projection.ts'
import { registerVersion } from '@member-care/projections/runner/versions.ts'
import { tableIn } from '@member-care/projections/tables/read-model-table.ts'
import { usersProjection } from '@member-care/projections/users/users-projection.ts'
import { membershipsTable, usersTable } from '@member-care/projections/users/users-tables.ts'
import { sql } from 'slonik'
import { nameCompanies } from './bench-people.ts'
import { startBenchProduct, type BenchProduct } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'
import { fillUsers, untilUsersIndexed } from './many-users.ts'
import { measureCall, type Call } from './timed-call.ts'

/** Of two companies the first employs one of two people. */
const PEOPLE = 200_000
const LIMIT_MS = 100
/** A directory reads everybody page by page, and does so at night: a thousand such pages take a few minutes. */
const LIMIT_PAGE_MS = 500
const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

export async function benchScim({ databaseUrl, scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const companyIds = [randomUUID(), randomUUID()]
  const people = scaled(PEOPLE, scale)
  await fillUsers(databaseUrl, companyIds, people)
  await fillDirectory(databaseUrl)
  const product = await startBenchProduct(databaseUrl)
  try {
    await untilUsersIndexed(product, [usersProjection, provisioningProjection])
    await nameCompanies(product, companyIds)
    const origin = await product.app.listen({ port: 0, host: '127.0.0.1' })
    const companyId = companyIds[0] ?? ''
    const headers = await tokenOf(product, companyId)
    const changed = await employOne(product, companyId)
    const rows: BenchRow[] = []
    for (const call of [...readings(people), patch(changed)])
      rows.push(await measureCall(call, { origin, headers }, scale))
    return rows
  } finally {
    await product.close()
  }
}

/** As if the company's system had added everybody. */
async function fillDirectory(databaseUrl: string): Promise<void> {
  const database = await createDatabasePool(databaseUrl)
  const users = (table: typeof usersTable) => tableIn(schemaOf(usersProjection), table)
  try {
    await registerVersion(database, provisioningProjection)
    await database.query(sql.unsafe`
      insert into ${tableIn(schemaOf(provisioningProjection), directoryEntriesTable)}
        (user_id, company_id, user_name, user_name_key, external_id, given_name, family_name, is_listed, changed_at, position)
      select user_id, company_id, 'login-' || user_id, 'login-' || user_id, 'ext-' || user_id, split_part(u.name, ' ', 2), split_part(u.name, ' ', 1), true, u.updated_at, u.position
      from ${users(membershipsTable)} m join ${users(usersTable)} u using (user_id) where m.member_type = 'E'`)
  } finally {
    await database.end()
  }
}

async function tokenOf(product: BenchProduct, companyId: string): Promise<{ authorization: string }> {
  const token = newToken()
  await product.record(`client-${companyId}`, {
    type: 'ProvisioningTokenMade',
    data: { companyId, tokenId: randomUUID(), name: 'Bench', hash: hashOfToken(token) },
  })
  return { authorization: `Bearer ${token}` }
}

/** Somebody with events of their own, who can be changed. */
async function employOne(product: BenchProduct, companyId: string): Promise<string> {
  const userId = randomUUID()
  const email = `${userId}@example.com`
  await product.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: {
        userId,
        userType: 'client',
        name: 'Nova Teo',
        nric: makeNric('S', '9999999'),
        email,
        loginRequired: true,
      },
    },
    { type: 'MembershipStarted', data: { userId, companyId, memberType: 'E', effectiveStartDate: '2020-01-01' } },
    { type: 'DirectoryEntryRecorded', data: { userId, companyId, userName: email, isListed: true } },
  )
  return userId
}

function readings(people: number): readonly Call[] {
  // One of four is of the first company alone, and none of them a dependant.
  const known = 1 + 4 * Math.floor(people / 8)
  return [
    users('userName of nobody', { filter: 'userName eq "nobody@example.com"' }),
    users('userName', { filter: `userName eq "login-user-${known}"` }),
    users('externalId', { filter: `externalId eq "ext-user-${known}"` }),
    users('employeeNumber', {
      filter: `urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:employeeNumber eq "EMP${String(known).padStart(7, '0')}"`,
    }),
    { ...users('a page of 100', { count: '100' }), limit: LIMIT_PAGE_MS },
    { ...users('a page of 100 in the middle', { count: '100', startIndex: String(people / 4) }), limit: LIMIT_PAGE_MS },
  ]
}

function users(name: string, query: Readonly<Record<string, string>>): Call {
  return {
    name: `SCIM, ${name}`,
    limit: LIMIT_MS,
    send: ({ origin, headers }) => fetch(`${origin}/scim/v2/Users?${new URLSearchParams(query)}`, { headers }),
  }
}

/** Each sets another title. */
function patch(userId: string): Call {
  let turn = 0
  return {
    name: 'SCIM, PATCH',
    limit: LIMIT_MS,
    send: ({ origin, headers }) =>
      fetch(`${origin}/scim/v2/Users/${userId}`, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/scim+json' },
        body: JSON.stringify({
          schemas: [patchOp],
          Operations: [{ op: 'replace', path: 'title', value: `Clerk ${(turn += 1)}` }],
        }),
      }),
  }
}
