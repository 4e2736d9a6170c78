/** What there is at `/scim/v2` (RFC 7644 4). */
import { scimTexts } from '@member-care/domain/texts/provisioning-texts.ts'
import { z } from 'zod'
import type { App } from '../http/parts.ts'
import { listResponse } from './list-response.ts'
import { scimError, SCIM_TYPE } from './scim-errors.ts'
import { describeResourceTypes, describeSchemas, describeService } from './scim-schemas.ts'

const config = { access: { tokenOf: 'client' } } as const
const namedConfig = { ...config, record: 'unowned' } as const
const params = z.object({ id: z.string() })

/** @param base the address of `/scim/v2` */
export function addDiscoveryRoutes(app: App, base: string): void {
  app.get('/ServiceProviderConfig', { config }, async (_request, reply) =>
    reply.type(SCIM_TYPE).send(JSON.stringify(describeService(base))),
  )
  addDescriptions(app, '/ResourceTypes', describeResourceTypes(base))
  addDescriptions(app, '/Schemas', describeSchemas(base))
}

function addDescriptions(app: App, path: string, all: readonly { readonly id: string }[]): void {
  app.get(path, { config }, async (_request, reply) =>
    reply.type(SCIM_TYPE).send(listResponse(all, all.length, { offset: 0, limit: all.length })),
  )
  app.get(`${path}/:id`, { config: namedConfig, schema: { params } }, async ({ params: { id } }, reply) => {
    const one = all.find((described) => described.id === id)
    if (!one) throw scimError(404, scimTexts.noSuchAddress)
    return reply.type(SCIM_TYPE).send(JSON.stringify(one))
  })
}
