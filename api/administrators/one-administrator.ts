/** Changing an administrator when nobody else is changing one: whether another ADMIN_IT is left must not change meanwhile. */
import { reachesEveryGroup } from '@member-care/domain/access/change-access.ts'
import type { Refusal } from '@member-care/domain/errors/refusal.ts'
import { countActiveHolders } from '@member-care/projections/users/administrator-queries.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { refusalError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { requireReachedAdministrator } from './reached-administrator.ts'

/**
 * @param change gets the administrator, and how many active administrators with ADMIN_IT there are besides them; for one who reaches every client, of those who do (S135)
 * @throws ApiError 404 for an administrator whom the caller does not reach
 */
export async function changingAdministrator<Result>(
  parts: Parts,
  caller: Caller,
  userId: string,
  change: (administrator: UserRecord, otherItAdministrators: number) => Promise<Result>,
): Promise<Result> {
  return parts.locks.withLock('administrators', async () => {
    const administrator = await requireReachedAdministrator(parts, caller.user, userId)
    return change(
      administrator,
      await countActiveHolders(parts.database, parts.systemReader, 'ADMIN_IT', {
        except: userId,
        // Who reaches every client is replaced by nobody who reaches less.
        groupCode: reachesEveryGroup(administrator) ? 'ALL' : undefined,
      }),
    )
  })
}

/** @throws ApiError with the refusal, when there is one */
export function unlessRefused(refusal: Refusal | undefined): void {
  if (refusal) throw refusalError(refusal)
}
