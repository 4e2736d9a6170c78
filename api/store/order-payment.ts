/** What the store asks of the card provider about the payment of an order. */
import type { PlacedOrder } from '@member-care/domain/order/order-state.ts'
import { totalCentsOf } from '@member-care/domain/order/order-terms.ts'
import { addressOfPurchase } from '@member-care/domain/order/purchase.ts'
import { storeTexts } from '@member-care/domain/texts/store-texts.ts'
import { findCardCustomer } from '../cards/card-customers.ts'
import { apiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import type { CardProvider } from '../integrations/payments/card-provider.ts'

export type PaymentStanding =
  | {
      readonly outcome: 'paid'
      readonly paymentId: string
      readonly amountCents: number
      readonly refundedCents: number
      readonly refundId: string | undefined
    }
  /** The bank said no, in its words. */
  | { readonly outcome: 'declined'; readonly message: string }
  | { readonly outcome: 'no-card' }
  /** The bank wants the buyer to confirm it, at this address. */
  | { readonly outcome: 'confirm'; readonly paymentId: string; readonly address: string }
  /** It may be paid or not. */
  | { readonly outcome: 'unknown' }
  /** It may be paid or not, and cannot be looked up any more: the buyer was forgotten, and with them the customer whose payment it is. */
  | { readonly outcome: 'untraceable' }
  /** Nobody can make the payment any more. */
  | { readonly outcome: 'called-off' }
  /** The provider knows of no payment of this order. */
  | { readonly outcome: 'none' }

/** Charges the buyer's default card. The key is that of this try of the order: repeated on its way, it is one request. */
export async function askForPayment(parts: Parts, order: PlacedOrder): Promise<PaymentStanding> {
  const customerId = await findCardCustomer(parts, order.buyerId)
  if (customerId === undefined) return { outcome: 'no-card' }
  const amountCents = totalCentsOf(order)
  const charged = await providerOf(parts).charge({
    customerId,
    amountCents,
    currency: 'sgd',
    orderId: order.orderId,
    idempotencyKey: `order ${order.orderId} ${order.charges}`,
    returnUrl: `${parts.settings.publicUrl}${addressOfPurchase(order.orderId)}`,
  })
  switch (charged.outcome) {
    case 'paid':
      return { ...charged, amountCents, refundedCents: 0, refundId: undefined }
    case 'needs-customer':
      return { outcome: 'confirm', paymentId: charged.paymentId, address: charged.url }
    default:
      return charged
  }
}

/** How the payment stands, whatever came of the calls before. @throws CardProviderError */
export async function lookUpPayment(parts: Parts, order: PlacedOrder): Promise<PaymentStanding> {
  const customerId = await findCardCustomer(parts, order.buyerId)
  if (customerId === undefined) return { outcome: 'untraceable' }
  const found = await providerOf(parts).lookUp({ customerId, orderId: order.orderId })
  switch (found.outcome) {
    case 'needs-customer':
      return { outcome: 'confirm', paymentId: found.paymentId, address: found.url }
    case 'under-way':
      return { outcome: 'unknown' }
    default:
      return found
  }
}

/** Calls off a payment that waits for the buyer. @returns false when it was made meanwhile @throws CardProviderError */
export function callOffPayment(parts: Parts, paymentId: string): Promise<boolean> {
  return providerOf(parts).cancel(paymentId)
}

/** Gives back what is left of the payment, once: what came of a call before is looked up first, and what somebody gave back at the provider. @returns the refund's id @throws CardProviderError */
export async function refundPayment(parts: Parts, order: PlacedOrder): Promise<string> {
  const { orderId, paymentId, refund } = order
  if (paymentId === undefined || refund === undefined)
    throw new Error('An order that gives nothing back has no refund.')
  const found = await lookUpPayment(parts, order)
  const beforeCents = found.outcome === 'paid' ? found.refundedCents : 0
  if (found.outcome === 'paid' && found.refundId !== undefined && beforeCents >= refund.amountCents)
    return found.refundId
  const { refundId } = await providerOf(parts).refund({
    paymentId,
    amountCents: refund.amountCents - beforeCents,
    idempotencyKey: beforeCents === 0 ? `refund ${orderId}` : `refund ${orderId} after ${beforeCents}`,
  })
  return refundId
}

function providerOf({ cardProvider }: Pick<Parts, 'cardProvider'>): CardProvider {
  if (!cardProvider) throw apiError('UNAVAILABLE', storeTexts.paymentsOff)
  return cardProvider
}
