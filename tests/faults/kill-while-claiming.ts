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
import { startEventStoreDbDouble } from '../support/eventstoredb-double/eventstoredb-double.ts'
import { createDataDirectory, startProduct } from '../support/running-product.ts'
import { startWatchingProxy } from '../support/watching-proxy.ts'
import { accountFor, type Account } from './account-for-claims.ts'
import type { KillPoint, Victim } from './kill-points.ts'
import { startMortalDatabase } from './mortal-database.ts'
import { MORTAL_DATABASE, mortalSettings } from './mortal-installation.ts'
import { endMortalProduct, killAt, type MortalProduct } from './mortal-product.ts'

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

/**
 * Kills at every point, and takes stock afterwards.
 * @param options.onEventStoreDb whether events lie in the double of an EventStoreDB
 * @throws Error when a step does not come, or the product does not come back
 */
export async function killWhileClaiming(
  points: readonly KillPoint[],
  { onEventStoreDb = false }: { readonly onEventStoreDb?: boolean } = {},
): Promise<Toll> {
  const { scene, members, insurer } = await prepare(points.length, onEventStoreDb)
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
      unanswered = filings.filter((filing, index) => !filing.isAnswered() && index % ONE_GIVES_UP_OF !== 0)
    }
    await Promise.all(unanswered.map((filing) => filing.send(scene.product.origin)))
    const answered = filings.filter((filing) => filing.isAnswered())
    return {
      kills,
      slowestReadyMs,
      answered: answered.length,
      givenUp: filings.length - answered.length,
      account: await accountFor(
        {
          ...scene,
          insurer,
          databaseUrl: scene.database.url(MORTAL_DATABASE),
          eventStoreUrl: scene.eventStore?.connectionString,
        },
        answered,
      ),
    }
  } finally {
    await endMortalProduct(scene)
    await insurer.close()
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
): Promise<{
  readonly scene: MortalProduct
  readonly members: readonly FilingMember[]
  readonly insurer: TrialInsurer
}> {
  const dataDirectory = await createDataDirectory()
  const database = await startMortalDatabase(join(dataDirectory, 'postgres'))
  const eventStore = onEventStoreDb ? await startEventStoreDbDouble({ commitMs: 2 }) : undefined
  const recording = await startBenchProduct(database.url(MORTAL_DATABASE), {
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
    ...mortalSettings,
    DATABASE_URL: database.url(MORTAL_DATABASE, wires.database.port),
    ...(eventStore && { EVENTSTORE_URL: `esdb://127.0.0.1:${wires['event store'].port}?tls=false` }),
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
      wires,
      settings,
      product: await startProduct({ dataDirectory, settings }),
    },
    members,
    insurer,
  }
}

/** A receipt and a letter like no other, so that a mix-up would be seen. */
function documents(): readonly Buffer[] {
  return [
    Buffer.from(pdf(`receipt ${randomUUID()} ${'0'.repeat(100_000)}`)),
    Buffer.from(pdf(`letter ${randomUUID()}`)),
  ]
}
