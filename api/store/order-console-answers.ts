/** What the console reads of orders. */
import { needsPerson, orderEnds, orderStatuses } from '@member-care/domain/order/order-status.ts'
import { totalCentsOf } from '@member-care/domain/order/order-terms.ts'
import type { OrderRecord } from '@member-care/projections/orders/order-queries.ts'
import { z } from 'zod'

const refundReasons = ['given-back', 'paid-too-late'] as const
const named = z.object({ id: z.string(), name: z.string().nullable() })

export const orderRowSchema = z
  .object({
    id: z.string(),
    status: z.enum(orderStatuses),
    title: z.string(),
    productId: z.string(),
    merchant: named,
    company: named,
    buyer: named,
    pieces: z.number(),
    /** Cents of SGD. */
    totalCents: z.number(),
    paymentId: z.string().nullable(),
    /** Whether a person has to say what became of the payment (S126). */
    needsPerson: z.boolean(),
    /** Why an administrator said whether it is paid. */
    saidBecause: z.string().nullable(),
    invoiceId: z.string().nullable(),
    /** Why it came to nothing, and the provider's words where it declined. */
    end: z.enum(orderEnds).nullable(),
    endMessage: z.string().nullable(),
    /** Cents of SGD that went back, or are on their way. */
    refundCents: z.number().nullable(),
    refundBecause: z.enum(refundReasons).nullable(),
    /** UTC, ISO. */
    placedAt: z.string(),
    paidAt: z.string().nullable(),
    redeemedAt: z.string().nullable(),
    refundedAt: z.string().nullable(),
    revision: z.number(),
  })
  .meta({ id: 'StoreOrder' })
export type OrderRow = z.infer<typeof orderRowSchema>

/** Names of what orders name by ids. Who was forgotten has none, and a merchant that is kept no more. */
export interface NamesBesideOrders {
  readonly buyers: ReadonlyMap<string, string | null>
  readonly companies: ReadonlyMap<string, string>
  readonly merchants: ReadonlyMap<string, string>
}

export function toOrderRow(
  { order, placedAt, paidAt, redeemedAt, refundedAt, revision }: OrderRecord,
  { buyers, companies, merchants }: NamesBesideOrders,
  now: Date,
): OrderRow {
  return {
    id: order.orderId,
    status: order.status,
    title: order.title,
    productId: order.productId,
    merchant: { id: order.merchantId, name: merchants.get(order.merchantId) ?? null },
    company: { id: order.companyId, name: companies.get(order.companyId) ?? null },
    buyer: { id: order.buyerId, name: buyers.get(order.buyerId) ?? null },
    pieces: order.pieces,
    totalCents: totalCentsOf(order),
    paymentId: order.paymentId ?? null,
    needsPerson: needsPerson({ status: order.status, placedAt }, now),
    saidBecause: order.saidBecause ?? null,
    invoiceId: order.invoice?.invoiceId ?? null,
    end: order.end?.because ?? null,
    endMessage: order.end?.message ?? null,
    refundCents: order.refund?.amountCents ?? null,
    refundBecause: order.refund?.because ?? null,
    placedAt: placedAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    redeemedAt: redeemedAt?.toISOString() ?? null,
    refundedAt: refundedAt?.toISOString() ?? null,
    revision,
  }
}
