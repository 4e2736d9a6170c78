/** An empty installation, made once for the whole test run: each API under test begins with a copy of it instead of making every table anew. */
import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface ProductTemplate {
  /** Name of the database on the test server. */
  readonly database: string
  /** What the installation keeps outside its database: its keys. */
  readonly dataDirectory: string
}

/** @param serverUrl address of the test server, with DATABASE standing for the database's name */
export async function makeProductTemplate(serverUrl: string, folder: string): Promise<ProductTemplate> {
  const template = { database: 'product_template', dataDirectory: join(folder, 'product-template') }
  await mkdir(template.dataDirectory)
  const script = join(import.meta.dirname, 'make-product-template.ts')
  await promisify(execFile)(process.execPath, [
    script,
    serverUrl.replace('DATABASE', template.database),
    template.dataDirectory,
  ])
  return template
}
