/** An order is led to its end also where the call that placed it was cut off, and what follows from its end is done. */
import type { Reactor } from './reactor.ts'

/** Payload: `{ orderId }`. The job finds out how far the order has got. */
export const SETTLE_ORDER = 'settle-order'

export const orderSettlement: Reactor = {
  name: 'order-settlement',
  handles: ['OrderPlaced', 'OrderPaid', 'OrderEnded', 'OrderRefundAsked', 'OrderRefunded'],
  startsAt: 'beginning',
  react: (event) => {
    switch (event.type) {
      case 'OrderPlaced':
      case 'OrderPaid':
      case 'OrderEnded':
      case 'OrderRefundAsked':
      case 'OrderRefunded': {
        const { orderId } = event.data
        return [{ kind: SETTLE_ORDER, subjectId: orderId, payload: { orderId } }]
      }
      default:
        return []
    }
  },
}
