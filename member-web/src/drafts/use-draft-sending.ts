/** Sends a draft, with progress and a way to cancel. */
import { useReducer, useRef } from 'react'
import { documentsToSend } from '../claim-form/documents/draft-documents.ts'
import { nextSending, notSending, type Sending } from '../claim-form/sending/sending.ts'
import { ApiCallError, isUnanswered } from '../portal-api/api-client.ts'
import type { SendOptions } from '../portal-api/send-form.ts'
import type { Draft } from './draft.ts'
import type { DraftWords } from './draft-words.ts'
import type { Unfinished } from './unfinished.ts'

/** What of a draft is sent, whatever its form is. */
export interface DraftParcel<Values extends object> {
  readonly values: Values
  /** That name the draft and its documents that the server has; without its copy they say that everything comes along (`draftWhole`). */
  readonly draftFields: Readonly<Record<string, string>>
  /** The documents that come along. */
  readonly added: ReturnType<typeof documentsToSend>['added']
  /** The same for the same draft again. */
  readonly idempotencyKey: string
}

export interface DraftSending<Values extends object> {
  readonly sending: Sending
  /** Resolves with the answer; `refused` when the server said no, `unanswered` when nobody knows or it was cancelled. */
  readonly send: <Answer>(
    call: (parcel: DraftParcel<Values>, options: SendOptions) => Promise<Answer>,
  ) => Promise<Answer | 'refused' | 'unanswered'>
  readonly cancel: () => void
}

export function useDraftSending<Kind extends string, Values extends object>(
  work: Unfinished<Kind, Values>,
  words: DraftWords,
): DraftSending<Values> {
  const [sending, tell] = useReducer(nextSending, notSending)
  const abort = useRef<AbortController>(null)

  const send: DraftSending<Values>['send'] = async (call) => {
    const controller = new AbortController()
    abort.current = controller
    tell({ type: 'started' })
    const draft = await Promise.race([readyToSend(work), cancelled(controller.signal)])
    if (draft === 'cancelled') {
      tell({ type: 'cancelled' })
      return 'unanswered'
    }
    const values = valuesOf(draft)
    try {
      requireOneVersion(draft, words)
      const onProgress = (sent: number) => tell({ type: 'progressed', sent })
      return await call(parcelOf(draft), { onProgress, signal: controller.signal })
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error
      if (controller.signal.aborted) {
        tell({ type: 'cancelled' })
        return 'unanswered'
      }
      const { errors } = error.response
      if (errors !== undefined) work.change({ refused: { errors, values, files: draft.documents } }, draft.id)
      tell({ type: 'failed', error })
      return isUnanswered(error) ? 'unanswered' : 'refused'
    }
  }
  return { sending, send, cancel: () => abort.current?.abort() }
}

/** The draft is saved before it is sent, which may take as long as nothing answers. */
function cancelled(signal: AbortSignal): Promise<'cancelled'> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve('cancelled')))
}

/** The draft as it is sent: saved as far as that goes, with nothing on its way beside it. */
export async function readyToSend<Kind extends string, Values extends object>(
  work: Unfinished<Kind, Values>,
): Promise<Draft<Kind, Values>> {
  work.stopSending()
  await work.saveNow()
  const draft = work.current()
  if (draft === null) throw new Error('There is no draft to send.')
  return draft
}

/** Which of two versions is meant must be said first; and one that is gone cannot be sent. */
function requireOneVersion({ saving }: Draft<string, object>, words: DraftWords): void {
  if (saving.phase === 'clash') throw new ApiCallError({ code: 409, message: words.changedElsewhere })
  if (saving.phase === 'gone') throw new ApiCallError({ code: 404, message: words.gone })
}

/** Documents that the server has are named; the others come along. Without a copy on the server all of them do. */
export function parcelOf<Values extends object>(draft: Draft<string, Values>): DraftParcel<Values> {
  const { id, version } = draft
  const isInDraft = version > 0
  const { named, added } = documentsToSend(draft, isInDraft)
  const draftFields: Record<string, string> = isInDraft
    ? { draftId: id, draftFiles: JSON.stringify(named) }
    : { draftId: id, draftWhole: 'true' }
  return { values: valuesOf(draft), draftFields, added, idempotencyKey: id }
}

/** A form that was never changed has none. */
function valuesOf<Values extends object>({ values }: Draft<string, Values>): Values {
  return values ?? ({} as Values)
}
