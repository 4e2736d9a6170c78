/** The console's calls about merchants of the store: who they are, and where the page of their counter is. */
import { counterPath } from '@member-care/domain/order/counter-address.ts'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { describePage, listQuerySchema, readPage } from '../http/simple-rest.ts'
import { scopeOfClients } from '../plans/plans.ts'
import { listMerchants } from './merchants.ts'

const text = z.string().max(100)
const merchantsQuery = listQuerySchema({ sortFields: ['id', 'name'], filter: {} })
const merchantSchema = z.object({ id: z.string(), name: z.string() }).meta({ id: 'StoreMerchant' })
const counterSchema = z
  .object({
    /** The merchant's. */
    id: z.string(),
    name: z.string(),
    /** Whoever has it may show the code of the counter. */
    address: z.string(),
  })
  .meta({ id: 'MerchantCounter' })

export const storeMerchantRoutes: Routes = (app, parts) => {
  addMerchants(app, parts)
}

function addMerchants(app: App, parts: Parts): void {
  app.get(
    '/console/merchants',
    {
      config: { access: { power: 'store.view' }, stepUp: 'always' },
      schema: { querystring: merchantsQuery, response: { 200: z.array(merchantSchema) } },
    },
    async ({ caller, query }, reply) => {
      const page = readPage(query)
      const ids = query.filter?.id
      const merchants = (await listMerchants(parts.database, scopeOfClients(caller.scope))).filter(
        ({ id }) => ids?.includes(id) ?? true,
      )
      const items = merchants.slice(page.offset, page.offset + page.limit)
      describePage(reply, 'merchants', page, { items, total: merchants.length })
      return items
    },
  )

  app.get(
    '/console/merchants/:merchantId/counter',
    {
      config: { access: { power: 'store.keep' }, stepUp: 'always', record: 'unowned' },
      schema: { params: z.object({ merchantId: text }), response: { 200: counterSchema } },
    },
    async ({ caller, params: { merchantId } }, reply) => {
      const reached = await listMerchants(parts.database, scopeOfClients(caller.scope))
      const merchant = reached.find(({ id }) => id === merchantId)
      if (!merchant) throw apiError('NOT_FOUND')
      void reply.header('Cache-Control', 'private, no-store')
      const path = counterPath(parts.redeemCodes.counterPassOf(merchantId))
      return { id: merchantId, name: merchant.name, address: `${parts.settings.publicUrl}${path}` }
    },
  )
}
