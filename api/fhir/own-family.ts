/** Whom a member takes along: themselves, and those of the family whose claims they are told. */
import type { FeaturesConfig } from '@member-care/domain/client/features-config.ts'
import type { ExportedPerson } from '@member-care/domain/cover/fhir/cover-bundle.ts'
import { seesUsesOf } from '@member-care/domain/cover/whose-uses.ts'
import { maskNric } from '@member-care/domain/identity/nric.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { readCovers } from '../accounts/session-user.ts'
import { coveredPerson } from '../cover/cover-of-claim.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import type { Asked } from './export-cover.ts'

/**
 * @throws ApiError 404 for a company under which the member is not covered today
 */
export async function ownFamily(parts: Parts, { own }: Caller, companyId: string): Promise<Asked> {
  const covers = await readCovers(parts, own, own.userId, parts.clock())
  const cover = covers.find(({ client }) => client.companyId === companyId)
  if (cover === undefined) throw apiError('NOT_FOUND')
  const { client, entry } = cover
  const { featuresConfig } = client
  const viewer = { userId: own.userId, isEmployee: entry.memberType === 'E' }
  const userIds = entry.records
    .map(({ uuid }) => uuid)
    .filter((uuid) => seesUsesOf(featuresConfig.whoSeesUses, viewer, uuid))
  // The member's own cover names their family; they are read together, as the system.
  const users = await parts.users.getUsers(parts.systemReader, userIds)
  const employeeId = employeeOf(users.get(own.userId), companyId) ?? own.userId
  const people = await Promise.all(
    userIds.map(async (userId) => {
      const [user, person] = [users.get(userId), await coveredPerson(parts, { companyId, employeeId }, userId)]
      if (user === undefined || person === undefined) return []
      const identity = userId === own.userId ? identityOf(user, featuresConfig) : undefined
      return [{ person, name: user.name ?? '', ...(identity !== undefined && { identity }) }]
    }),
  )
  // As My Cover does.
  return { scope: own, client, employeeId, people: people.flat(), isPlanTold: featuresConfig.allowViewBenefitBalance }
}

function employeeOf(user: UserRecord | undefined, companyId: string): string | undefined {
  return user?.memberships.find((membership) => membership.companyId === companyId)?.employeeId ?? undefined
}

/** The number as the portal shows it to its owner. */
function identityOf(
  { nric, birthdate }: UserRecord,
  { maskNRIC, unmaskedNRICLength }: Pick<FeaturesConfig, 'maskNRIC' | 'unmaskedNRICLength'>,
): NonNullable<ExportedPerson['identity']> {
  return {
    ...(nric !== null && { nric: maskNRIC ? { masked: maskNric(nric, unmaskedNRICLength) } : { whole: nric } }),
    ...(birthdate !== null && { birthDate: birthdate }),
  }
}
