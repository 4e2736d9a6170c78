/** The change of a letter as it is typed: what is wrong with it, and how it is sent. */
import { admissionDateError } from '@member-care/domain/guarantee/request-form.ts'
import { parseExactCents } from '@member-care/domain/money/money.ts'
import { elogTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { guaranteeRefusalTexts } from '@member-care/domain/texts/guarantee-refusal-texts.ts'
import type { Guarantee, LetterChange } from '../portal-api/guarantees-api.ts'

export type ChangeValues = Partial<Record<'amount' | 'admissionOn' | 'reason', string>>

/** The texts at what is wrong, by their fields. @param today Singapore date */
export function changeErrors(
  { amount = '', admissionOn = '', reason = '' }: ChangeValues,
  { amountCents }: Pick<Guarantee, 'amountCents'>,
  today: string,
): Readonly<Record<string, string>> {
  const errors = {
    amount: amountError(amount, { isNeeded: admissionOn === '', nowCents: amountCents ?? 0 }),
    admissionOn: admissionOn === '' ? undefined : admissionDateError(admissionOn, today),
    reason: reason.trim() === '' ? guaranteeRefusalTexts.CHANGE_REASON_MISSING : undefined,
  }
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, text]) => (text === undefined ? [] : [[field, text]])),
  )
}

function amountError(
  amount: string,
  { isNeeded, nowCents }: { readonly isNeeded: boolean; readonly nowCents: number },
): string | undefined {
  if (amount.trim() === '') return isNeeded ? guaranteeRefusalTexts.CHANGE_EMPTY : undefined
  const cents = parseExactCents(amount)
  if (cents === undefined || cents > Number.MAX_SAFE_INTEGER) return elogTexts.amountWrong
  return cents <= nowCents ? guaranteeRefusalTexts.CHANGE_AMOUNT_NOT_HIGHER : undefined
}

export function toLetterChange({ amount = '', admissionOn = '', reason = '' }: ChangeValues): LetterChange {
  const amountCents = parseExactCents(amount)
  return {
    ...(amountCents !== undefined && { amountCents }),
    ...(admissionOn !== '' && { admissionOn }),
    reason: reason.trim(),
  }
}
