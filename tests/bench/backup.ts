/**
 * What a backup costs those who call meanwhile: a tenth of a million events and of 20 GB of documents are backed up by a process of its own, while the claim
 * list is asked for and events are recorded one after the other. A second backup copies what is new. The limit of the time is a bare copy of the documents.
 */
import { fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installDatabase } from '@member-care/api/database/install-database.ts'
import { filesUnder } from '@member-care/api/integrations/file-store/files-under.ts'
import { projections } from '@member-care/projections/projections.ts'
import { Client } from 'pg'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { signInAdministrator } from './bench-people.ts'
import { benchContext, quantile, startBenchProduct, type BenchProduct } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

const EVENTS = 100_000
const DOCUMENTS = 10_000
const DOCUMENT_BYTES = 200_000
const CALLS_BEFORE = 200
const MOST_MS = 300
const entry = join(import.meta.dirname, 'backup-process.ts')

export async function benchBackup({ databaseUrl, scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-backup-'))
  const dataDirectory = join(folder, 'data')
  const [events, documents] = [scaled(EVENTS, scale), scaled(DOCUMENTS, scale)]
  await fillLog(databaseUrl, events)
  await fillFiles(join(dataDirectory, 'files'), documents)
  const product = await startBenchProduct(databaseUrl, { dataDirectory })
  try {
    await untilCaughtUp(product)
    const call = await createCalls(product)
    const before: number[] = []
    for (let calls = scaled(CALLS_BEFORE, scale, 20); calls > 0; calls--) before.push(await timed(call))
    const first = await callsDuring(call, () => backUp(databaseUrl, dataDirectory, join(folder, 'backups')))
    const second = await callsDuring(call, () => backUp(databaseUrl, dataDirectory, join(folder, 'backups')))
    const bare = (await timed(() => copyBare(join(dataDirectory, 'files'), join(folder, 'bare')))) / 1_000
    const size = `${shownCount(events)} events, ${shownCount(documents)} documents of ${DOCUMENT_BYTES / 1_000} kB`
    const idle = quantile(before, 0.95)
    const latency = (name: string, times: readonly number[]): BenchRow => {
      const ours = quantile(times, 0.95)
      return {
        name,
        ours,
        limit: MOST_MS,
        unit: 'ms, p95',
        ratio: `${idle.toFixed(1)} ms without`,
        aim: `< ${MOST_MS} ms`,
        reached: ours < MOST_MS,
      }
    }
    return [
      latency(`Calls while ${size} are backed up`, first.times),
      latency('Calls while what is new is backed up', second.times),
      {
        name: `Backing up ${size}`,
        ours: first.seconds,
        limit: bare,
        unit: 's',
        ratio: `${(first.seconds / bare).toFixed(1)}× a bare copy`,
        aim: 'told',
        reached: true,
      },
      {
        name: 'Backing up what is new',
        ours: second.seconds,
        limit: first.seconds,
        unit: 's',
        ratio: `${(second.seconds / first.seconds).toFixed(2)}×`,
        aim: 'told',
        reached: true,
      },
    ]
  } finally {
    await product.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Events of some 700 bytes, each on a stream of its own, in the log before the product starts. */
export async function fillLog(databaseUrl: string, count: number): Promise<void> {
  await installDatabase({ ownerUrl: databaseUrl, keepsEvents: true })
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client
    .query(
      `insert into es.events (position, stream, revision, id, type, data, metadata)
     select n, 'access-' || gen_random_uuid(), 0, gen_random_uuid(), 'SensitiveRecordViewed',
       json_build_object('subjectId', gen_random_uuid(), 'what', 'claim-attachment', 'recordId', gen_random_uuid(), 'padding', (select string_agg(md5((n * 10 + part)::text), '') from generate_series(1, 8) part)),
       json_build_object('actor', json_build_object('kind', 'system', 'id', 'bench'), 'commandId', gen_random_uuid(), 'correlationId', gen_random_uuid(), 'schemaVersion', 1, 'previousHash', null)
     from generate_series(1, $1::int) n`,
      [count],
    )
    .finally(() => client.end())
}

async function fillFiles(folder: string, count: number): Promise<void> {
  const bytes = randomBytes(DOCUMENT_BYTES)
  for (let number = 0; number < count; number++) {
    const fileId = randomUUID()
    bytes.writeUInt32BE(number)
    await mkdir(join(folder, fileId.slice(0, 2)), { recursive: true })
    await writeFile(join(folder, fileId.slice(0, 2), fileId), bytes)
  }
}

/** Until every read model shows the whole log. */
export async function untilCaughtUp({ runner, parts }: BenchProduct): Promise<void> {
  const head = await parts.eventLog.head()
  if (head !== undefined)
    while (
      !(await runner.waitFor(
        projections.map(({ name }) => name),
        head,
        5_000,
      ))
    )
      await pause(50)
}

/** One call: an event is recorded, and the claim list asked for, by an administrator. */
async function createCalls(product: BenchProduct): Promise<() => Promise<unknown>> {
  const headers = await signInAdministrator(product)
  const origin = await product.app.listen({ port: 0, host: '127.0.0.1' })
  const query = new URLSearchParams({
    filter: JSON.stringify({ claimStatus: 'ALL' }),
    range: '[0,24]',
    sort: '["filedAt","DESC"]',
  })
  return async () => {
    const subjectId = randomUUID()
    await product.parts.eventLog.append(
      `access-${subjectId}`,
      [{ type: 'SensitiveRecordViewed', data: { subjectId, what: 'claim-attachment', recordId: subjectId } }],
      { expected: { kind: 'any' }, context: benchContext() },
    )
    const answer = await fetch(`${origin}/api/console/outpatient-claims?${query}`, { headers })
    if (!answer.ok) throw new Error(`The list was answered ${answer.status}.`)
    await answer.text()
  }
}

async function callsDuring(
  call: () => Promise<unknown>,
  work: () => Promise<void>,
): Promise<{ times: readonly number[]; seconds: number }> {
  const times: number[] = []
  const startedAt = performance.now()
  let isOver = false
  const working = work().finally(() => (isOver = true))
  do times.push(await timed(call))
  while (!isOver)
  await working
  return { times, seconds: (performance.now() - startedAt) / 1_000 }
}

async function backUp(databaseUrl: string, dataDirectory: string, folder: string): Promise<void> {
  const child = fork(entry, [databaseUrl, dataDirectory, folder])
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The backup failed.')
}

/** One after the other, each on the disk before the next. */
async function copyBare(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const [number, path] of (await filesUnder(from)).entries()) {
    const copy = join(to, `${number}`)
    await copyFile(path, copy)
    const handle = await open(copy, 'r')
    await handle.sync().finally(() => handle.close())
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
