/** The console's claim list over 200,000 claims through HTTP, beside the very same two statements sent with `pg`. */
import { randomUUID } from 'node:crypto'
import type { ClaimFilter } from '@member-care/projections/claims/claim-filter.ts'
import { createClaimQueries } from '@member-care/projections/claims/claim-queries.ts'
import { Client } from 'pg'
import type { CommonQueryMethods, QuerySqlToken } from 'slonik'
import { quantile, startBenchProduct, type BenchProduct } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { CLAIMS, fillClaims, untilClaimsIndexed } from './many-claims.ts'

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
  await fillClaims(databaseUrl, companyIds)
  const product = await startBenchProduct(databaseUrl)
  const clients = [new Client({ connectionString: databaseUrl }), new Client({ connectionString: databaseUrl })] as const
  try {
    await Promise.all(clients.map((client) => client.connect()))
    await nameCompanies(product, companyIds)
    await untilClaimsIndexed(product)
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
  await createClaimQueries(listener).listClaims({ kind: 'all' }, filter, { limit: 25 })
  const [page, count] = heard
  if (!page || !count) throw new Error('The list sent no two statements.')
  return [page, count]
}

async function timed(call: () => Promise<void>): Promise<number> {
  const begin = performance.now()
  await call()
  return performance.now() - begin
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
