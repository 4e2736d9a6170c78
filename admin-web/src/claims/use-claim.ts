import { useGetOne, useRecordContext, useResourceContext } from 'react-admin'
import { recordKey, shownRecord } from '../record/whole-record.ts'
import type { ClaimRecord, ClaimResource } from './claim-record.ts'

/** Where the cache keeps a whole claim. */
export function claimKey(resource: ClaimResource, claimId: string): readonly unknown[] {
  return recordKey(resource, claimId)
}

/** A claim beside the one that the page is about. */
export function useOtherClaim(resource: ClaimResource, claimId: string) {
  return useGetOne<ClaimRecord>(resource, { id: claimId, meta: shownRecord.meta })
}

/** The claim that the page is about, in the parts that show only once it is loaded. */
export function useShownClaim(): ClaimRecord {
  const claim = useRecordContext<ClaimRecord>()
  if (!claim) throw new Error('This part of the page needs a loaded claim around it.')
  return claim
}

/** To which of the two lists it belongs. */
export function useClaimResource(): ClaimResource {
  return useResourceContext() as ClaimResource
}
