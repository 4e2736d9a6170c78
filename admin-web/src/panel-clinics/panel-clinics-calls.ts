/** The calls of a user's panel clinics. */
import type { ClinicChoice } from '@member-care/domain/clinic/clinic-choice.ts'
import type { GetListParams } from 'react-admin'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'

export type PanelClinic = AnswerTo<'/api/console/users/{id}/clinics'>[number]
export type ClinicUser = AnswerTo<'/api/console/users/{id}'>

/** The user, or a dependant of theirs, and the company whose panel it is. */
export interface ClinicHolder {
  readonly userId: string
  readonly companyId: string
}

/** The clinics of the {@link ClinicHolder} that is the filter. */
export async function listUserClinics({ filter: { userId, companyId } }: GetListParams) {
  const clinics = await dataOf(
    apiClient.GET('/api/console/users/{id}/clinics', { params: { path: { id: userId }, query: { companyId } } }),
  )
  return { data: clinics.map((clinic) => ({ ...clinic, id: clinic.c })), total: clinics.length }
}

/** The Excel file of the chosen clinics. */
export function loadClinicFile({ userId, companyId }: ClinicHolder, { type, zone, area }: ClinicChoice): Promise<Blob> {
  const query = {
    companyId,
    ...(type !== '' && { type: Number(type) }),
    ...(zone !== '' && { zone }),
    ...(area !== '' && { area }),
  }
  return dataOf(
    apiClient.GET('/api/console/users/{id}/clinics/file', { params: { path: { id: userId }, query }, parseAs: 'blob' }),
  )
}

export type MapTilesRecord = AnswerTo<'/api/map-tiles'> & { readonly id: string }

/** What lies below the clinics on the map; no tiles for a plain drawing. There is one, whose id is the name of its kind. */
export async function readMapTiles(): Promise<MapTilesRecord> {
  return { id: 'map-tiles', ...(await dataOf(apiClient.GET('/api/map-tiles'))) }
}
