/** The answer that a member looks for on the page of their claim, before all details of it. */
import { formatDisplay, singaporeToday } from '../dates/singapore-dates.ts'
import { formatMoney } from '../money/money.ts'
import {
  amountPaidText,
  claimAnswerTexts,
  claimedAndPayableText,
  howPaidText,
  outOfClaimedText,
} from '../texts/claim-answer-texts.ts'
import { statusMeanings } from '../texts/claim-progress-texts.ts'
import { claimTexts } from '../texts/claim-texts.ts'
import { payableAmountText } from './claim-display.ts'
import type { ClaimStatus } from './claim-status.ts'
import { paymentMethods, type PaymentMethod } from './claim-terms.ts'

export interface AnsweredClaim {
  readonly status: ClaimStatus
  readonly amountCents: number | undefined
  readonly currency: string
  /** Singapore cents; undefined until it is decided. */
  readonly payableCents: number | undefined
  /** One of the {@link paymentMethods}; anything else is not told. */
  readonly paymentMethod: string
  readonly bankName: string
  /** Masked. */
  readonly accountNo: string
  readonly remarks: string
  /** YYYY-MM-DD; undefined where it is not known. */
  readonly submittedOn: string | undefined
  /** When it was approved or rejected. */
  readonly decidedAt: Date | undefined
  /** When the desk corrected that, the last time; undefined where it never did. */
  readonly correctedAt?: Date | undefined
}

export interface ClaimAnswer {
  /** What is paid; where the claim stands until that is known. */
  readonly headline: string
  /** Of what it is a part; '' where that is not known. */
  readonly measure: string
  /** What comes next, and whose move it is. */
  readonly next: string
  /** How, when and why, in this order. */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
}

/** @returns what to say first of a claim, in any status */
export function answerOf(claim: AnsweredClaim): ClaimAnswer {
  const { status, amountCents, currency } = claim
  const claimed = amountCents === undefined ? '' : formatMoney(amountCents, currency)
  const payable = payableAmountText(claim)
  const isDecided = status === 'APPROVED' || status === 'REJECTED'
  const paysNothing = status === 'REJECTED' || (status === 'APPROVED' && claim.payableCents === 0)
  const when = isDecided ? dayOf(claim.decidedAt) : displayed(claim.submittedOn)
  const isCorrected = claim.correctedAt !== undefined
  const whenLabel =
    // Of a corrected decision the status tells what holds now, and not what was said on that day.
    isDecided && isCorrected
      ? claimAnswerTexts.decidedOn
      : status === 'APPROVED'
        ? claimAnswerTexts.approvedOn
        : status === 'REJECTED'
          ? claimAnswerTexts.rejectedOn
          : claimAnswerTexts.submittedOn
  const facts = [
    {
      label: isDecided ? claimAnswerTexts.howPaid : claimAnswerTexts.howPaidIfApproved,
      value: paysNothing ? '' : waysOf(claim),
    },
    { label: whenLabel, value: when },
    { label: claimAnswerTexts.correctedOn, value: isCorrected ? dayOf(claim.correctedAt) : '' },
    { label: claimTexts.detail.remarks, value: claim.remarks || claimTexts.detail.noRemarks },
  ]
  return {
    headline: paysNothing
      ? claimAnswerTexts.nothingPaid
      : status === 'APPROVED'
        ? amountPaidText(payable)
        : statusMeanings[status].now,
    measure: claimed === '' ? '' : isDecided ? outOfClaimedText(claimed) : claimedAndPayableText(claimed, payable),
    next: status === 'APPROVED' && paysNothing ? '' : statusMeanings[status].next,
    facts: facts.filter(({ value }) => value !== ''),
  }
}

function waysOf({ paymentMethod, ...account }: AnsweredClaim): string {
  return isPaymentMethod(paymentMethod) ? howPaidText(paymentMethod, account) : ''
}

function isPaymentMethod(text: string): text is PaymentMethod {
  return paymentMethods.some((method) => method === text)
}

function dayOf(instant: Date | undefined): string {
  return instant === undefined ? '' : formatDisplay(singaporeToday(instant))
}

function displayed(date: string | undefined): string {
  return date === undefined ? '' : formatDisplay(date)
}
