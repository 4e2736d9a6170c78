/** Sends an update, with progress and a way to cancel. */
import { useReducer, useRef } from 'react'
import { toWireFields, type WireDocuments } from '@member-care/domain/claim/form/wire-fields.ts'
import type { FormContext } from '../claim-form/claim-form-values.ts'
import { documentsToSend } from '../claim-form/documents/draft-documents.ts'
import { nextSending, notSending, type Sending } from '../claim-form/sending/sending.ts'
import { ApiCallError, isUnanswered } from '../portal-api/api-client.ts'
import type { ClaimReference } from '../portal-api/claims-api.ts'
import type { SubmitResult } from '../portal-api/claims-contract.ts'
import { updateClaim } from '../portal-api/update-claim-api.ts'
import type { UpdateDraft } from './update-draft.ts'
import { useClaimUpdates } from './use-claim-updates.ts'

interface SendUpdateOptions {
  /** The draft is closed afterwards. */
  readonly onUpdated: (result: SubmitResult, sent: UpdateDraft) => void
  /** The claim stands against the update as it is now (409). */
  readonly onClash: () => void
}

export interface SendUpdate {
  readonly sending: Sending
  readonly send: (draft: UpdateDraft, context: FormContext) => Promise<void>
  readonly cancel: () => void
}

export function useSendUpdate(reference: ClaimReference, { onUpdated, onClash }: SendUpdateOptions): SendUpdate {
  const updates = useClaimUpdates()
  const [sending, tell] = useReducer(nextSending, notSending)
  const abort = useRef<AbortController>(null)

  const send = async (draft: UpdateDraft, context: FormContext) => {
    const controller = new AbortController()
    abort.current = controller
    const { claim } = draft.base
    // What is still on its way comes along.
    updates.stopSending()
    const { named, added } = documentsToSend(draft, draft.isSaved)
    const ofDraft = draft.isSaved ? { draftId: draft.draftId, draftFiles: JSON.stringify(named) } : {}
    const keptIds = claim.attachment.map(({ objectId }) => objectId).filter((id) => !draft.removedIds.includes(id))
    updates.noteSent(claim._id)
    tell({ type: 'started' })
    try {
      const result = await updateClaim(
        {
          reference,
          companyId: claim.companyId,
          fields: {
            ...wireFields(draft.values, context, { added, keptIds }),
            ...ofDraft,
            expectedVersion: String(claim.version),
          },
          files: added.map(({ content }) => content),
          idempotencyKey: draft.idempotencyKey,
        },
        { onProgress: (sent) => tell({ type: 'progressed', sent }), signal: controller.signal },
      )
      onUpdated(result, draft)
      updates.close(claim._id)
    } catch (error) {
      if (error instanceof ApiCallError && !isUnanswered(error)) updates.noteAnswered(claim._id)
      updates.sendDocuments()
      if (controller.signal.aborted) return tell({ type: 'cancelled' })
      if (!(error instanceof ApiCallError)) throw error
      const { code, errors, errorCode } = error.response
      if (errors !== undefined) updates.noteRefusal(claim._id, { errors, values: draft.values, files: draft.documents })
      if (errorCode === 'DRAFT_NOT_FOUND') updates.renewDocuments(claim._id)
      if (code !== 409) return tell({ type: 'failed', error })
      tell({ type: 'cancelled' })
      onClash()
    }
  }
  return { sending, send, cancel: () => abort.current?.abort() }
}

function wireFields(
  values: UpdateDraft['values'],
  context: FormContext,
  documents: WireDocuments,
): Readonly<Record<string, string>> {
  return context.kind === 'outpatient'
    ? toWireFields(values, context, documents)
    : toWireFields(values, context, documents)
}
