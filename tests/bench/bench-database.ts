/** A database of a bench. */
import { createDatabase } from '@member-care/api/database/pool.ts'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** Creates an empty database, of which no other bench knows. @param serverUrl address of any database of the server @returns its address */
export async function createBenchDatabase(serverUrl: string): Promise<string> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await createDatabase(client, name).finally(() => client.end())
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
}
