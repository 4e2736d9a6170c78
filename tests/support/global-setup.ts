/** Starts one embedded Postgres for the whole test run, in a directory of its own under the system's temporary one, with an empty installation to copy. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '@member-care/api/database/embedded-postgres.ts'
import { guardPostgres } from '@member-care/api/database/postgres-guardian.ts'
import { makeProductTemplate, type ProductTemplate } from './product-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server, with DATABASE standing for the database's name. */
    postgresUrl: string
    productTemplate: ProductTemplate
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Unit tests have no database to wait for.
  if (project.vitest.projects.every(({ name }) => name === 'unit')) return undefined
  const directory = await mkdtemp(join(tmpdir(), 'member-care-test-'))
  const guardian = guardPostgres(directory)
  const server = await startEmbeddedPostgres(directory, { max_connections: '300', fsync: 'off' })
  project.provide('postgresUrl', server.url('DATABASE'))
  project.provide('productTemplate', await makeProductTemplate(server.url('DATABASE'), directory))
  return async () => {
    await server.stop()
    guardian.dismiss()
    await rm(directory, { recursive: true, force: true })
  }
}
