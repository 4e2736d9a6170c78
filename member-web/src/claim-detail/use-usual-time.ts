/** How long claims like this one usually take. A help and no more: without an answer nothing is said. */
import { useCallback } from 'react'
import { readUsualTime } from '../portal-api/claims-api.ts'
import type { UsualTime } from '../portal-api/claims-contract.ts'
import { useResource } from '../resource/use-resource.ts'

/** Null until it is known, and when nothing can be said. */
export function useUsualTime(claimId: string): UsualTime | null {
  const load = useCallback((signal: AbortSignal) => readUsualTime(claimId, signal), [claimId])
  return useResource(load).value ?? null
}
