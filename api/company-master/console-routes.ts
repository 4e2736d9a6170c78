/** The company master in the console: its list, and taking in a file in two steps, looking at what would change and carrying it out. */
import multipart from '@fastify/multipart'
import { companyFields } from '@member-care/domain/company-master/company-master-entry.ts'
import { companyOutcomes } from '@member-care/domain/company-master/company-master-changes.ts'
import type { Scope } from '@member-care/projections/scope.ts'
import type { Listed } from '@member-care/projections/tables/query-parts.ts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { describePage, listQuerySchema, readPage, sortBy } from '../http/simple-rest.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { carryOutImport, previewImport } from './company-master-import.ts'
import { companyMasterSortFields, findCompany, listCompanyMaster, type CompanyMasterEntry } from './company-master.ts'

const text = z.string().max(200)
const query = listQuerySchema({
  sortFields: ['id', ...companyMasterSortFields],
  filter: {
    name: text.optional(),
    groupCode: text.optional(),
    policyNo: text.optional(),
    q: text.optional(),
    /** Only those whose client says something else about the company. */
    differs: z.enum(['yes']).optional(),
  },
})

const entrySchema = z
  .object({
    id: z.string(),
    companyName: z.string(),
    companyCode: z.string(),
    active: z.boolean(),
    groupCode: z.string(),
    policyNo: z.string(),
    /** Whether it is a client already, so that it cannot be chosen again. */
    isClient: z.boolean(),
    /** Whether that client says something else about the company. */
    differs: z.boolean(),
  })
  .meta({ id: 'CompanyMasterEntry' })

const value = z.union([z.string(), z.boolean()])
const previewSchema = z
  .object({
    /** To be sent with the same file when it is carried out. */
    fingerprint: z.string(),
    rows: z.array(
      z.object({
        row: z.number().int(),
        id: z.string(),
        name: z.string(),
        outcome: z.enum(companyOutcomes),
        changes: z.array(z.object({ field: z.enum(companyFields), before: value, after: value })),
        /** Why a row is refused. */
        error: z.string().nullable(),
        isClient: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'CompanyImportPreview' })

const importedSchema = z.object({ id: z.string(), added: z.number().int(), changed: z.number().int() })

export const companyMasterConsoleRoutes: Routes = (app, parts) => {
  addReading(app, parts)
  void app.register(async (forms) => {
    await forms.register(multipart)
    const consumes = ['multipart/form-data']
    const config = { access: { power: 'companyMaster.import' }, stepUp: 'always' } as const
    const typed = forms.withTypeProvider<ZodTypeProvider>()
    typed.post(
      '/console/company-master/previews',
      { config, schema: { consumes, response: { 200: previewSchema } } },
      async (request) => {
        const { fingerprint, rows } = await previewImport(parts, request)
        return { fingerprint, rows: rows.map(({ company: _, changes, ...row }) => ({ ...row, changes: [...changes] })) }
      },
    )
    typed.post(
      '/console/company-master/imports',
      { config, schema: { consumes, response: { 200: importedSchema } } },
      (request) => carryOutImport(parts, request),
    )
  })
}

function addReading(app: App, parts: Parts): void {
  app.get(
    '/console/company-master',
    {
      config: { access: { power: 'companyMaster.view' }, stepUp: 'always' },
      schema: { querystring: query, response: { 200: z.array(entrySchema) } },
    },
    async (request, reply) => {
      const { scope } = request.caller
      const { id, ...conditions } = request.query.filter ?? {}
      const page = readPage(request.query)
      const [field, direction] = request.query.sort ?? ['companyName', 'ASC']
      const sort = sortBy(field === 'id' ? 'companyName' : field, direction)
      const listed = id
        ? await companiesById(parts, scope, id)
        : await listCompanyMaster(parts.database, scope, conditions, page, sort)
      describePage(reply, 'company-master', page, listed)
      return listed.items.map(({ companyMasterId, ...entry }) => ({ id: companyMasterId, ...entry }))
    },
  )
}

/** Companies by id; those that are not within the scope are left out. */
async function companiesById(
  { database }: Parts,
  scope: Scope,
  ids: readonly string[],
): Promise<Listed<CompanyMasterEntry>> {
  const found = await Promise.all(ids.map((id) => findCompany(database, scope, id)))
  const items = found.filter((company) => company !== undefined)
  return { items, total: items.length }
}
