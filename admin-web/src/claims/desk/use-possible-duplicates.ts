/** The claims that look like one, as everything on its page asks for them. */
import { useGetOne, type RaRecord } from 'react-admin'
import type { PossibleDuplicates } from '../queue/queue-record.ts'
import type { HeldFor } from './decision-forms.ts'

const RESOURCE = 'possible-duplicates'

export const possibleDuplicatesKey = (claimId: string) =>
  [RESOURCE, 'getOne', { id: claimId, meta: undefined }] as const

export function usePossibleDuplicates(claimId: string, { enabled = true }: { readonly enabled?: boolean } = {}) {
  return useGetOne<PossibleDuplicates & RaRecord<string>>(RESOURCE, { id: claimId }, { enabled })
}

/** The likely duplicates for which an approval needs a reason; none for another decision. */
export function useHeldFor(claimId: string, isApproval: boolean): readonly HeldFor[] {
  const { data } = usePossibleDuplicates(claimId, { enabled: isApproval })
  return isApproval
    ? (data?.items ?? []).filter(({ isHeld }) => isHeld).map(({ claim: { id, claimNo } }) => ({ id, claimNo }))
    : []
}
