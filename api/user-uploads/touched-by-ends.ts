/** What the ends of cover touch that a company's file would bring (S80), counted for each row that ends one. */
import { endOf } from '@member-care/domain/upload/upload-outcome.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { describeEndOfCover } from '../users/end-of-cover.ts'
import { listScope } from '../users/user-list-routes.ts'
import type { KeptEntry } from './upload-rows.ts'
import type { Upload } from './upload-store.ts'

/** How many there are of each. */
export interface TouchedByEnd {
  readonly claims: number
  readonly letters: number
  /** Whose cover ends with the employee's. */
  readonly dependants: number
}

/** So many people are looked at at once. */
const AT_ONCE = 20

/**
 * By user id. Of a file that was submitted nothing is told: what it ended stands with the people. Of an administrator's file neither, because its
 * rows name several companies.
 */
export async function touchedByEnds(
  parts: Parts,
  { scope }: Caller,
  { companyId, state }: Upload,
  entries: readonly KeptEntry[],
): Promise<ReadonlyMap<string, TouchedByEnd>> {
  if (companyId === null || state !== 'checked') return new Map()
  const leavers = entries.flatMap((entry) => {
    const effectiveEndDate = endOf(entry)
    return effectiveEndDate === undefined || entry.userId === null ? [] : [{ userId: entry.userId, effectiveEndDate }]
  })
  const touched = new Map<string, TouchedByEnd>()
  for (let from = 0; from < leavers.length; from += AT_ONCE) {
    await Promise.all(
      leavers.slice(from, from + AT_ONCE).map(async (leaver) => {
        const end = await describeEndOfCover(parts, listScope(scope), { ...leaver, companyId }).catch(unlessGone)
        if (!end) return
        const { claims, letters, dependants } = end
        touched.set(leaver.userId, { claims: claims.total, letters: letters.total, dependants: dependants.length })
      }),
    )
  }
  return touched
}

/** Somebody who has left the company since the check. */
function unlessGone(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return undefined
  throw error
}
