import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { createPool } from 'slonik'
import { vi } from 'vitest'
import { startEmbeddedPostgres } from '@member-care/api/database/embedded-postgres.ts'
import { describeEventStoreContract } from '../contract/event-store-contract.ts'
import { createPostgresEventStore } from './postgres-event-store.ts'
import { installEventStoreSchema } from './schema.ts'

/** A server of its own, since the contract kills it. It writes durably: what it has answered must be there after its death. */
describeEventStoreContract('Postgres adapter', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'member-care-contract-'))
  await chmod(directory, 0o755)
  const port = String(await freePort())
  let server = await startEmbeddedPostgres(directory, { port })
  const address = new URL(server.url('postgres'))
  address.port = port
  const connectionString = address.href

  const owner = await createPool(connectionString)
  await installEventStoreSchema(owner)
  await owner.end()
  let rollingBack: Client | undefined

  return {
    open: () => createPostgresEventStore({ connectionString }),
    async takeServerAway() {
      await rollingBack?.end()
      rollingBack = undefined
      await crash(join(directory, 'cluster', 'postmaster.pid'))
    },
    async bringServerBack() {
      server = await startEmbeddedPostgres(directory, { port })
    },
    /** As a process does that dies between its append and its commit: it holds the lock, and positions that are then given to others. */
    async appendAndRollBack() {
      rollingBack ??= await connect(connectionString)
      await rollingBack.query('begin')
      await rollingBack.query(
        `select * from es.append(array['contract-rolled-back'], array[-3], array[1, 1], array[gen_random_uuid(), gen_random_uuid()], array['A', 'B'], array['{}', '{}'], array['{}', '{}'])`,
      )
      await rollingBack.query('rollback')
    },
    async end() {
      await rollingBack?.end()
      await server.stop()
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

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))))
    })
  })
}
