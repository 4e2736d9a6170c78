/** How much of what identifies a person or an account the console shows, by the powers of whom it is shown to. */
import type { Power } from '@member-care/domain/access/powers.ts'
import { maskAccountNo } from '@member-care/domain/bank/account-number.ts'
import { isRedacted, REDACTED, type Personal } from '@member-care/domain/events/event-definition.ts'
import { maskNric, maskNricInEmail, VISIBLE_NRIC } from '@member-care/domain/identity/nric.ts'

/** In full for those with the power to see it. */
export function maskedFor(powers: ReadonlySet<Power>, nric: Personal<string>): Personal<string> {
  return isRedacted(nric) || powers.has('nric.unmasked') ? nric : maskNric(nric, VISIBLE_NRIC)
}

/** An address, without the number in it for those who may not see that: a placeholder is made of it. */
export function maskedEmailFor(
  powers: ReadonlySet<Power>,
  email: Personal<string>,
  nric?: string | null,
): Personal<string> {
  return isRedacted(email) || powers.has('nric.unmasked')
    ? email
    : maskNricInEmail(email, VISIBLE_NRIC, nric ?? undefined)
}

/** The account with its number masked but for the last 4 digits. */
export function withMaskedAccount<Account extends { accountNo?: Personal<string> | undefined }>(
  account: Account,
): Account {
  const { accountNo } = account
  return typeof accountNo === 'string' ? { ...account, accountNo: maskAccountNo(accountNo) } : account
}

/** Read models keep null in place of a forgotten value; here it is said as in the events. */
export function redactedWhereNull<T>(value: T): T {
  if (value === null) return REDACTED as T
  if (typeof value !== 'object' || isRedacted(value)) return value
  return Object.fromEntries(
    Object.entries(value as object).map(([key, part]) => [key, redactedWhereNull(part as unknown)]),
  ) as T
}
