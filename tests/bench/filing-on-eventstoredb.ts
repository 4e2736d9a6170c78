/**
 * Claims filed each second where events lie in an EventStoreDB, beside those where they lie in Postgres, by turns on the same processors. It says something of
 * a real server only: of the one that EVENTSTORE_URL names, and that holds nothing yet. Without one it runs on the double, which answers from memory.
 */
import { Agent } from 'node:http'
import { startDoubleProcess } from '../support/eventstoredb-double/double-process.ts'
import { recordFilingMembers, type FilingMember } from '../support/filing-members.ts'
import {
  createDataDirectory,
  removeDataDirectory,
  startProduct,
  type RunningProduct,
} from '../support/running-product.ts'
import { median } from './append.ts'
import { createBenchDatabase } from './bench-database.ts'
import { startBenchProduct } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'
import { fileAtOnce } from './filing.ts'

const MEMBERS = 16
const ROUNDS = 5
const ROUND_MS = 6_000
const LEAST_ROUND_MS = 1_000
const LEAST = 0.85

interface Installation {
  readonly product: RunningProduct
  readonly members: readonly FilingMember[]
}

export async function benchFilingOnEventStoreDb({ databaseUrl, scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const named = process.env.EVENTSTORE_URL
  const double = named === undefined ? await startDoubleProcess() : undefined
  const opened = new AsyncDisposableStack()
  opened.defer(() => double?.stop())
  const agent = new Agent({ keepAlive: true })
  opened.defer(() => agent.destroy())
  try {
    const members = scaled(MEMBERS, scale)
    const onPostgres = await install(opened, databaseUrl, members)
    const onEventStoreDb = await install(
      opened,
      await createBenchDatabase(databaseUrl),
      members,
      named ?? double?.connectionString,
    )
    const perSecond = async ({ product, members: filing }: Installation) => {
      const from = performance.now()
      const window = { from, until: from + scaled(ROUND_MS, scale, LEAST_ROUND_MS) }
      return ((await fileAtOnce(product, agent, filing, window)).length / (performance.now() - from)) * 1_000
    }
    for (const each of [onPostgres, onEventStoreDb]) await perSecond(each)
    const rounds: { ours: number; postgres: number }[] = []
    for (let round = 0; round < scaled(ROUNDS, scale); round++)
      rounds.push({ postgres: await perSecond(onPostgres), ours: await perSecond(onEventStoreDb) })
    const ratio = median(rounds.map(({ ours, postgres }) => ours / postgres))
    return [
      {
        name: `filing claims of 1 MB on ${double ? 'the double' : 'EventStoreDB'}, ${MEMBERS} members at once, beside Postgres`,
        ours: median(rounds.map(({ ours }) => ours)),
        limit: median(rounds.map(({ postgres }) => postgres)),
        unit: 'a second',
        ratio: `${ratio.toFixed(2)}×`,
        aim: `at least ${LEAST}×`,
        reached: ratio >= LEAST,
      },
    ]
  } finally {
    await opened.disposeAsync()
  }
}

async function install(
  opened: AsyncDisposableStack,
  databaseUrl: string,
  count: number,
  eventStoreUrl?: string,
): Promise<Installation> {
  const dataDirectory = await createDataDirectory()
  opened.defer(() => removeDataDirectory(dataDirectory))
  const recording = await startBenchProduct(databaseUrl, {
    dataDirectory,
    ...(eventStoreUrl !== undefined && { eventStoreUrl }),
  })
  const members = await recordFilingMembers(recording, count)
  await recording.close()
  const settings = {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DEMO_DATA: 'off',
    CAPTCHA: 'off',
    RATE_LIMIT_PER_MINUTE: '10000000',
    LOG_LEVEL: 'error',
    ...(eventStoreUrl !== undefined && { EVENTSTORE_URL: eventStoreUrl }),
  }
  const product = await startProduct({ dataDirectory, settings })
  opened.defer(async () => void (await product.stop()))
  return { product, members }
}
