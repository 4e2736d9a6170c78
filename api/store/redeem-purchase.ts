/** Redeeming a purchase at the merchant's counter, and giving one back (2§4, 2§5, S24). */
import { decideOrder, type OrderCommand } from '@member-care/domain/order/decide-order.ts'
import type { PlacedOrder } from '@member-care/domain/order/order-state.ts'
import { storeTexts } from '@member-care/domain/texts/store-texts.ts'
import { readShownLast } from '@member-care/projections/content/published-content.ts'
import { findOrder } from '@member-care/projections/orders/order-queries.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import type { OwnScope } from '@member-care/projections/scope.ts'
import { carryOutOrder } from '../aggregates/order.ts'
import { ApiError, refusalError } from '../http/api-error.ts'
import { refuseOrder } from '@member-care/domain/order/order-refusals.ts'
import type { Parts } from '../http/parts.ts'
import { settleOrder } from './settle-order.ts'
import type { RedeemableProduct } from './redeem-codes.ts'
import { keyOf, readBoughtProducts } from './store-answers.ts'

/** A purchase of the member's own. @throws ApiError 404 */
export async function ownOrder(parts: Parts, own: OwnScope, orderId: string): Promise<PlacedOrder> {
  const found = await findOrder(parts.database, own, orderId)
  if (!found) throw refusalError(refuseOrder('ORDER_NOT_FOUND').refusal)
  return found.order
}

/**
 * What was redeemed with this code before stays so.
 * @throws ApiError 404, 422 for another code, 409 for what is not bought or was given back
 */
export async function redeemPurchase(
  parts: Parts,
  order: PlacedOrder,
  { code, context }: { readonly code: string; readonly context: CommandContext },
): Promise<void> {
  const now = parts.clock()
  const redeemable = await redeemableOf(parts, order, now)
  // Each of them is compared, however the first one turns out.
  if (!redeemable.map((product) => parts.redeemCodes.isCodeOf(product, code, now)).includes(true))
    throw new ApiError('WRONG_REDEEM_CODE', {
      status: 422,
      text: storeTexts.wrongCode,
      errors: { redeemCode: storeTexts.wrongCode },
    })
  await carryOut(parts, order, context, { type: 'RedeemOrder' })
}

/** As it was bought, and as it is shown now: the console says how the latter is redeemed (S131). */
async function redeemableOf(
  { database }: Pick<Parts, 'database'>,
  order: PlacedOrder,
  now: Date,
): Promise<readonly RedeemableProduct[]> {
  const { productId, merchantId } = order
  const bought = (await readBoughtProducts(database, [order])).get(keyOf(order))
  const shown = (await readShownLast(database, 'product', [productId], now)).get(productId)
  return [
    { productId, merchantId, redeemWay: bought?.redeemWay ?? 'fixed-code' },
    // Bought while it had no merchant, it is redeemed at the counter of the one that it has got since.
    ...(shown ? [{ productId, merchantId: merchantId || shown.merchantId, redeemWay: shown.redeemWay }] : []),
  ]
}

/** The money goes back as soon as the provider takes it; until then it is on its way. @throws ApiError 404, 409 for what was redeemed */
export async function giveBackPurchase(parts: Parts, order: PlacedOrder, context: CommandContext): Promise<void> {
  await carryOut(parts, order, context, { type: 'GiveBackOrder' })
  await settleOrder(parts, order.orderId).catch((error: unknown) =>
    parts.logger.warn({ err: error, orderId: order.orderId }, 'a refund could not be made yet; its job goes on'),
  )
}

async function carryOut(
  parts: Parts,
  { orderId }: PlacedOrder,
  context: CommandContext,
  command: OrderCommand,
): Promise<void> {
  await carryOutOrder(parts, orderId, {
    context,
    decide: (state) => decideOrder(command, state),
    visibleIn: ['orders'],
  })
}
