import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { createPool } from 'slonik'
import { vi } from 'vitest'
import { startEmbeddedPostgres } from '@member-care/api/database/embedded-postgres.ts'
import { guardPostgres } from '@member-care/api/database/postgres-guardian.ts'
import { describeEventStoreContract } from '../contract/event-store-contract.ts'
import { positionFromNumber } from './position.ts'
import { createPostgresEventStore } from './postgres-event-store.ts'
import { installEventStoreSchema } from './schema.ts'

/** A server of its own, since the contract kills it. It writes durably: what it has answered must be there after its death. */
describeEventStoreContract('Postgres adapter', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'member-care-contract-'))
  const guardian = guardPostgres(directory)
  let server = await startEmbeddedPostgres(directory)
  // Started again it has the same one.
  const connectionString = server.url('postgres')

  const owner = await createPool(connectionString)
  await installEventStoreSchema(owner)
  await owner.end()
  let slowWriter: Client | undefined

  return {
    open: () => createPostgresEventStore({ connectionString }),
    async takeServerAway() {
      await slowWriter?.end()
      slowWriter = undefined
      await crash(join(directory, 'cluster', 'postmaster.pid'))
    },
    async bringServerBack() {
      server = await startEmbeddedPostgres(directory)
    },
    async appendSlowly(stream, { id, type, data, metadata }, end) {
      slowWriter ??= await connect(connectionString)
      await slowWriter.query('begin')
      const { rows } = await slowWriter.query<{ revision: number; position: string }>(
        'select revision, position from es.append(array[$1], array[-1], array[1], array[$2::uuid], array[$3], array[$4], array[$5])',
        [stream, id, type, JSON.stringify(data), JSON.stringify(metadata)],
      )
      // Long enough for others to append and for readers to read, if nothing kept them from it.
      await slowWriter.query('select pg_sleep(0.01)')
      await slowWriter.query(end)
      return {
        revision: rows[0]?.revision ?? -1,
        position: positionFromNumber(rows[0]?.position ?? ''),
        repeated: false,
      }
    },
    async end() {
      await slowWriter?.end()
      await server.stop()
      guardian.dismiss()
      await rm(directory, { recursive: true, force: true })
    },
  }
})

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  await client.connect()
  return client
}

/** The server's immediate shutdown: no word to its clients, no checkpoint, recovery from the log at the next start. */
async function crash(pidFile: string): Promise<void> {
  const pid = Number((await readFile(pidFile, 'utf8')).split('\n')[0])
  process.kill(pid, 'SIGQUIT')
  await vi.waitUntil(() => !isAlive(pid), { timeout: 20_000, interval: 20 })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
