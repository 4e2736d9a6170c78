/** An order as its history compares and labels it. Pure. */
import type { AggregateHistory } from '../history/history-engine.ts'
import { formatMoney } from '../money/money.ts'
import { orderPageTexts, orderStatusTexts, type orderHistoryTexts } from '../texts/store-console-texts.ts'
import type { OrderEvent } from './order-events.ts'
import { evolveOrder, type OrderState } from './order-state.ts'
import { totalCentsOf } from './order-terms.ts'

export type OrderField = keyof typeof orderHistoryTexts.labels

export const orderHistory: AggregateHistory<OrderEvent, OrderState> = {
  initial: undefined,
  evolve: evolveOrder,
  fieldsOf: (state) => new Map(orderFields(state)),
}

/** What is said of an order, in words. Buyer and company are told by their ids. */
export function orderFields(state: OrderState): readonly (readonly [OrderField, string | number])[] {
  if (state === undefined) return []
  const { end, invoice, refund, paidCents } = state
  const said: readonly (readonly [OrderField, string | number | undefined])[] = [
    ['status', orderStatusTexts[state.status]],
    ['buyer', state.buyerId],
    ['company', state.companyId],
    ['product', state.title],
    ['pieces', state.pieces],
    ['unitPrice', money(state.unitPriceCents)],
    ['gst', state.gstPercent],
    ['total', money(totalCentsOf(state))],
    ['paymentId', state.paymentId],
    ['paid', paidCents === undefined ? undefined : money(paidCents)],
    ['saidBecause', state.saidBecause],
    ['end', end && orderPageTexts.ends[end.because]],
    ['endMessage', end?.message],
    ['invoice', invoice?.invoiceId],
    ['refund', refund && money(refund.amountCents)],
    ['refundBecause', refund && orderPageTexts.refunds[refund.because]],
    ['refundId', refund?.refundId],
  ]
  return said.flatMap(([field, value]) => (value === undefined || value === '' ? [] : [[field, value] as const]))
}

function money(cents: number): string {
  return formatMoney(cents, 'SGD')
}
