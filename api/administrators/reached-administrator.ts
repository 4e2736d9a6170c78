/** The administrator that a call is about. Only one whom the caller administers is found (S36). */
import { reachesAdministrator } from '@member-care/domain/access/change-access.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { apiError } from '../http/api-error.ts'
import type { SignedInUser } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'

/** @throws ApiError 404 when there is no such administrator (any more), or one of a client group that the asker does not reach */
export async function requireReachedAdministrator(
  { users, systemReader }: Pick<Parts, 'users' | 'systemReader'>,
  asking: Pick<SignedInUser, 'groupCodes'>,
  userId: string,
): Promise<UserRecord> {
  const administrator = await users.getUser(systemReader, userId)
  if (
    administrator?.userType !== 'sys-admin' ||
    administrator.forgotten ||
    administrator.deleted ||
    !reachesAdministrator(asking, administrator)
  )
    throw apiError('NOT_FOUND')
  return administrator
}
