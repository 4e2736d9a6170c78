/**
 * Compares our orders with the payments that the card provider has. What can still be led to its end is; what does not agree after that is
 * kept under a name until somebody has settled it.
 */
import {
  comparePayments,
  type ComparedOrder,
  type ComparedPayment,
  type PaymentDifference,
} from '@member-care/domain/order/payment-difference.ts'
import { findOrder, listPaidOrders, type OrderRecord } from '@member-care/projections/orders/order-queries.ts'
import { sql } from 'slonik'
import { createPeriodicTask, type PeriodicTask } from '../commands/periodic-task.ts'
import type { Parts } from '../http/parts.ts'
import type { CardProvider } from '../integrations/payments/card-provider.ts'
import { settleOrder } from './settle-order.ts'

const EVERY_MS = 3_600_000
/** Payments of so long ago are looked at. */
const LOOK_BACK_MS = 3 * 86_400_000
/** What was paid just now may be on its way between both sides. */
const REST_MS = 10 * 60_000

export function createPaymentRounds(parts: Parts): PeriodicTask {
  return createPeriodicTask(EVERY_MS, async () => {
    try {
      await compareWithProvider(parts)
    } catch (error) {
      parts.logger.warn({ err: error }, 'payments could not be compared; it is tried again with the next round')
    }
  })
}

/** @returns what does not agree now */
export async function compareWithProvider(parts: Parts): Promise<readonly PaymentDifference[]> {
  const { cardProvider, clock, database, systemReader } = parts
  if (!cardProvider) return []
  const now = clock().getTime()
  const span = { from: new Date(now - LOOK_BACK_MS), until: new Date(now - REST_MS) }
  const paid = await listPaidOrders(database, systemReader, span)
  const payments = await paymentsOf(cardProvider, paid, span)
  const suspects = await differencesOf(parts, payments, paid)
  for (const { orderId } of suspects) await tryToSettle(parts, orderId)
  // Read anew: what could be settled agrees now. Refunds of that are seen with the next round.
  const differences =
    suspects.length === 0
      ? []
      : await differencesOf(parts, payments, await listPaidOrders(database, systemReader, span))
  await keepDifferences(parts, differences)
  if (differences.length > 0)
    parts.logger.error({ differences }, 'payments and orders do not agree; see Payment Differences in the console')
  return differences
}

interface Span {
  readonly from: Date
  readonly until: Date
}

/**
 * Those of the span, and those of its orders from the day on which they were placed: a payment is made before it is noted, or said (S126), to be made,
 * and the provider tells its time in whole seconds.
 */
async function paymentsOf(
  cardProvider: CardProvider,
  paid: readonly OrderRecord[],
  { from, until }: Span,
): Promise<readonly ComparedPayment[]> {
  const paidIds = new Set(paid.map(({ order }) => order.orderId))
  const since = paid.reduce((earliest, { placedAt }) => Math.min(earliest, placedAt.getTime()), from.getTime())
  const payments: ComparedPayment[] = []
  for await (const payment of cardProvider.listCharges(new Date(since))) {
    const { orderId, createdAt } = payment
    const isOfSpan = orderId !== undefined && (createdAt >= from || paidIds.has(orderId))
    if (isOfSpan && createdAt < until) payments.push(payment)
  }
  return payments
}

/** @param paid those that were paid in the span; the others are those that payments name */
async function differencesOf(
  { database, systemReader }: Parts,
  payments: readonly ComparedPayment[],
  paid: readonly OrderRecord[],
): Promise<readonly PaymentDifference[]> {
  const known = new Set(paid.map(({ order }) => order.orderId))
  const named: OrderRecord[] = []
  for (const { orderId } of payments) {
    const found =
      orderId === undefined || known.has(orderId) ? undefined : await findOrder(database, systemReader, orderId)
    if (found) named.push(found)
  }
  return comparePayments(payments, [...paid, ...named].map(toCompared))
}

function toCompared({ order }: OrderRecord): ComparedOrder {
  const { orderId, status, paymentId, paidCents, refund } = order
  const refundedCents = status === 'REFUNDED' ? (refund?.amountCents ?? 0) : 0
  return { orderId, paymentId, paidCents, refundedCents }
}

async function tryToSettle(parts: Parts, orderId: string | undefined): Promise<void> {
  if (orderId === undefined || !(await findOrder(parts.database, parts.systemReader, orderId))) return
  await settleOrder(parts, orderId).catch((error: unknown) =>
    parts.logger.warn({ err: error, orderId }, 'an order whose payment does not agree could not be settled'),
  )
}

/** One that was found before keeps its first day, and what was noted of it; of other amounts it is another one, which nobody has settled. */
async function keepDifferences({ database, clock }: Parts, differences: readonly PaymentDifference[]): Promise<void> {
  const now = clock().toISOString()
  for (const { kind, orderId, paymentId, oursCents, theirsCents } of differences)
    await database.query(sql.unsafe`
      insert into app.payment_differences as known
        (difference_id, kind, order_id, payment_id, ours_cents, theirs_cents, found_at, seen_at)
      values (${`${kind} ${paymentId ?? orderId ?? ''}`}, ${kind}, ${orderId ?? null}, ${paymentId ?? null},
        ${oursCents ?? null}, ${theirsCents ?? null}, ${now}::timestamptz, ${now}::timestamptz)
      on conflict (difference_id) do update set
        seen_at = excluded.seen_at, ours_cents = excluded.ours_cents, theirs_cents = excluded.theirs_cents,
        (settled_by, settled_at, settled_note) = (
          select known.settled_by, known.settled_at, known.settled_note
          where (known.ours_cents, known.theirs_cents) is not distinct from (excluded.ours_cents, excluded.theirs_cents))`)
}
