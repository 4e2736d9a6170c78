/**
 * `npm run move-events -- --to eventstoredb` moves the events of this installation from Postgres to the EventStoreDB of EVENTSTORE_URL,
 * `npm run move-events -- --to postgres` moves them back. The product is stopped for it. Cut short, it is run again and goes on.
 */
import { parseArgs } from 'node:util'
import { shownCount, shownDecimal } from '@member-care/domain/language/shown-count.ts'
import { readLogMemory } from '@member-care/event-store/identity/log-memory.ts'
import { createDatabasePool } from './database/pool.ts'
import { leaveSource, moveEvents, MoveRefused, type Moved } from './moving/move-events.ts'
import { openEventLog } from './event-log/open-event-log.ts'
import { runCommand, say } from './operator-command.ts'
import { readSettings } from './settings/read-settings.ts'
import type { Settings } from './settings/arranged-settings.ts'
import { withDatabase } from './event-log/with-event-log.ts'

type Place = 'postgres' | 'eventstoredb'

const USAGE = `Say where the events are to be:
  npm run move-events -- --to eventstoredb   from Postgres to the EventStoreDB of EVENTSTORE_URL
  npm run move-events -- --to postgres       from the EventStoreDB of EVENTSTORE_URL to Postgres`

await runCommand(run)

async function run(words: readonly string[]): Promise<void> {
  const { to } = parseArgs({ args: [...words], options: { to: { type: 'string' } } }).values
  if (to !== 'postgres' && to !== 'eventstoredb') throw new MoveRefused(USAGE)
  const settings = readSettings(process.env)
  if (!settings.eventStore)
    throw new MoveRefused(
      `Name the EventStoreDB with EVENTSTORE_URL, ${to === 'postgres' ? 'as the product was run' : 'as the product is to be run'}.`,
    )
  const startedAt = performance.now()
  const moved = await withDatabase(settings, { isInstalled: false, keepsEvents: true }, (database) =>
    move(settings, to, database),
  )
  if (!moved) return say(`The events of this installation are there already. ${fromNowOn(to)}`)
  say(
    `${shownCount(moved.events)} events are there, ${shownCount(moved.copied)} of them copied now, in ${shownDecimal((performance.now() - startedAt) / 1_000)} s. Their ids, times, seals and anchors are those of before. ${fromNowOn(to)}`,
  )
}

/** @returns undefined where the database follows that store already */
async function move(
  settings: Settings,
  to: Place,
  { pool, ownerUrl, databaseUrl }: Parameters<Parameters<typeof withDatabase>[2]>[0],
): Promise<Moved | undefined> {
  const settingsOf = (place: Place): Settings =>
    place === 'eventstoredb' ? settings : { ...settings, eventStore: undefined }
  const from: Place = to === 'postgres' ? 'eventstoredb' : 'postgres'
  const isThere = (await readLogMemory(pool))?.kind === to
  const opened = new AsyncDisposableStack()
  try {
    const source = await openEventLog({ settings: settingsOf(from), databaseUrl, database: pool, isAnyLog: isThere })
    opened.defer(() => source.close())
    const ownerPool = await createDatabasePool(ownerUrl, { connections: 2 })
    opened.defer(() => ownerPool.end())
    if (isThere) {
      // A move that was cut short right after the switch comes here when it is run again.
      await leaveSource({ source, ownerPool })
      return undefined
    }
    const target = await openEventLog({ settings: settingsOf(to), databaseUrl, database: pool, isAnyLog: true })
    opened.defer(() => target.close())
    return await moveEvents({
      source,
      target,
      settings: settingsOf(to),
      databaseUrl,
      pool,
      ownerPool,
      say: (text) => say(`${text} …`),
    })
  } finally {
    await opened.disposeAsync()
  }
}

function fromNowOn(to: Place): string {
  return to === 'eventstoredb'
    ? 'Start the product with EVENTSTORE_URL from now on, in every process; without it, it does not start. The events in Postgres stay as they are, and nothing is added to them.'
    : 'Start the product without EVENTSTORE_URL from now on, in every process; with it, it does not start. The events in the EventStoreDB stay as they are: take the right to append there from the account.'
}
