/** The client companies, for the console's filters and pages. */
import { featuresConfigSchema, paymentConfigSchema } from '@member-care/domain/client/features-config.ts'
import type { ClientSummary } from '@member-care/projections/clients/client-queries.ts'
import type { Scope } from '@member-care/projections/scope.ts'
import type { Listed } from '@member-care/projections/tables/query-parts.ts'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { App, Parts } from '../parts.ts'
import { describePage, listQuerySchema, readPage, sortBy } from './simple-rest.ts'

const config = { access: { power: 'clients.view' } } as const

const rowSchema = z.object({ id: z.string(), name: z.string(), groupCode: z.string(), policyNo: z.string() })
const clientSchema = rowSchema.extend({
  companyCode: z.string(),
  inpatientPolicyNo: z.string(),
  outpatientPolicyNo: z.string(),
  /** How many people are or were covered. */
  users: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  featuresConfig: featuresConfigSchema,
  paymentConfig: paymentConfigSchema,
})

const listQuery = listQuerySchema({
  sortFields: ['id', 'name', 'groupCode', 'policyNo', 'createdAt', 'updatedAt'],
  filter: { name: z.string().optional(), groupCode: z.string().optional(), policyNo: z.string().optional(), q: z.string().optional() },
})

export function addClientRoutes(app: App, parts: Parts): void {
  app.get('/console/clients', { config, schema: { querystring: listQuery, response: { 200: z.array(rowSchema) } } }, async (request, reply) => {
    const { scope } = request.caller
    const { id, ...filter } = request.query.filter ?? {}
    const page = readPage(request.query)
    const [field, direction] = request.query.sort ?? ['name', 'ASC']
    const sort = sortBy(field === 'id' ? 'name' : field, direction)
    const listed = id ? await byIds(parts, scope, id) : await parts.clients.listClients(scope, filter, page, sort)
    describePage(reply, 'clients', page, listed)
    return listed.items.map(toRow)
  })

  app.get('/console/clients/:id', { config: { ...config, record: 'client' }, schema: { params: z.object({ id: z.string() }), response: { 200: clientSchema } } }, async (request) => {
    const client = await parts.clients.getClient(request.caller.scope, request.params.id)
    if (!client) throw apiError('NOT_FOUND')
    const { companyCode, inpatientPolicyNo, outpatientPolicyNo, users, featuresConfig, paymentConfig } = client
    const times = { createdAt: client.createdAt.toISOString(), updatedAt: client.updatedAt.toISOString() }
    return { ...toRow(client), companyCode, inpatientPolicyNo, outpatientPolicyNo, users, ...times, featuresConfig, paymentConfig }
  })
}

/** Clients by id; those that are not within the scope are left out. */
async function byIds(parts: Parts, scope: Scope, ids: readonly string[]): Promise<Listed<ClientSummary>> {
  const clients = await Promise.all(ids.map((id) => parts.clients.getClient(scope, id)))
  const items = clients.filter((client) => client !== undefined)
  return { items, total: items.length }
}

function toRow({ companyId, name, groupCode, policyNo }: ClientSummary): z.infer<typeof rowSchema> {
  return { id: companyId, name, groupCode, policyNo }
}
