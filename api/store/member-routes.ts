/** The calls of members about the store, under the names of the specification (3§7.5). */
import { purchaseAnswerSchema, productAnswerSchema, type PurchaseAnswer } from '@member-care/domain/order/purchase.ts'
import { isQuantity } from '@member-care/domain/order/order-terms.ts'
import { orderRefusalTexts } from '@member-care/domain/texts/order-refusal-texts.ts'
import { readPublished } from '@member-care/projections/content/published-content.ts'
import { findOrder, listPurchases } from '@member-care/projections/orders/order-queries.ts'
import { readStock } from '@member-care/projections/stock/stock-queries.ts'
import { z } from 'zod'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { buyProduct } from './buy-product.ts'
import { readInvoice } from './read-invoice.ts'
import { giveBackPurchase, ownOrder, redeemPurchase } from './redeem-purchase.ts'
import { storeArea, storeOf } from './store-area.ts'
import { toProductAnswer, toPurchaseAnswers } from './store-answers.ts'

const area = '/externalapi/products'
const ofOrder = { ...storeArea, record: 'order' } as const
/** So many purchases are shown. */
const MOST_PURCHASES = 500

const boughtSchema = z.object({
  purchased_product: purchaseAnswerSchema,
  /** Where the buyer confirms the payment, if the bank waits for that. */
  confirm_url: z.string().optional(),
})

export const storeMemberRoutes: Routes = (app, parts) => {
  addReading(app, parts)
  addBuying(app, parts)
  addRedeeming(app, parts)
}

function addReading(app: App, parts: Parts): void {
  app.get(
    area,
    { config: storeArea, schema: { response: { 200: z.object({ products: z.array(productAnswerSchema) }) } } },
    async ({ caller }) => {
      const products = await readPublished(parts.database, await storeOf(parts, caller.own), 'product')
      const ids = products.map(({ contentId }) => contentId)
      const stock = await readStock(parts.database, caller.own, ids)
      return {
        products: products.map(({ contentId, content }) => ({
          ...toProductAnswer(contentId, content),
          left: stock.get(contentId) ?? 0,
        })),
      }
    },
  )

  app.get(
    `${area}/purchased_list/:uuid`,
    {
      config: { ...storeArea, record: 'member' },
      schema: {
        params: z.object({ uuid: z.string() }),
        response: { 200: z.object({ purchased_products: z.array(purchaseAnswerSchema) }) },
      },
    },
    async ({ caller, params }) => {
      requireSelf(caller, params.uuid)
      const records = await listPurchases(parts.database, caller.own, MOST_PURCHASES)
      return { purchased_products: [...(await toPurchaseAnswers(parts.database, records))] }
    },
  )

  app.get(
    `${area}/invoice/:id/:userUUID`,
    {
      config: ofOrder,
      schema: {
        params: z.object({ id: z.string(), userUUID: z.string() }),
        response: { 200: z.object({ invoice: z.string() }) },
      },
    },
    async ({ caller, params }) => {
      requireSelf(caller, params.userUUID)
      const order = await ownOrder(parts, caller.own, params.id)
      return { invoice: (await readInvoice(parts, order)).toString('base64') }
    },
  )
}

function addBuying(app: App, parts: Parts): void {
  app.post(
    `${area}/:id/buy`,
    {
      // A product is the same for all who may see it.
      config: { ...storeArea, record: 'unowned' },
      schema: {
        params: z.object({ id: z.string() }),
        body: z.object({
          quantity: z.number(),
          /** The price that the buyer has agreed to; where it is another one now, nothing is bought. */
          unitPriceCents: z.number().int().optional(),
          /** Taken and not believed: whose card is charged follows from who asks. */
          stripeCustomerID: z.string().max(100).optional(),
          userUUID: z.string().max(100).optional(),
        }),
        response: { 200: boughtSchema },
      },
    },
    async ({ caller, params, body }) => {
      if (body.userUUID !== undefined) requireSelf(caller, body.userUUID)
      if (!isQuantity(body.quantity)) throw fieldError('quantity', orderRefusalTexts.ORDER_QUANTITY)
      const { order, confirmAt } = await buyProduct(parts, caller, {
        productId: params.id,
        pieces: body.quantity,
        agreedPriceCents: body.unitPriceCents,
      })
      return {
        purchased_product: await answerOf(parts, caller, order.orderId),
        ...(confirmAt !== undefined && { confirm_url: confirmAt }),
      }
    },
  )
}

function addRedeeming(app: App, parts: Parts): void {
  const purchase = z.object({ id: z.string(), uuid: z.string() })
  const redeemed = z.object({ purchased_product: purchaseAnswerSchema })
  app.post(
    `${area}/purchased/:id/:uuid/redeem`,
    {
      config: ofOrder,
      schema: { params: purchase, body: z.object({ redeemCode: z.string().max(200) }), response: { 200: redeemed } },
    },
    async ({ caller, params, body }) => {
      requireSelf(caller, params.uuid)
      const order = await ownOrder(parts, caller.own, params.id)
      await redeemPurchase(parts, order, { code: body.redeemCode, context: caller.context() })
      return { purchased_product: await answerOf(parts, caller, params.id) }
    },
  )

  app.post(
    `${area}/purchased/:id/:uuid/giveback`,
    { config: ofOrder, schema: { params: purchase, response: { 200: redeemed } } },
    async ({ caller, params }) => {
      requireSelf(caller, params.uuid)
      const order = await ownOrder(parts, caller.own, params.id)
      await giveBackPurchase(parts, order, caller.context())
      return { purchased_product: await answerOf(parts, caller, params.id) }
    },
  )
}

/** The store shows everybody their own purchases only. @throws ApiError 404 */
function requireSelf(caller: Caller, userId: string): void {
  if (userId !== caller.user.userId) throw apiError('NOT_FOUND')
}

async function answerOf(parts: Parts, caller: Caller, orderId: string): Promise<PurchaseAnswer> {
  const record = await findOrder(parts.database, caller.own, orderId)
  const [answer] = record ? await toPurchaseAnswers(parts.database, [record]) : []
  if (!answer) throw apiError('NOT_FOUND')
  return answer
}
