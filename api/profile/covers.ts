/** Under whom a member and their family are covered, for the profile. */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { maskNric } from '@member-care/domain/identity/nric.ts'
import { memberTypes } from '@member-care/domain/user/user-events.ts'
import type { OwnScope } from '@member-care/projections/scope.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { z } from 'zod'
import { readCovers } from '../accounts/session-user.ts'
import type { Parts } from '../http/parts.ts'

const coveredPersonSchema = z.object({
  uuid: z.string(),
  name: z.string(),
  /** Masked when the company wishes so (`maskNRIC`). */
  nric: z.string(),
  memberType: z.enum(memberTypes),
  /** Of a dependant to the employee; else empty. */
  relationship: z.string(),
  planNo: z.string(),
  /** Singapore dates, YYYY-MM-DD, both inclusive; an end that is null is not known yet. */
  effectiveStartDate: z.string(),
  effectiveEndDate: z.string().nullable(),
})

export const coverSchema = z
  .object({
    companyId: z.string(),
    companyName: z.string(),
    policyNo: z.string(),
    memberType: z.enum(memberTypes),
    staffId: z.string(),
    /** The member first, then, for an employee, their dependants. */
    people: z.array(coveredPersonSchema),
  })
  .meta({ id: 'Cover' })
export type Cover = z.infer<typeof coverSchema>

/** The covers in force today. */
export async function describeCovers(parts: Parts, own: OwnScope): Promise<readonly Cover[]> {
  const now = parts.clock()
  const covers = await readCovers(parts, own, own.userId, now)
  // The caller's own scope has given whose family it is; their memberships are read by the system, all in one query.
  const family = await parts.users.getUsers(
    parts.systemReader,
    covers.flatMap(({ entry }) => entry.records.map(({ uuid }) => uuid)),
  )
  return covers.map(({ entry, client }) => {
    const { maskNRIC, unmaskedNRICLength } = client.featuresConfig
    const people = entry.records.map(({ uuid }) => membershipToday(family.get(uuid), entry.companyId, now))
    return {
      companyId: entry.companyId,
      companyName: entry.companyName ?? '',
      policyNo: client.policyNo,
      memberType: entry.memberType,
      staffId: people[0]?.staffId ?? '',
      people: entry.records.map(({ uuid, name, nric, memberType, relationship }, index) => ({
        uuid,
        name: name ?? '',
        nric: maskNRIC ? maskNric(nric ?? '', unmaskedNRICLength) : (nric ?? ''),
        memberType,
        relationship: relationship ?? '',
        planNo: people[index]?.planNo ?? '',
        effectiveStartDate: people[index]?.effectiveStartDate ?? entry.effectiveStartDate,
        effectiveEndDate: people[index]?.effectiveEndDate ?? null,
      })),
    }
  })
}

function membershipToday(user: UserRecord | undefined, companyId: string, now: Date) {
  const today = singaporeToday(now)
  const ofCompany = user?.memberships.filter((membership) => membership.companyId === companyId)
  return ofCompany?.find(
    ({ effectiveStartDate: start, effectiveEndDate: end }) => start <= today && (end === null || end >= today),
  )
}
