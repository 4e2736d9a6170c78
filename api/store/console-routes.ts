/** The console's calls about the store: orders, and what does not agree with the card provider. */
import { paymentDifferenceKinds } from '@member-care/domain/order/payment-difference.ts'
import { orderStatuses } from '@member-care/domain/order/order-status.ts'
import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import {
  findOrder,
  listOrders,
  orderSortFields,
  type OrderRecord,
} from '@member-care/projections/orders/order-queries.ts'
import { z } from 'zod'
import { apiError, fieldError } from '../http/api-error.ts'
import { administratorsNamed, peopleNamed } from '../http/names-beside.ts'
import type { Caller } from '../http/caller.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { describePage, listQuerySchema, readPage, sortBy } from '../http/simple-rest.ts'
import { namesOfMerchants } from './merchants.ts'
import { orderRowSchema, toOrderRow, type NamesBesideOrders, type OrderRow } from './order-console-answers.ts'
import { listPaymentDifferences, settleDifference, type KeptDifference } from './payment-differences.ts'
import { sayPayment } from './say-payment.ts'

const text = z.string().max(100)
const ordersQuery = listQuerySchema({
  sortFields: ['id', ...orderSortFields],
  filter: {
    companyId: text.optional(),
    productId: text.optional(),
    merchantId: text.optional(),
    buyerId: text.optional(),
    status: z.enum(orderStatuses).optional(),
    needsPerson: z.literal(true).optional(),
  },
})
const saidPaymentBody = z.object({
  outcome: z.enum(['paid', 'unpaid', '']),
  paymentId: z.string().max(200),
  reason: z.string().max(500),
  /** The revision that was looked at. */
  revision: z.int().min(0),
})
const differencesQuery = listQuerySchema({
  sortFields: ['id', 'foundAt'],
  filter: { isSettled: z.boolean().optional() },
})

export const storeConsoleRoutes: Routes = (app, parts) => {
  addOrders(app, parts)
  addDifferences(app, parts)
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
      const { id: ids, needsPerson, ...filter } = query.filter ?? {}
      const now = parts.clock()
      const listed = await listOrders(
        parts.database,
        caller.scope,
        { ...filter, ids, needsPersonAt: needsPerson && now },
        page,
        sort,
      )
      describePage(reply, 'orders', page, listed)
      const names = await namesBesideOrders(parts, caller, listed.items)
      return listed.items.map((record) => toOrderRow(record, names, now))
    },
  )

  app.get(
    '/console/orders/:id',
    {
      config: { ...access, record: 'order' },
      schema: { params: z.object({ id: z.string() }), response: { 200: orderRowSchema } },
    },
    async ({ caller, params }) => shownOrder(parts, caller, params.id),
  )

  app.post(
    '/console/orders/:id/payment',
    {
      config: { access: { power: 'store.payments' }, stepUp: 'always', record: 'order' },
      schema: { params: z.object({ id: z.string() }), body: saidPaymentBody, response: { 200: orderRowSchema } },
    },
    async ({ caller, params, body }) => {
      // Whose order it is comes before what is wrong in the form.
      await shownOrder(parts, caller, params.id)
      await sayPayment(parts, caller, { orderId: params.id, ...body })
      return shownOrder(parts, caller, params.id)
    },
  )
}

/** @throws ApiError 404 for an order of which the caller reaches no client */
async function shownOrder(parts: Parts, caller: Caller, orderId: string): Promise<OrderRow> {
  const record = await findOrder(parts.database, caller.scope, orderId)
  if (!record) throw apiError('NOT_FOUND')
  return toOrderRow(record, await namesBesideOrders(parts, caller, [record]), parts.clock())
}

async function namesBesideOrders(
  parts: Parts,
  { scope }: Caller,
  orders: readonly OrderRecord[],
): Promise<NamesBesideOrders> {
  const idsOf = (idOf: (order: OrderRecord['order']) => string) => [...new Set(orders.map(({ order }) => idOf(order)))]
  const [buyers, companies, merchants] = await Promise.all([
    peopleNamed(
      parts,
      idsOf(({ buyerId }) => buyerId),
    ),
    parts.clients.clientNames(
      scope,
      idsOf(({ companyId }) => companyId),
    ),
    namesOfMerchants(
      parts.database,
      idsOf(({ merchantId }) => merchantId),
    ),
  ])
  return { buyers, companies, merchants }
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
