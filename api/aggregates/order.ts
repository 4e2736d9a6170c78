/** Commands on an order of the store. */
import type { OrderEvent } from '@member-care/domain/order/order-events.ts'
import { evolveOrder, type OrderState } from '@member-care/domain/order/order-state.ts'
import type { StreamHistory } from '@member-care/event-store/event-log.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import type { Parts } from '../http/parts.ts'
import { bindAggregate } from './bind-aggregate.ts'

function orderStream(orderId: string): StreamId {
  return `order-${orderId}`
}

export const carryOutOrder = bindAggregate<string, OrderState, OrderEvent>(orderStream, {
  initial: undefined,
  evolve: evolveOrder,
})

/** An order as its stream tells it now, and the history that it was folded from. */
export async function loadOrder(
  { eventLog }: Pick<Parts, 'eventLog'>,
  orderId: string,
): Promise<{ readonly state: OrderState; readonly loaded: StreamHistory<OrderEvent> }> {
  const loaded = await eventLog.load<OrderEvent>(orderStream(orderId))
  return { state: loaded.events.reduce<OrderState>(evolveOrder, undefined), loaded }
}
