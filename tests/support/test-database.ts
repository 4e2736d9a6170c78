/** A fresh database on the test run's Postgres, for one test file. */
import { randomUUID } from 'node:crypto'
import { Client, escapeIdentifier } from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  /** Connection address, as the superuser of the test server. */
  readonly url: string
  drop(): Promise<void>
}

/** Creates an empty database, or a copy of another one that nobody is connected to; drop it in `afterAll`. */
export async function createTestDatabase({ template }: { readonly template?: string } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const address = inject('postgresUrl')
  const administer = async (statement: string) => {
    const client = new Client({ connectionString: address.replace('DATABASE', 'postgres') })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  // The name is made above, of hexadecimal digits only; a database name cannot be a parameter.
  await administer(`create database ${name}${template ? ` template ${escapeIdentifier(template)}` : ''}`)
  return {
    url: address.replace('DATABASE', name),
    drop: () => administer(`drop database if exists ${name} with (force)`),
  }
}
