/** The calls of uploads (ADM-UPL, ADM-JOB), except the sending of a file, which is send-upload.ts. */
import type { UploadOutcome } from '@member-care/domain/upload/upload-outcome.ts'
import { apiClient, dataOf } from '../console/api-client.ts'
import type { CommandOptions } from '../console/data-provider.ts'
import { fetchJson } from '../console/rest-client.ts'
import type { UploadRecord, UploadRowRecord } from './upload-record.ts'

export interface ListPage<Item> {
  readonly items: readonly Item[]
  readonly total: number
}

/** What files are read by, besides the list of banks. */
export function readUploadSettings(signal: AbortSignal) {
  return dataOf(apiClient.GET('/api/console/upload-rules', { signal }))
}

export function readUpload(id: string, signal: AbortSignal): Promise<UploadRecord> {
  return dataOf(apiClient.GET('/api/console/uploads/{id}', { params: { path: { id } }, signal }))
}

/** A page of uploads, the newest first: those that wait to be submitted, or all others. */
export function listUploads({ isUnfinished, page, perPage }: { isUnfinished: boolean; page: number; perPage: number }, signal: AbortSignal): Promise<ListPage<UploadRecord>> {
  return list('/api/console/uploads', { unfinished: isUnfinished }, page, perPage, signal)
}

/** A page of an upload's rows, in the order of the file. */
export function listUploadRows(id: string, outcome: UploadOutcome | undefined, page: number, perPage: number, signal: AbortSignal): Promise<ListPage<UploadRowRecord>> {
  return list(`/api/console/uploads/${encodeURIComponent(id)}/rows`, outcome ? { outcome } : {}, page, perPage, signal)
}

export function submitUpload(id: string, options: CommandOptions): Promise<UploadRecord> {
  return dataOf(apiClient.POST('/api/console/uploads/{id}/submission', about(id, options)))
}

export function discardUpload(id: string, options: CommandOptions): Promise<UploadRecord> {
  return dataOf(apiClient.DELETE('/api/console/uploads/{id}', about(id, options)))
}

/** The rows that were rejected, as a file that can be corrected and sent again. */
export function fetchRejectedRows(id: string): Promise<Blob> {
  return fileOf(apiClient.GET('/api/console/uploads/{id}/rejected-rows', { params: { path: { id } }, parseAs: 'blob' }))
}

export function fetchTemplate(): Promise<Blob> {
  return fileOf(apiClient.GET('/api/console/upload-template', { parseAs: 'blob' }))
}

/** The description of a call that answers a file says nothing of it. */
function fileOf(call: Promise<{ data?: unknown }>): Promise<Blob> {
  return dataOf(call as Promise<{ data?: Blob }>)
}

async function list<Item>(address: string, filter: object, page: number, perPage: number, signal: AbortSignal): Promise<ListPage<Item>> {
  const range = [(page - 1) * perPage, page * perPage - 1]
  const asked = new URLSearchParams({ filter: JSON.stringify(filter), range: JSON.stringify(range) })
  const { json, headers } = await fetchJson(`${address}?${asked.toString()}`, { signal })
  return { items: json as readonly Item[], total: Number(headers.get('X-Total-Count')) }
}

function about(id: string, { idempotencyKey }: CommandOptions) {
  return { params: { path: { id } }, headers: { 'Idempotency-Key': idempotencyKey } }
}
