import type { MembershipDetails } from '../user/user-state.ts'

/**
 * Whether a row begins a cover: the person has none under the company, or comes back after it ended.
 * @param start that the row gives, YYYY-MM-DD; empty where it gives none
 */
export function beginsAnew(current: MembershipDetails | undefined, start: string): boolean {
  return current === undefined || (current.effectiveEndDate !== undefined && start > current.effectiveEndDate)
}
