/** An installation whose process and database can be killed, with what a test records in it before. */
import { join } from 'node:path'
import { startBenchProduct, type BenchProduct } from '../bench/bench-product.ts'
import { createDataDirectory, startProduct } from '../support/running-product.ts'
import { startWatchingProxy } from '../support/watching-proxy.ts'
import { startMortalDatabase } from './mortal-database.ts'
import type { MortalProduct } from './mortal-product.ts'

export const MORTAL_DATABASE = 'member_care'

/** Of every product that is killed. */
export const mortalSettings = {
  NODE_ENV: 'test',
  DEMO_DATA: 'off',
  CAPTCHA: 'off',
  LOG_LEVEL: 'fatal',
  RATE_LIMIT_PER_MINUTE: '1000000',
} as const

/**
 * Starts a product of which only the wire to the database is watched.
 * @param record puts there who calls and what they need, by a product that nobody kills
 */
export async function startMortalInstallation<Recorded>(
  record: (recording: BenchProduct) => Promise<Recorded>,
): Promise<{ readonly scene: MortalProduct; readonly recorded: Recorded }> {
  const dataDirectory = await createDataDirectory()
  const database = await startMortalDatabase(join(dataDirectory, 'postgres'))
  const recording = await startBenchProduct(database.url(MORTAL_DATABASE), { dataDirectory })
  const recorded = await record(recording)
  await recording.close()
  const nowhere = await startWatchingProxy({ host: '127.0.0.1', port: 0 })
  const wires = {
    database: await startWatchingProxy(database.place),
    // Nobody goes through these here.
    insurer: nowhere,
    'event store': nowhere,
  }
  const settings = { ...mortalSettings, DATABASE_URL: database.url(MORTAL_DATABASE, wires.database.port) }
  const product = await startProduct({ dataDirectory, settings })
  return { scene: { dataDirectory, database, eventStore: undefined, wires, settings, product }, recorded }
}
