/** What a form has the data provider send, typed by the API's description. */
import type { paths } from '@member-care/api/client/client.ts'

/** Where, with the record's id in braces, and what. */
export interface RecordRequest {
  readonly path: string
  readonly data: object
}

export type BodyOf<Path extends keyof paths, Method extends 'put' | 'post'> =
  paths[Path] extends Record<Method, { requestBody?: { content: { 'application/json': infer Body } } }> ? Body : never

/** Changes a record, or the part of it that the path names. */
export function putTo<Path extends keyof paths>(path: Path, data: BodyOf<Path, 'put'>): RecordRequest {
  return { path, data: data as object }
}

/** Makes a record. */
export function postTo<Path extends keyof paths>(path: Path, data: BodyOf<Path, 'post'>): RecordRequest {
  return { path, data: data as object }
}
