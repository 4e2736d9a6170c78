/** Administrators as the API answers and takes them. */
import type { AnswerTo } from '../console/api-client.ts'

export type AdministratorRecord = AnswerTo<'/api/console/administrators'>[number]

/** Whether the account was ever used: its address moves by an invitation then. */
export function hasAccount({
  activatedAt,
  lastSignInAt,
}: Pick<AdministratorRecord, 'activatedAt' | 'lastSignInAt'>): boolean {
  return activatedAt !== null || lastSignInAt !== null
}

/** A row of an uploaded file, and what became of it. */
export interface BatchOutcome {
  readonly row: number
  readonly email: string
  readonly id: string | null
  readonly error: string | null
}

export const administratorListAddress = '/admin/list'
export const addAdministratorAddress = '/admin/create'

/** The administrators who reach a client, as the list is reached from it (3§2.11). */
export function administratorsOfClientAddress(clientId: string): string {
  return `${administratorListAddress}?companyId=${encodeURIComponent(clientId)}`
}

export function administratorAddress(id: string): string {
  return `/admin/update?idUser=${encodeURIComponent(id)}`
}
