/** The clients as a list of the console. */
import type { ClientSummary } from '@member-care/projections/clients/client-queries.ts'
import type { Scope } from '@member-care/projections/scope.ts'
import type { Listed } from '@member-care/projections/tables/query-parts.ts'
import { z } from 'zod'
import { describePage, listQuerySchema, readPage, sortBy } from '../http/simple-rest.ts'
import type { App, Parts } from '../http/parts.ts'
import { clientRowSchema, toClientRow } from './client-row.ts'

const filter = {
  name: z.string().optional(),
  groupCode: z.string().optional(),
  policyNo: z.string().optional(),
  q: z.string().optional(),
}
const clientQuery = listQuerySchema({
  sortFields: ['id', 'name', 'groupCode', 'policyNo', 'createdAt', 'updatedAt'],
  filter,
})

export function addClientListRoutes(app: App, parts: Parts): void {
  app.get(
    '/console/clients',
    {
      config: { access: { power: 'clients.view' }, stepUp: 'always' },
      schema: { querystring: clientQuery, response: { 200: z.array(clientRowSchema) } },
    },
    async (request, reply) => {
      const { scope } = request.caller
      const { id, ...conditions } = request.query.filter ?? {}
      const page = readPage(request.query)
      const [field, direction] = request.query.sort ?? ['name', 'ASC']
      const listed = id
        ? await clientsById(parts, scope, id)
        : await parts.clients.listClients(scope, conditions, page, sortBy(field === 'id' ? 'name' : field, direction))
      describePage(reply, 'clients', page, listed)
      return listed.items.map(toClientRow)
    },
  )
}

/** Clients by id; those that are not within the scope are left out. */
async function clientsById({ clients }: Parts, scope: Scope, ids: readonly string[]): Promise<Listed<ClientSummary>> {
  return asList(await Promise.all(ids.map((id) => clients.getClient(scope, id))))
}

function asList<Item>(found: readonly (Item | undefined)[]): Listed<Item> {
  const items = found.filter((item) => item !== undefined)
  return { items, total: items.length }
}
