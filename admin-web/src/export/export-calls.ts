/** The calls of the export of users (ADM-EXP). */
import type { ExportFilterField, UserExportRequest } from '@member-care/domain/export/user-export.ts'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import type { CommandOptions } from '../console/data-provider.ts'
import { fetchJson } from '../console/rest-client.ts'

/** What is asked for; without a filter the users of every company. */
export interface AskedExport {
  readonly memberType: UserExportRequest['memberType']
  readonly filter: { readonly field: ExportFilterField; readonly query: string } | null
}

export type UserExportRecord = AnswerTo<'/api/console/exports/{id}'>

/** A company whose users would be exported. */
export interface MatchingCompany {
  readonly id: string
  readonly policyNo: string
  readonly name: string
}

export interface CompanyMatches {
  /** The first of them. */
  readonly companies: readonly MatchingCompany[]
  readonly total: number
}

const MOST_SHOWN = 10

/** The companies whose group code, policy number or name contains the text, by name. */
export async function findCompanies(field: ExportFilterField, query: string, signal: AbortSignal): Promise<CompanyMatches> {
  const asked = new URLSearchParams({ filter: JSON.stringify({ [field]: query }), range: JSON.stringify([0, MOST_SHOWN - 1]), sort: JSON.stringify(['name', 'ASC']) })
  const { json, headers } = await fetchJson(`/api/console/clients?${asked.toString()}`, { signal })
  return { companies: json as MatchingCompany[], total: Number(headers.get('X-Total-Count')) }
}

/** Asks for the file; it comes later, by e-mail. */
export function requestExport(body: AskedExport, { idempotencyKey }: CommandOptions): Promise<{ id: string }> {
  return dataOf(apiClient.POST('/api/console/exports', { body, headers: { 'Idempotency-Key': idempotencyKey } }))
}

export function readExport(id: string, signal: AbortSignal): Promise<UserExportRecord> {
  return dataOf(apiClient.GET('/api/console/exports/{id}', { params: { path: { id } }, signal }))
}

export function listExports(signal: AbortSignal): Promise<readonly UserExportRecord[]> {
  return dataOf(apiClient.GET('/api/console/exports', { signal }))
}

/** The bytes of the file. The server records that it was fetched. */
export async function fetchExportFile(id: string): Promise<Blob> {
  return dataOf(apiClient.GET('/api/console/exports/{id}/file', { params: { path: { id } }, parseAs: 'blob' }) as Promise<{ data?: Blob }>)
}
