/**
 * Who may change whose roles, client groups and status, and which changes are refused in every case (3§4, 3§6, S04,
 * S05, S36).
 */
import type { Refusal } from '../errors/refusal.ts'
import { accessTexts, rolesCheckEachOtherText } from '../texts/access-texts.ts'
import { administratorRefusalTexts } from '../texts/administrator-list-texts.ts'
import { hasEndedBefore } from '../user/end-of-cover.ts'
import type { UserStatus } from '../user/user-events.ts'
import { newlyCombinedPair } from './checking-roles.ts'
import { hrAdministratorRole, type AdministratorRole, type Power } from './powers.ts'

/** The group code that reaches every client (S36). */
const EVERY_GROUP = 'ALL'

/** The administrator who asks for the change. */
export interface ChangingAdministrator {
  readonly userId: string
  readonly roles: readonly string[]
  readonly groupCodes: readonly string[]
}

/** The administrator whose access is changed. */
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

/** Whether the one administers the other. Nobody reaches an administrator who has a client group that is not theirs. */
export function reachesAdministrator(
  { groupCodes }: Pick<ChangingAdministrator, 'groupCodes'>,
  other: Pick<ChangedAdministrator, 'groupCodes'>,
): boolean {
  return covers(groupCodes, other.groupCodes)
}

/** Whether an administrator reaches every client, and so every administrator (S36). */
export function reachesEveryGroup({ groupCodes }: Pick<ChangingAdministrator, 'groupCodes'>): boolean {
  return groupCodes.includes(EVERY_GROUP)
}

/**
 * Whether an administrator may give and take the role ADMIN_IT, change the roles and groups of its holders, and set how they sign in. Only its holders
 * may. Others could make an account with that role and so give themselves more rights, or leave nobody with it who reaches every client (S135).
 */
export function reachesItRole({ roles }: Pick<ChangingAdministrator, 'roles'>): boolean {
  return roles.includes('ADMIN_IT')
}

/** What else has to be known when roles are given. */
export interface RolesAround {
  /** How many active administrators with ADMIN_IT there are, without the one who is changed; where that one reaches every client, those who do too (S135). */
  readonly otherItAdministrators: number
  /** Whether one person may hold two roles that check each other in this installation. */
  readonly mayCombine: boolean
}

/**
 * Why an administrator may not get these roles and groups; undefined when they may. Nobody may change their own, so
 * nobody can give themselves more rights.
 */
export function rolesRefusal(
  asking: ChangingAdministrator,
  changed: ChangedAdministrator,
  toBe: RolesToBe,
  { otherItAdministrators, mayCombine }: RolesAround,
): Refusal | undefined {
  if (asking.userId === changed.userId) return { code: 'OWN_ACCESS', message: accessTexts.ownAccess }
  if (toBe.roles.length === 0) return { code: 'ROLES_MISSING', message: accessTexts.noRole, field: 'roles' }
  if (toBe.groupCodes.length === 0) return { code: 'GROUPS_MISSING', message: accessTexts.noGroup, field: 'groupCodes' }
  if (!covers(asking.groupCodes, toBe.groupCodes))
    return { code: 'GROUP_OUT_OF_REACH', message: accessTexts.groupOutOfReach, field: 'groupCodes' }
  const isItConcerned = changed.roles.includes('ADMIN_IT') || toBe.roles.includes('ADMIN_IT')
  if (isItConcerned && !reachesItRole(asking))
    return { code: 'IT_ROLE_OUT_OF_REACH', message: accessTexts.itRoleOutOfReach, field: 'roles' }
  const pair = mayCombine ? undefined : newlyCombinedPair(changed.roles, toBe.roles)
  if (pair) return { code: 'ROLES_CHECK_EACH_OTHER', message: rolesCheckEachOtherText(pair), field: 'roles' }
  const isLess = !toBe.roles.includes('ADMIN_IT') || (reachesEveryGroup(changed) && !reachesEveryGroup(toBe))
  const losesIt = isActiveIt(changed) && isLess
  return losesIt && otherItAdministrators === 0
    ? { code: 'LAST_IT_ADMINISTRATOR', message: accessTexts.lastItAdministrator, field: 'roles' }
    : undefined
}

/** Why an administrator's status may not become this; undefined when it may. @param otherItAdministrators as for {@link RolesAround} */
export function administratorStatusRefusal(
  asking: ChangingAdministrator,
  changed: ChangedAdministrator,
  status: UserStatus,
  otherItAdministrators: number,
): Refusal | undefined {
  if (asking.userId === changed.userId) return { code: 'OWN_ACCESS', message: accessTexts.ownAccess }
  if (status === 101 || status === 301)
    return { code: 'NO_SUCH_STATUS', message: accessTexts.notForAdministrators, field: 'status' }
  return isActiveIt(changed) && status !== 100 && otherItAdministrators === 0
    ? { code: 'LAST_IT_ADMINISTRATOR', message: accessTexts.lastItAdministrator }
    : undefined
}

/** Why an administrator cannot be deleted; undefined when they can. @param otherItAdministrators as for {@link RolesAround} */
export function deletionRefusal(
  asking: ChangingAdministrator,
  deleted: ChangedAdministrator,
  otherItAdministrators: number,
): Refusal | undefined {
  if (asking.userId === deleted.userId) return { code: 'OWN_ACCESS', message: administratorRefusalTexts.ownDeletion }
  return isActiveIt(deleted) && otherItAdministrators === 0
    ? { code: 'LAST_IT_ADMINISTRATOR', message: accessTexts.lastItAdministrator }
    : undefined
}

/**
 * Why an administrator may not set somebody's e-mail address or password for them; undefined when they may. Only its
 * holder sets a password. Once somebody has an account, only they change its address: an administrator who changed the
 * address could then set a password. An address may be put right only before the account is activated.
 * @param changed.hasAccount whether there was ever a password or a sign-in
 */
export function signInDetailsRefusal(
  asking: Pick<ChangingAdministrator, 'userId' | 'roles'>,
  changed: Pick<ChangedAdministrator, 'userId' | 'roles'> & { readonly hasAccount: boolean },
  what: 'email' | 'password',
): Refusal | undefined {
  if (asking.userId === changed.userId)
    return { code: 'OWN_ACCESS', message: administratorRefusalTexts.ownPassword, field: what }
  if (changed.roles.includes('ADMIN_IT') && !reachesItRole(asking))
    return { code: 'IT_ROLE_OUT_OF_REACH', message: accessTexts.itSignInOutOfReach, field: what }
  if (what === 'password')
    return {
      code: 'PASSWORD_OF_HOLDER',
      message: administratorRefusalTexts[changed.hasAccount ? 'passwordOfHolder' : 'notActivated'],
      field: what,
    }
  if (!changed.hasAccount) return undefined
  const message = reachesItRole(asking)
    ? administratorRefusalTexts.addressByInvitation
    : administratorRefusalTexts.addressByIt
  return { code: 'ADDRESS_BY_INVITATION', message, field: what }
}

/** Why somebody may not be invited to another address; undefined when they may. */
export function addressChangeRefusal(
  asking: Pick<ChangingAdministrator, 'userId'>,
  changed: Pick<ChangedAdministrator, 'userId' | 'status'> & { readonly hasAccount: boolean; readonly email: string },
  email: string,
): Refusal | undefined {
  if (asking.userId === changed.userId)
    return { code: 'OWN_ACCESS', message: administratorRefusalTexts.ownPassword, field: 'email' }
  if (!changed.hasAccount || changed.status === 101)
    return { code: 'NOT_ACTIVATED', message: administratorRefusalTexts.addressBeforeActivation, field: 'email' }
  if (changed.status === 401) return { code: 'ACCOUNT_CLOSED', message: administratorRefusalTexts.addressOfTerminated }
  return email === changed.email
    ? { code: 'SAME_ADDRESS', message: administratorRefusalTexts.sameAddress, field: 'email' }
    : undefined
}

/**
 * The power that is needed to bring an administrator from one status to another. The power that locks also unlocks, and
 * the power that terminates also activates (ROL-027, ROL-028).
 */
export function powerForAdministratorStatus(from: UserStatus, to: UserStatus): Power {
  return from === 401 || to === 401 ? 'administrators.terminate' : 'administrators.lock'
}

/** A company that employs or covers the member. */
export interface Cover {
  readonly companyId: string
  readonly memberType: 'E' | 'D'
  /** The last covered day, a Singapore date. */
  readonly effectiveEndDate: string | null
}

/**
 * Why somebody may not be made HR administrator, or stop being one; undefined when they may. The role is given for every
 * company that employs the member or is going to. So who gives it must reach all these companies too, and who takes it
 * away those of them that it was given for (S127).
 * @param asking who asks, and which of the member's companies they reach
 * @param day Singapore date
 */
export function hrAccessRefusal(
  asking: { readonly userId: string; readonly companyIds: ReadonlySet<string> },
  member: { readonly userId: string; readonly covers: readonly Cover[]; readonly hrCompanyIds: readonly string[] },
  { hasAccess, day }: { readonly hasAccess: boolean; readonly day: string },
): Refusal | undefined {
  if (asking.userId === member.userId) return { code: 'OWN_ACCESS', message: accessTexts.ownAccess }
  const employers = employersOf(member.covers, day)
  if (hasAccess && employers.length === 0) return { code: 'EMPLOYEES_ONLY', message: accessTexts.employeesOnly }
  const concerned = hasAccess ? employers : employers.filter((companyId) => member.hrCompanyIds.includes(companyId))
  return concerned.every((companyId) => asking.companyIds.has(companyId))
    ? undefined
    : { code: 'OTHER_COMPANY', message: accessTexts.otherCompany }
}

/**
 * The companies that employ somebody on a day, or are going to. Companies that only cover them as somebody's dependant
 * are left out.
 */
function employersOf(covers: readonly Cover[], day: string): readonly string[] {
  return covers
    .filter(({ memberType, effectiveEndDate }) => memberType === 'E' && !hasEndedBefore(effectiveEndDate, day))
    .map(({ companyId }) => companyId)
}

/**
 * The companies that the role of HR administrator was given to somebody for, after a change of their roles: those that
 * employ them that day or are going to. Of these it reaches whichever employ them at the time (S127). Who has it and is
 * given it again keeps it for the earlier ones, because they may come back (S80).
 * @param before those until then
 */
export function hrCompaniesAfter(
  before: readonly string[],
  {
    roles,
    covers,
    day,
  }: { readonly roles: readonly string[]; readonly covers: readonly Cover[]; readonly day: string },
): readonly string[] {
  return roles.includes(hrAdministratorRole) ? [...new Set([...before, ...employersOf(covers, day)])].toSorted() : []
}

/**
 * Somebody's roles as they can be used: that of HR administrator sleeps while no company that it was given for employs
 * them (S127).
 * @param around.covers those in force on the day
 */
export function rolesInForce(
  roles: readonly string[],
  around: {
    readonly covers: readonly Pick<Cover, 'companyId' | 'memberType'>[]
    readonly hrCompanyIds: readonly string[]
  },
): readonly string[] {
  const isAwake = around.covers.some(
    ({ companyId, memberType }) => memberType === 'E' && around.hrCompanyIds.includes(companyId),
  )
  return isAwake ? roles : withHrAccess(roles, false)
}

/** The member's roles with that of HR administrator, or without. */
export function withHrAccess(roles: readonly string[], hasAccess: boolean): readonly string[] {
  const others = roles.filter((role) => role !== hrAdministratorRole)
  return hasAccess ? [...others, hrAdministratorRole] : others
}

/** Somebody who is not registered can do nothing about the others. */
function isActiveIt({ roles, status }: ChangedAdministrator): boolean {
  return status === 100 && roles.includes('ADMIN_IT')
}

function covers(reached: readonly string[], wanted: readonly string[]): boolean {
  return reachesEveryGroup({ groupCodes: reached }) || wanted.every((code) => reached.includes(code))
}
