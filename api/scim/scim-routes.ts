/**
 * Provisioning by a company's own system: SCIM 2.0 (RFC 7643, 7644) at `/scim/v2` (S88). Each call needs a token of the company, which access
 * control looks at. Errors, types and unknown addresses are as SCIM has them.
 */
import { scimTexts } from '@member-care/domain/texts/provisioning-texts.ts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { App, Parts } from '../http/parts.ts'
import { addDiscoveryRoutes } from './discovery-routes.ts'
import { addGroupRoutes } from './group-routes.ts'
import { answerScimError, scimError, SCIM_TYPE } from './scim-errors.ts'
import { addUserRoutes } from './user-routes.ts'

export const SCIM_PATH = '/scim/v2'

/** Told apart from the API and from pages by this beginning. */
export function isScim(url: string): boolean {
  return url.startsWith(`${SCIM_PATH}/`) || url === SCIM_PATH
}

export async function addScimRoutes(app: App, parts: Parts): Promise<void> {
  await app.register(
    async (scope) => {
      const scim = scope.withTypeProvider<ZodTypeProvider>()
      scim.addContentTypeParser(SCIM_TYPE, { parseAs: 'string' }, scim.getDefaultJsonParser('error', 'error') as never)
      scim.setErrorHandler(answerScimError)
      scim.setNotFoundHandler({ preHandler: scim.rateLimit() }, (request, reply) =>
        answerScimError(scimError(404, scimTexts.noSuchAddress), request, reply),
      )
      // No page of a developer describes them: they are the standard's.
      scim.addHook('onRoute', (route) => {
        route.schema = { ...route.schema, hide: true } as never
      })
      const base = new URL(SCIM_PATH, parts.settings.publicUrl).href
      addDiscoveryRoutes(scim, base)
      addUserRoutes(scim, parts, base)
      addGroupRoutes(scim, parts, base)
    },
    { prefix: SCIM_PATH },
  )
}
