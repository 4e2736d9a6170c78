/** What claims come to: amounts of different currencies are never added up. */
import { formatMoney, parseCents } from '@member-care/domain/money/money.ts'

/** @returns a text for each currency, in the order in which they first occur, for example `SGD 1,234.50` */
export function totalsByCurrency(
  claims: readonly { readonly amount: string; readonly currency: string }[],
): readonly string[] {
  const totals = new Map<string, number>()
  for (const { amount, currency } of claims)
    totals.set(currency, (totals.get(currency) ?? 0) + (parseCents(amount) ?? 0))
  return [...totals].map(([currency, cents]) => formatMoney(cents, currency))
}
