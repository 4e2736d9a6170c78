/**
 * Leads an order to its end: pieces kept, money taken, pieces given back where it comes to nothing, money given back where it must. It may be
 * killed between any two steps and gone on with by anybody: the buyer's next call, the job of the order, or a message of the card provider.
 * Each step is an event, and what the provider was asked is looked up before it is asked again.
 */
import { decideOrder, type OrderCommand } from '@member-care/domain/order/decide-order.ts'
import type { PlacedOrder } from '@member-care/domain/order/order-state.ts'
import { takesStock } from '@member-care/domain/order/order-status.ts'
import { releaseStock, reserveStock } from '@member-care/domain/stock/stock.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { KeyGone } from '@member-care/event-store/codec/key-gone.ts'
import { v5 as uuidv5 } from 'uuid'
import { createKeyedQueue } from '../commands/keyed-queue.ts'
import { carryOutOrder, loadOrder } from '../aggregates/order.ts'
import { carryOutStock, loadStock } from '../aggregates/stock.ts'
import { apiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { markAttached } from '../documents/file-register.ts'
import { keepInvoice } from './keep-invoice.ts'
import { askForPayment, callOffPayment, lookUpPayment, refundPayment, type PaymentStanding } from './order-payment.ts'

/** A buyer who has not confirmed a payment by then has left it. */
export const CONFIRM_WITHIN_MS = 30 * 60_000
const CALL_IS_OVER_MS = 2 * 60_000

export interface SettledOrder {
  readonly order: PlacedOrder
  /** Where the buyer confirms the payment, if the bank waits for that. */
  readonly confirmAt?: string
}

const settlings = createKeyedQueue()

/** An order on its way, with what its next event needs. */
interface Settling {
  readonly parts: Parts
  readonly order: PlacedOrder
  readonly revision: number
  readonly changedAt: Date
  readonly paidAt: Date | undefined
  readonly correlationId: string
}

/**
 * Goes on with an order as far as it gets now.
 * @throws ApiError 404 for an order that was never placed; what the card provider or the store throws, after which it can be gone on with
 */
export function settleOrder(parts: Parts, orderId: string): Promise<SettledOrder> {
  // Whoever comes second here finds what the first has done. That another process may do the same meanwhile is borne by keys and revisions, so that
  // nobody waits for it.
  return settlings.inTurn(orderId, () => settle(parts, orderId))
}

async function settle(parts: Parts, orderId: string): Promise<SettledOrder> {
  for (;;) {
    const settling = await load(parts, orderId)
    const waiting = await goOn(settling)
    const { order, revision } = await load(parts, orderId)
    if (waiting !== undefined) return { order, ...waiting }
    // Where nothing happened, it has got as far as it gets.
    if (revision === settling.revision) return { order }
  }
}

/** It waits for somebody else, and is gone on with later: for the buyer, where there is an address, or for the card provider. */
type Waiting = Pick<SettledOrder, 'confirmAt'>

async function load(parts: Parts, orderId: string): Promise<Settling> {
  const { state, loaded } = await loadOrder(parts, orderId)
  const last = loaded.events.at(-1)
  if (!state || !last) throw apiError('NOT_FOUND')
  return {
    parts,
    order: state,
    revision: loaded.revision,
    changedAt: last.recordedAt,
    paidAt: loaded.events.find(({ type }) => type === 'OrderPaid')?.recordedAt,
    correlationId: last.metadata.correlationId,
  }
}

async function goOn(settling: Settling): Promise<Waiting | undefined> {
  switch (settling.order.status) {
    case 'PLACED':
      return keepPieces(settling)
    case 'RESERVED':
      await record(settling, { type: 'BeginCharge' })
      return note(await load(settling.parts, settling.order.orderId), askForPayment)
    case 'PAYING':
    case 'UNSURE':
      return note(settling, () => lookUpOrCharge(settling))
    case 'CONFIRMING':
      return note(settling, () => lookUpOrCallOff(settling))
    case 'PAID':
    case 'REDEEMED':
      return keepInvoiceOf(settling)
    case 'REFUNDING':
      return giveMoneyBack(settling)
    case 'REFUNDED':
      return givePiecesBack(settling)
    case 'ENDED':
      await givePiecesBack(settling)
      return lookAfterEnd(settling)
  }
}

async function keepPieces(settling: Settling): Promise<undefined> {
  const { parts, order } = settling
  const { productId, orderId, pieces } = order
  // Two hundred at once wait in line instead of being decided anew again and again.
  const isKept = await parts.locks.withLock(`stock ${productId}`, async () => {
    if (reserveStock({ productId, orderId, pieces }, await loadStock(parts, productId)) === undefined) return false
    await carryOutStock(parts, productId, {
      context: contextOf(settling, 'stock reserved'),
      // Of what was counted anew meanwhile too little may be left.
      decide: (stock) => reserveStock({ productId, orderId, pieces }, stock) ?? { events: [] },
      visibleIn: ['stock'],
    })
    return (await loadStock(parts, productId)).taken.has(orderId)
  })
  await record(settling, isKept ? { type: 'ReserveOrder' } : { type: 'EndOrder', because: 'sold-out' })
  return undefined
}

/**
 * What became of the call before is looked up. Where the provider knows of nothing, and the call must be over there too, the payment is asked for anew,
 * as another request: what belongs to the one before, such as the default card, may be another by now.
 */
async function lookUpOrCharge(settling: Settling): Promise<PaymentStanding> {
  const { parts, order, changedAt } = settling
  const standing = await lookUpPayment(parts, order)
  if (standing.outcome !== 'none') return standing
  const isOver = parts.clock().getTime() - changedAt.getTime() > callIsOverMs(parts)
  if (order.status !== 'UNSURE' || !isOver) return { outcome: 'unknown' }
  await record(settling, { type: 'BeginCharge' })
  return askForPayment(parts, (await load(parts, order.orderId)).order)
}

/** So long after its answer was lost a call is at work no more. */
function callIsOverMs({ settings }: Pick<Parts, 'settings'>): number {
  return Math.max(CALL_IS_OVER_MS, 2 * settings.cards.timeoutMs)
}

async function lookUpOrCallOff(settling: Settling): Promise<PaymentStanding> {
  const { parts, order, changedAt } = settling
  const standing = await lookUpPayment(parts, order)
  const waitsTooLong = parts.clock().getTime() - changedAt.getTime() > CONFIRM_WITHIN_MS
  const { outcome } = standing
  if (!waitsTooLong || (outcome !== 'confirm' && outcome !== 'untraceable')) return standing
  // Whether it can be called off is known by the payment alone.
  const paymentId = outcome === 'confirm' ? standing.paymentId : order.paymentId
  if (paymentId === undefined) return standing
  return (await callOffPayment(parts, paymentId)) ? { outcome: 'called-off' } : lookUpPayment(parts, order)
}

/** Records how the payment stands. */
async function note(
  settling: Settling,
  ask: (parts: Parts, order: PlacedOrder) => Promise<PaymentStanding>,
): Promise<Waiting | undefined> {
  const standing = await ask(settling.parts, settling.order)
  const now = await load(settling.parts, settling.order.orderId)
  switch (standing.outcome) {
    case 'paid':
      await record(now, { type: 'NotePayment', paymentId: standing.paymentId, amountCents: standing.amountCents })
      return undefined
    case 'declined':
      await record(now, { type: 'EndOrder', because: 'declined', message: standing.message })
      return undefined
    case 'no-card':
      await record(now, { type: 'EndOrder', because: 'no-card' })
      return undefined
    case 'confirm':
      if (now.order.status !== 'CONFIRMING')
        await record(now, { type: 'AskConfirmation', paymentId: standing.paymentId })
      return { confirmAt: standing.address }
    case 'untraceable':
    case 'unknown':
      // Whether money was taken is never guessed: somebody settles what cannot be looked up.
      if (now.order.status === 'PAYING') await record(now, { type: 'NoteLostAnswer' })
      // It is not asked again at once: the answer may be on its way at the provider.
      return {}
    case 'called-off':
    case 'none':
      // `none` only where the buyer never confirmed it: everything else is charged.
      await record(now, { type: 'EndOrder', because: 'not-confirmed' })
      return undefined
  }
}

async function keepInvoiceOf(settling: Settling): Promise<undefined> {
  const { parts, order, paidAt } = settling
  if (order.invoice !== undefined || paidAt === undefined) return undefined
  try {
    await record(settling, { type: 'InvoiceOrder', invoice: await keepInvoice(parts, order, paidAt) })
  } catch (error) {
    // Of somebody who was forgotten no invoice is kept.
    if (error instanceof KeyGone) return undefined
    throw error
  }
  // Another process may have been first: then its invoice is the order's, and the one of here is swept.
  const { invoice } = (await load(parts, order.orderId)).order
  if (invoice) await markAttached(parts.database, [invoice.document.fileId])
  return undefined
}

/** Money that came after the end goes back. */
async function lookAfterEnd(settling: Settling): Promise<undefined> {
  const { order } = settling
  if (order.charges === 0) return undefined
  const standing = await lookUpPayment(settling.parts, order)
  if (standing.outcome === 'paid')
    await record(settling, {
      type: 'NotePayment',
      paymentId: standing.paymentId,
      amountCents: standing.amountCents,
    })
  return undefined
}

async function giveMoneyBack(settling: Settling): Promise<undefined> {
  const { order } = settling
  await record(settling, { type: 'NoteRefund', refundId: await refundPayment(settling.parts, order) })
  return undefined
}

async function givePiecesBack(settling: Settling): Promise<undefined> {
  const { parts, order } = settling
  if (takesStock(order.status)) return undefined
  await carryOutStock(parts, order.productId, {
    context: contextOf(settling, 'stock released'),
    decide: (stock) => releaseStock(order, stock),
    visibleIn: ['stock'],
  })
  return undefined
}

async function record(settling: Settling, command: OrderCommand): Promise<void> {
  await carryOutOrder(settling.parts, settling.order.orderId, {
    context: contextOf(settling, command.type),
    decide: (state) => decideOrder(command, state),
    visibleIn: ['orders'],
  })
}

/** Follows from the order as it was: the same step twice is one. */
function contextOf({ order, revision, correlationId }: Settling, step: string): CommandContext {
  return {
    actor: { kind: 'system', id: 'store' },
    commandId: uuidv5(`${step} ${revision}`, order.orderId),
    correlationId,
  }
}
