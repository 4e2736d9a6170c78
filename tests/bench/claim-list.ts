/** The console's claim list over 200,000 claims through HTTP, beside the very same two statements sent with `pg`. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createDatabasePool } from '@member-care/api/database/pool.ts'
import { outpatientDetails, bankPayment } from '@member-care/domain/claim/testing/example-claims.ts'
import { createClaimQueries, type ClaimFilter } from '@member-care/projections/claims/claim-queries.ts'
import { claimsProjection } from '@member-care/projections/claims/claims-projection.ts'
import { claimsTable } from '@member-care/projections/claims/claims-table.ts'
import { schemaOf } from '@member-care/projections/runner/projection.ts'
import { installRegistry } from '@member-care/projections/runner/registry.ts'
import { registerVersion } from '@member-care/projections/runner/versions.ts'
import { tableIn } from '@member-care/projections/tables/read-model-table.ts'
import { Client } from 'pg'
import { sql, type CommonQueryMethods, type QuerySqlToken } from 'slonik'
import { quantile, startBenchProduct, type BenchProduct } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'

const CLAIMS = 200_000
const CLAIMS_AT_ONCE = 50_000
const COMPANIES = 20
const ROUNDS = 150
const WARM_UP_ROUNDS = 30
const AIM_MS = 2

interface ListCase {
  readonly name: string
  /** As the console asks for it, and as the query takes it. */
  readonly asked: Readonly<Record<string, string>>
  readonly filter: ClaimFilter
}

export async function benchClaimList({ databaseUrl }: { databaseUrl: string }): Promise<readonly BenchRow[]> {
  const companyIds = Array.from({ length: COMPANIES }, () => randomUUID())
  await fill(databaseUrl, companyIds)
  const product = await startBenchProduct(databaseUrl)
  const clients = [new Client({ connectionString: databaseUrl }), new Client({ connectionString: databaseUrl })] as const
  try {
    await Promise.all(clients.map((client) => client.connect()))
    await nameCompanies(product, companyIds)
    await untilIndexed(product)
    const headers = await signInAdministrator(product)
    const origin = await product.app.listen({ port: 0, host: '127.0.0.1' })
    const companyId = companyIds[0] ?? ''
    const cases: readonly ListCase[] = [
      { name: 'claim list, a company’s SUBMITTED', asked: { claimStatus: 'SUBMITTED', companyId }, filter: { kind: 'outpatient', status: 'SUBMITTED', companyId } },
      { name: 'claim list, name contains', asked: { claimStatus: 'ALL', name: 'tan 1234' }, filter: { kind: 'outpatient', claimantName: 'tan 1234' } },
    ]
    const rows: BenchRow[] = []
    for (const one of cases) rows.push(await compare(one, { origin, headers, clients }))
    return rows
  } finally {
    await Promise.all(clients.map((client) => client.end()))
    await product.close()
  }
}

/** One call after the other, HTTP and `pg` in turns, so that both meet the same machine. */
async function compare(
  { name, asked, filter }: ListCase,
  { origin, headers, clients }: { origin: string; headers: Record<string, string>; clients: readonly [Client, Client] },
): Promise<BenchRow> {
  const query = new URLSearchParams({ filter: JSON.stringify(asked), range: '[0,24]', sort: '["filedAt","DESC"]' })
  const [page, count] = await statementsOf(filter)
  let total = Number.NaN
  const http = async () => {
    const response = await fetch(`${origin}/api/console/outpatient-claims?${query}`, { headers })
    await response.json()
    total = Number(response.headers.get('x-total-count'))
  }
  let counted = Number.NaN
  const bare = async () => {
    const [, result] = await Promise.all([clients[0].query(page), clients[1].query<{ total: number }>(count)])
    counted = result.rows[0]?.total ?? Number.NaN
  }
  const times = { http: [] as number[], bare: [] as number[] }
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    const [viaHttp, viaPg] = [await timed(http), await timed(bare)]
    if (round < WARM_UP_ROUNDS) continue
    times.http.push(viaHttp)
    times.bare.push(viaPg)
  }
  if (total !== counted || !(total > 0)) throw new Error(`The list counts ${total} claims, the statement ${counted}.`)
  const [ours, limit] = [quantile(times.http, 0.5), quantile(times.bare, 0.5)]
  return { name: `${name} (${total.toLocaleString('en-SG')} of ${CLAIMS.toLocaleString('en-SG')})`, ours, limit, unit: 'ms, median', ratio: `+${(ours - limit).toFixed(2)} ms`, aim: `≤ +${AIM_MS} ms`, reached: ours - limit <= AIM_MS }
}

/** The statements that the list sends, as `pg` takes them: seen by asking the query with a pool that only listens. */
async function statementsOf(filter: ClaimFilter): Promise<readonly [{ text: string; values: unknown[] }, { text: string; values: unknown[] }]> {
  const heard: { text: string; values: unknown[] }[] = []
  const listen = (query: QuerySqlToken) => heard.push({ text: query.sql.replaceAll(/\$slonik_(\d+)/g, '$$$1'), values: [...query.values] })
  const listener = {
    any: async (query: QuerySqlToken) => (listen(query), []),
    oneFirst: async (query: QuerySqlToken) => (listen(query), 0),
  } as unknown as CommonQueryMethods
  await createClaimQueries(listener).listClaims({ kind: 'all' }, filter, { offset: 0, limit: 25 }, { field: 'filedAt', direction: 'desc' })
  const [page, count] = heard
  if (!page || !count) throw new Error('The list sent no two statements.')
  return [page, count]
}

async function timed(call: () => Promise<void>): Promise<number> {
  const begin = performance.now()
  await call()
  return performance.now() - begin
}

/**
 * Rows of the read model as it keeps them; made in the database, because filing so many would take longer than the whole bench.
 * They are there before the product starts, which then makes the indexes as it does after every build.
 */
async function fill(databaseUrl: string, companyIds: readonly string[]): Promise<void> {
  const database = await createDatabasePool(databaseUrl)
  try {
    await installRegistry(database)
    await registerVersion(database, claimsProjection)
    const table = tableIn(schemaOf(claimsProjection), claimsTable)
    for (let first = 1; first <= CLAIMS; first += CLAIMS_AT_ONCE) {
      await database.query(sql.unsafe`
        insert into ${table} (claim_id, kind, status, company_id, employee_id, claimant_id, claimant_name, claimant_nric, filed_by, transaction_no,
          provider_name, visit_date, filed_at, updated_at, currency, amount_cents, retry_count, gave_up, pending_insurer, details, payment, attachments, revision, position)
        select gen_random_uuid()::text, 'outpatient', (array['PROCESSING','SUBMITTED','PENDING','PENDING_REVIEW','APPROVED','REJECTED'])[1 + n % 6],
          (${sql.array([...companyIds], 'text')})[1 + (n / 6) % ${COMPANIES}::int], 'employee-' || n % 5000, 'employee-' || n % 5000, 'Willow Tan ' || n, 'S' || lpad(n::text, 7, '0') || 'A',
          'member', 'OP26' || lpad(n::text, 6, '0'), 'Raffles Clinic', date '2026-01-01' + n % 300, timestamptz '2026-01-01 00:00:00Z' + n * interval '2 minutes',
          timestamptz '2026-01-01 00:00:00Z' + n * interval '2 minutes', 'SGD', 1000 + n % 50000, 0, false, false,
          ${sql.jsonb(outpatientDetails)}, ${sql.jsonb(bankPayment)}, '[]', 1, lpad(n::text, 19, '0')
        from generate_series(${first}::int, ${first + CLAIMS_AT_ONCE - 1}::int) n`)
    }
  } finally {
    await database.end()
  }
}

async function nameCompanies(product: BenchProduct, companyIds: readonly string[]): Promise<void> {
  for (const [index, companyId] of companyIds.entries()) {
    const policyNo = `P-${index}`
    await product.record(`client-${companyId}`, {
      type: 'ClientCreated',
      data: { companyId, name: `Company ${index}`, companyCode: `C${index}`, groupCode: 'P2', policyNo, inpatientPolicyNo: policyNo, outpatientPolicyNo: policyNo },
    })
  }
}

async function untilIndexed({ runner, parts }: BenchProduct): Promise<void> {
  while (!(await runner.status()).some(({ name, state }) => name === claimsProjection.name && state === 'live')) await pause(100)
  await parts.database.query(sql.unsafe`analyze ${tableIn(schemaOf(claimsProjection), claimsTable)}`)
}

/** Somebody who sees NRICs masked: unmasked views are put on record, which is no part of listing. */
async function signInAdministrator(product: BenchProduct): Promise<{ accesstoken: string }> {
  const userId = randomUUID()
  await product.record(
    `user-${userId}`,
    { type: 'UserEnrolled', data: { userId, userType: 'sys-admin', name: 'Bench', nric: 'bench', email: 'bench@example.com', loginRequired: true } },
    { type: 'RolesChanged', data: { userId, roles: ['ADMIN_CALL_CENTRE'], groupCodes: ['ALL'], reason: 'bench' } },
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'bench' } },
  )
  const { token } = await product.parts.sessions.begin(userId, { otpVerified: true, now: new Date() })
  return { accesstoken: token }
}
