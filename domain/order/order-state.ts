/** What an order has come to by its events. Folding validates nothing and knows nobody's powers. */
import type { OrderEvent } from './order-events.ts'
import type { OrderEnd, OrderStatus } from './order-status.ts'

type DataOf<Type extends OrderEvent['type']> = Extract<OrderEvent, { type: Type }>['data']

export interface PlacedOrder extends DataOf<'OrderPlaced'> {
  readonly status: OrderStatus
  /** How often the card provider was asked for the payment. Once it was, it is looked there first. */
  readonly charges: number
  readonly paymentId?: string
  readonly paidCents?: number
  /** Why an administrator said whether it is paid, where the provider did not. */
  readonly saidBecause?: string
  readonly end?: { readonly because: OrderEnd; readonly message?: string | undefined }
  readonly invoice?: Omit<DataOf<'OrderInvoiced'>, 'orderId' | 'buyerId'>
  readonly refund?: Pick<DataOf<'OrderRefundAsked'>, 'because' | 'amountCents'> & { readonly refundId?: string }
}

/** Undefined while nothing was ordered. */
export type OrderState = PlacedOrder | undefined

/** The state after one more event. Never throws: an event of what was never ordered leaves it so. */
export function evolveOrder(state: OrderState, event: OrderEvent): OrderState {
  if (event.type === 'OrderPlaced') return { ...event.data, status: 'PLACED', charges: 0 }
  return state && afterEvent(state, event)
}

function afterEvent(state: PlacedOrder, event: Exclude<OrderEvent, { type: 'OrderPlaced' }>): PlacedOrder {
  switch (event.type) {
    case 'OrderReserved':
      return { ...state, status: 'RESERVED' }
    case 'OrderChargeBegun':
      return { ...state, status: 'PAYING', charges: state.charges + 1 }
    case 'OrderConfirmationAsked':
      return { ...state, status: 'CONFIRMING', paymentId: event.data.paymentId }
    case 'OrderPaymentUnsure':
      return { ...state, status: 'UNSURE' }
    case 'OrderPaid':
      return {
        ...state,
        status: 'PAID',
        paymentId: event.data.paymentId,
        paidCents: event.data.amountCents,
        ...said(event.data),
      }
    case 'OrderEnded':
      return {
        ...state,
        status: 'ENDED',
        end: { because: event.data.because, message: event.data.message },
        ...said(event.data),
      }
    case 'OrderInvoiced': {
      const { invoiceId, document } = event.data
      return { ...state, invoice: { invoiceId, document } }
    }
    case 'OrderRedeemed':
      return { ...state, status: 'REDEEMED' }
    case 'OrderRefundAsked': {
      const { because, amountCents, paymentId } = event.data
      return { ...state, status: 'REFUNDING', paymentId, refund: { because, amountCents } }
    }
    case 'OrderRefunded':
      return {
        ...state,
        status: 'REFUNDED',
        ...(state.refund && { refund: { ...state.refund, refundId: event.data.refundId } }),
      }
  }
}

function said({ reason }: { readonly reason?: string | undefined }): Pick<PlacedOrder, 'saidBecause'> {
  return reason === undefined ? {} : { saidBecause: reason }
}
