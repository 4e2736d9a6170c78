/** Sends the documents of the open draft, one after the other, each as soon as it is chosen. */
import { ApiCallError, isUnanswered } from '../../portal-api/api-client.ts'
import { deleteDraftFile, sendDraftFile } from '../../portal-api/claim-drafts-api.ts'
import { changeDraft, currentDraft, type ClaimDraft } from '../claim-draft.ts'
import { saveNow } from '../draft-saving.ts'
import { connectionStands, tryAgainLater } from '../retry-later.ts'
import { withState, without, withRefusal, type DocumentState, type DraftDocument } from './draft-documents.ts'

/** Progress is shown in steps of so much: the whole form need not be drawn for every packet. */
const PROGRESS_STEP = 0.05

let underWay: { readonly key: string; readonly abort: AbortController } | null = null

/** Sends what waits, unless that is being done already. */
export async function sendDocuments(): Promise<void> {
  if (underWay !== null) return
  for (let next = nextWaiting(); next !== undefined; next = nextWaiting()) {
    if (!(await send(next.draft, next.document, next.content))) return
  }
}

/** Takes a document away, wherever it is on its way. */
export function removeDocument(key: string): void {
  const draft = currentDraft()
  if (draft === null) return
  const state = draft.states[key]
  changeDraft((before) => ({ ...without(before, key), checked: false }))
  if (underWay?.key === key) underWay.abort.abort()
  // Should this not get there, the claim is still submitted without it: it names its documents.
  if (state?.phase === 'received') deleteDraftFile(draft.id, state.fileId).catch(() => undefined)
}

/** Ends what is under way; it waits again. */
export function stopSending(): void {
  underWay?.abort.abort()
}

function nextWaiting(): { draft: ClaimDraft; document: DraftDocument; content: File } | undefined {
  const draft = currentDraft()
  if (draft === null || draft.saving.phase === 'gone') return undefined
  for (const document of draft.documents) {
    if (draft.states[document.key]?.phase === 'waiting' && document.content !== undefined) return { draft, document, content: document.content }
  }
  return undefined
}

/** @returns whether the next one may be sent */
async function send(draft: ClaimDraft, { key, category }: DraftDocument, content: File): Promise<boolean> {
  const abort = new AbortController()
  underWay = { key, abort }
  const tell = (state: DocumentState) => changeDraft((before) => withState(before, key, state), draft.id)
  try {
    if (draft.version === 0) await saveNow()
    // Without a copy on the server there is nothing to add it to; whoever saves it then sends it.
    if ((currentDraft()?.version ?? 0) === 0 || abort.signal.aborted) return false
    tell({ phase: 'sending', sent: 0 })
    let shown = 0
    const onProgress = (sent: number) => {
      if (sent - shown < PROGRESS_STEP && sent < 1) return
      shown = sent
      tell({ phase: 'sending', sent })
    }
    const file = await sendDraftFile({ draftId: draft.id, file: content, category, idempotencyKey: key }, { onProgress, signal: abort.signal })
    tell({ phase: 'received', fileId: file.fileId })
    connectionStands()
    return true
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error
    if (abort.signal.aborted) {
      tell({ phase: 'waiting' })
      return currentDraft()?.documents.some((document) => document.key === key) === false
    }
    return afterFailure(draft.id, key, error)
  } finally {
    underWay = null
  }
}

function afterFailure(draftId: string, key: string, error: ApiCallError): boolean {
  const { code, message } = error.response
  const tell = (state: DocumentState) => changeDraft((before) => withState(before, key, state), draftId)
  if (code === 401) {
    tell({ phase: 'waiting' })
  } else if (code === 428) {
    changeDraft((before) => ({ ...withState(before, key, { phase: 'waiting' }), saving: { phase: 'unverified' } }), draftId)
  } else if (code === 404) {
    changeDraft((before) => ({ ...withState(before, key, { phase: 'waiting' }), saving: { phase: 'gone' } }), draftId)
  } else if (isUnanswered(error) || code >= 500 || code === 429) {
    tell(navigator.onLine ? { phase: 'failed' } : { phase: 'waiting' })
    tryAgainLater()
  } else {
    changeDraft((before) => ({ ...withRefusal(before, key, message), checked: false }), draftId)
    return true
  }
  return false
}
