/** How long claims usually take, as their members are told. */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { readUsualTime } from '@member-care/projections/claims/usual-time.ts'
import type { Parts } from '../http/parts.ts'
import { createUsualTimes, type UsualTimes } from '../usual-times/usual-times.ts'

export function usualTimesOfClaims(parts: Pick<Parts, 'database' | 'systemReader' | 'clock'>): UsualTimes<ClaimKind> {
  return createUsualTimes<ClaimKind>(parts, (question) => readUsualTime(parts.database, parts.systemReader, question))
}
