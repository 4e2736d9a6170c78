/** Claims that have been begun and not submitted, as the server keeps them. Quiet: what is saved by itself asks nobody for a one-time password. */
import type { components } from '@member-care/api/client/client.ts'
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import type { DraftFile, DraftToSave } from '@member-care/domain/claim/draft/claim-draft.ts'
import { answered, api, quietApi, unattendedApi } from './api-client.ts'
import { sendForm, type SendOptions } from './send-form.ts'

export type SavedDraft = components['schemas']['ClaimDraft']

/** Last saved first. `stepUp` ask: when a one-time password is needed, the dialog opens; `unattended`: the page asks by itself. */
export function readDrafts(
  options: { readonly signal?: AbortSignal; readonly stepUp?: 'ask' | 'quiet'; readonly unattended?: boolean } = {},
): Promise<SavedDraft[]> {
  const client = options.unattended === true ? unattendedApi : options.stepUp === 'ask' ? api : quietApi
  return answered(client.GET('/api/claims/drafts', { ...(options.signal && { signal: options.signal }) }))
}

/** Refused with 409 when another device has saved since, and when there are too many. It goes on when the page is left. */
export function saveDraft(
  draftId: string,
  { updatedClaimId, ...draft }: DraftToSave,
): Promise<{ version: number; savedAt: string }> {
  const body = { ...draft, ...(updatedClaimId !== undefined && { updatedClaimId }) }
  return answered(
    quietApi.PUT('/api/claims/drafts/{draftId}', { params: { path: { draftId } }, body, keepalive: true }),
  )
}

export async function deleteDraft(draftId: string): Promise<void> {
  await api.DELETE('/api/claims/drafts/{draftId}', { params: { path: { draftId } } })
}

export async function deleteDraftFile(draftId: string, fileId: string): Promise<void> {
  await quietApi.DELETE('/api/claims/drafts/{draftId}/files/{fileId}', { params: { path: { draftId, fileId } } })
}

export interface FileToSend {
  readonly draftId: string
  readonly file: File
  readonly category: AttachmentCategory
  /** Sending the same file again under its key is one file. */
  readonly idempotencyKey: string
}

/** Rejects as {@link sendForm} does; a refusal has its reason as the message. */
export async function sendDraftFile(
  { draftId, file, category, idempotencyKey }: FileToSend,
  options: SendOptions,
): Promise<DraftFile> {
  const url = `/api/claims/drafts/${draftId}/files?${new URLSearchParams({ category }).toString()}`
  return (await sendForm(
    { method: 'POST', url, fields: {}, files: [file], idempotencyKey, quiet: true },
    options,
  )) as DraftFile
}
