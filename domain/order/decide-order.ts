/**
 * What follows from a command on an order: events, or a refusal (2§4, 2§5, C35, S24). Every command may come twice: from the buyer's call, from the
 * job that goes on after a failure, and from the card provider's messages. What has happened already changes nothing.
 */
import type { OrderEvent } from './order-events.ts'
import { refuseOrder, type OrderRefusal } from './order-refusals.ts'
import type { OrderState, PlacedOrder } from './order-state.ts'
import {
  isUnderWay,
  needsPerson,
  orderStatusAfter,
  type OrderEnd,
  type OrderStatus,
  type OrderStep,
} from './order-status.ts'
import { isQuantity, totalCentsOf } from './order-terms.ts'
import type { SaidPayment } from './said-payment.ts'

type DataOf<Type extends OrderEvent['type']> = Extract<OrderEvent, { type: Type }>['data']

export type OrderCommand =
  | { readonly type: 'PlaceOrder'; readonly data: DataOf<'OrderPlaced'> }
  | { readonly type: 'ReserveOrder' }
  | { readonly type: 'BeginCharge' }
  | { readonly type: 'AskConfirmation'; readonly paymentId: string }
  | { readonly type: 'NoteLostAnswer' }
  | { readonly type: 'NotePayment'; readonly paymentId: string; readonly amountCents: number }
  | { readonly type: 'EndOrder'; readonly because: OrderEnd; readonly message?: string | undefined }
  | { readonly type: 'SayPayment'; readonly said: SaidPayment; readonly placedAt: Date; readonly now: Date }
  | { readonly type: 'InvoiceOrder'; readonly invoice: Omit<DataOf<'OrderInvoiced'>, 'orderId' | 'buyerId'> }
  | { readonly type: 'RedeemOrder' }
  | { readonly type: 'GiveBackOrder' }
  | { readonly type: 'NoteRefund'; readonly refundId: string }

export type OrderDecision = { readonly events: readonly OrderEvent[] } | { readonly refusal: OrderRefusal }

const nothing: OrderDecision = { events: [] }

/** Takes a command and the order as it is; gives the events to append, none when it is already as asked. */
export function decideOrder(command: OrderCommand, state: OrderState): OrderDecision {
  if (command.type === 'PlaceOrder') return place(command.data, state)
  if (state === undefined) return refuseOrder('ORDER_NOT_FOUND')
  const { orderId } = state
  switch (command.type) {
    case 'ReserveOrder':
      return step('reserve', state, { type: 'OrderReserved', data: { orderId } })
    case 'BeginCharge':
      return step('charge', state, { type: 'OrderChargeBegun', data: { orderId } })
    case 'AskConfirmation':
      return step('ask-confirmation', state, {
        type: 'OrderConfirmationAsked',
        data: { orderId, paymentId: command.paymentId },
      })
    case 'NoteLostAnswer':
      return step('lose-answer', state, { type: 'OrderPaymentUnsure', data: { orderId } })
    case 'NotePayment':
      return notePayment(command, state)
    case 'EndOrder':
      return end(command, state)
    case 'SayPayment':
      return sayPayment(command, state)
    case 'InvoiceOrder':
      return state.invoice === undefined
        ? step('invoice', state, {
            type: 'OrderInvoiced',
            data: { orderId, buyerId: state.buyerId, ...command.invoice },
          })
        : nothing
    case 'RedeemOrder':
      return step('redeem', state, { type: 'OrderRedeemed', data: { orderId, merchantId: state.merchantId } })
    case 'GiveBackOrder':
      return giveBack(state)
    case 'NoteRefund':
      return noteRefund(command.refundId, state)
  }
}

function place(data: DataOf<'OrderPlaced'>, state: OrderState): OrderDecision {
  if (state !== undefined) return refuseOrder('ORDER_ALREADY_PLACED')
  return isQuantity(data.pieces) ? one({ type: 'OrderPlaced', data }) : refuseOrder('ORDER_QUANTITY', 'quantity')
}

/** A payment that is known already changes nothing; one of an order that has ended goes back. */
function notePayment(
  { paymentId, amountCents }: Extract<OrderCommand, { type: 'NotePayment' }>,
  state: PlacedOrder,
): OrderDecision {
  const { orderId, status } = state
  if (state.paidCents !== undefined && state.paymentId === paymentId) return nothing
  if (orderStatusAfter('pay-too-late', status) !== undefined)
    return one({ type: 'OrderRefundAsked', data: { orderId, because: 'paid-too-late', paymentId, amountCents } })
  if (orderStatusAfter('pay', status) !== undefined && amountCents !== totalCentsOf(state))
    return refuseOrder('ORDER_WRONG_AMOUNT')
  return step('pay', state, { type: 'OrderPaid', data: { orderId, paymentId, amountCents } })
}

function end({ because, message }: Extract<OrderCommand, { type: 'EndOrder' }>, state: PlacedOrder): OrderDecision {
  if (state.status === 'ENDED') return nothing
  const { orderId } = state
  return step('end', state, {
    type: 'OrderEnded',
    data: { orderId, because, ...(message !== undefined && { message }) },
  })
}

/** A person says whether it is paid, once nobody else will (S126). */
function sayPayment(
  { said: { paymentId, reason }, placedAt, now }: Extract<OrderCommand, { type: 'SayPayment' }>,
  state: PlacedOrder,
): OrderDecision {
  const { orderId, status } = state
  if (!isUnderWay(status)) return refuseOrder('ORDER_PAYMENT_KNOWN')
  if (!needsPerson({ status, placedAt }, now)) return refuseOrder('ORDER_PAYMENT_ASKED')
  return paymentId === undefined
    ? one({ type: 'OrderEnded', data: { orderId, because: 'said-unpaid', reason } })
    : one({ type: 'OrderPaid', data: { orderId, paymentId, amountCents: totalCentsOf(state), reason } })
}

function giveBack(state: PlacedOrder): OrderDecision {
  if (state.refund?.because === 'given-back') return nothing
  const { orderId, paymentId = '', paidCents = 0 } = state
  return step('give-back', state, {
    type: 'OrderRefundAsked',
    data: { orderId, because: 'given-back', paymentId, amountCents: paidCents },
  })
}

function noteRefund(refundId: string, state: PlacedOrder): OrderDecision {
  const { orderId, refund } = state
  if (state.status === 'REFUNDED') return nothing
  return step('refund', state, {
    type: 'OrderRefunded',
    data: { orderId, refundId, amountCents: refund?.amountCents ?? 0 },
  })
}

function step(taken: OrderStep, { status }: PlacedOrder, event: OrderEvent): OrderDecision {
  return orderStatusAfter(taken, status) === undefined ? refuseOrder(refusalIn[status]) : one(event)
}

function one(event: OrderEvent): OrderDecision {
  return { events: [event] }
}

/** Why nothing more can be done in a status. */
const refusalIn = {
  PLACED: 'ORDER_UNDER_WAY',
  RESERVED: 'ORDER_UNDER_WAY',
  PAYING: 'ORDER_UNDER_WAY',
  CONFIRMING: 'ORDER_UNDER_WAY',
  UNSURE: 'ORDER_UNDER_WAY',
  PAID: 'ORDER_ALREADY_PLACED',
  REDEEMED: 'ORDER_REDEEMED',
  REFUNDING: 'ORDER_GIVEN_BACK',
  REFUNDED: 'ORDER_GIVEN_BACK',
  ENDED: 'ORDER_ENDED',
} as const satisfies Record<OrderStatus, OrderRefusal['code']>
