/**
 * What the whole test run shares, in a directory of its own under the system's temporary one: an embedded Postgres, an empty installation and
 * one with demonstration data to copy, and the products that browser journeys go through.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { ProductTemplate } from './product-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server, with DATABASE standing for the database's name. */
    postgresUrl: string
    productTemplate: ProductTemplate
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const kinds = new Set(project.vitest.projects.map(({ name }) => name))
  // Unit tests have nothing to wait for, not even that the product is loaded.
  if ([...kinds].every((kind) => kind === 'unit')) return undefined
  const { startEmbeddedPostgres } = await import('@member-care/api/database/embedded-postgres.ts')
  const { guardPostgres } = await import('@member-care/api/database/postgres-guardian.ts')
  const { makeProductTemplate } = await import('./product-template.ts')
  const { makeDemonstrationInstallation } = await import('./demonstration-installation.ts')
  const { startBrowserProducts } = await import('./browser-product.ts')
  const directory = await mkdtemp(join(tmpdir(), 'member-care-test-'))
  const guardian = guardPostgres(directory)
  const server = await startEmbeddedPostgres(directory, { max_connections: '300', fsync: 'off' })
  project.provide('postgresUrl', server.url('DATABASE'))
  project.provide('productTemplate', await makeProductTemplate(server.url('DATABASE'), directory))
  const demonstrationInstallation =
    kinds.has('browser') || kinds.has('faults') ? await makeDemonstrationInstallation(directory) : ''
  project.provide('demonstrationInstallation', demonstrationInstallation)
  const stopBrowserProducts = kinds.has('browser')
    ? await startBrowserProducts(project, demonstrationInstallation)
    : undefined
  return async () => {
    await stopBrowserProducts?.()
    await server.stop()
    guardian.dismiss()
    await rm(directory, { recursive: true, force: true })
  }
}
