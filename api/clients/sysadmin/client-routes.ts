/** The calls of the catalogue about clients and the company master (3§7.7), under its names, over what the console's own calls do. */
import type { ClientFilter, ClientSummary } from '@member-care/projections/clients/client-queries.ts'
import { z } from 'zod'
import { toClientRow } from '../client-row.ts'
import { listCompanyMaster } from '../../company-master/company-master.ts'
import { cloneClient, createClient } from '../create-client.ts'
import type { Caller } from '../../http/caller.ts'
import type { Parts, Routes } from '../../http/parts.ts'
import { pageOf, pageQuery, paginationOf, paginationSchema } from '../../http/catalogue-pages.ts'

const clientSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    groupCode: z.string(),
    policyNo: z.string(),
    inpatientPolicyNo: z.string(),
    outpatientPolicyNo: z.string(),
    status: z.string(),
    /** UTC, ISO. */
    created: z.string(),
    updated: z.string(),
    companyMS_company_id: z.string(),
  })
  .meta({ id: 'SysadminClient' })
const listSchema = z.object({ data: z.object({ clients: z.array(clientSchema), pagination: paginationSchema }) })

const fields = ['name', 'groupCode', 'policyNo'] as const
const part = z.string().optional()

/**
 * The name, group code and policy number always come from the master, even if the call sends others. With the `_id` of
 * a client beside them, the new client is a clone of that one.
 */
const newClientBody = z.object({
  companyMS_company_id: z.string(),
  name: part,
  groupCode: part,
  policyNo: part,
  _id: part,
})

const companySchema = z.object({
  _id: z.string(),
  companyName: z.string(),
  active: z.boolean(),
  groupCode: z.string(),
  policyNo: z.string(),
})

export const sysadminClientRoutes: Routes = (app, parts) => {
  const config = { access: { power: 'clients.view' }, stepUp: 'always' } as const

  app.get(
    '/sysadmin/clients',
    {
      config,
      schema: {
        querystring: z.object({ ...pageQuery, name: part, groupCode: part, policyNo: part }),
        response: { 200: listSchema },
      },
    },
    ({ caller, query: { name, groupCode, policyNo, ...page } }) =>
      listClients(parts, caller, { name, groupCode, policyNo }, page),
  )

  app.get(
    '/sysadmin/clients/filter',
    {
      config,
      schema: {
        querystring: z.object({
          ...pageQuery,
          filtered: z.string().default(''),
          typeQuery: z.enum([...fields, '']).optional(),
        }),
        response: { 200: listSchema },
      },
    },
    ({ caller, query: { filtered, typeQuery, ...page } }) =>
      listClients(parts, caller, filtered === '' ? {} : { [typeQuery || 'name']: filtered }, page),
  )

  app.post(
    '/sysadmin/client',
    {
      config: { access: { power: 'clients.create' }, stepUp: 'always' },
      schema: { body: newClientBody, response: { 201: z.object({ data: z.object({ client: clientSchema }) }) } },
    },
    async ({ caller, body: { companyMS_company_id: companyMasterId, _id: cloned } }, reply) => {
      const client =
        cloned === undefined
          ? await createClient(parts, caller, companyMasterId)
          : await cloneClient(parts, caller, cloned, companyMasterId)
      return reply.code(201).send({ data: { client: toClient(client) } })
    },
  )

  app.get(
    '/sysadmin/ms_companies',
    {
      config: { access: { power: 'clients.create' }, stepUp: 'always' },
      schema: {
        querystring: z.object({ ...pageQuery, name: part, groupCode: part, policyNo: part }),
        response: {
          200: z.object({ data: z.object({ companies: z.array(companySchema), pagination: paginationSchema }) }),
        },
      },
    },
    async ({ caller, query: { name, groupCode, policyNo, ...page } }) => {
      const listed = await listCompanyMaster(
        parts.database,
        caller.scope,
        { name, groupCode, policyNo },
        pageOf(page),
        { field: 'companyName', direction: 'asc' },
      )
      const companies = listed.items.map((company) => ({
        _id: company.companyMasterId,
        companyName: company.companyName,
        active: company.active,
        groupCode: company.groupCode,
        policyNo: company.policyNo,
      }))
      return { data: { companies, pagination: paginationOf(page, listed) } }
    },
  )
}

async function listClients(
  { clients }: Parts,
  { scope }: Caller,
  filter: ClientFilter,
  page: { searchPage: number; searchMax: number },
): Promise<z.infer<typeof listSchema>> {
  const listed = await clients.listClients(scope, filter, pageOf(page))
  return { data: { clients: listed.items.map(toClient), pagination: paginationOf(page, listed) } }
}

function toClient(client: ClientSummary): z.infer<typeof clientSchema> {
  const { id, createdAt, updatedAt, name, groupCode, policyNo, status } = toClientRow(client)
  const { inpatientPolicyNo, outpatientPolicyNo } = client
  // A client bears the id of its company in the master.
  return {
    _id: id,
    name,
    groupCode,
    policyNo,
    inpatientPolicyNo,
    outpatientPolicyNo,
    status,
    created: createdAt,
    updated: updatedAt,
    companyMS_company_id: id,
  }
}
