/** The servers of one's own that the settings name: a start waits for one that is not there yet, and says in a sentence what keeps another from being used. */
import { setTimeout as pause } from 'node:timers/promises'
import { withCapital } from '@member-care/domain/language/with-capital.ts'
import { shownAddress, type ServerTrouble } from '@member-care/event-store/server-trouble.ts'
import { lookAtPostgres } from '../database/look-at-postgres.ts'
import { StartRefused } from '../database/start-refused.ts'
import type { Settings } from '../settings/arranged-settings.ts'

export interface OutsideServer {
  /** The setting that names it. */
  readonly setting: string
  readonly kind: string
  readonly address: string
  look(): Promise<ServerTrouble | undefined>
}

const LOOK_EVERY_MS = 1_000
const SAY_EVERY_MS = 10_000
/** One of ours; whether it is there does not matter. */
const LOOKED_AT_STREAM = 'claim-00000000-0000-4000-8000-000000000000'

/** Those of the settings; the embedded ones are not among them. */
export function outsideServersOf({
  databaseUrl,
  eventStore,
}: Pick<Settings, 'databaseUrl' | 'eventStore'>): readonly OutsideServer[] {
  return [
    ...(databaseUrl
      ? [{ setting: 'DATABASE_URL', kind: 'Postgres', address: databaseUrl, look: () => lookAtPostgres(databaseUrl) }]
      : []),
    ...(eventStore
      ? [
          {
            setting: 'EVENTSTORE_URL',
            kind: 'EventStoreDB',
            address: eventStore.connectionString,
            look: () => lookAtStore(eventStore),
          },
        ]
      : []),
  ]
}

async function lookAtStore({
  connectionString,
  streamPrefix,
}: NonNullable<Settings['eventStore']>): Promise<ServerTrouble | undefined> {
  // Its client is large, and most installations do without it.
  const { lookAtEventStoreDb } = await import('@member-care/event-store/eventstoredb/look-at-server.ts')
  return lookAtEventStoreDb({ connectionString, stream: streamPrefix + LOOKED_AT_STREAM })
}

/**
 * Resolves when all of them can be worked with.
 * @param options.waitMs how long one is waited for that may only be starting @param options.say is told that it is waited for, and how that goes on
 * @throws StartRefused in a sentence that names the setting and the cause, and no password
 */
export async function untilServersAnswer(
  servers: readonly OutsideServer[],
  { waitMs, say }: { readonly waitMs: number; readonly say: (text: string) => void },
): Promise<void> {
  for (const server of servers) await untilAnswered(server, waitMs, say)
}

async function untilAnswered(
  { setting, kind, address, look }: OutsideServer,
  waitMs: number,
  say: (text: string) => void,
): Promise<void> {
  const name = `the ${kind} of ${setting} (${shownAddress(address)})`
  const startedAt = performance.now()
  let saidAt: number | undefined
  for (;;) {
    const trouble = await look()
    const waitedMs = performance.now() - startedAt
    if (!trouble) {
      if (saidAt !== undefined) say(`${withCapital(name)} is there after ${seconds(waitedMs)} s.`)
      return
    }
    if (!trouble.mayPass || waitedMs >= waitMs) {
      const waited = trouble.mayPass && waitMs > 0 ? `, also after ${seconds(waitedMs)} s` : ''
      throw new StartRefused(`Member Care cannot use ${name}: ${trouble.cause}${waited}.`)
    }
    if (saidAt === undefined) say(`Waiting up to ${seconds(waitMs)} s for ${name}: ${trouble.cause} …`)
    else if (performance.now() - saidAt >= SAY_EVERY_MS)
      say(`Still waiting for the ${kind}, ${seconds(waitedMs)} of ${seconds(waitMs)} s: ${trouble.cause} …`)
    if (saidAt === undefined || performance.now() - saidAt >= SAY_EVERY_MS) saidAt = performance.now()
    await pause(Math.min(LOOK_EVERY_MS, Math.max(0, waitMs - waitedMs)))
  }
}

const seconds = (milliseconds: number) => String(Math.round(milliseconds / 1_000))
