/** What the console reads of orders. */
import { orderEnds, orderStatuses } from '@member-care/domain/order/order-status.ts'
import { totalCentsOf } from '@member-care/domain/order/order-terms.ts'
import type { OrderRecord } from '@member-care/projections/orders/order-queries.ts'
import { z } from 'zod'

const named = z.object({ id: z.string(), name: z.string().nullable() })

export const orderRowSchema = z
  .object({
    id: z.string(),
    status: z.enum(orderStatuses),
    title: z.string(),
    productId: z.string(),
    merchantId: z.string(),
    companyId: z.string(),
    buyer: named,
    pieces: z.number(),
    /** Cents of SGD. */
    totalCents: z.number(),
    paymentId: z.string().nullable(),
    invoiceId: z.string().nullable(),
    /** Why it came to nothing, and the provider's words where it declined. */
    end: z.enum(orderEnds).nullable(),
    endMessage: z.string().nullable(),
    /** UTC, ISO. */
    placedAt: z.string(),
    paidAt: z.string().nullable(),
    redeemedAt: z.string().nullable(),
    refundedAt: z.string().nullable(),
    revision: z.number(),
  })
  .meta({ id: 'StoreOrder' })
export type OrderRow = z.infer<typeof orderRowSchema>

/** @param names of buyers, by their ids; who was forgotten has none */
export function toOrderRow(
  { order, placedAt, paidAt, redeemedAt, refundedAt, revision }: OrderRecord,
  names: ReadonlyMap<string, string | null>,
): OrderRow {
  return {
    id: order.orderId,
    status: order.status,
    title: order.title,
    productId: order.productId,
    merchantId: order.merchantId,
    companyId: order.companyId,
    buyer: { id: order.buyerId, name: names.get(order.buyerId) ?? null },
    pieces: order.pieces,
    totalCents: totalCentsOf(order),
    paymentId: order.paymentId ?? null,
    invoiceId: order.invoice?.invoiceId ?? null,
    end: order.end?.because ?? null,
    endMessage: order.end?.message ?? null,
    placedAt: placedAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    redeemedAt: redeemedAt?.toISOString() ?? null,
    refundedAt: refundedAt?.toISOString() ?? null,
    revision,
  }
}
