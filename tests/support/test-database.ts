/** A fresh database on the test run's Postgres, for one test file. */
import { randomUUID } from 'node:crypto'
import { addressAs, OWNER_ROLE, RUNNING_ROLE } from '@member-care/api/database/database-roles.ts'
import { Client, escapeIdentifier } from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  /** Connection address, as the superuser of the test server. */
  readonly url: string
  /** The same as the role that the product runs as. Of a copy only: it may do nothing in an empty database. */
  readonly runningUrl: string
  drop(): Promise<void>
}

/** Creates an empty database, or a copy of another one that nobody is connected to; drop it in `afterAll`. */
export async function createTestDatabase({ template }: { readonly template?: string } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const address = inject('postgresUrl')
  const administer = async (...statements: string[]) => {
    const client = new Client({ connectionString: address.replace('DATABASE', 'postgres') })
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }
  // The name is made above, of hexadecimal digits only; a database name cannot be a parameter.
  if (!template) await administer(`create database ${name}`)
  // What is granted on a database is not copied with it.
  else
    await administer(
      `create database ${name} template ${escapeIdentifier(template)} owner ${OWNER_ROLE}`,
      `grant create on database ${name} to ${RUNNING_ROLE}`,
    )
  const url = address.replace('DATABASE', name)
  return {
    url,
    runningUrl: addressAs(RUNNING_ROLE, url),
    drop: () => administer(`drop database if exists ${name} with (force)`),
  }
}
