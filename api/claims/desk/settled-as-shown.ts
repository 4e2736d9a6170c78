/** A settled difference stands in no version of the claim: who pays more of it says what they saw as settled. */
import { z } from 'zod'
import { loadSettledCents } from '../../aggregates/cover-difference.ts'
import { loadClaim, type CoverParts } from '../../cover/cover-of-claim.ts'
import { apiError } from '../../http/api-error.ts'

/** What was paid in all when a difference of the claim was settled, as it was shown: cents, null or absent where none was. */
export const shownSettledCents = z.number().nullable().default(null)

interface Seen {
  readonly expectedVersion: number
  readonly shownSettledCents: number | null
}

/** @throws ApiError 409 CONFLICT when a difference of the claim was settled since it was looked at */
export async function requireSettledAsShown(
  parts: CoverParts,
  claimId: string,
  { expectedVersion, shownSettledCents: shown }: Seen,
): Promise<void> {
  const loaded = await loadClaim(parts, claimId)
  // Of another version the command itself says so, or that it was carried out already.
  if (loaded === undefined || loaded.events.length - 1 !== expectedVersion) return
  const settled = await loadSettledCents(parts, claimId, loaded.events)
  if ((settled ?? null) !== shown) throw apiError('CONFLICT')
}
