import type { Role } from '@member-care/domain/access/powers.ts'
import { administratorRoleTexts } from '@member-care/domain/texts/administrator-list-texts.ts'
import { actorKindTexts } from '@member-care/domain/texts/record-history-texts.ts'

/** Roles as people say them; one that is not known stands as it came. */
export function roleNames(roles: readonly string[]): readonly string[] {
  return roles.map((role) => nameOf(role as Role) ?? role)
}

/** @param role also one that came over the wire and is none */
function nameOf(role: Role): string | undefined {
  if (role === 'hradmin') return actorKindTexts['hr-administrator']
  return Object.hasOwn(administratorRoleTexts, role) ? administratorRoleTexts[role].label : undefined
}
