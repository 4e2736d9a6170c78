/**
 * Whether a company that does not know somebody yet means the person who has the number (S88, S94). A number alone opens nobody's record to
 * it, so that nobody learns from a refusal whose number it is.
 */
import { unlessRedacted } from '../events/event-definition.ts'
import type { UserState } from './user-state.ts'

/**
 * @param said what the company says of who has the number; a birthdate as YYYY-MM-DD, or empty
 * @returns false also for who is no member, and for who was forgotten
 */
export function isSamePerson(
  user: UserState,
  said: { readonly name?: string | undefined; readonly birthdate?: string | undefined },
): boolean {
  if (user?.userType !== 'client' || user.forgotten) return false
  const { name, birthdate } = user.details
  const recorded = unlessRedacted(birthdate)
  return (
    comparable(unlessRedacted(name)) === comparable(said.name) ||
    (recorded !== undefined && recorded === said.birthdate)
  )
}

/** Names are written in any order, in any case, and with marks as letters of their own or not; signs of vowels are marks in some scripts. */
function comparable(name: string | undefined): string {
  return (name ?? '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')
}
