/**
 * Who may do what: the one table of roles and powers (3§6, `decisions.md` Identity and access).
 * The server enforces it on every call; both front ends mirror it by asking the same functions.
 */

export const administratorRoles = [
  'ADMIN_OPERATION',
  'ADMIN_ACCOUNT',
  'ADMIN_CLAIM',
  'ADMIN_CALL_CENTRE',
  'ADMIN_IT',
  'ADMIN_CREATION',
  /** Read-only: opens the event history and replay screens and nothing else. */
  'ADMIN_AUDITOR',
] as const
export type AdministratorRole = (typeof administratorRoles)[number]

/** The role of a client company's HR administrator, held by a member. */
export const hrAdministratorRole = 'hradmin'
export type Role = AdministratorRole | typeof hrAdministratorRole

export const powers = [
  'claims.view',
  /** Work the built-in claims desk (S37). */
  'claims.decide',
  'claims.reprocess',
  'clients.view',
  'users.view',
  /** Have a person forgotten for good. */
  'users.forget',
  /** See NRICs in full (S46); every such view is recorded. */
  'nric.unmasked',
  'history.view',
  'replay.view',
  'employees.view',
] as const
export type Power = (typeof powers)[number]

const everyAdministrator: readonly Power[] = ['claims.view', 'clients.view', 'users.view']

const powersOfRole: Readonly<Record<Role, readonly Power[]>> = {
  ADMIN_OPERATION: [...everyAdministrator, 'claims.reprocess', 'users.forget', 'nric.unmasked', 'history.view', 'replay.view'],
  ADMIN_ACCOUNT: everyAdministrator,
  ADMIN_CLAIM: [...everyAdministrator, 'claims.decide', 'nric.unmasked', 'history.view'],
  ADMIN_CALL_CENTRE: everyAdministrator,
  ADMIN_IT: [...everyAdministrator, 'replay.view'],
  ADMIN_CREATION: everyAdministrator,
  ADMIN_AUDITOR: ['history.view', 'replay.view'],
  hradmin: ['employees.view'],
}

export function isRole(value: string): value is Role {
  return Object.hasOwn(powersOfRole, value)
}

/** All powers of somebody with these roles; unknown roles give none. */
export function powersOf(roles: readonly string[]): ReadonlySet<Power> {
  return new Set(roles.filter(isRole).flatMap((role) => powersOfRole[role]))
}

/** The role by which somebody holds a power, for the record; undefined when they do not hold it. */
export function roleGranting(roles: readonly string[], power: Power): Role | undefined {
  return roles.filter(isRole).find((role) => powersOfRole[role].includes(power))
}
