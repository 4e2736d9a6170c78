/** Who may change whose roles, client groups and status, and what may never come of it (3§4, 3§6, S04, S05, S36). */
import type { Refusal } from '../errors/refusal.ts'
import { accessTexts } from '../texts/access-texts.ts'
import { administratorRefusalTexts } from '../texts/administrator-list-texts.ts'
import type { UserStatus } from '../user/user-events.ts'
import { hrAdministratorRole, type AdministratorRole, type Power } from './powers.ts'

/** The group code that reaches every client (S36). */
const EVERY_GROUP = 'ALL'

/** The administrator who asks for the change. */
export interface ChangingAdministrator {
  readonly userId: string
  readonly roles: readonly string[]
  readonly groupCodes: readonly string[]
}

/** The administrator whom it is about. */
export interface ChangedAdministrator {
  readonly userId: string
  readonly roles: readonly string[]
  readonly groupCodes: readonly string[]
  readonly status: UserStatus
}

export interface RolesToBe {
  readonly roles: readonly AdministratorRole[]
  readonly groupCodes: readonly string[]
}

/** Whether the one administers the other: nobody reaches an administrator of a client group that is not theirs. */
export function reachesAdministrator({ groupCodes }: Pick<ChangingAdministrator, 'groupCodes'>, other: Pick<ChangedAdministrator, 'groupCodes'>): boolean {
  return covers(groupCodes, other.groupCodes)
}

/** Whether somebody gives and takes ADMIN_IT and sets how its holders sign in: its holders alone. Others would raise themselves through an account of their making. */
export function reachesItRole({ roles }: Pick<ChangingAdministrator, 'roles'>): boolean {
  return roles.includes('ADMIN_IT')
}

/**
 * Why the roles and groups may not become these; undefined when they may. Nobody changes their own, so nobody raises themselves.
 * @param otherItAdministrators how many active administrators with ADMIN_IT there are besides the one who is changed
 */
export function rolesRefusal(asking: ChangingAdministrator, changed: ChangedAdministrator, toBe: RolesToBe, otherItAdministrators: number): Refusal | undefined {
  if (asking.userId === changed.userId) return { code: 'OWN_ACCESS', message: accessTexts.ownAccess }
  if (toBe.roles.length === 0) return { code: 'ROLES_MISSING', message: accessTexts.noRole, field: 'roles' }
  if (toBe.groupCodes.length === 0) return { code: 'GROUPS_MISSING', message: accessTexts.noGroup, field: 'groupCodes' }
  if (!covers(asking.groupCodes, toBe.groupCodes)) return { code: 'GROUP_OUT_OF_REACH', message: accessTexts.groupOutOfReach, field: 'groupCodes' }
  const isItConcerned = changed.roles.includes('ADMIN_IT') !== toBe.roles.includes('ADMIN_IT')
  if (isItConcerned && !reachesItRole(asking)) return { code: 'IT_ROLE_OUT_OF_REACH', message: accessTexts.itRoleOutOfReach, field: 'roles' }
  const losesIt = isActiveIt(changed) && !toBe.roles.includes('ADMIN_IT')
  return losesIt && otherItAdministrators === 0 ? { code: 'LAST_IT_ADMINISTRATOR', message: accessTexts.lastItAdministrator, field: 'roles' } : undefined
}

/** Why an administrator's status may not become this; undefined when it may. @param otherItAdministrators as for {@link rolesRefusal} */
export function administratorStatusRefusal(
  asking: ChangingAdministrator,
  changed: ChangedAdministrator,
  status: UserStatus,
  otherItAdministrators: number,
): Refusal | undefined {
  if (asking.userId === changed.userId) return { code: 'OWN_ACCESS', message: accessTexts.ownAccess }
  if (status === 101 || status === 301) return { code: 'NO_SUCH_STATUS', message: accessTexts.notForAdministrators, field: 'status' }
  return isActiveIt(changed) && status !== 100 && otherItAdministrators === 0
    ? { code: 'LAST_IT_ADMINISTRATOR', message: accessTexts.lastItAdministrator }
    : undefined
}

/** Why an administrator cannot be deleted; undefined when they can. @param otherItAdministrators as for {@link rolesRefusal} */
export function deletionRefusal(asking: ChangingAdministrator, deleted: ChangedAdministrator, otherItAdministrators: number): Refusal | undefined {
  if (asking.userId === deleted.userId) return { code: 'OWN_ACCESS', message: administratorRefusalTexts.ownDeletion }
  return isActiveIt(deleted) && otherItAdministrators === 0 ? { code: 'LAST_IT_ADMINISTRATOR', message: accessTexts.lastItAdministrator } : undefined
}

/**
 * Why the administrator's e-mail address or password may not be set for them; undefined when they may. One's own are never set here, or a
 * session left open would be enough to take an account over; and the first password is chosen with the activation link.
 */
export function signInDetailsRefusal(
  asking: Pick<ChangingAdministrator, 'userId' | 'roles'>,
  changed: Pick<ChangedAdministrator, 'userId' | 'roles' | 'status'>,
  what: 'email' | 'password',
): Refusal | undefined {
  if (asking.userId === changed.userId) return { code: 'OWN_ACCESS', message: administratorRefusalTexts.ownPassword, field: what }
  if (changed.roles.includes('ADMIN_IT') && !reachesItRole(asking)) return { code: 'IT_ROLE_OUT_OF_REACH', message: accessTexts.itSignInOutOfReach, field: what }
  return what === 'password' && changed.status === 101 ? { code: 'NOT_ACTIVATED', message: administratorRefusalTexts.notActivated, field: 'password' } : undefined
}

/** What it takes to bring an administrator from one status to another: who locks unlocks, who terminates activates (ROL-027, ROL-028). */
export function powerForAdministratorStatus(from: UserStatus, to: UserStatus): Power {
  return from === 401 || to === 401 ? 'administrators.terminate' : 'administrators.lock'
}

/** A company that employs or covers the member. */
export interface Cover {
  readonly companyId: string
  readonly memberType: 'E' | 'D'
}

/**
 * Why somebody may not be made HR administrator, or stop being one; undefined when they may. The role reaches every company that
 * employs the member, so whoever changes it must reach them all.
 * @param asking who asks, and which of the member's companies they reach
 */
export function hrAccessRefusal(
  asking: { readonly userId: string; readonly companyIds: ReadonlySet<string> },
  member: { readonly userId: string; readonly covers: readonly Cover[] },
): Refusal | undefined {
  if (asking.userId === member.userId) return { code: 'OWN_ACCESS', message: accessTexts.ownAccess }
  const employers = employersOf(member.covers)
  if (employers.length === 0) return { code: 'EMPLOYEES_ONLY', message: accessTexts.employeesOnly }
  return employers.every((companyId) => asking.companyIds.has(companyId)) ? undefined : { code: 'OTHER_COMPANY', message: accessTexts.otherCompany }
}

/** The companies that an HR administrator's role reaches: those that employ them, not those that cover them as somebody's dependant. */
export function employersOf(covers: readonly Cover[]): readonly string[] {
  return covers.filter(({ memberType }) => memberType === 'E').map(({ companyId }) => companyId)
}

/** The member's roles with that of HR administrator, or without. */
export function withHrAccess(roles: readonly string[], hasAccess: boolean): readonly string[] {
  const others = roles.filter((role) => role !== hrAdministratorRole)
  return hasAccess ? [...others, hrAdministratorRole] : others
}

/** Only who is registered can do anything about the others. */
function isActiveIt({ roles, status }: ChangedAdministrator): boolean {
  return status === 100 && roles.includes('ADMIN_IT')
}

function covers(reached: readonly string[], wanted: readonly string[]): boolean {
  return reached.includes(EVERY_GROUP) || wanted.every((code) => reached.includes(code))
}
