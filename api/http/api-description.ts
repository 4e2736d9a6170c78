/** The API's description (OpenAPI 3.1) from the routes' own schemas, to be read at /api/docs where that is wanted. */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { declarePublic, needsToken } from './access.ts'

/** Before the routes: it watches them being added. @param isShown whether anybody may read it */
export async function describeApi(app: FastifyInstance, { isShown }: { readonly isShown: boolean }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Member Care', version: '1', description: 'Benefit portal for group medical cover in Singapore.' },
      components: { securitySchemes: { accesstoken: { type: 'apiKey', in: 'header', name: 'Accesstoken' } } },
    },
    transform({ schema, ...route }) {
      const described = jsonSchemaTransform({ schema: schema ?? {}, ...route })
      const isClosed = needsToken(route.route.config?.access)
      return isClosed ? { ...described, schema: { ...described.schema, security: [{ accesstoken: [] }] } } : described
    },
    transformObject: jsonSchemaTransformObject,
  })
  if (!isShown) return
  await app.register(async (pages) => {
    declarePublic(pages)
    await pages.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false })
  })
}
