/** The calls of My Visits. */
import { answered, api } from './api-client.ts'
import { claimListQuery, type ClaimFilter } from './claims-api.ts'
import type { ClaimRow } from './claims-contract.ts'
import type { VisitDetail } from './visits-contract.ts'

export function readVisits(filter: ClaimFilter, signal: AbortSignal): Promise<readonly ClaimRow[]> {
  return answered(api.GET('/api/visits/v2', { params: { query: claimListQuery(filter) }, signal }))
}

/** @param visitId the visit's id, or its number */
export function readVisit(visitId: string, signal: AbortSignal): Promise<VisitDetail> {
  return answered(api.GET('/api/visitDetail/v2/{visitId}', { params: { path: { visitId } }, signal }))
}

/** The invoice of a visit, a PDF. */
export function readProofOfVisit(visitNo: string, signal: AbortSignal): Promise<Blob> {
  return answered<Blob>(
    api.GET('/api/visits/{visitNo}/invoice', { params: { path: { visitNo } }, parseAs: 'blob', signal }),
  )
}
