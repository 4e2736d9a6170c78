/** Amounts as the API answers them, for people. */
import { formatMoney, parseCents } from '@member-care/domain/money/money.ts'

/** A decimal text with its currency, `SGD 1,234.50`; '' when there is none. */
export function formatAmount(amount: string, currency: string): string {
  const cents = parseCents(amount)
  return cents === undefined ? '' : formatMoney(cents, currency)
}
