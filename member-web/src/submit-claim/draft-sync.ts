/** Keeps the open draft and the server's copy together: what is done when there is a connection again, when two devices differ, and when the page is left. */
import { ApiCallError } from '../portal-api/api-client.ts'
import { deleteDraft, type SavedDraft } from '../portal-api/claim-drafts-api.ts'
import { changeDraft, closeDraft, currentDraft, isUnsaved, openSaved } from './claim-draft.ts'
import { saveNow, savingSettled } from './draft-saving.ts'
import { asReceived, asWaitingAgain, hasUnsent } from '../claim-form/documents/draft-documents.ts'
import { sendDocuments, stopSending } from './documents/send-documents.ts'
import { onTryAgain, tryAgainNow } from '../claim-form/sending/retry-later.ts'

/** Sends everything that has not got to the server. */
export function synchronise(): void {
  const draft = currentDraft()
  if (draft === null) return
  changeDraft(asWaitingAgain)
  void saveNow().then(sendDocuments)
}

/** Of two versions, the one that is here is kept: it is saved over the other. */
export function keepMine(theirs: SavedDraft): void {
  changeDraft((draft) => ({ ...asReceived(theirs.files, draft), version: theirs.version, saving: { phase: 'pending' } }), theirs.id)
  tryAgainNow()
}

/** Of two versions, the other device's is kept. */
export function takeTheirs(theirs: SavedDraft): void {
  openSaved(theirs)
  tryAgainNow()
}

/** Discards a draft, here and on the server. @throws ApiCallError when the server could not be told */
export async function discardDraft(draftId: string): Promise<void> {
  if (currentDraft()?.id === draftId) {
    stopSending()
    closeDraft()
    // What is on its way would bring it back.
    await savingSettled()
  }
  await deleteDraft(draftId).catch((error: unknown) => {
    // One that never got there, or was discarded on another device, is discarded.
    if (!(error instanceof ApiCallError) || error.response.code !== 404) throw error
  })
}

onTryAgain(synchronise)

// Leaving the page, or turning the phone off, must not cost the last words.
window.addEventListener('pagehide', () => void saveNow())
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void saveNow())
// Text that is on its way gets there without the page; files do not, and nothing does without a connection.
window.addEventListener('beforeunload', (event) => {
  const draft = currentDraft()
  const isStuck = draft !== null && isUnsaved(draft) && !['pending', 'saving', 'saved'].includes(draft.saving.phase)
  if (draft !== null && (isStuck || hasUnsent(draft))) event.preventDefault()
})
