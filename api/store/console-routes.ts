/** The console's calls about the store: orders, the stock, what does not agree with the card provider, and what is owed to merchants. */
import { paymentDifferenceKinds } from '@member-care/domain/order/payment-difference.ts'
import { orderStatuses } from '@member-care/domain/order/order-status.ts'
import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { countStock } from '@member-care/domain/stock/stock.ts'
import { findOrder, listOrders, orderSortFields } from '@member-care/projections/orders/order-queries.ts'
import { readStock } from '@member-care/projections/stock/stock-queries.ts'
import { listSettlements } from '@member-care/projections/orders/merchant-settlements.ts'
import { z } from 'zod'
import { carryOutStock } from '../aggregates/stock.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import { administratorsNamed, peopleNamed } from '../http/names-beside.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { describePage, listQuerySchema, readPage, sortBy } from '../http/simple-rest.ts'
import { orderRowSchema, toOrderRow } from './order-console-answers.ts'
import { listPaymentDifferences, settleDifference, type KeptDifference } from './payment-differences.ts'

const text = z.string().max(100)
const ordersQuery = listQuerySchema({
  sortFields: ['id', ...orderSortFields],
  filter: {
    companyId: text.optional(),
    productId: text.optional(),
    merchantId: text.optional(),
    buyerId: text.optional(),
    status: z.enum(orderStatuses).optional(),
  },
})
const differencesQuery = listQuerySchema({
  sortFields: ['id', 'foundAt'],
  filter: { isSettled: z.boolean().optional() },
})

export const storeConsoleRoutes: Routes = (app, parts) => {
  addOrders(app, parts)
  addStock(app, parts)
  addDifferences(app, parts)
  addSettlements(app, parts)
}

function addOrders(app: App, parts: Parts): void {
  const access = { access: { power: 'store.view' }, stepUp: 'always' } as const
  app.get(
    '/console/orders',
    { config: access, schema: { querystring: ordersQuery, response: { 200: z.array(orderRowSchema) } } },
    async ({ caller, query }, reply) => {
      const page = readPage(query)
      const [field, direction] = query.sort ?? ['placedAt', 'DESC']
      const sort = sortBy(field === 'id' ? 'placedAt' : field, direction)
      const { id: ids, ...filter } = query.filter ?? {}
      const listed = await listOrders(parts.database, caller.scope, { ...filter, ids }, page, sort)
      describePage(reply, 'orders', page, listed)
      const names = await peopleNamed(
        parts,
        listed.items.map(({ order }) => order.buyerId),
      )
      return listed.items.map((record) => toOrderRow(record, names))
    },
  )

  app.get(
    '/console/orders/:id',
    {
      config: { ...access, record: 'order' },
      schema: { params: z.object({ id: z.string() }), response: { 200: orderRowSchema } },
    },
    async ({ caller, params }) => {
      const record = await findOrder(parts.database, caller.scope, params.id)
      if (!record) throw apiError('NOT_FOUND')
      return toOrderRow(record, await peopleNamed(parts, [record.order.buyerId]))
    },
  )
}

const stockSchema = z.object({ id: z.string(), free: z.number() }).meta({ id: 'ProductStock' })

function addStock(app: App, parts: Parts): void {
  const params = z.object({ productId: z.uuid() })
  const config = { access: { power: 'store.view' }, stepUp: 'always', record: 'unowned' } as const
  app.get(
    '/console/stock/:productId',
    { config, schema: { params, response: { 200: stockSchema } } },
    async ({ caller, params: { productId } }) => {
      const stock = await readStock(parts.database, caller.scope, [productId])
      return { id: productId, free: stock.get(productId) ?? 0 }
    },
  )

  app.post(
    '/console/stock/:productId/count',
    {
      config: { ...config, access: { power: 'store.keep' } },
      schema: { params, body: z.object({ free: z.number() }), response: { 200: stockSchema } },
    },
    async ({ caller, params: { productId }, body: { free } }) => {
      if (!Number.isInteger(free) || free < 0 || free > 1_000_000)
        throw fieldError('free', storeConsoleTexts.stock.faulty)
      const { state } = await carryOutStock(parts, productId, {
        context: caller.context(),
        decide: (stock) => countStock(productId, free, stock),
        visibleIn: ['stock'],
      })
      return { id: productId, free: state.free }
    },
  )
}

const differenceSchema = z
  .object({
    id: z.string(),
    kind: z.enum(paymentDifferenceKinds),
    orderId: z.string().nullable(),
    paymentId: z.string().nullable(),
    oursCents: z.number().nullable(),
    theirsCents: z.number().nullable(),
    /** UTC, ISO. */
    foundAt: z.string(),
    seenAt: z.string(),
    settled: z.object({ at: z.string(), by: z.string().nullable(), note: z.string() }).nullable(),
  })
  .meta({ id: 'PaymentDifference' })

function addDifferences(app: App, parts: Parts): void {
  const config = { access: { power: 'store.payments' }, stepUp: 'always' } as const
  app.get(
    '/console/payment-differences',
    { config, schema: { querystring: differencesQuery, response: { 200: z.array(differenceSchema) } } },
    async ({ query }, reply) => {
      const page = readPage(query)
      const listed = await listPaymentDifferences(parts.database, { isSettled: query.filter?.isSettled }, page)
      describePage(reply, 'payment-differences', page, listed)
      return toDifferences(parts, listed.items)
    },
  )

  app.post(
    '/console/payment-differences/:id/settle',
    {
      config: { ...config, record: 'unowned' },
      schema: {
        params: z.object({ id: z.string().max(200) }),
        body: z.object({ note: z.string().max(1_000) }),
        response: { 200: differenceSchema },
      },
    },
    async ({ caller, params, body }) => {
      const note = body.note.trim()
      if (note === '') throw fieldError('note', storeConsoleTexts.differences.noteMissing)
      const settled = await settleDifference(parts.database, params.id, {
        by: caller.user.userId,
        at: parts.clock(),
        note,
      })
      const [answer] = await toDifferences(parts, [settled])
      if (!answer) throw apiError('NOT_FOUND')
      return answer
    },
  )
}

async function toDifferences(parts: Parts, differences: readonly KeptDifference[]) {
  const names = await administratorsNamed(
    parts,
    differences.flatMap(({ settledBy }) => settledBy ?? []),
  )
  return differences.map(({ settledBy, settledAt, settledNote, foundAt, seenAt, ...difference }) => ({
    ...difference,
    foundAt: foundAt.toISOString(),
    seenAt: seenAt.toISOString(),
    settled:
      settledAt === null
        ? null
        : { at: settledAt.toISOString(), by: names.get(settledBy ?? '') ?? null, note: settledNote ?? '' },
  }))
}

const settlementSchema = z
  .object({
    /** The merchant's, and of a product. */
    id: z.string(),
    merchantId: z.string(),
    productId: z.string(),
    title: z.string(),
    orders: z.number(),
    pieces: z.number(),
    /** Cents of SGD. */
    totalCents: z.number(),
  })
  .meta({ id: 'MerchantSettlement' })

function addSettlements(app: App, parts: Parts): void {
  const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  app.get(
    '/console/merchant-settlements',
    {
      config: { access: { power: 'store.payments' }, stepUp: 'always' },
      schema: {
        querystring: z.object({ month, merchantId: text.optional() }),
        response: { 200: z.array(settlementSchema) },
      },
    },
    async ({ caller, query }) => [...(await listSettlements(parts.database, caller.scope, query))],
  )
}
