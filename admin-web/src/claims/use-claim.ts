import { useGetOne } from 'react-admin'
import type { ClaimRecord, ClaimResource } from './claim-record.ts'

/** react-admin puts the rows of a list into its cache as records; a claim's row lacks most of the claim, so the whole one is kept apart. */
const whole = { isWhole: true }

/** Where the cache keeps a whole claim. */
export function claimKey(resource: ClaimResource, claimId: string): readonly unknown[] {
  return [resource, 'getOne', { id: claimId, meta: whole }]
}

/** A claim with everything that its pages show; asks for nothing without an id. */
export function useClaim(resource: ClaimResource, claimId: string) {
  return useGetOne<ClaimRecord>(resource, { id: claimId, meta: whole }, { enabled: claimId !== '' })
}
