import { randomUUID } from 'node:crypto'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { createPool, sql, type DatabasePool } from 'slonik'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createOutboxWorker, type JobHandler, type OutboxWorker, type OutboxWorkerOptions } from './outbox-worker.ts'
import { createDatabaseSession } from '../runner/database-session.ts'
import {
  endTry,
  installOutbox,
  listDeadLetters,
  outboxStatus,
  retryJobs,
  takeJob,
  writeJobs,
  type Job,
  type NewJob,
} from './outbox.ts'

/** How long something may take that is going to happen. */
const patience = { timeout: 20_000 }

let database: TestDatabase
let pool: DatabasePool
const workers: OutboxWorker[] = []

beforeEach(async () => {
  database = await createTestDatabase()
  pool = await createPool(database.url, { maxPoolSize: 20 })
  await installOutbox(pool)
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop(0)))
  await pool.end()
  await database.drop()
})

async function startWorker(handle: JobHandler, options: Partial<OutboxWorkerOptions> = {}): Promise<OutboxWorker> {
  const worker = createOutboxWorker({
    pool,
    session: createDatabaseSession({ databaseUrl: database.url }),
    handlers: { work: handle },
    firstPauseMs: 10,
    ...options,
  })
  workers.push(worker)
  await worker.start()
  return worker
}

const newJob = (subjectId = 'claim-1'): NewJob => ({
  id: randomUUID(),
  kind: 'work',
  subjectId,
  payload: { claimId: subjectId },
  causationId: 'event',
  correlationId: 'request',
})

async function states(): Promise<readonly string[]> {
  return pool.anyFirst(sql.type(z.object({ state: z.string() }))`select state from outbox.jobs order by created_at`)
}

test('a job is done once, with what it was written with, however often it is written', async () => {
  const done: Job[] = []
  await startWorker(async (job) => {
    done.push(job)
    return 'done'
  })
  const job = newJob()
  expect(await writeJobs(pool, [job])).toBe(true)
  await expect.poll(states, patience).toEqual(['done'])
  expect(await writeJobs(pool, [job])).toBe(false)
  expect(await states()).toEqual(['done'])
  expect(done).toEqual([{ ...job, attempt: 1 }])
})

test('two workers share many jobs and none is done twice', async () => {
  const done = new Map<string, number>()
  const handle: JobHandler = async (job) => {
    done.set(job.id, (done.get(job.id) ?? 0) + 1)
    return 'done'
  }
  await startWorker(handle)
  await startWorker(handle)
  await writeJobs(
    pool,
    Array.from({ length: 200 }, (_, index) => newJob(`claim-${index}`)),
  )
  await expect.poll(async () => (await states()).every((state) => state === 'done'), patience).toBe(true)
  expect(done.size).toBe(200)
  expect(new Set(done.values())).toEqual(new Set([1]))
})

test('a job with a worker is with nobody else, for as long as it takes', async () => {
  const finish = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const handle: JobHandler = async () => {
    running += 1
    most = Math.max(most, running)
    await finish.promise
    running -= 1
    return 'done'
  }
  const short = { leaseMs: 300 }
  await startWorker(handle, short)
  await startWorker(handle, short)
  await writeJobs(pool, [newJob()])
  // Several times as long as the lease: its renewal keeps the job.
  const leasedUntil = () =>
    pool.oneFirst(
      sql.type(z.object({ until: z.coerce.number().nullable() }))`select leased_until as until from outbox.jobs`,
    )
  await expect.poll(() => running, patience).toBe(1)
  const first = (await leasedUntil()) ?? 0
  await expect.poll(async () => ((await leasedUntil()) ?? 0) - first, patience).toBeGreaterThan(900)
  finish.resolve()
  await expect.poll(states, patience).toEqual(['done'])
  expect(most).toBe(1)
})

test('the job of a worker that died is taken again when its lease has run out, and what the dead one says later counts for nothing', async () => {
  await writeJobs(pool, [newJob()])
  const dead = randomUUID()
  const taken = await takeJob(pool, { kinds: ['work'], lease: dead, leaseMs: 500 })
  expect(await takeJob(pool, { kinds: ['work'], lease: randomUUID(), leaseMs: 500 })).toBeUndefined()
  const attempts: number[] = []
  const finish = Promise.withResolvers<void>()
  await startWorker(async (job) => {
    attempts.push(job.attempt)
    await finish.promise
    return { giveUp: 'not today' }
  })
  await expect.poll(() => attempts, patience).toEqual([2])
  await endTry(pool, taken?.id ?? '', dead, { kind: 'done' })
  finish.resolve()
  await expect.poll(states, patience).toEqual(['gave-up'])
})

/** What a worker that has tried for days would have left behind. */
const failingFor = (hours: number) =>
  pool.query(sql.unsafe`
    update outbox.jobs set attempts = 100, failing_since = clock_timestamp() - make_interval(hours => ${hours}), due_at = clock_timestamp()`)
const outOfOrder: JobHandler = async () => {
  throw new TypeError('out of order')
}

test('a handler that throws is tried again with growing pauses, however often, until it does not', async () => {
  const attempts: number[] = []
  await startWorker(
    async (job) => {
      attempts.push(job.attempt)
      if (job.attempt <= 12) throw new TypeError('out of order')
      return 'done'
    },
    { firstPauseMs: 1, slots: 1 },
  )
  await writeJobs(pool, [newJob()])
  await expect.poll(states, patience).toEqual(['done'])
  expect(attempts).toEqual(Array.from({ length: 13 }, (_, index) => index + 1))
})

test('a job that has failed for days is tried every hour, and is seen to fail', async () => {
  await writeJobs(pool, [newJob()])
  await failingFor(5 * 24 - 1)
  await startWorker(outOfOrder, { firstPauseMs: 1_000 })
  const lastError = () =>
    pool.oneFirst(sql.type(z.object({ error: z.string().nullable() }))`select last_error as error from outbox.jobs`)
  await expect.poll(lastError, patience).toBe('TypeError: out of order')
  const dueIn = await pool.oneFirst(
    sql.type(
      z.object({ seconds: z.number() }),
    )`select extract(epoch from due_at - clock_timestamp())::float8 as seconds from outbox.jobs`,
  )
  expect(dueIn).toBeGreaterThan(3_500)
  expect(dueIn).toBeLessThanOrEqual(3_600)
  const [status] = await outboxStatus(pool)
  expect(status).toMatchObject({ kind: 'work', waiting: 1, failing: 1, gaveUp: 0, oldestDueSeconds: 0 })
  expect(status?.failingSeconds).toBeGreaterThan(119 * 3_600 - 60)
})

test('a job that has failed for too many days is a dead letter, which can be tried again as if for the first time', async () => {
  let broken = true
  const job = newJob()
  await writeJobs(pool, [job])
  await failingFor(5 * 24)
  await startWorker(async () => (broken ? outOfOrder(job as Job, new AbortController().signal) : 'done'))
  await expect.poll(() => listDeadLetters(pool, { offset: 0, limit: 10 }), patience).toHaveLength(1)
  expect(await listDeadLetters(pool, { offset: 0, limit: 10 })).toMatchObject([
    { ...job, attempts: 101, lastError: 'TypeError: out of order' },
  ])
  expect(await outboxStatus(pool)).toMatchObject([
    { kind: 'work', waiting: 0, failing: 0, gaveUp: 1, failingSeconds: 0 },
  ])

  broken = false
  expect(await retryJobs(pool, ['other', randomUUID()])).toBe(0)
  expect(await retryJobs(pool, [job.id])).toBe(1)
  await expect.poll(states, patience).toEqual(['done'])
  expect(await retryJobs(pool)).toBe(0)
})

test('the days are those of failing: neither the age of the job nor what it waited for before counts', async () => {
  let tries = 0
  await writeJobs(pool, [newJob()])
  await pool.query(sql.unsafe`update outbox.jobs set created_at = created_at - interval '30 days'`)
  await failingFor(5 * 24)
  await startWorker(async () => {
    tries += 1
    if (tries === 1) return { retryAt: new Date(), reason: 'the insurer is closed' }
    if (tries === 2) throw new TypeError('out of order')
    return 'done'
  })
  await expect.poll(states, patience).toEqual(['done'])
  expect(tries).toBe(3)
})

test('a job that waits because it failed is tried at once when somebody says so', async () => {
  await writeJobs(pool, [newJob(), newJob()])
  await failingFor(3)
  await pool.query(sql.unsafe`update outbox.jobs set due_at = clock_timestamp() + interval '1 hour'`)
  await startWorker(async () => 'done')
  expect(await retryJobs(pool, ['work'])).toBe(2)
  await expect.poll(states, patience).toEqual(['done', 'done'])
})

test('a handler that says when to try again is not counted, however often', async () => {
  let tries = 0
  await startWorker(async (job) => {
    tries += 1
    expect(job.attempt).toBe(1)
    return tries < 6 ? { retryAt: new Date(Date.now() + 10), reason: 'the insurer is closed' } : 'done'
  })
  await writeJobs(pool, [newJob()])
  await expect.poll(states, patience).toEqual(['done'])
  expect(tries).toBe(6)
})

test('jobs whose workers die at every try are given up, not tried for ever', async () => {
  await writeJobs(pool, [newJob()])
  for (let deaths = 0; deaths < 3; deaths++) {
    expect(await takeJob(pool, { kinds: ['work'], lease: randomUUID(), leaseMs: -1 })).toMatchObject({
      attempt: deaths + 1,
    })
  }
  const begun: Job[] = []
  await startWorker(
    async (job) => {
      begun.push(job)
      return 'done'
    },
    { maxDeaths: 3 },
  )
  await expect.poll(states, patience).toEqual(['gave-up'])
  expect(begun).toEqual([])
})

test('stopping waits for the job under way and takes no other', async () => {
  const started = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const worker = await startWorker(
    async () => {
      started.resolve()
      await finish.promise
      return 'done'
    },
    { slots: 1 },
  )
  await writeJobs(pool, [newJob()])
  await started.promise
  await writeJobs(pool, [newJob()])
  const stopped = worker.stop()
  finish.resolve()
  await stopped
  expect(await states()).toEqual(['done', 'waiting'])
})

test('jobs of a kind that a worker has no handler for are left to others', async () => {
  await startWorker(async () => 'done')
  await writeJobs(pool, [{ ...newJob(), kind: 'other' }, newJob()])
  await expect.poll(async () => [...(await states())].sort(), patience).toEqual(['done', 'waiting'])
})

test('a job that a person waits for comes at once while all other slots stand still and others wait', async () => {
  const release = Promise.withResolvers<void>()
  const begun: string[] = []
  const stand: JobHandler = async (job) => {
    begun.push(job.subjectId)
    await release.promise
    return 'done'
  }
  const sent: string[] = []
  const send: JobHandler = async (job) => {
    sent.push(job.subjectId)
    return 'done'
  }
  await writeJobs(pool, [newJob('1'), newJob('2'), newJob('3')])
  await startWorker(stand, { slots: 2, handlers: { work: stand, mail: send }, promptKinds: ['mail'] })
  await expect.poll(() => begun.length, patience).toBe(2)
  await writeJobs(pool, [{ ...newJob('link'), kind: 'mail' }])
  await expect.poll(() => sent, patience).toEqual(['link'])
  expect(begun).toHaveLength(2)
  release.resolve()
  await expect.poll(states, patience).toEqual(['done', 'done', 'done', 'done'])
})
