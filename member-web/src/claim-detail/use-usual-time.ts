/** How long claims like this one usually take. A help and no more: without an answer nothing is said. */
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { readUsualTime } from '../portal-api/claims-api.ts'
import type { UsualTime } from '../portal-api/claims-contract.ts'

/** Null until it is known, and when nothing can be said. */
export function useUsualTime(claimId: string): UsualTime | null {
  const query = portalQuery({ key: ['usual-time', claimId], load: (signal) => readUsualTime(claimId, signal) })
  return useAnswer(query).value ?? null
}
