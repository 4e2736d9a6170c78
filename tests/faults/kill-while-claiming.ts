/**
 * Members file claims that are handed over to an insurer, while at one step after the other the product, its database or its EventStoreDB is killed
 * and started again. Each page sends again what was not answered, as ours does; some people give up instead. Then everything is counted.
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { startTrialInsurer, type TrialInsurer } from '@member-care/api/integrations/insurer/trial/trial-insurer.ts'
import { startBenchProduct } from '../bench/bench-product.ts'
import {
  filingByDraft,
  filingInOne,
  recordFilingMembers,
  type Filing,
  type FilingMember,
} from '../support/filing-members.ts'
import { pdf } from '../support/claim-forms.ts'
import { startEventStoreDbDouble, type EventStoreDbDouble } from '../support/eventstoredb-double/eventstoredb-double.ts'
import {
  createDataDirectory,
  removeDataDirectory,
  startProduct,
  type RunningProduct,
} from '../support/running-product.ts'
import { startWatchingProxy, type WatchingProxy } from '../support/watching-proxy.ts'
import { accountFor, type Account } from './account-for-claims.ts'
import type { KillPoint, Victim } from './kill-points.ts'
import { startMortalDatabase, type MortalDatabase } from './mortal-database.ts'

const DATABASE = 'member_care'
const STEP_COMES_WITHIN_MS = 30_000
/** One in so many people does not send again what was not answered. */
const ONE_GIVES_UP_OF = 4

export interface Toll {
  /** How often each of them was killed. */
  readonly kills: Readonly<Record<Victim, number>>
  /** The longest that it took from the start of the process, or of its database where that alone had died, until it was ready (ms). */
  readonly slowestReadyMs: number
  readonly answered: number
  /** Begun, and never answered with success. */
  readonly givenUp: number
  readonly account: Account
}

interface Scene {
  readonly dataDirectory: string
  readonly database: MortalDatabase
  /** Undefined where events lie in the database. */
  readonly eventStore: EventStoreDbDouble | undefined
  readonly insurer: TrialInsurer
  readonly wires: Readonly<Record<KillPoint['wire'], WatchingProxy>>
  readonly settings: Readonly<Record<string, string>>
  product: RunningProduct
}

/**
 * Kills at every point, and takes stock afterwards.
 * @param options.onEventStoreDb whether events lie in the double of an EventStoreDB
 * @throws Error when a step does not come, or the product does not come back
 */
export async function killWhileClaiming(
  points: readonly KillPoint[],
  { onEventStoreDb = false }: { readonly onEventStoreDb?: boolean } = {},
): Promise<Toll> {
  const { scene, members } = await prepare(points.length, onEventStoreDb)
  try {
    const kills = { process: 0, database: 0, both: 0, 'event store': 0 }
    const filings: Filing[] = []
    let unanswered: Filing[] = []
    let slowestReadyMs = 0
    for (const [index, point] of points.entries()) {
      const fresh = filingsOf(members[index])
      filings.push(...fresh)
      slowestReadyMs = Math.max(slowestReadyMs, await killAt(scene, point, [...unanswered, ...fresh]))
      kills[point.victim] += 1
      unanswered = filings.filter((filing, index) => filing.claimId() === undefined && index % ONE_GIVES_UP_OF !== 0)
    }
    await Promise.all(unanswered.map((filing) => filing.send(scene.product.origin)))
    const answered = filings.filter((filing) => filing.claimId() !== undefined)
    return {
      kills,
      slowestReadyMs,
      answered: answered.length,
      givenUp: filings.length - answered.length,
      account: await accountFor(
        { ...scene, databaseUrl: scene.database.url(DATABASE), eventStoreUrl: scene.eventStore?.connectionString },
        answered,
      ),
    }
  } finally {
    await leave(scene)
  }
}

/** What somebody files while one point is tried; somebody else at the next one, since a person may have so many drafts and no more. */
function filingsOf(member: FilingMember | undefined): readonly Filing[] {
  if (!member) throw new Error('There is nobody who files.')
  return [filingInOne(member, documents()), filingByDraft(member, documents()), filingInOne(member, documents())]
}

async function prepare(
  memberCount: number,
  onEventStoreDb: boolean,
): Promise<{ readonly scene: Scene; readonly members: readonly FilingMember[] }> {
  const dataDirectory = await createDataDirectory()
  const database = await startMortalDatabase(join(dataDirectory, 'postgres'))
  const eventStore = onEventStoreDb ? await startEventStoreDbDouble({ commitMs: 2 }) : undefined
  const recording = await startBenchProduct(database.url(DATABASE), {
    dataDirectory,
    ...(eventStore && { eventStoreUrl: eventStore.connectionString }),
  })
  const members = await recordFilingMembers(recording, memberCount)
  await recording.close()
  const insurer = await startTrialInsurer({ port: 0, webhookAddress: '' })
  const onThisMachine = (port: number) => startWatchingProxy({ host: '127.0.0.1', port })
  const wires = {
    database: await startWatchingProxy(database.place),
    insurer: await onThisMachine(Number(new URL(insurer.address).port)),
    // Nobody goes through it where there is no such store.
    'event store': await onThisMachine(eventStore?.port ?? 0),
  }
  const settings = {
    NODE_ENV: 'test',
    DATABASE_URL: database.url(DATABASE, wires.database.port),
    ...(eventStore && { EVENTSTORE_URL: `esdb://127.0.0.1:${wires['event store'].port}?tls=false` }),
    DEMO_DATA: 'off',
    CAPTCHA: 'off',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_PER_MINUTE: '1000000',
    INSURER: 'http',
    INSURER_URL: `http://127.0.0.1:${wires.insurer.port}`,
    INSURER_CLIENT_ID: insurer.clientId,
    INSURER_CLIENT_SECRET: insurer.clientSecret,
    INSURER_WEBHOOK_SECRETS: insurer.webhookSecret,
    INSURER_RETRY_SECONDS: '0.2',
  }
  return {
    scene: {
      dataDirectory,
      database,
      eventStore,
      insurer,
      wires,
      settings,
      product: await startProduct({ dataDirectory, settings }),
    },
    members,
  }
}

/** Sends claims, kills at the step, and brings back who was killed. @returns how long it took until it was ready (ms) */
async function killAt(scene: Scene, point: KillPoint, filings: readonly Filing[]): Promise<number> {
  const killsDatabase = point.victim === 'database' || point.victim === 'both'
  const killsProcess = point.victim === 'process' || point.victim === 'both'
  const died = scene.wires[point.wire].atStep(point.step, async () => {
    if (point.victim === 'event store') scene.eventStore?.stop()
    await Promise.all([
      ...(killsDatabase ? [scene.database.kill()] : []),
      ...(killsProcess ? [scene.product.kill()] : []),
    ])
    return killsProcess ? 'break' : 'go-on'
  })
  const sending = sendUntil(died, filings, scene.product.origin)
  await within(died, `The step did not come: ${point.name}.`)
  // While calls are still waiting: those that outlived the database or the store find it again.
  if (killsDatabase) await scene.database.startAgain()
  if (point.victim === 'event store') await scene.eventStore?.start()
  const startedAt = performance.now()
  if (killsProcess) scene.product = await startProduct(scene)
  else await untilReady(scene.product)
  const readyMs = performance.now() - startedAt
  await sending
  return readyMs
}

/** Who is refused before the step comes, by a product that has just started again, tries once more. */
async function sendUntil(died: Promise<void>, filings: readonly Filing[], origin: string): Promise<void> {
  const giveUpAt = Date.now() + STEP_COMES_WITHIN_MS
  let hasDied = false
  const noted = () => void (hasDied = true)
  died.then(noted, noted)
  do {
    await Promise.allSettled(
      filings.filter((filing) => filing.claimId() === undefined).map((filing) => filing.send(origin)),
    )
  } while (!hasDied && Date.now() < giveUpAt && filings.some((filing) => filing.claimId() === undefined))
}

async function within(step: Promise<void>, problem: string): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(problem)), STEP_COMES_WITHIN_MS)
  await Promise.race([step, late.promise]).finally(() => clearTimeout(timer))
}

/** A product that outlived its database or its store must come back by itself. */
async function untilReady({ origin, output }: RunningProduct): Promise<void> {
  const giveUpAt = Date.now() + STEP_COMES_WITHIN_MS
  for (;;) {
    const said = await fetch(`${origin}/readyz`).then(
      async (answer) => (answer.ok ? 'ready' : await answer.text()),
      String,
    )
    if (said === 'ready') return
    if (Date.now() > giveUpAt)
      throw new Error(`The product did not come back by itself, and says: ${said}\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** A receipt and a letter like no other, so that a mix-up would be seen. */
function documents(): readonly Buffer[] {
  return [
    Buffer.from(pdf(`receipt ${randomUUID()} ${'0'.repeat(100_000)}`)),
    Buffer.from(pdf(`letter ${randomUUID()}`)),
  ]
}

async function leave({ product, insurer, wires, database, eventStore, dataDirectory }: Scene): Promise<void> {
  await product.kill()
  await insurer.close()
  await Promise.all(Object.values(wires).map((wire) => wire.close()))
  eventStore?.stop()
  await database.stop()
  await removeDataDirectory(dataDirectory)
}
