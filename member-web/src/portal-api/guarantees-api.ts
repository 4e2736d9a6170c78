/** The calls of letters of guarantee. */
import type { AnswerOf } from '@member-care/api/client/client.ts'
import { answered, api } from './api-client.ts'
import { sendForm, type SendOptions } from './send-form.ts'

export type GuaranteeForm = AnswerOf<'/api/guarantees/form', 'get'>
export type GuaranteeRow = AnswerOf<'/api/guarantees', 'get'>[number]
export type Guarantee = AnswerOf<'/api/guarantees/{id}', 'get'>
/** `id` and `number` of what was asked for. */
export type RequestedElog = AnswerOf<'/api/guarantees', 'post'>

/** What the form of a company needs: patients, hospitals, questions, and what usually follows. */
export function readGuaranteeForm(companyId: string, signal: AbortSignal): Promise<GuaranteeForm> {
  return answered(api.GET('/api/guarantees/form', { params: { query: { companyId } }, signal }))
}

/** @param companyId '' for all */
export function readGuarantees(companyId: string, signal: AbortSignal): Promise<readonly GuaranteeRow[]> {
  return answered(api.GET('/api/guarantees', { params: { query: companyId === '' ? {} : { companyId } }, signal }))
}

export function readGuarantee(id: string, signal: AbortSignal): Promise<Guarantee> {
  return answered(api.GET('/api/guarantees/{id}', { params: { path: { id } }, signal }))
}

/** The letter as it was issued, a PDF. */
export function readLetter(id: string, issue: number): Promise<Blob> {
  return answered<Blob>(
    api.GET('/api/guarantees/{id}/letters/{issue}', { params: { path: { id, issue } }, parseAs: 'blob' }),
  )
}

/** The bytes of a document; pictures in a form that every browser shows when `asPicture` is set. */
export function readGuaranteeDocument(
  id: string,
  attachmentId: string,
  { asPicture, signal }: { readonly asPicture: boolean; readonly signal: AbortSignal },
): Promise<Blob> {
  const params = { path: { id, attachmentId }, ...(asPicture && { query: { view: '1' } }) }
  return answered<Blob>(api.GET('/api/guarantees/{id}/attachments/{attachmentId}', { params, parseAs: 'blob', signal }))
}

export function withdrawGuarantee(id: string): Promise<Guarantee> {
  return answered(api.POST('/api/guarantees/{id}/withdrawal', { params: { path: { id } }, body: {} }))
}

/** Singapore cents and date; what is absent stays as it is. */
export interface LetterChange {
  readonly amountCents?: number
  readonly admissionOn?: string
  readonly reason: string
}

export function askForLetterChange(id: string, change: LetterChange): Promise<Guarantee> {
  return answered(api.POST('/api/guarantees/{id}/changes', { params: { path: { id } }, body: change }))
}

interface GuaranteeForms {
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly File[]
  /** The same for the same request again. */
  readonly idempotencyKey: string
}

/** Rejects as {@link sendForm} does. */
export async function requestGuarantee(
  companyId: string,
  form: GuaranteeForms,
  options: SendOptions,
): Promise<RequestedElog> {
  const url = `/api/guarantees?${new URLSearchParams({ companyId }).toString()}`
  return (await sendForm({ ...form, method: 'POST', url, fileField: 'documents' }, options)) as RequestedElog
}

/** The answer to what the desk asked. Rejects as {@link sendForm} does. */
export async function giveGuaranteeInformation(
  id: string,
  form: GuaranteeForms,
  options: SendOptions,
): Promise<Guarantee> {
  const url = `/api/guarantees/${encodeURIComponent(id)}/information`
  return (await sendForm({ ...form, method: 'POST', url, fileField: 'documents' }, options)) as Guarantee
}
