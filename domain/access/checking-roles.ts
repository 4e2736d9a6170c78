/**
 * Roles whose holders check each other's work, so that one person must not hold both (four eyes): who proposes a bank account does not verify
 * it (3§4, 3§6), and who reads what everybody did has done nothing of it. A deployment too small for that may allow it (a setting).
 */
import { workingRoles } from './administrator-form.ts'
import type { UserStatus } from '../user/user-events.ts'
import type { AdministratorRole } from './powers.ts'

export type CheckingPair = readonly [AdministratorRole, AdministratorRole]

export const checkingPairs: readonly CheckingPair[] = [
  ['ADMIN_OPERATION', 'ADMIN_ACCOUNT'],
  ...workingRoles.map((role): CheckingPair => ['ADMIN_AUDITOR', role]),
]

/** The pairs that somebody with these roles holds both of; empty for nearly everybody. */
export function combinedPairs(roles: readonly string[]): readonly CheckingPair[] {
  return checkingPairs.filter((pair) => pair.every((role) => roles.includes(role)))
}

/** Of the pairs that somebody would hold, the first that they do not hold yet. @param held what they have now; none for somebody new */
export function newlyCombinedPair(held: readonly string[], toBe: readonly string[]): CheckingPair | undefined {
  return combinedPairs(toBe).find((pair) => !pair.every((role) => held.includes(role)))
}

/** The roles that cannot be chosen beside those that are chosen. @param held what the person has now, which stays possible */
export function excludedRoles(chosen: readonly string[], held: readonly string[] = []): readonly AdministratorRole[] {
  const excluded = checkingPairs.flatMap(([one, other]) => {
    if (held.includes(one) && held.includes(other)) return []
    return [...(chosen.includes(one) ? [other] : []), ...(chosen.includes(other) ? [one] : [])]
  })
  return [...new Set(excluded)].filter((role) => !chosen.includes(role))
}

/** An administrator, as far as it matters whether they are the person whose roles are chosen. */
export interface Colleague {
  readonly id: string
  readonly name: string
  readonly roles: readonly string[]
  readonly status: number
}

/**
 * Other accounts of the same name with a role that checks one of the chosen: perhaps one person with two addresses. People may have the same
 * name, so this is a warning and refuses nothing. Closed accounts check nothing.
 */
export function checkingNamesakes<Other extends Colleague>(
  chosen: { readonly id?: string | undefined; readonly name: string; readonly roles: readonly string[] },
  others: readonly Other[],
): readonly Other[] {
  return others.filter(
    ({ id, name, roles, status }) =>
      id !== chosen.id &&
      status !== CLOSED &&
      comparable(name) === comparable(chosen.name) &&
      checkingPairs.some(
        ([one, other]) =>
          (chosen.roles.includes(one) && roles.includes(other)) ||
          (chosen.roles.includes(other) && roles.includes(one)),
      ),
  )
}

const CLOSED: UserStatus = 401

/** A name without what people write differently: letter case and spaces. */
function comparable(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}
