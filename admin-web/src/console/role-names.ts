import type { Role } from '@member-care/domain/access/powers.ts'

const names: Readonly<Record<Role, string>> = {
  ADMIN_OPERATION: 'Operations',
  ADMIN_ACCOUNT: 'Accounts',
  ADMIN_CLAIM: 'Claims',
  ADMIN_CALL_CENTRE: 'Call centre',
  ADMIN_IT: 'IT',
  ADMIN_CREATION: 'Admin creation',
  ADMIN_AUDITOR: 'Auditor',
  hradmin: 'HR administrator',
}

/** Roles as people say them; one that is not known stands as it came. */
export function roleNames(roles: readonly string[]): readonly string[] {
  return roles.map((role) => (Object.hasOwn(names, role) ? names[role as Role] : role))
}
