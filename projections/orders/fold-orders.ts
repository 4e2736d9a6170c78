/** Folds events into rows of orders, in memory. Pure: what an order has come to follows from the domain's own fold. */
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import { orderEventDefinitions, type OrderEvent } from '@member-care/domain/order/order-events.ts'
import { evolveOrder } from '@member-care/domain/order/order-state.ts'
import { totalCentsOf } from '@member-care/domain/order/order-terms.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { OrderRow } from './orders-table.ts'

const orderEventTypes: ReadonlySet<string> = new Set(orderEventDefinitions.map(({ type }) => type))

export function isOrderEvent(event: Recorded): event is Recorded<OrderEvent> {
  return orderEventTypes.has(event.type)
}

/**
 * The rows that these events change, as they are afterwards.
 * @param present the rows that the events are about, as far as they exist
 * @param events in log order; one that a row has seen already (by its position) leaves it as it is
 */
export function foldOrders(present: readonly OrderRow[], events: readonly Recorded[]): readonly OrderRow[] {
  const orders = new Map(present.map((row) => [row.order_id, row]))
  const changed = new Set<string>()
  for (const event of events.filter(isOrderEvent)) {
    const { orderId } = event.data
    const before = orders.get(orderId)
    if (before && event.position <= before.position) continue
    const after = afterEvent(before, event)
    if (!after) continue
    orders.set(orderId, after)
    changed.add(orderId)
  }
  return [...orders.values()].filter((row) => changed.has(row.order_id))
}

function afterEvent(before: OrderRow | undefined, event: Recorded<OrderEvent>): OrderRow | undefined {
  const state = evolveOrder(before?.state, event)
  if (!state) return undefined
  const at = happenedAt(event).toISOString()
  const begins = event.type === 'OrderPlaced'
  return {
    order_id: state.orderId,
    status: state.status,
    buyer_id: state.buyerId,
    company_id: state.companyId,
    product_id: state.productId,
    merchant_id: state.merchantId,
    total_cents: totalCentsOf(state),
    payment_id: state.paymentId ?? null,
    invoice_id: state.invoice?.invoiceId ?? null,
    placed_at: begins ? at : (before?.placed_at ?? at),
    paid_at: event.type === 'OrderPaid' ? at : begins ? null : (before?.paid_at ?? null),
    redeemed_at: event.type === 'OrderRedeemed' ? at : begins ? null : (before?.redeemed_at ?? null),
    refunded_at: event.type === 'OrderRefunded' ? at : begins ? null : (before?.refunded_at ?? null),
    state,
    updated_at: at,
    revision: event.revision,
    position: event.position,
  }
}
