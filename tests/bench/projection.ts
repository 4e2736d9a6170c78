/**
 * Rebuilding the read model of claims from 50,000 events, beside a bare multi-row upsert of 50,000 rows of the same shape.
 * Ours reads the events from the log, opens their sealed fields, folds and writes them; the bare one only writes.
 */
import { randomUUID } from 'node:crypto'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import {
  bankPayment,
  inpatientDetails,
  outpatientDetails,
  receipt,
} from '@member-care/domain/claim/testing/example-claims.ts'
import { claimsProjection } from '@member-care/projections/claims/claims-projection.ts'
import { claimsTable } from '@member-care/projections/claims/claims-table.ts'
import { fillInstance } from '@member-care/projections/replay/fill-instance.ts'
import { createIndexes, createInstance, dropInstance } from '@member-care/projections/runner/versions.ts'
import { installRegistry } from '@member-care/projections/runner/registry.ts'
import { tableIn } from '@member-care/projections/tables/read-model-table.ts'
import { openTestLog, type TestLog } from '@member-care/projections/testing/test-log.ts'
import { Client } from 'pg'
import { sql, type DatabasePool } from 'slonik'
import { z } from 'zod'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

const CLAIMS = 8_334
const EVENTS_PER_CLAIM = 6
const PEOPLE = 2_000
const COMPANIES = 50
/** Ours and the bare upserts take turns, so that a slow moment of the machine meets both. */
const ROUNDS = 3
const BATCH = 2_000
const SCHEMA = 'claims_bench'
const LEAST = 0.5

/** As it stands in the table, with what is sealed in it. */
const storedRow = z.record(z.string(), z.unknown())
type StoredRow = z.infer<typeof storedRow>

export async function benchProjection({ databaseUrl, scale }: BenchOptions): Promise<BenchRow[]> {
  const log = await openTestLog(databaseUrl)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await installRegistry(log.pool)
    const claims = scaled(CLAIMS, scale)
    await fileClaims(log, claims)
    const rounds: { ours: number; whole: number; bare: number }[] = []
    for (let round = 0; round < scaled(ROUNDS, scale); round++) {
      const { ours, whole, rows } = await rebuild(log)
      rounds.push({ ours, whole, bare: await upsertBare(client, log.pool, rows, claims * EVENTS_PER_CLAIM) })
    }
    const bare = median(rounds.map((round) => round.bare))
    const ratio = median(rounds.map((round) => round.ours / round.bare))
    const wholeRatio = median(rounds.map((round) => round.whole / round.bare))
    return [
      {
        name: 'Rebuild of claims, beside upserts of as many rows',
        ours: median(rounds.map((round) => round.ours)),
        limit: bare,
        unit: 'events/s',
        ratio: `${ratio.toFixed(2)}×`,
        aim: `at least ${LEAST}×`,
        reached: ratio >= LEAST,
      },
      {
        name: 'The same rebuild, to the last index',
        ours: median(rounds.map((round) => round.whole)),
        limit: bare,
        unit: 'events/s',
        ratio: `${wholeRatio.toFixed(2)}×`,
        aim: 'none',
        reached: true,
      },
    ]
  } finally {
    await client.end()
    await log.close()
  }
}

/** Events per second without and with the indexes, and the rows that came of it. */
async function rebuild({
  eventLog,
  pool,
  keys,
}: TestLog): Promise<{ ours: number; whole: number; rows: readonly StoredRow[] }> {
  await pool.transaction((transaction) => createInstance(transaction, claimsProjection, SCHEMA))
  const began = performance.now()
  const { events } = await fillInstance(eventLog, claimsProjection, { after: null }, (batch) =>
    pool.transaction((transaction) => claimsProjection.apply(batch, { schema: SCHEMA, transaction, keys })),
  )
  const filled = performance.now()
  await pool.transaction((transaction) => createIndexes(transaction, claimsProjection, SCHEMA))
  const whole = perSecond(events, began)
  const rows = await pool.anyFirst(
    sql.type(z.object({ row: storedRow }))`select to_jsonb(made) as row from ${tableIn(SCHEMA, claimsTable)} made`,
  )
  await dropInstance(pool, SCHEMA)
  return { ours: (events / (filled - began)) * 1_000, whole, rows }
}

/** Rows per second of one prepared statement with a list per column, each batch committed, on a table without indexes but the primary key. */
async function upsertBare(
  client: Client,
  pool: DatabasePool,
  rows: readonly StoredRow[],
  count: number,
): Promise<number> {
  await pool.transaction((transaction) => createInstance(transaction, claimsProjection, SCHEMA))
  const columns = await pool.any(sql.type(z.object({ name: z.string(), type: z.string() }))`
    select column_name::text as name, udt_name::text as type from information_schema.columns where table_schema = ${SCHEMA} and table_name = ${claimsTable.name} and is_generated = 'NEVER' order by ordinal_position`)
  const isList = (type: string) => type.startsWith('_')
  // Lists of lists would be taken apart to their ends, so that a list goes as its text.
  const values = columns.map(({ type }, index) => `$${index + 1}::${isList(type) ? 'text' : type}[]`)
  const selected = columns.map(({ name, type }) => `${name}::${type}`).join(', ')
  const replaced = columns.filter(({ name }) => name !== 'claim_id').map(({ name }) => `${name} = excluded.${name}`)
  const names = columns.map(({ name }) => name).join(', ')
  const upsert = `insert into ${SCHEMA}.claims (${names}) select ${selected} from unnest(${values.join(', ')}) made(${names}) on conflict (claim_id) do update set ${replaced.join(', ')}`
  const manyRows = Array.from({ length: count }, (_, index): StoredRow => ({
    ...rows[index % rows.length],
    claim_id: randomUUID(),
  }))
  const batches = Array.from({ length: Math.ceil(manyRows.length / BATCH) }, (_, index) => {
    const batch = manyRows.slice(index * BATCH, (index + 1) * BATCH)
    return columns.map(({ name, type }) => batch.map((row) => asParameter(row[name], type)))
  })
  const began = performance.now()
  for (const batch of batches) await client.query({ name: 'upsert', text: upsert, values: batch })
  const rate = perSecond(manyRows.length, began)
  await dropInstance(pool, SCHEMA)
  return rate
}

function asParameter(value: unknown, type: string): unknown {
  if (type === 'jsonb') return JSON.stringify(value)
  return Array.isArray(value) ? `{${value.map((item) => JSON.stringify(item)).join(',')}}` : value
}

/** Claims with a usual life, in a log of their own: handed over at the second try, asked about, answered, decided. */
async function fileClaims({ eventLog }: TestLog, count: number): Promise<void> {
  const people = Array.from({ length: PEOPLE }, () => randomUUID())
  const context = () => ({
    actor: { kind: 'system' as const, id: 'bench' },
    commandId: randomUUID(),
    correlationId: randomUUID(),
  })
  let filed = 0
  const file = async () => {
    while (filed < count) {
      const number = filed++
      const events = lifeOfClaim(number, people[number % PEOPLE] ?? '')
      await eventLog.append(`claim-${events[0]?.data.claimId ?? ''}`, events, {
        expected: { kind: 'no-stream' },
        context: context(),
      })
    }
  }
  await Promise.all(Array.from({ length: 32 }, file))
}

function lifeOfClaim(number: number, personId: string): readonly ClaimEvent[] {
  const claimId = randomUUID()
  const ids = { claimId, claimantId: personId }
  const details =
    number % 5 === 0
      ? { ...inpatientDetails, amountCents: 100_000 + number }
      : { ...outpatientDetails, amountCents: 1_000 + number }
  const contents = { details, payment: bankPayment, attachments: [{ ...receipt, attachmentId: randomUUID() }] }
  return [
    {
      type: 'ClaimFiled',
      data: {
        ...ids,
        employeeId: personId,
        companyId: `company-${number % COMPANIES}`,
        claimantName: `Person ${number}`,
        claimantNric: `S${1_000_000 + number}D`,
        filedBy: 'member',
        ...contents,
      },
    },
    { type: 'ClaimHandoverFailed', data: { claimId, retryCount: 1, reason: 'no answer', gaveUp: false } },
    { type: 'ClaimRegistered', data: { claimId, transactionNo: `T${number}` } },
    { type: 'ClaimInformationRequested', data: { ...ids, request: 'Please send the receipt again.' } },
    { type: 'ClaimUpdated', data: { ...ids, employeeId: personId, ...contents, answersRequest: true } },
    {
      type: 'ClaimApproved',
      data: { ...ids, payableCents: 1_000 + number, remarks: 'Paid', batchNo: `B-${number % 100}` },
    },
  ]
}

function perSecond(count: number, began: number): number {
  return (count / (performance.now() - began)) * 1_000
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0
}
