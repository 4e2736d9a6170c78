/** A panel visit as a member reads it, on the screen and on paper. */
import type { Scope } from '@member-care/projections/scope.ts'
import { apiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { maskingOf } from './member-masking.ts'
import { toVisitDetail, type PanelVisitDetailAnswer } from './panel-visit-answers.ts'
import { findPanelVisit } from './panel-visits.ts'

export interface ReadPanelVisit {
  readonly companyId: string
  readonly answer: PanelVisitDetailAnswer
}

/**
 * @param idOrNumber the visit's id, or its number
 * @throws ApiError 404 when there is none within the scope, or the company shows none
 */
export async function readPanelVisit(parts: Parts, scope: Scope, idOrNumber: string): Promise<ReadPanelVisit> {
  const visit = await findPanelVisit(parts.database, scope, idOrNumber)
  if (!visit) throw apiError('NOT_FOUND')
  const { companyId } = visit
  const [mask, client, people] = await Promise.all([
    maskingOf(parts, scope, [companyId]),
    parts.clients.getClient(scope, companyId),
    peopleOfVisits(parts, [visit.patientId, visit.employeeId]),
  ])
  // As in the lists, where a company that shows no visits has none.
  if (!client?.featuresConfig.allowMyVisit) throw apiError('NOT_FOUND')
  return {
    companyId,
    answer: toVisitDetail(
      visit,
      { patient: people.get(visit.patientId), employee: people.get(visit.employeeId) },
      mask,
      client.featuresConfig,
    ),
  }
}

/** The people of visits that the caller may see: patients, and employees whose cover it is. */
export function peopleOfVisits(parts: Parts, userIds: readonly string[]) {
  return parts.users.getUsers(parts.systemReader, userIds)
}
