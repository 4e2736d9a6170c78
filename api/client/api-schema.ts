/** The types of the API (schema.d.ts), made from its routes' own description. */
import { join } from 'node:path'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { Registry } from 'prom-client'
import { buildApp } from '../app.ts'
import { createLogger } from '../http/logging.ts'
import type { Parts } from '../http/parts.ts'
import { createRoutes } from '../routes.ts'
import { readSettings } from '../settings/read-settings.ts'

export const schemaPath = join(import.meta.dirname, 'schema.d.ts')

const heading =
  '/** The API as its routes describe it. Made by api/client/write-api-schema.ts; do not edit, and keep it out of the repository. */\n\n'

/** The text of schema.d.ts for the routes as they are now. */
export async function writeApiSchema(): Promise<string> {
  const settings = readSettings({ LOG_LEVEL: 'silent' })
  const app = await buildApp({
    // Routes are described, none is called: what they would call need not be there.
    parts: {
      settings,
      clock: () => new Date(0),
      logger: createLogger(settings),
      languages: { offered: ['en'] },
    } as unknown as Parts,
    access: { identify: () => Promise.reject(new Error('nobody is asked')), support: settings.support },
    operations: { metrics: new Registry(), readiness: {} },
    frontEnds: { memberWeb: join(import.meta.dirname, 'none'), adminWeb: join(import.meta.dirname, 'none') },
    routes: createRoutes({} as Parameters<typeof createRoutes>[0]),
  })
  try {
    return heading + astToString(await openapiTS(app.swagger() as OpenAPI3, { alphabetize: true }))
  } finally {
    await app.close()
  }
}
