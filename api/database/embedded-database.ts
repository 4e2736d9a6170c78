/** The database on the embedded server: its address, and leaving it when this process ends. */
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { DATABASE_NAME } from './pool.ts'

export interface EmbeddedDatabase {
  readonly url: string
  /** Stops the server, unless another process is still working with it. Only after this process has closed its own connections. */
  leave(): Promise<void>
}

/** @param dataDirectory absolute path */
export async function openEmbeddedDatabase(dataDirectory: string): Promise<EmbeddedDatabase> {
  const server = await startEmbeddedPostgres(join(dataDirectory, 'postgres'), { max_connections: '200' })
  return {
    url: server.url(DATABASE_NAME),
    async leave() {
      // Whoever leaves last stops it, whoever started it: a process that was killed left it running.
      if (!(await isUsedByOthers(server.url('postgres')))) await server.stop()
    },
  }
}

async function isUsedByOthers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const others = await client.query("select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1")
    return others.rowCount === 1
  } finally {
    await client.end()
  }
}
