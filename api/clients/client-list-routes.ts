/** The clients, and the company master that new ones are made of, as lists of the console. */
import type { ClientSummary } from '@member-care/projections/clients/client-queries.ts'
import type { Scope } from '@member-care/projections/scope.ts'
import type { Listed } from '@member-care/projections/tables/query-parts.ts'
import { z } from 'zod'
import { describePage, listQuerySchema, readPage, sortBy } from '../console/simple-rest.ts'
import type { App, Parts } from '../parts.ts'
import { clientRowSchema, toClientRow } from './client-row.ts'
import { companyMasterSortFields, findCompany, listCompanyMaster, type CompanyMasterEntry } from './company-master.ts'

const filter = { name: z.string().optional(), groupCode: z.string().optional(), policyNo: z.string().optional(), q: z.string().optional() }
const clientQuery = listQuerySchema({ sortFields: ['id', 'name', 'groupCode', 'policyNo', 'createdAt', 'updatedAt'], filter })
const companyQuery = listQuerySchema({ sortFields: ['id', ...companyMasterSortFields], filter })

export const companyMasterEntrySchema = z
  .object({
    id: z.string(),
    companyName: z.string(),
    active: z.boolean(),
    groupCode: z.string(),
    policyNo: z.string(),
    /** Whether it is a client already, so that it cannot be chosen again. */
    isClient: z.boolean(),
  })
  .meta({ id: 'CompanyMasterEntry' })

export function addClientListRoutes(app: App, parts: Parts): void {
  app.get(
    '/console/clients',
    { config: { access: { power: 'clients.view' }, stepUp: 'always' }, schema: { querystring: clientQuery, response: { 200: z.array(clientRowSchema) } } },
    async (request, reply) => {
      const { scope } = request.caller
      const { id, ...conditions } = request.query.filter ?? {}
      const page = readPage(request.query)
      const [field, direction] = request.query.sort ?? ['name', 'ASC']
      const listed = id ? await clientsById(parts, scope, id) : await parts.clients.listClients(scope, conditions, page, sortBy(field === 'id' ? 'name' : field, direction))
      describePage(reply, 'clients', page, listed)
      return listed.items.map(toClientRow)
    },
  )

  app.get(
    '/console/company-master',
    { config: { access: { power: 'clients.create' }, stepUp: 'always' }, schema: { querystring: companyQuery, response: { 200: z.array(companyMasterEntrySchema) } } },
    async (request, reply) => {
      const { scope } = request.caller
      const { id, ...conditions } = request.query.filter ?? {}
      const page = readPage(request.query)
      const [field, direction] = request.query.sort ?? ['companyName', 'ASC']
      const listed = id
        ? await companiesById(parts, scope, id)
        : await listCompanyMaster(parts.database, scope, conditions, page, sortBy(field === 'id' ? 'companyName' : field, direction))
      describePage(reply, 'company-master', page, listed)
      return listed.items.map(({ companyMasterId, companyName, active, groupCode, policyNo, isClient }) => ({ id: companyMasterId, companyName, active, groupCode, policyNo, isClient }))
    },
  )
}

/** Clients by id; those that are not within the scope are left out. */
async function clientsById({ clients }: Parts, scope: Scope, ids: readonly string[]): Promise<Listed<ClientSummary>> {
  return asList(await Promise.all(ids.map((id) => clients.getClient(scope, id))))
}

async function companiesById({ database }: Parts, scope: Scope, ids: readonly string[]): Promise<Listed<CompanyMasterEntry>> {
  return asList(await Promise.all(ids.map((id) => findCompany(database, scope, id))))
}

function asList<Item>(found: readonly (Item | undefined)[]): Listed<Item> {
  const items = found.filter((item) => item !== undefined)
  return { items, total: items.length }
}
