/** An administrator says whether an order is paid of whose payment the card provider tells us nothing (S126). */
import { decideOrder } from '@member-care/domain/order/decide-order.ts'
import { saidPaymentErrors, saidPaymentOf, type SaidPaymentForm } from '@member-care/domain/order/said-payment.ts'
import { orderPageTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { isPaymentOfAnother } from '@member-care/projections/orders/order-queries.ts'
import { carryOutOrder } from '../aggregates/order.ts'
import { fieldError, formError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'

export interface PaymentSaid extends SaidPaymentForm {
  readonly orderId: string
  /** The revision that was looked at. */
  readonly revision: number
}

/**
 * Records what was said. What follows, such as pieces that are free again, does the order's job.
 * @throws ApiError 422 with the text at each field that is wrong; 409 where the order is another one by now, where it is known already, or still asked for
 */
export async function sayPayment(
  parts: Parts,
  caller: Caller,
  { orderId, revision, ...form }: PaymentSaid,
): Promise<void> {
  const errors = saidPaymentErrors(form)
  if (Object.keys(errors).length > 0) throw formError(errors)
  const said = saidPaymentOf(form)
  const { paymentId } = said
  if (paymentId !== undefined && (await isPaymentOfAnother(parts.database, parts.systemReader, { paymentId, orderId })))
    throw fieldError('paymentId', orderPageTexts.unsure.paymentIdTaken)
  await carryOutOrder(parts, orderId, {
    context: caller.context(),
    expectedRevision: revision,
    decide: (state, [placed]) =>
      decideOrder(
        { type: 'SayPayment', said, placedAt: placed?.recordedAt ?? parts.clock(), now: parts.clock() },
        state,
      ),
    visibleIn: ['orders'],
  })
}
