/** From an event in the log to a job in the outbox. */
import { filed } from '@member-care/domain/claim/testing/example-claims.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createProjectionRunner, type ProjectionRunner } from '../runner/runner.ts'
import { openTestLog, type TestLog } from '../testing/test-log.ts'
import { insurerHandover } from './insurer-handover.ts'
import { notifications, pushNotifications } from './notifications.ts'
import { createDatabaseSession } from '../runner/database-session.ts'
import type { Reactor } from './reactor.ts'

let database: TestDatabase
let log: TestLog

beforeAll(async () => {
  database = await createTestDatabase()
  log = await openTestLog(database.url)
})
afterAll(async () => {
  await log.close()
  await database.drop()
})

const jobRow = z.object({
  kind: z.string(),
  subject_id: z.string(),
  payload: z.record(z.string(), z.unknown()),
  causation_id: z.string(),
})
const jobs = () =>
  log.pool.any(
    sql.type(
      jobRow,
    )`select kind, subject_id, payload, causation_id from outbox.jobs order by created_at, kind, causation_id`,
  )
const createRunner = (reactors: readonly Reactor[]): ProjectionRunner =>
  createProjectionRunner({
    ...log,
    session: createDatabaseSession({ databaseUrl: database.url }),
    projections: [],
    reactors,
  })

const claimId = filed.data.claimId
const claimantId = filed.data.claimantId
const story: readonly DomainEvent[] = [
  filed,
  { type: 'ClaimHandoverFailed', data: { claimId, retryCount: 5, reason: 'no answer', gaveUp: true } },
  { type: 'ClaimReprocessRequested', data: { claimId } },
  { type: 'ClaimUpdated', data: { ...filed.data, answersRequest: false } },
  { type: 'ClaimRegistered', data: { claimId, transactionNo: 'T-1' } },
  { type: 'ClaimInformationRequested', data: { claimId, claimantId, request: 'the receipt' } },
  { type: 'ClaimApproved', data: { claimId, claimantId, payableCents: 1, remarks: 'secret', batchNo: 'B' } },
]

test('claims lead to hand-overs and notifications, once each, also when the reactors start again, and nothing personal is in them', async () => {
  const first = createRunner([insurerHandover, notifications, pushNotifications])
  await first.start()
  const position = await log.append(...story)
  expect(await first.waitFor(['insurer-handover', 'notifications', 'push-notifications'], position, 10_000)).toBe(true)
  await first.stop()

  const written = await jobs()
  // Whether the update names another account is looked at when the job is done.
  const told = [
    'claim-approved',
    'claim-information-requested',
    'claim-received',
    'claim-submitted',
    'payment-details-changed',
  ]
  expect(written.map(({ kind, payload }) => [kind, payload['claimId'], payload['kind']].join(' ')).toSorted()).toEqual([
    ...['insurer-handover', 'insurer-handover'].map((kind) => `${kind} ${claimId} `),
    ...['notification-mail', 'notification-push', 'portal-notification'].flatMap((kind) =>
      told.map((about) => `${kind} ${claimId} ${about}`),
    ),
  ])
  expect(JSON.stringify(written)).not.toMatch(/Willow|S1234567D|secret|receipt/)

  // Their checkpoints are lost; the jobs have the same ids, and are there already.
  await log.pool.query(sql.type(z.object({}))`delete from projections.checkpoints`)
  const second = createRunner([insurerHandover, notifications, pushNotifications])
  await second.start()
  expect(await second.waitFor(['insurer-handover', 'notifications', 'push-notifications'], position, 10_000)).toBe(true)
  await second.stop()
  expect(await jobs()).toEqual(written)
})

test('a reactor that starts at the head leaves alone what happened before', async () => {
  const lateComer: Reactor = {
    ...notifications,
    name: 'late-comer',
    startsAt: 'head',
    react: (event) => [{ kind: 'late', subjectId: event.stream, payload: {} }],
  }
  await log.append({ type: 'ClaimRegistered', data: { claimId: 'early', transactionNo: 'T-2' } })
  const runner = createRunner([lateComer])
  await runner.start()
  const position = await log.append({ type: 'ClaimRegistered', data: { claimId: 'late', transactionNo: 'T-3' } })
  expect(await runner.waitFor(['late-comer'], position, 10_000)).toBe(true)
  await runner.stop()
  expect((await jobs()).filter(({ kind }) => kind === 'late').map(({ subject_id }) => subject_id)).toEqual([
    'claim-late',
  ])
})
