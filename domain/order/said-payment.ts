/** What a person says of a payment that the card provider does not tell us of (S126): the form, and what is wrong in it. The console and the server judge alike. */
import { editTexts } from '../texts/edit-texts.ts'
import { orderPageTexts } from '../texts/store-console-texts.ts'

const { unsure: texts } = orderPageTexts

export interface SaidPaymentForm {
  readonly outcome: 'paid' | 'unpaid' | ''
  /** The payment at the card provider, where it was paid. */
  readonly paymentId: string
  readonly reason: string
}

/** What a person found out, judged. */
export interface SaidPayment {
  /** The payment at the card provider; undefined where there is none. */
  readonly paymentId: string | undefined
  readonly reason: string
}

/** The text at each field that is wrong. */
export function saidPaymentErrors({ outcome, paymentId, reason }: SaidPaymentForm): {
  readonly [Field in keyof SaidPaymentForm]?: string
} {
  return {
    ...(outcome === '' && { outcome: texts.outcomeMissing }),
    ...(outcome === 'paid' && !/^\S{1,100}$/.test(paymentId.trim()) && { paymentId: texts.paymentIdMissing }),
    ...(reason.trim() === '' && { reason: editTexts.reasonMissing }),
  }
}

/** What a form without faults means. */
export function saidPaymentOf({ outcome, paymentId, reason }: SaidPaymentForm): SaidPayment {
  return { paymentId: outcome === 'paid' ? paymentId.trim() : undefined, reason: reason.trim() }
}
