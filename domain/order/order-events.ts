/**
 * Everything that can happen to an order of the store, from the buyer's intent to its end, on the stream `order-<orderId>`.
 * No field is personal: who bought is an id, and what the bank says of a refusal names nobody.
 */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'
import { orderEnds } from './order-status.ts'

/** Singapore cents. */
const cents = z.number().int().positive()
const ofOrder = z.object({ orderId: z.string() })
/** Why an administrator says so, where the provider did not (S126). It names nobody: the buyer may be forgotten by then. */
const saidBecause = z.string().optional()

const orderPlaced = defineEvent(
  'OrderPlaced',
  'A member wants to buy a product. Nothing is kept for them yet, and nothing is paid.',
  ofOrder.extend({
    buyerId: z.string(),
    /** The company by whose cover the store is offered. */
    companyId: z.string(),
    productId: z.string(),
    /** The version of the product that the buyer saw; its name and price are of that version. */
    productVersion: z.number().int().positive(),
    title: z.string(),
    merchantId: z.string(),
    pieces: z.number().int().positive(),
    /** Of one piece, GST included. */
    unitPriceCents: cents,
    gstPercent: z.number().nonnegative(),
  }),
)

const orderReserved = defineEvent(
  'OrderReserved',
  'The pieces are kept for this order until it is paid or comes to nothing.',
  ofOrder,
)

const orderChargeBegun = defineEvent(
  'OrderChargeBegun',
  'The card provider is asked for the money. Written before the call, so that whoever goes on after a failure looks there first.',
  ofOrder,
)

const orderConfirmationAsked = defineEvent(
  'OrderConfirmationAsked',
  'The buyer’s bank wants the buyer to confirm the payment (3-D Secure).',
  ofOrder.extend({ paymentId: z.string() }),
)

const orderPaymentUnsure = defineEvent(
  'OrderPaymentUnsure',
  'The card provider’s answer was lost. Whether the order is paid will be looked up; it is not charged again.',
  ofOrder,
)

const orderPaid = defineEvent(
  'OrderPaid',
  'The card provider has the money.',
  ofOrder.extend({ paymentId: z.string(), amountCents: cents, reason: saidBecause }),
)

const orderEnded = defineEvent(
  'OrderEnded',
  'The order came to nothing: what was kept for it is free again, and nothing stays paid.',
  ofOrder.extend({
    because: z.enum(orderEnds),
    /** The provider's own words where it has declined. */
    message: z.string().optional(),
    reason: saidBecause,
  }),
)

const orderInvoiced = defineEvent(
  'OrderInvoiced',
  'The tax invoice was made. Its bytes are kept and never printed anew.',
  ofOrder.extend({
    buyerId: z.string(),
    invoiceId: z.string(),
    document: z.object({
      fileId: z.string(),
      mimeType: z.string(),
      bytes: z.number().int().positive(),
      /** Hexadecimal. */
      sha256: z.string(),
    }),
  }),
)

const orderRedeemed = defineEvent(
  'OrderRedeemed',
  'The buyer has taken what they bought at the merchant’s counter.',
  ofOrder.extend({ merchantId: z.string() }),
)

const orderRefundAsked = defineEvent(
  'OrderRefundAsked',
  'The money is to go back: the buyer gives back what they have not redeemed, or a payment came after the order had ended.',
  ofOrder.extend({ because: z.enum(['given-back', 'paid-too-late']), paymentId: z.string(), amountCents: cents }),
)

const orderRefunded = defineEvent(
  'OrderRefunded',
  'The card provider has given the money back.',
  ofOrder.extend({ refundId: z.string(), amountCents: cents }),
)

export const orderEventDefinitions = [
  orderPlaced,
  orderReserved,
  orderChargeBegun,
  orderConfirmationAsked,
  orderPaymentUnsure,
  orderPaid,
  orderEnded,
  orderInvoiced,
  orderRedeemed,
  orderRefundAsked,
  orderRefunded,
] as const

export type OrderEvent = EventOf<(typeof orderEventDefinitions)[number]>
