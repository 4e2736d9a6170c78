/** The calls of the file of all that is kept about the member. */
import { answered, api, unattendedApi } from './api-client.ts'
import type { Asking } from './asking.ts'

export type PersonalDataFile = NonNullable<Awaited<ReturnType<typeof readPersonalData>>['file']>

/** The file that was asked for last, and how far it is. */
export function readPersonalData(signal: AbortSignal, { unattended }: Asking) {
  return answered((unattended ? unattendedApi : api).GET('/api/profile/personal-data', { signal }))
}

/** Asks for a one-time password first. */
export function askForPersonalData() {
  return answered(api.POST('/api/profile/personal-data'))
}

/** Asks for a one-time password first. */
export function downloadPersonalData(): Promise<Blob> {
  return answered<Blob>(api.GET('/api/profile/personal-data/file', { parseAs: 'blob' }) as Promise<{ data?: Blob }>)
}
