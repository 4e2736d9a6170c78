/** Sends the documents of drafts, one after the other, each as soon as it is chosen. */
import { isDecision } from '@member-care/domain/errors/response-error.ts'
import { ApiCallError } from '../../portal-api/api-client.ts'
import type { Retry } from '../sending/retry.ts'
import type { DraftNetwork } from '../sending/surroundings.ts'
import {
  withState,
  without,
  withRefusal,
  type DocumentState,
  type Documents,
  type DraftDocument,
} from './draft-documents.ts'

/** Progress is shown in steps of so much: the whole form need not be drawn for every packet. */
const PROGRESS_STEP = 0.05

export interface DraftWithDocuments extends Documents {
  readonly id: string
}

/** Where the documents are that are to be sent, and how. */
export interface DraftsToSend {
  readonly network: Pick<DraftNetwork, 'isUp' | 'sendFile' | 'deleteFile'>
  readonly retry: Pick<Retry, 'later' | 'succeeded'>
  /** The drafts that documents may be sent of. */
  readonly drafts: () => readonly DraftWithDocuments[]
  /** Changes the documents of a draft that is still there. */
  readonly change: (draftId: string, change: (before: Documents) => Documents) => void
  /** Sees to it that the server has the draft. @returns whether it has @throws ApiCallError */
  readonly save: (draftId: string) => Promise<boolean>
  /** The server takes none: it wants a one-time password first, or has no such draft any more. */
  readonly onStopped: (draftId: string, because: 'unverified' | 'gone') => void
}

export interface DocumentSender {
  /** Sends what waits, unless that is being done already. */
  readonly send: () => Promise<void>
  /** Takes a document away, wherever it is on its way. */
  readonly remove: (draft: DraftWithDocuments, key: string) => void
  /** Ends what is under way; it waits again. */
  readonly stop: () => void
  /** Resolves when the server has answered for every document that was taken away. Never rejects. */
  readonly removalsSettled: () => Promise<void>
}

interface WaitingDocument {
  readonly draftId: string
  readonly document: DraftDocument
  readonly content: File
}

export function createDocumentSender({
  network,
  retry,
  drafts,
  change,
  save,
  onStopped,
}: DraftsToSend): DocumentSender {
  let underWay: { readonly key: string; readonly abort: AbortController } | null = null
  const removals = new Set<Promise<void>>()

  function nextWaiting(): WaitingDocument | undefined {
    for (const { id: draftId, documents, states } of drafts()) {
      for (const document of documents) {
        if (states[document.key]?.phase === 'waiting' && document.content !== undefined)
          return { draftId, document, content: document.content }
      }
    }
    return undefined
  }

  function isThere(draftId: string, key: string): boolean {
    return drafts().some(({ id, documents }) => id === draftId && documents.some((document) => document.key === key))
  }

  /** @returns whether the next one may be sent */
  async function sendOne({ draftId, document: { key, category }, content }: WaitingDocument): Promise<boolean> {
    const abort = new AbortController()
    underWay = { key, abort }
    const tell = (state: DocumentState) => change(draftId, (before) => withState(before, key, state))
    try {
      // Without a copy on the server there is nothing to add it to. The code that saves it then sends it.
      if (!(await save(draftId)) || abort.signal.aborted) return false
      tell({ phase: 'sending', sent: 0 })
      let shown = 0
      const onProgress = (sent: number) => {
        if (sent - shown < PROGRESS_STEP && sent < 1) return
        shown = sent
        tell({ phase: 'sending', sent })
      }
      const file = await network.sendFile(
        { draftId, file: content, category, idempotencyKey: key },
        { onProgress, signal: abort.signal },
      )
      tell({ phase: 'received', fileId: file.fileId })
      retry.succeeded()
      return true
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error
      if (!isThere(draftId, key)) return true
      if (!abort.signal.aborted) return afterFailure(draftId, key, error)
      tell({ phase: 'waiting' })
      return false
    } finally {
      underWay = null
    }
  }

  function afterFailure(draftId: string, key: string, error: ApiCallError): boolean {
    const { code, message } = error.response
    const tell = (state: DocumentState) => change(draftId, (before) => withState(before, key, state))
    if (code === 401 || code === 428 || code === 404) {
      tell({ phase: 'waiting' })
      if (code !== 401) onStopped(draftId, code === 428 ? 'unverified' : 'gone')
    } else if (!isDecision(error.response)) {
      tell(network.isUp() ? { phase: 'failed' } : { phase: 'waiting' })
      retry.later()
    } else {
      change(draftId, (before) => withRefusal(before, key, message))
      return true
    }
    return false
  }

  return {
    async send() {
      if (underWay !== null) return
      for (let next = nextWaiting(); next !== undefined; next = nextWaiting()) {
        if (!(await sendOne(next))) return
      }
    },
    remove(draft, key) {
      const state = draft.states[key]
      change(draft.id, (before) => without(before, key))
      if (underWay?.key === key) underWay.abort.abort()
      // Should this not get there, the claim is still sent without it: it names its documents.
      if (state?.phase !== 'received') return
      const removal = network
        .deleteFile(draft.id, state.fileId)
        .catch(() => undefined)
        .finally(() => removals.delete(removal))
      removals.add(removal)
    },
    stop: () => underWay?.abort.abort(),
    async removalsSettled() {
      await Promise.all(removals)
    },
  }
}
