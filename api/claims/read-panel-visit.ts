/** A panel visit as a member reads it, on the screen and on paper. */
import type { Scope } from '@member-care/projections/scope.ts'
import { apiError } from '../http/api-error.ts'
import type { Parts } from '../parts.ts'
import { maskingOf } from './member-masking.ts'
import { toVisitDetail, type PanelVisitDetailAnswer } from './panel-visit-answers.ts'
import { findPanelVisit } from './panel-visits.ts'

export interface ReadPanelVisit {
  readonly companyId: string
  readonly answer: PanelVisitDetailAnswer
}

/**
 * @param idOrNumber the visit's id, or its number
 * @throws ApiError 404 when there is none within the scope
 */
export async function readPanelVisit(parts: Parts, scope: Scope, idOrNumber: string): Promise<ReadPanelVisit> {
  const visit = await findPanelVisit(parts.database, scope, idOrNumber)
  if (!visit) throw apiError('NOT_FOUND')
  const { companyId } = visit
  const [mask, client, patient, employee] = await Promise.all([
    maskingOf(parts, scope, [companyId]),
    parts.clients.getClient(scope, companyId),
    personOfVisit(parts, visit.patientId),
    personOfVisit(parts, visit.employeeId),
  ])
  return { companyId, answer: toVisitDetail(visit, { patient, employee }, mask, client?.featuresConfig) }
}

/** A person of a visit that the caller may see: the patient or the employee whose cover it is. */
export function personOfVisit(parts: Parts, userId: string) {
  return parts.users.getUser({ kind: 'own', userId }, userId)
}
