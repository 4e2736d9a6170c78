/** What the comparison of our orders with the card provider's payments can find. */

export const paymentDifferenceKinds = [
  /** The provider has a payment of an order that we do not know. */
  'payment-without-order',
  /** An order is paid by our word, and the provider has no payment of it. */
  'order-without-payment',
  /** Both have it, with different amounts. */
  'amount-differs',
  /** One side has given money back, and the other has not. */
  'refund-differs',
] as const
export type PaymentDifferenceKind = (typeof paymentDifferenceKinds)[number]

/** A payment as the provider has it. Cents of SGD. */
export interface ComparedPayment {
  readonly paymentId: string
  readonly orderId: string | undefined
  readonly amountCents: number
  readonly refundedCents: number
}

/** An order as we have it; `paidCents` is undefined for one that is not paid. */
export interface ComparedOrder {
  readonly orderId: string
  readonly paymentId: string | undefined
  readonly paidCents: number | undefined
  readonly refundedCents: number
}

export interface PaymentDifference {
  readonly kind: PaymentDifferenceKind
  readonly orderId: string | undefined
  readonly paymentId: string | undefined
  readonly oursCents: number | undefined
  readonly theirsCents: number | undefined
}

/**
 * Names what does not agree.
 * @param payments those that are kept under an order's id
 * @param orders those that are paid by our word, and those that the payments name
 */
export function comparePayments(
  payments: readonly ComparedPayment[],
  orders: readonly ComparedOrder[],
): readonly PaymentDifference[] {
  const byOrder = new Map(orders.map((order) => [order.orderId, order]))
  const paymentIds = new Set(payments.map(({ paymentId }) => paymentId))
  const ofPayments = payments.flatMap((payment): readonly PaymentDifference[] => {
    const order = payment.orderId === undefined ? undefined : byOrder.get(payment.orderId)
    return differenceOf(payment, order)
  })
  const withoutPayment = orders
    .filter(({ paidCents, paymentId }) => paidCents !== undefined && !paymentIds.has(paymentId ?? ''))
    .map(({ orderId, paymentId, paidCents }) => ({
      kind: 'order-without-payment' as const,
      orderId,
      paymentId,
      oursCents: paidCents,
      theirsCents: undefined,
    }))
  return [...ofPayments, ...withoutPayment]
}

function differenceOf(
  { paymentId, orderId, amountCents, refundedCents }: ComparedPayment,
  order: ComparedOrder | undefined,
): readonly PaymentDifference[] {
  const both = { orderId, paymentId }
  if (order?.paidCents === undefined) {
    // What went back whole stays nobody's.
    return refundedCents === amountCents
      ? []
      : [{ ...both, kind: 'payment-without-order', oursCents: undefined, theirsCents: amountCents }]
  }
  if (order.paymentId !== paymentId && refundedCents === amountCents) return []
  if (order.paymentId !== paymentId)
    return [{ ...both, kind: 'payment-without-order', oursCents: undefined, theirsCents: amountCents }]
  if (order.paidCents !== amountCents)
    return [{ ...both, kind: 'amount-differs', oursCents: order.paidCents, theirsCents: amountCents }]
  return order.refundedCents === refundedCents
    ? []
    : [{ ...both, kind: 'refund-differs', oursCents: order.refundedCents, theirsCents: refundedCents }]
}
