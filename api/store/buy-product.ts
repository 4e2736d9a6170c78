/** Buying a product: one order for each intent of the buyer, however often its call comes (2§4, API-093). */
import { decideOrder } from '@member-care/domain/order/decide-order.ts'
import type { PlacedOrder } from '@member-care/domain/order/order-state.ts'
import { GST_PERCENT } from '@member-care/domain/order/order-terms.ts'
import { orderRefusalTexts } from '@member-care/domain/texts/order-refusal-texts.ts'
import { storeTexts } from '@member-care/domain/texts/store-texts.ts'
import { findPublished } from '@member-care/projections/content/published-content.ts'
import { v5 as uuidv5 } from 'uuid'
import { requireSameRequest } from '../aggregates/bind-aggregate.ts'
import { carryOutOrder, loadOrder } from '../aggregates/order.ts'
import { findCardCustomer } from '../cards/card-customers.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { settleOrder, type SettledOrder } from './settle-order.ts'
import { storeOf } from './store-area.ts'

export interface PurchaseAsked {
  readonly productId: string
  readonly pieces: number
  /** What the buyer was asked about; undefined where the caller does not say it. */
  readonly agreedPriceCents?: number | undefined
}

/**
 * Places the order of this call, or goes on with the one that it placed before, and leads it as far as it gets now.
 * @returns the order, also while it is not known whether it is paid
 * @throws ApiError 403 where the store is not offered, 404 for a product that is not on sale, 422 for another quantity, 409 where too little is left or the price is another one now, 402 where the card was declined or there is none
 */
export async function buyProduct(parts: Parts, caller: Caller, asked: PurchaseAsked): Promise<SettledOrder> {
  const context = caller.context()
  const orderId = uuidv5('order', context.commandId)
  const { state, loaded } = await loadOrder(parts, orderId)
  const [first] = loaded.events
  if (state && first) requireSameRequest(first, context)
  else await place(parts, caller, { ...asked, orderId, context })
  return orFailed(await settleOrUnsure(parts, orderId))
}

async function place(
  parts: Parts,
  caller: Caller,
  {
    productId,
    pieces,
    agreedPriceCents,
    orderId,
    context,
  }: PurchaseAsked & { orderId: string; context: ReturnType<Caller['context']> },
): Promise<void> {
  const store = await storeOf(parts, caller.own)
  const product = await findPublished(parts.database, store, 'product', productId)
  if (!product)
    throw new ApiError('PRODUCT_NOT_FOUND', { status: 404, text: orderRefusalTexts.ORDER_PRODUCT_NOT_FOUND })
  const { title, priceCents, merchantId } = product.content
  if (agreedPriceCents !== undefined && agreedPriceCents !== priceCents)
    throw new ApiError('ORDER_PRICE_CHANGED', { status: 409, text: orderRefusalTexts.ORDER_PRICE_CHANGED })
  const audience = product.audience
  const companyId = store.companyIds.find((id) => audience === null || audience.includes(id)) ?? store.companyIds[0]
  if ((await findCardCustomer(parts, caller.user.userId)) === undefined) throw noActiveCard()
  await carryOutOrder(parts, orderId, {
    context,
    decide: (state) =>
      decideOrder(
        {
          type: 'PlaceOrder',
          data: {
            orderId,
            buyerId: caller.user.userId,
            companyId,
            productId,
            productVersion: product.version,
            title,
            merchantId,
            pieces,
            unitPriceCents: priceCents,
            gstPercent: GST_PERCENT,
          },
        },
        state,
      ),
    visibleIn: ['orders'],
  })
}

/**
 * Where the provider cannot be asked, the order stands, and its job goes on with it. Where another process has taken a step of it meanwhile, so that
 * one of here was refused, it is what that process has made of it.
 */
async function settleOrUnsure(parts: Parts, orderId: string): Promise<SettledOrder> {
  try {
    return await settleOrder(parts, orderId)
  } catch (error) {
    if (error instanceof ApiError && error.status >= 500) throw error
    parts.logger.warn({ err: error, orderId }, 'an order could not be led to its end; its job goes on')
    const { state } = await loadOrder(parts, orderId)
    if (!state) throw error
    return { order: state }
  }
}

/** @throws ApiError for an order that came to nothing */
function orFailed(settled: SettledOrder): SettledOrder {
  const { order } = settled
  if (order.status === 'ENDED') throw failureOf(order)
  return settled
}

function noActiveCard(): ApiError {
  return new ApiError('NO_ACTIVE_CARD', { status: 402, text: storeTexts.noActiveCard })
}

function failureOf({ end }: Pick<PlacedOrder, 'end'>): ApiError {
  switch (end?.because) {
    case 'sold-out':
      return new ApiError('ORDER_SOLD_OUT', { status: 409, text: orderRefusalTexts.ORDER_SOLD_OUT })
    case 'no-card':
      return noActiveCard()
    case 'declined':
      // The provider's own words (2§8).
      return new ApiError('CARD_DECLINED', { status: 402, text: end.message ?? orderRefusalTexts.ORDER_ENDED })
    default:
      return new ApiError('ORDER_ENDED', { status: 409, text: orderRefusalTexts.ORDER_ENDED })
  }
}
