import { formatMoney, parseCents } from '@member-care/domain/money/money.ts'

/** A decimal amount of the API with its currency, for people; the text itself where it is no amount. */
export function moneyText(amount: string, currency: string): string {
  const cents = parseCents(amount)
  return cents === undefined ? `${currency} ${amount}` : formatMoney(cents, currency)
}
