/** The console's claim list over 200,000 claims through HTTP, beside the very same statements sent with `pg`. */
import { EveryClientScope } from '@member-care/projections/scope-making.ts'
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { ClaimFilter } from '@member-care/projections/claims/claim-filter.ts'
import { createClaimQueries } from '@member-care/projections/claims/claim-queries.ts'
import { Client } from 'pg'
import type { QuerySqlToken } from 'slonik'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { nameCompanies, signInAdministrator } from './bench-people.ts'
import { quantile, startBenchProduct, type BenchProduct } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'
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

export async function benchClaimList({ databaseUrl, scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const companyIds = Array.from({ length: COMPANIES }, () => randomUUID())
  await fillClaims(databaseUrl, companyIds, scaled(CLAIMS, scale))
  const product = await startBenchProduct(databaseUrl)
  const client = new Client({ connectionString: databaseUrl })
  const agent = new Agent({ keepAlive: true })
  try {
    await client.connect()
    // First of all: the indexes take longer than the product waits for a read model.
    await untilClaimsIndexed(product)
    await nameCompanies(product, companyIds)
    const headers = await signInAdministrator(product)
    const origin = await product.app.listen({ port: 0, host: '127.0.0.1' })
    const companyId = companyIds[0] ?? ''
    const cases: readonly ListCase[] = [
      {
        name: 'claim list, a company’s SUBMITTED',
        asked: { claimStatus: 'SUBMITTED', companyId },
        filter: { kind: 'outpatient', status: 'SUBMITTED', companyId },
      },
      {
        name: 'claim list, name contains',
        asked: { claimStatus: 'ALL', name: 'tan 1234' },
        filter: { kind: 'outpatient', claimantName: 'tan 1234' },
      },
    ]
    const rows: BenchRow[] = []
    for (const one of cases)
      rows.push(await compare(one, { origin, agent, headers, client, parts: product.parts, scale }))
    return rows
  } finally {
    agent.destroy()
    await client.end()
    await product.close()
  }
}

/** One call after the other, HTTP and `pg` in turns, so that both meet the same machine. */
async function compare(
  { name, asked, filter }: ListCase,
  {
    origin,
    agent,
    headers,
    client,
    parts,
    scale,
  }: {
    origin: string
    agent: Agent
    headers: Record<string, string>
    client: Client
    parts: BenchProduct['parts']
    scale: number
  },
): Promise<BenchRow> {
  const query = new URLSearchParams({ filter: JSON.stringify(asked), range: '[0,24]', sort: '["filedAt","DESC"]' })
  const statements = await statementsOf(parts, filter)
  let listed: readonly string[] = []
  const http = async () => {
    const { body, totalCount } = await get(`${origin}/api/console/outpatient-claims?${query}`, { agent, headers })
    listed = (JSON.parse(body) as { id: string }[]).map(({ id }) => id)
    total = totalCount
  }
  let selected: readonly string[] = []
  let total = Number.NaN
  const bare = async () => {
    // One after the other, as the list sends them; the claims come with the last.
    for (const statement of statements) {
      const { rows } = await client.query<{ claim_id?: string }>(statement)
      selected = rows.map((row) => row.claim_id ?? '')
    }
  }
  const times = { http: [] as number[], bare: [] as number[] }
  const warmUpRounds = scaled(WARM_UP_ROUNDS, scale)
  for (let round = 0; round < warmUpRounds + scaled(ROUNDS, scale); round++) {
    const [viaHttp, viaPg] = [await timed(http), await timed(bare)]
    if (round < warmUpRounds) continue
    times.http.push(viaHttp)
    times.bare.push(viaPg)
  }
  if (listed.length === 0 || listed.join() !== selected.join())
    throw new Error(`The list shows ${listed.length} claims, the statements give ${selected.length}, or others.`)
  const [ours, limit] = [quantile(times.http, 0.5), quantile(times.bare, 0.5)]
  return {
    name: `${name} (${shownCount(total)} of ${shownCount(scaled(CLAIMS, scale))})`,
    ours,
    limit,
    unit: 'ms, median',
    ratio: `+${(ours - limit).toFixed(2)} ms`,
    aim: `≤ +${AIM_MS} ms`,
    reached: ours - limit <= AIM_MS,
  }
}

/** On a connection that stands, without what `fetch` does besides: the caller shares this process with the product. */
function get(
  url: string,
  { agent, headers }: { agent: Agent; headers: Readonly<Record<string, string>> },
): Promise<{ body: string; totalCount: number }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => (body += piece))
      response.on('end', () =>
        response.statusCode === 200
          ? resolve({ body, totalCount: Number(response.headers['x-total-count']) })
          : reject(new Error(`The list was answered ${response.statusCode}: ${body}`)),
      )
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}

interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/** The statements that the list sends, as `pg` takes them: heard while the query is asked once. */
async function statementsOf(
  { database, subjectKeys }: BenchProduct['parts'],
  filter: ClaimFilter,
): Promise<readonly Statement[]> {
  const heard: Statement[] = []
  const listening = new Proxy(database, {
    get(pool, name) {
      const method: unknown = Reflect.get(pool, name)
      if (typeof method !== 'function') return method
      return (query: QuerySqlToken, ...others: unknown[]) => {
        heard.push({ text: query.sql.replaceAll(/\$slonik_(\d+)/g, '$$$1'), values: [...query.values] })
        return method.call(pool, query, ...others) as unknown
      }
    },
  })
  await createClaimQueries(listening, subjectKeys).listClaims(new EveryClientScope(), filter, { limit: 25 })
  return heard
}

async function timed(call: () => Promise<void>): Promise<number> {
  const begin = performance.now()
  await call()
  return performance.now() - begin
}
