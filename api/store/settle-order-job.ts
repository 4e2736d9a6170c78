/** Goes on with orders whose call was cut off, whose payment is not known yet, or whose money is on its way back: jobs of the outbox. */
import type { PlacedOrder } from '@member-care/domain/order/order-state.ts'
import { isUnderWay } from '@member-care/domain/order/order-status.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { z } from 'zod'
import { loadOrder } from '../aggregates/order.ts'
import type { Parts } from '../http/parts.ts'
import { CardProviderError } from '../integrations/payments/card-provider.ts'
import { CONFIRM_WITHIN_MS, settleOrder } from './settle-order.ts'

/** So long the buyer's own call has the order to itself. */
const CALL_FIRST_MS = 15_000
/** A payment whose answer was lost is looked up so often at first, and ever less often, but at least so often. */
const LOOK_AGAIN_MS = 30_000
const LOOK_AT_LEAST_MS = 3_600_000

const payloadSchema = z.object({ orderId: z.string() })

/** For jobs of the kind `settle-order`. A provider that is out of reach is asked again and again: an order is never given up. */
export function settleOrders(parts: Parts): JobHandler {
  return async (job) => {
    const { orderId } = payloadSchema.parse(job.payload)
    const { state, loaded } = await loadOrder(parts, orderId)
    const [first, last] = [loaded.events[0], loaded.events.at(-1)]
    if (!state || !first || !last) return 'done'
    const now = parts.clock().getTime()
    const isFresh = now - last.recordedAt.getTime() < CALL_FIRST_MS
    if (isUnderWay(state.status) && isFresh)
      return { retryAt: new Date(now + CALL_FIRST_MS), reason: 'the call that placed it may be under way' }
    const order = await settledNow(parts, orderId)
    if (order === undefined)
      return {
        retryAt: new Date(now + pauseAfter(now - last.recordedAt.getTime(), LOOK_AGAIN_MS)),
        reason: 'the card provider could not be asked',
      }
    if (!isUnderWay(order.status)) return 'done'
    // The bank tells by a message when the buyer has confirmed; the job is for those who never do.
    const shortest = order.status === 'CONFIRMING' ? CONFIRM_WITHIN_MS / 3 : LOOK_AGAIN_MS
    // By the age of the order: one that is charged anew again and again is no younger by it.
    const pause = pauseAfter(now - first.recordedAt.getTime(), shortest)
    return { retryAt: new Date(now + pause), reason: 'it is not known yet whether the order is paid' }
  }
}

/** Half of the time that something has taken so far: what takes long is asked about ever less often (S126). */
function pauseAfter(tookMs: number, shortestMs: number): number {
  return Math.min(Math.max(shortestMs, tookMs / 2), LOOK_AT_LEAST_MS)
}

/** @returns undefined where the card provider could not be asked */
async function settledNow(parts: Parts, orderId: string): Promise<PlacedOrder | undefined> {
  try {
    return (await settleOrder(parts, orderId)).order
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error
    parts.logger.warn(
      { type: error.type, status: error.status, orderId },
      'the card provider could not be asked of an order',
    )
    return undefined
  }
}
