/**
 * What follows when a company's own system says something of one of its employees (S88). Their cover under this company is the company's to
 * say. What is the person's own is so only while no other company covers them. How they sign in and are proved is theirs once they have registered.
 */
import { withoutUndefined } from '../schemas/changed-fields.ts'
import type { DirectoryEntry } from './directory-entry.ts'
import { isCoveredBy } from './end-of-cover.ts'
import type { UserCommand } from './user-commands.ts'
import type { EnrolledUser, MembershipDetails } from './user-state.ts'

/** What is said of a cover; an empty text empties its field. */
export interface ProvisionedCover {
  readonly staffId?: string | undefined
  readonly designation?: string | undefined
  readonly planNo?: string | undefined
  readonly costCenter?: string | undefined
  readonly costCenterName?: string | undefined
  /** YYYY-MM-DD, as is the next. */
  readonly effectiveStartDate?: string | undefined
  readonly effectiveEndDate?: string | undefined
}

/** What is said of the person. */
export interface ProvisionedPerson {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly birthdate?: string | undefined
  readonly gender?: 'm' | 'f' | undefined
  readonly contactNumber?: { readonly contactNoCountryCode: string; readonly contactNo: string } | undefined
}

/** Whether a cover has not ended by the date, which is its last day. */
export function isActiveCover(
  { effectiveEndDate }: { readonly effectiveEndDate?: string | undefined },
  today: string,
): boolean {
  return effectiveEndDate === undefined || effectiveEndDate > today
}

/** Whether another company covers the person, or is going to. */
export function isCoveredElsewhere({ memberships }: EnrolledUser, companyId: string, today: string): boolean {
  const { [companyId]: _own, ...others } = memberships
  return isCoveredBy(Object.values(others), today)
}

/** Of what is said of the person, what this company may say. What it may not stays as it is. */
export function takenOfPerson(
  user: EnrolledUser,
  said: ProvisionedPerson,
  { companyId, today }: { readonly companyId: string; readonly today: string },
): ProvisionedPerson {
  if (isCoveredElsewhere(user, companyId, today)) return {}
  if (user.status === 101) return said
  const { name, birthdate, gender } = said
  return withoutUndefined({
    name,
    birthdate: user.details.birthdate === undefined ? birthdate : undefined,
    gender: user.details.gender === undefined ? gender : undefined,
  })
}

/** @param said.active whether the person is to be covered; undefined: as they are */
export function coverCommandsOf(
  current: MembershipDetails,
  said: { readonly active?: boolean | undefined; readonly cover: ProvisionedCover },
  { companyId, today }: { readonly companyId: string; readonly today: string },
): readonly UserCommand[] {
  const { effectiveStartDate: start, effectiveEndDate: end, ...details } = withoutUndefined(said.cover)
  const isActive = isActiveCover(current, today)
  if (said.active === false && isActive) {
    const effectiveEndDate = end !== undefined && end !== '' && end < today ? end : today
    return [...changed(companyId, details), { type: 'EndMembership', data: { companyId, effectiveEndDate, today } }]
  }
  if (said.active === true && !isActive) return comingBack(current, { details, start, end }, { companyId, today })
  // A cover always has a beginning.
  return changed(companyId, {
    ...details,
    ...(start !== undefined && start !== '' && { effectiveStartDate: start }),
    ...(end !== undefined && { effectiveEndDate: end }),
  })
}

/** Who ended today, or later, goes on; who ended earlier begins anew. */
function comingBack(
  current: MembershipDetails,
  said: { readonly details: ProvisionedCover; readonly start: string | undefined; readonly end: string | undefined },
  { companyId, today }: { readonly companyId: string; readonly today: string },
): readonly UserCommand[] {
  const { effectiveEndDate: ended = '', ...before } = current
  const newEnd = said.end !== undefined && said.end > today ? said.end : ''
  const startsAnew = said.start !== undefined && said.start > ended
  if (ended >= today) return changed(companyId, { ...said.details, effectiveEndDate: newEnd })
  const begins = startsAnew ? said.start : before.effectiveStartDate > today ? before.effectiveStartDate : today
  const details = Object.entries({ ...before, ...said.details }).filter(([, value]) => value !== '')
  return [
    {
      type: 'StartMembership',
      data: {
        ...(Object.fromEntries(details) as typeof before),
        companyId,
        today,
        effectiveStartDate: begins ?? today,
        ...(newEnd !== '' && { effectiveEndDate: newEnd }),
      },
    },
  ]
}

function changed(companyId: string, cover: ProvisionedCover): readonly UserCommand[] {
  const said = withoutUndefined(cover)
  return Object.keys(said).length === 0
    ? []
    : [{ type: 'ChangeCover', data: { companyId, cover: said as Record<string, string> } }]
}

/** The entry afterwards, as a command. */
export function directoryCommand(companyId: string, entry: DirectoryEntry): UserCommand {
  return { type: 'RecordDirectoryEntry', data: { companyId, ...entry } }
}
