/** The console's calls about products on sale: how many pieces are left, what was bought of them, and by which code they are redeemed. */
import { redeemWays } from '@member-care/domain/content/kinds/product.ts'
import { isPieceCount } from '@member-care/domain/stock/piece-count.ts'
import { countStock } from '@member-care/domain/stock/stock.ts'
import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import {
  findProductSales,
  listProductSales,
  productSortFields,
  type ProductSales,
} from '@member-care/projections/stock/product-sales.ts'
import { z } from 'zod'
import { carryOutStock } from '../aggregates/stock.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { describePage, listQuerySchema, readPage, sortBy } from '../http/simple-rest.ts'
import { scopeOfClients } from '../plans/plans.ts'

const params = z.object({ productId: z.string().max(100) })
const productsQuery = listQuerySchema({
  sortFields: ['id', ...productSortFields],
  filter: { merchantId: z.string().max(100).optional() },
})

const stockSchema = z
  .object({
    /** The product's. */
    id: z.string(),
    title: z.string(),
    merchant: z.object({ id: z.string(), name: z.string().nullable() }),
    redeemWay: z.enum(redeemWays),
    /** Pieces that can still be sold; null where nobody has counted. */
    free: z.number().nullable(),
    /** Of the stock; -1 before anybody has counted. */
    version: z.number(),
    /** Pieces of the clients whom the caller looks after: kept for orders under way, bought and not redeemed, and redeemed. */
    kept: z.number(),
    bought: z.number(),
    redeemed: z.number(),
  })
  .meta({ id: 'ProductStock' })

const countBody = z.object({
  free: z.number(),
  /** The version that was seen before the count: pieces that were sold or given back since would be counted wrongly (409). */
  expectedVersion: z.int().min(-1),
})

const redeemCodeSchema = z
  .object({
    /** The product's. */
    id: z.string(),
    title: z.string(),
    redeemWay: z.enum(redeemWays),
    /** Null where the merchant's counter has a code that changes. */
    code: z.string().nullable(),
  })
  .meta({ id: 'ProductRedeemCode' })

export const storeStockRoutes: Routes = (app, parts) => {
  const config = { access: { power: 'store.view' }, stepUp: 'always' } as const
  const ofProduct = { ...config, record: 'unowned' } as const
  const keeping = { ...ofProduct, access: { power: 'store.keep' } } as const
  app.get(
    '/console/stock',
    { config, schema: { querystring: productsQuery, response: { 200: z.array(stockSchema) } } },
    async ({ caller, query }, reply) => {
      const page = readPage(query)
      const [field, direction] = query.sort ?? ['title', 'ASC']
      const { id: ids, ...filter } = query.filter ?? {}
      const listed = await listProductSales(
        parts.database,
        scopeOfClients(caller.scope),
        { ...filter, ids },
        { page, sort: sortBy(field === 'id' ? 'title' : field, direction), now: parts.clock() },
      )
      describePage(reply, 'stock', page, listed)
      return listed.items.map(toStock)
    },
  )

  app.get(
    '/console/stock/:productId',
    { config: ofProduct, schema: { params, response: { 200: stockSchema } } },
    async ({ caller, params: { productId } }) => toStock(await reachedProduct(parts, caller, productId)),
  )

  app.post(
    '/console/stock/:productId/count',
    {
      config: keeping,
      schema: { params, body: countBody, response: { 200: stockSchema } },
    },
    async ({ caller, params: { productId }, body: { free, expectedVersion } }) => {
      if (!isPieceCount(free)) throw fieldError('free', storeConsoleTexts.stock.faulty)
      await reachedProduct(parts, caller, productId)
      const { state, revision } = await carryOutStock(parts, productId, {
        context: caller.context(),
        decide: (stock) => countStock(productId, free, stock),
        expectedRevision: expectedVersion,
        visibleIn: ['stock'],
      })
      return { ...toStock(await reachedProduct(parts, caller, productId)), free: state.free, version: revision }
    },
  )

  app.get(
    '/console/products/:productId/redeem-code',
    { config: keeping, schema: { params, response: { 200: redeemCodeSchema } } },
    async ({ caller, params: { productId } }, reply) => {
      const { title, redeemWay } = await reachedProduct(parts, caller, productId)
      void reply.header('Cache-Control', 'private, no-store')
      const code = redeemWay === 'fixed-code' ? parts.redeemCodes.fixedCodeOf(productId) : null
      return { id: productId, title, redeemWay, code }
    },
  )
}

/** @throws ApiError 404 for a product of which the caller reaches no client */
async function reachedProduct(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { scope }: Pick<Caller, 'scope'>,
  productId: string,
): Promise<ProductSales> {
  const found = await findProductSales(database, scopeOfClients(scope), productId, clock())
  if (!found) throw apiError('NOT_FOUND')
  return found
}

function toStock(sales: ProductSales): z.infer<typeof stockSchema> {
  const { productId, merchantId, merchantName, stockRevision, ...product } = sales
  return { id: productId, merchant: { id: merchantId, name: merchantName }, version: stockRevision, ...product }
}
