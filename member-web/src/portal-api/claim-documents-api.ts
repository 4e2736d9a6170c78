/** Documents of an unfinished claim: as they can be shown here, into claims of their own, and back. */
import type { DraftToJoin, DocumentMove } from '@member-care/domain/claim/draft/claim-of-own.ts'
import { answered, api, unattendedApi } from './api-client.ts'
import type { SavedDraft } from './drafts-api.ts'

/** The bytes of a draft's document; a HEIC picture as JPEG, which every browser shows and reads. Asked by the page itself. */
export function readDraftDocument(draftId: string, fileId: string, signal: AbortSignal): Promise<Blob> {
  const params = { path: { draftId, fileId }, query: { view: '1' } }
  return answered<Blob>(
    unattendedApi.GET('/api/claims/drafts/{draftId}/files/{fileId}', { params, parseAs: 'blob', signal }) as Promise<{
      data?: Blob
    }>,
  )
}

/** Into other drafts; one that is not there yet is begun. All of it or nothing, and the same call again is safe. @returns what is left of this one */
export async function moveDocuments(draftId: string, moves: readonly DocumentMove[]): Promise<SavedDraft> {
  const body = { moves: [...moves] }
  const { draft } = await answered(
    api.POST('/api/claims/drafts/{draftId}/moved', { params: { path: { draftId } }, body }),
  )
  return draft as SavedDraft
}

/** Refused with 409 when one of them was changed or sent. @returns the draft with all their documents */
export async function joinDrafts(draftId: string, drafts: readonly DraftToJoin[]): Promise<SavedDraft> {
  const body = { drafts: [...drafts] }
  return (await answered(
    api.POST('/api/claims/drafts/{draftId}/joined', { params: { path: { draftId } }, body }),
  )) as SavedDraft
}
