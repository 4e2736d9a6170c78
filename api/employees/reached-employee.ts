import type { Membership, UserRecord } from '@member-care/projections/users/user-records.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { listScope } from '../users/user-list-routes.ts'

export interface ReachedEmployee {
  readonly person: UserRecord
  /** Their covers as an employee of the caller's companies; at least one. */
  readonly employments: readonly Membership[]
}

/**
 * Somebody whom one of the caller's companies employs, or employed (S91).
 * @throws ApiError 404 for everybody else, also for whom the companies cover only as a dependant
 */
export async function reachedEmployee(parts: Parts, { scope }: Caller, userId: string): Promise<ReachedEmployee> {
  const person = await parts.users.getUser(listScope(scope), userId)
  const employments = (person?.memberships ?? []).filter(({ memberType }) => memberType === 'E')
  if (person?.userType !== 'client' || employments.length === 0) throw apiError('NOT_FOUND')
  return { person, employments }
}
