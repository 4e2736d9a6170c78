import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { TamperedRow } from '@member-care/event-store/codec/sealed-rows.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { sql } from 'slonik'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createClaimQueries } from '../claims/claim-queries.ts'
import { claimsProjection } from '../claims/claims-projection.ts'
import { clientsProjection } from '../clients/clients-projection.ts'
import { schemaOf } from '../runner/projection.ts'
import { createProjectionRunner, type ProjectionRunner } from '../runner/runner.ts'
import { EveryClientScope } from '../scope-making.ts'
import { ann, ben, cat, companiesAndPeople, dan, filedBy } from '../testing/example-company.ts'
import { tallyProjection } from '../testing/tally.ts'
import { openTestLog, type TestLog } from '../testing/test-log.ts'
import { usersProjection } from '../users/users-projection.ts'
import { rebuildReadModel } from './rebuild-read-model.ts'
import { replayAlone, ReplayUnderWay } from './replay-lock.ts'
import { createDatabaseSession } from '../runner/database-session.ts'
import { NothingToVerify, verifyReadModel, type Verification } from './verify-read-model.ts'

const claimsTable = sql.identifier([schemaOf(claimsProjection), 'claims'])
const membershipsTable = sql.identifier([schemaOf(usersProjection), 'memberships'])

const readModels = [clientsProjection, usersProjection, claimsProjection]
/** How long something may take that is going to happen. */
const patience = { timeout: 20_000 }

let database: TestDatabase
let log: TestLog
let runner: ProjectionRunner

beforeEach(async () => {
  database = await createTestDatabase()
  log = await openTestLog(database.url)
  runner = createProjectionRunner({
    ...log,
    session: createDatabaseSession({ databaseUrl: database.url }),
    projections: readModels,
    reactors: [],
  })
  await runner.start()
  await show(...companiesAndPeople, ...claims)
})
afterEach(async () => {
  await runner.stop()
  await log.close()
  await database.drop()
})

const claims: readonly DomainEvent[] = [
  filedBy('ann-claim', ann, { date: '2026-03-10' }),
  filedBy('ben-claim', ben, { date: '2026-03-01', kind: 'inpatient' }),
  filedBy('cat-claim', cat, { date: '2026-03-12' }),
  filedBy('dan-claim', dan, { date: '2026-03-11' }),
  { type: 'ClaimRegistered', data: { claimId: 'ann-claim', transactionNo: 'TX-1' } },
]

async function show(...events: readonly DomainEvent[]): Promise<void> {
  expect(await runner.waitFor(['clients', 'users', 'claims'], await log.append(...events), 20_000)).toBe(true)
}

const run = (statement: ReturnType<typeof sql.unsafe>) => log.pool.query(statement)
const verify = (projection = claimsProjection, secondLookAfterMs = 0) =>
  verifyReadModel(log, projection, { secondLookAfterMs })
const differencesOf = (verification: Verification) => verification.tables.flatMap((table) => table.differences)
const replaySchemas = () =>
  log.pool.anyFirst(
    sql.type(
      z.object({ name: z.string() }),
    )`select nspname as name from pg_namespace where nspname like '%replay' or nspname like '%rebuild'`,
  )

describe('verifying', () => {
  test('finds nothing where nothing is wrong, also after somebody was forgotten, and leaves nothing behind', async () => {
    await runner.waitFor(['users', 'claims'], await log.forget('ann'), 20_000)
    for (const projection of readModels) {
      expect(await verify(projection)).toMatchObject({ name: projection.name, state: 'live', equal: true })
    }
    expect((await verify()).events).toBe(claims.length + 1)
    expect(await replaySchemas()).toEqual([])
  })

  test('names every row that was changed, removed or added, and the columns, but no value', async () => {
    await run(
      sql.unsafe`update ${claimsTable} set payable_cents = 99999900, claimant_name = 'Somebody Else' where claim_id = 'ann-claim'`,
    )
    await run(
      sql.unsafe`update ${claimsTable} set details = details || '{"amountCents": 1}' where claim_id = 'dan-claim'`,
    )
    await run(sql.unsafe`delete from ${claimsTable} where claim_id = 'cat-claim'`)
    await run(
      sql.unsafe`insert into ${claimsTable} select (jsonb_populate_record(c, '{"claim_id": "made-up"}')).* from ${claimsTable} c where claim_id = 'ben-claim'`,
    )
    const verification = await verify()
    expect(verification).toMatchObject({
      equal: false,
      tables: [
        { table: 'claims', rows: 4, differing: 4, strayColumns: [] },
        { table: 'claim_counts', differing: 0 },
        { table: 'duplicate_key_counts', differing: 0 },
      ],
    })
    expect(differencesOf(verification)).toEqual([
      { key: { claim_id: 'ann-claim' }, kind: 'different', columns: ['claimant_name', 'payable_cents'] },
      { key: { claim_id: 'cat-claim' }, kind: 'only in the replayed table', columns: [] },
      { key: { claim_id: 'dan-claim' }, kind: 'different', columns: ['details'] },
      { key: { claim_id: 'made-up' }, kind: 'only in the live table', columns: [] },
    ])
    expect(JSON.stringify(verification)).not.toMatch(/Somebody|99999900/)
  })

  test('names rows of tables with a key of two columns', async () => {
    await run(
      sql.unsafe`update ${membershipsTable} set plan_no = 'GOLD' where user_id = 'cat' and company_id = 'lantern'`,
    )
    expect(differencesOf(await verify(usersProjection))).toEqual([
      { key: { user_id: 'cat', company_id: 'lantern' }, kind: 'different', columns: ['plan_no'] },
    ])
  })

  test('says when the tables themselves are not those of this version', async () => {
    await run(sql.unsafe`alter table ${claimsTable} add column surprise text`)
    expect(await verify()).toMatchObject({
      equal: false,
      tables: [{ table: 'claims', strayColumns: ['surprise text'] }, { strayColumns: [] }, { strayColumns: [] }],
    })
  })

  test('raises no alarm while claims are filed and somebody is being forgotten, and finds a tampered row in the midst of it', async () => {
    let writing = true
    let written = 0
    const writer = (async () => {
      while (writing) {
        await log.append(filedBy(`claim-${written}`, written % 2 ? ann : ben, { date: '2026-04-01' }), {
          type: 'ClaimRegistered',
          data: { claimId: `claim-${written}`, transactionNo: 'T' },
        })
        written += 1
      }
    })()
    try {
      await expect.poll(() => written, patience).toBeGreaterThan(5)
      for (let times = 0; times < 3; times++) expect(await verify()).toMatchObject({ equal: true })
      // Their key is gone before the fact is in the log.
      const [, verification] = await Promise.all([log.forget('ben'), verify(claimsProjection, 2_000)])
      expect(differencesOf(verification)).toEqual([])
      await run(sql.unsafe`update ${claimsTable} set retry_count = 7 where claim_id = 'dan-claim'`)
      expect(differencesOf(await verify())).toEqual([
        { key: { claim_id: 'dan-claim' }, kind: 'different', columns: ['retry_count'] },
      ])
    } finally {
      writing = false
      await writer
    }
    expect(written).toBeGreaterThan(10)
  })

  test('finds what was sealed in one row and put into another, which opens for nobody; the read model stops at the next event of the row, and is put right by a rebuild', async () => {
    const sealedOf = (claimId: string) =>
      log.pool.oneFirst(
        sql.type(z.object({ sealed: z.array(z.string()) }))`select sealed from read.claims where claim_id = ${claimId}`,
      )
    const others = await sealedOf('dan-claim')
    const queries = createClaimQueries(log.pool, log.keys)
    expect(await queries.getClaim(new EveryClientScope(), 'ann-claim')).toMatchObject({
      details: { diagnosisName: 'Influenza' },
    })
    await log.pool.query(
      sql.type(z.object({}))`update ${claimsTable} set sealed = ${sql.jsonb([...others])} where claim_id = 'ann-claim'`,
    )

    expect(differencesOf(await verify())).toEqual([
      { key: { claim_id: 'ann-claim' }, kind: 'different', columns: ['sealed'] },
    ])
    await expect(queries.getClaim(new EveryClientScope(), 'ann-claim')).rejects.toThrow(TamperedRow)
    const position = await log.append({ type: 'ClaimReviewStarted', data: { claimId: 'ann-claim' } })
    expect(await runner.waitFor(['claims'], position, 20_000)).toBe(false)
    expect((await runner.status()).find(({ name }) => name === 'claims')?.error).toContain('ann-claim')

    await rebuildReadModel(log, claimsProjection)
    expect(await runner.waitFor(['claims'], position, 20_000)).toBe(true)
    expect(await queries.getClaim(new EveryClientScope(), 'ann-claim')).toMatchObject({
      status: 'PENDING_REVIEW',
      details: { diagnosisName: 'Influenza' },
    })
  })

  test('works on a product that is not running, up to where its read model is', async () => {
    await runner.stop()
    await log.append(filedBy('later', ann, { date: '2026-05-01' }))
    expect(await verify()).toMatchObject({ equal: true, events: claims.length })
  })

  test('has nothing to do where the read model was never built', async () => {
    await expect(verify(tallyProjection())).rejects.toThrow(NothingToVerify)
  })

  test('is done by one process at a time', async () => {
    await replayAlone(log.pool, async () => {
      await expect(replayAlone(log.pool, async () => 'twice')).rejects.toThrow(ReplayUnderWay)
    })
    expect(await replayAlone(log.pool, async () => 'afterwards')).toBe('afterwards')
  })
})

describe('rebuilding', () => {
  test('puts right what was tampered with, while claims are filed, and the read model goes on', async () => {
    await run(sql.unsafe`update ${claimsTable} set status = 'APPROVED' where claim_id = 'dan-claim'`)
    let writing = true
    let written = 0
    const writer = (async () => {
      while (writing) {
        await log.append(filedBy(`claim-${written}`, ann, { date: '2026-04-01' }))
        written += 1
      }
    })()
    const { events } = await rebuildReadModel(log, claimsProjection)
    writing = false
    await writer
    expect(events).toBeGreaterThanOrEqual(claims.length)
    await show(filedBy('after', ann, { date: '2026-05-01' }))
    expect(
      await log.pool.oneFirst(
        sql.type(z.object({ claims: z.number() }))`select count(*)::int as claims from read.claims`,
      ),
    ).toBe(4 + written + 1)
    expect(await verify()).toMatchObject({ equal: true })
    expect(await replaySchemas()).toEqual([])
  })

  test('brings back a read model that had stopped at an event', async () => {
    await run(sql.unsafe`alter table ${claimsTable} add check (amount_cents < 5000)`)
    const position = await log.append(filedBy('expensive', ann, { date: '2026-05-01', amountCents: 6_000 }))
    expect(await runner.waitFor(['claims'], position, 20_000)).toBe(false)
    const ofStopped = await verify()
    expect(ofStopped).toMatchObject({ equal: false, state: 'failed' })
    expect(differencesOf(ofStopped)).toEqual([])
    await rebuildReadModel(log, claimsProjection)
    expect(await runner.waitFor(['claims'], position, 20_000)).toBe(true)
    expect(await verify()).toMatchObject({ equal: true, state: 'live' })
  })
})
