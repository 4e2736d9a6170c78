/** What the store asks of the card provider. */

/** How a payment stands at the provider. */
export type PaymentStanding =
  | { readonly outcome: 'paid'; readonly paymentId: string; readonly amountCents: number }
  /** The bank said no, in its words. */
  | { readonly outcome: 'declined'; readonly message: string }
  /** The bank wants the buyer to confirm it, at this address. */
  | { readonly outcome: 'confirm'; readonly paymentId: string; readonly address: string }
  /** The answer was lost: it may be paid or not. */
  | { readonly outcome: 'unknown' }
  /** The buyer has no card that could be charged. */
  | { readonly outcome: 'no-card' }
  /** The provider knows of no payment of this order. */
  | { readonly outcome: 'none' }

export interface OrderToPay {
  readonly orderId: string
  /** The buyer at the provider. */
  readonly customerId: string
  /** Singapore cents. */
  readonly amountCents: number
}

export interface StorePayments {
  /** Who the member is at the provider; made there at the first time. */
  customerOf(userId: string): Promise<string>
  /** Charges the buyer's default card. Once for each order, however often it is called. */
  charge(order: OrderToPay): Promise<PaymentStanding>
  /** How the order's payment stands, whatever came of the calls before. */
  lookUp(order: OrderToPay): Promise<PaymentStanding>
  /** Calls off a payment that waits for the buyer. @returns how it stands then: it may have been paid meanwhile */
  callOff(order: OrderToPay, paymentId: string): Promise<PaymentStanding>
  /** Gives an order's payment back, once. @throws where the answer was lost; it is asked again */
  refund(order: OrderToPay, paymentId: string): Promise<{ readonly refundId: string }>
}
