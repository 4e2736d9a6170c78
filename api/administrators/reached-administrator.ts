/** The administrator that a call is about, as far as whoever asks administers them (S36). */
import { reachesAdministrator } from '@member-care/domain/access/change-access.ts'
import type { UserQueries } from '@member-care/projections/users/user-queries.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { apiError } from '../http/api-error.ts'
import type { SignedInUser } from '../http/caller.ts'

/** @throws ApiError 404 when there is no such administrator (any more), or one of a client group that the asker does not reach */
export async function requireReachedAdministrator(users: UserQueries, asking: Pick<SignedInUser, 'groupCodes'>, userId: string): Promise<UserRecord> {
  const administrator = await users.getUser({ kind: 'all' }, userId)
  if (administrator?.userType !== 'sys-admin' || administrator.forgotten || administrator.deleted || !reachesAdministrator(asking, administrator)) throw apiError('NOT_FOUND')
  return administrator
}
