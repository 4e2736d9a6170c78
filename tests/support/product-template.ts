/** An empty installation, made once for the whole test run: each API under test begins with a copy of it instead of making every table anew. */
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { assemble } from '@member-care/api/assemble.ts'
import { createLogger } from '@member-care/api/http/logging.ts'
import { readSettings, type Settings } from '@member-care/api/settings.ts'

export interface ProductTemplate {
  /** Name of the database on the test server. */
  readonly database: string
  /** What the installation keeps outside its database: its keys. */
  readonly dataDirectory: string
}

/** Settings of an API under test; captchas are switched off unless the environment says otherwise. */
export function settingsUnderTest(dataDirectory: string, environment: Readonly<Record<string, string>> = {}): Settings {
  return readSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'silent',
    CAPTCHA: 'off',
    RATE_LIMIT_PER_MINUTE: '1000000',
    INSURER_RETRY_SECONDS: '0.02',
    ...environment,
  })
}

/** @param serverUrl address of the test server, with DATABASE standing for the database's name */
export async function makeProductTemplate(serverUrl: string, folder: string): Promise<ProductTemplate> {
  const template = { database: 'product_template', dataDirectory: join(folder, 'product-template') }
  await mkdir(template.dataDirectory)
  const settings = settingsUnderTest(template.dataDirectory)
  const product = await assemble({ settings, databaseUrl: serverUrl.replace('DATABASE', template.database), logger: createLogger(settings, { write: () => {} }) })
  // Nobody may be connected to a database while it is copied.
  await product.close()
  return template
}

export async function copyKeys(template: ProductTemplate, dataDirectory: string): Promise<void> {
  await cp(template.dataDirectory, dataDirectory, { recursive: true })
}
