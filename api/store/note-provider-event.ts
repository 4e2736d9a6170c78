/** What the card provider tells of a payment lets its order go on. How it stands is looked up, so that the order and the number of messages make no difference. */
import type { ProviderEventHandler } from '../cards/provider-events.ts'
import { loadOrder } from '../aggregates/order.ts'
import { settleOrder } from './settle-order.ts'

export const noteProviderEvent: ProviderEventHandler = async (parts, { orderId }) => {
  if (orderId === undefined) return
  // A payment of an order that we do not know is found by the nightly comparison.
  const { state } = await loadOrder(parts, orderId)
  if (state) await settleOrder(parts, orderId)
}
