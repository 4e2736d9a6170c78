/**
 * How long it takes to move a tenth of a million events to an EventStoreDB (the double, over the wire) and back, each way cut short ten times by the
 * death of the process. With any figures: it throws if an event, a row or a job is another one afterwards.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { anchorWhatIsNew } from '@member-care/event-store/anchors/keep-anchors.ts'
import { verifyLog } from '@member-care/event-store/anchors/verify-log.ts'
import { storedPages } from '@member-care/event-store/stored-pages.ts'
import { projections } from '@member-care/projections/projections.ts'
import { verifyReadModel } from '@member-care/projections/replay/verify-read-model.ts'
import { createHash } from 'node:crypto'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { startEventStoreDbDouble } from '../support/eventstoredb-double/eventstoredb-double.ts'
import { fillLog, untilCaughtUp } from './backup.ts'
import { startBenchProduct, type BenchProduct } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

const EVENTS = 100_000
const KILLS = 10
const LONGEST_LIFE_MS = 60_000
const entry = join(import.meta.dirname, '..', '..', 'api', 'move-events.ts')

export async function benchMove({ databaseUrl, scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'bench-move-'))
  const double = await startEventStoreDbDouble()
  const [events, kills] = [scaled(EVENTS, scale), scaled(KILLS, scale)]
  try {
    await fillLog(databaseUrl, events)
    const start = (isMoved: boolean) =>
      startBenchProduct(databaseUrl, { dataDirectory, ...(isMoved && { eventStoreUrl: double.connectionString }) })
    const before = await told(await start(false))
    const rows: BenchRow[] = []
    for (const to of ['eventstoredb', 'postgres'] as const) {
      const command = () =>
        run(to, { DATABASE_URL: databaseUrl, EVENTSTORE_URL: double.connectionString, DATA_DIR: dataDirectory })
      for (let killed = 0; killed < kills; killed++)
        await cutShort(command(), Math.random() * LONGEST_LIFE_MS * scale + 1_000)
      const startedAt = performance.now()
      await toItsEnd(command())
      const seconds = (performance.now() - startedAt) / 1_000
      if ((await told(await start(to === 'eventstoredb'))) !== before)
        throw new Error(`After the move to ${to} the product tells something else.`)
      rows.push({
        name: `Moving ${shownCount(events)} events to ${to}, the last of ${kills + 1} tries`,
        ours: seconds,
        limit: seconds,
        unit: 's',
        ratio: `${Math.round(events / seconds)} a second`,
        aim: 'told',
        reached: true,
      })
    }
    return rows
  } finally {
    double.stop()
    await rm(dataDirectory, { recursive: true, force: true })
  }
}

/** A hash of all events but their positions, once the log and every read model are proven; ends the product. */
async function told(product: BenchProduct): Promise<string> {
  try {
    await untilCaughtUp(product)
    const { integrity, store, eventLog } = product.events
    await anchorWhatIsNew(integrity)
    const { intact, findings } = await verifyLog(integrity)
    if (!intact) throw new Error(`The log does not verify: ${JSON.stringify(findings)}`)
    for (const projection of projections)
      if (
        !(await verifyReadModel({ eventLog, pool: product.parts.database, keys: product.parts.rowKeys }, projection))
          .equal
      )
        throw new Error(`${projection.name} is not what the log says.`)
    const hash = createHash('sha256')
    for await (const page of storedPages(store, { limit: 1_000 }))
      for (const { id, stream, revision, type, data, metadata, recordedAt } of page)
        hash.update(JSON.stringify([id, stream, revision, type, data, metadata, recordedAt]))
    return hash.digest('hex')
  } finally {
    await product.close()
  }
}

function run(to: string, settings: Readonly<Record<string, string>>) {
  return spawn(process.execPath, [entry, '--to', to], {
    env: { ...process.env, NODE_ENV: 'development', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** A kill that comes too late finds the move done: the next try says so. */
async function cutShort(child: ReturnType<typeof run>, afterMs: number): Promise<void> {
  const ended = once(child, 'exit')
  await Promise.race([ended, pause(afterMs)])
  child.kill('SIGKILL')
  await ended
}

async function toItsEnd(child: ReturnType<typeof run>): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The move ended with code ${code}.`)
}
