/**
 * The code of a card: what its QR code says, signed by the server. It has a last day of its own, so that a card that a phone keeps without a
 * connection ends all the same (S62).
 */
import { addDays, singaporeToday } from '../dates/singapore-dates.ts'
import { CARD_CHECK_PATH } from './card-check-path.ts'

/** So many days after the holder has last looked at the card with a connection, its code ends. */
export const CODE_DAYS = 30

/** What a code says. It names nobody: initials, and ids that mean nothing outside this installation. Dates are Singapore dates, YYYY-MM-DD. */
export interface CardCode {
  /** Who is covered. */
  readonly userId: string
  /** Whose account has shown the card: the same person, or the employee whose family they are. */
  readonly shownBy: string
  readonly companyId: string
  readonly companyName: string
  readonly policyNo: string
  readonly initials: string
  readonly effectiveStartDate: string
  readonly issuedAt: Date
  /** The last day on which it is good. */
  readonly lastDay: string
}

/**
 * The last day of a code that is made today.
 * @param effectiveEndDate the last day of the cover, where it is known
 */
export function lastDayOfCode(today: string, effectiveEndDate: string | null): string {
  const longest = addDays(today, CODE_DAYS)
  return effectiveEndDate !== null && effectiveEndDate < longest ? effectiveEndDate : longest
}

/**
 * Whether a card that a phone has kept may be shown without asking the server.
 * A clock that stands before the last look was put back, and tells nothing.
 */
export function isGoodUnasked({
  lookedAt,
  lastDay,
  now,
}: {
  readonly lookedAt: Date
  readonly lastDay: string
  readonly now: Date
}): boolean {
  const today = singaporeToday(now)
  return today >= singaporeToday(lookedAt) && today <= lastDay
}

/** What the QR code holds: the page that checks it, and behind the # the code, which is sent to no server with the address. @param publicUrl where the portal is reached, without a slash at its end */
export function addressOfCode(publicUrl: string, code: string): string {
  return `${publicUrl}${CARD_CHECK_PATH}#${code}`
}

/** The code of such an address; empty where there is none. */
export function codeInAddress(address: string): string {
  return address.slice(address.indexOf('#') + 1 || address.length)
}
