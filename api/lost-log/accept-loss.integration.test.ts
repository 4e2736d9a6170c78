/** The way back after a real loss, on both stores: what is lost is said, accepted by its word, told in the log, and everything is made anew from what is left. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anchorWhatIsNew } from '@member-care/event-store/anchors/keep-anchors.ts'
import { verifyLog } from '@member-care/event-store/anchors/verify-log.ts'
import { sampleEvent } from '@member-care/event-store/codec/samples/sample-events.ts'
import type { EventType } from '@member-care/domain/events/event-catalogue.ts'
import { LogRefused } from '@member-care/event-store/identity/log-refused.ts'
import { createDatabaseSession } from '@member-care/projections/runner/database-session.ts'
import { createProjectionRunner } from '@member-care/projections/runner/runner.ts'
import { verifyReadModel } from '@member-care/projections/replay/verify-read-model.ts'
import { startEventStoreDbDouble } from '@member-care/tests/support/eventstoredb-double/eventstoredb-double.ts'
import { settingsUnderTest } from '@member-care/tests/support/settings-under-test.ts'
import { createTestDatabase } from '@member-care/tests/support/test-database.ts'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { sql } from 'slonik'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { installDatabase } from '../database/install-database.ts'
import { createDatabasePool } from '../database/pool.ts'
import { openEventLog } from '../event-log/open-event-log.ts'
import { projections } from '@member-care/projections/projections.ts'
import { reactorsFor } from '../event-log/read-models.ts'
import { acceptLoss, LOST_EVENTS_STREAM } from './accept-loss.ts'
import { findLoss } from './find-loss.ts'
import { lossReport } from './loss-report.ts'

async function startInstallation(kind: 'postgres' | 'eventstoredb') {
  const database = await createTestDatabase()
  await installDatabase({ ownerUrl: database.url, keepsEvents: kind === 'postgres' })
  const double = await startEventStoreDbDouble()
  const folder = await mkdtemp(join(tmpdir(), 'accept-loss-'))
  const pool = await createDatabasePool(database.url, { connections: 8 })
  const intruder = new Client({ connectionString: database.url })
  await intruder.connect()
  const settings = settingsUnderTest(folder, kind === 'eventstoredb' ? { EVENTSTORE_URL: double.connectionString } : {})
  onTestFinished(async () => {
    double.stop()
    await intruder.end()
    await pool.end()
    await database.drop()
    await rm(folder, { recursive: true })
  })

  /** Opens the log, as a process does. */
  async function opened<Result>(
    use: (events: Awaited<ReturnType<typeof openEventLog>>) => Promise<Result>,
    isAnyLog = false,
  ): Promise<Result> {
    const events = await openEventLog({ settings, databaseUrl: database.url, database: pool, isAnyLog })
    try {
      return await use(events)
    } finally {
      await events.close()
    }
  }

  const lose = async (keep: number) => {
    if (kind === 'postgres')
      return void (await intruder.query(
        `alter table es.events disable trigger all; delete from es.events where position > ${keep}`,
      ))
    const whole = double.backUp()
    const ours = whole.filter(({ stream }) => !stream.startsWith('$'))
    await double.restore(whole.filter(({ position }) => position <= (ours[keep - 1]?.position ?? 0)))
  }

  /** Appends the samples of these types, and lets everything follow and be anchored. */
  const record = (...types: readonly EventType[]) =>
    opened(async (events) => {
      for (const type of types) {
        const { event, stream } = sampleEvent(type)
        await events.eventLog.append(stream, [event], {
          expected: { kind: 'any' },
          context: { actor: { kind: 'system', id: 'test' }, commandId: randomUUID(), correlationId: randomUUID() },
        })
      }
      const runner = createProjectionRunner({
        eventLog: events.eventLog,
        pool,
        keys: events.rowKeys,
        session: createDatabaseSession({ databaseUrl: database.url }),
        projections,
        reactors: reactorsFor(settings),
      })
      await runner.start()
      const head = await events.eventLog.head()
      if (head)
        expect(
          await runner.waitFor(
            [...projections, ...reactorsFor(settings)].map(({ name }) => name),
            head,
            30_000,
          ),
        ).toBe(true)
      await runner.stop()
      await anchorWhatIsNew(events.integrity)
    })

  const accept = () =>
    opened(async (events) => {
      const loss = await findLoss(events, pool)
      if (!loss) throw new Error('Nothing is lost.')
      return acceptLoss(events, pool, loss, {
        anchorFile: settings.anchors.file,
        ownerUrl: database.url,
        onProgress: () => {},
      })
    }, true)
  return { pool, folder, opened, lose, record, accept, loss: () => opened((events) => findLoss(events, pool), true) }
}

const kinds = ['postgres', 'eventstoredb'] as const

test.each(kinds)('the end of a log on %s that is lost for good', async (kind) => {
  const { pool, folder, opened, lose, record, accept, loss } = await startInstallation(kind)
  await record('ClientCreated', 'UserEnrolled', 'ClaimFiled', 'AdministratorInvited')
  expect(await loss()).toBeUndefined()
  await lose(2)
  await expect(opened(async () => 'opened')).rejects.toThrow(LogRefused)

  const found = await loss()
  expect(found).toMatchObject({
    problem: 'behind',
    anchored: { total: 4, lost: 2 },
    indexed: {
      byType: [
        { type: 'ClaimFiled', events: 1 },
        { type: 'AdministratorInvited', events: 1 },
      ],
    },
    ahead: expect.arrayContaining(['claims', 'insurer-handover']) as string[],
    pointToNothing: expect.arrayContaining([
      { column: 'outbox.jobs.subject_id', rows: expect.any(Number) as number },
    ]) as object[],
    word: (await loss())?.word ?? '',
  })
  expect(found && lossReport(found)).toMatch(
    /Of 4 anchored events 2 are lost.*knows of 2 that are lost.*ClaimFiled: 1.*outbox\.jobs\.subject_id/s,
  )

  const accepted = await accept()
  expect(accepted).toMatchObject({ anchored: 3, reactors: expect.arrayContaining(['insurer-handover']) as string[] })
  expect(accepted.jobsGivenUp).toBeGreaterThan(0)
  expect((await readdir(folder)).filter((name) => name.startsWith('anchors.ndjson'))).toHaveLength(2)
  expect(
    await pool.anyFirst(
      sql.type(
        z.object({ last_error: z.string() }),
      )`select distinct last_error from outbox.jobs where state = 'gave-up'`,
    ),
  ).toEqual(['The event that led to it is lost.'])
  expect(await loss()).toBeUndefined()
  await opened(async ({ eventLog, rowKeys: keys, integrity }) => {
    const { events } = await eventLog.load(LOST_EVENTS_STREAM)
    expect(events).toMatchObject([
      {
        type: 'EventsLost',
        data: {
          problem: 'behind',
          anchored: { total: 4, lost: 2 },
          indexed: {
            byType: [
              { type: 'ClaimFiled', events: 1 },
              { type: 'AdministratorInvited', events: 1 },
            ],
          },
        },
      },
    ])
    for (const projection of projections)
      expect(await verifyReadModel({ eventLog, pool, keys }, projection)).toMatchObject({ equal: true })
    expect(await verifyLog(integrity, { secondLookAfterMs: 0 })).toMatchObject({ intact: true, events: 3, anchored: 3 })
  })
  await record('ClaimFiled')
  expect(await loss()).toBeUndefined()
})

test.each(kinds)('all of a log on %s that is lost for good', async (kind) => {
  const { opened, lose, record, accept, loss } = await startInstallation(kind)
  await record('ClientCreated', 'UserEnrolled')
  const first = await opened(async ({ store }) => (await store.readAll({ limit: 1 })).events[0]?.id)
  await lose(0)
  expect(await loss()).toMatchObject({
    problem: 'empty',
    formerFirstEventId: first,
    anchored: { total: 2, lost: 2, firstLostId: first },
  })
  expect(await accept()).toMatchObject({ anchored: 1 })
  await opened(async ({ eventLog }) =>
    expect((await eventLog.load(LOST_EVENTS_STREAM)).events).toMatchObject([
      { data: { problem: 'empty', formerFirstEventId: first } },
    ]),
  )
  await record('ClientCreated')
})
