/** The documents that are added to claims: sent as soon as they are chosen, and gone with the update when it is thrown away. */
import { createDocumentSender } from '../claim-form/documents/document-sender.ts'
import { asWaitingAgain } from '../claim-form/documents/draft-documents.ts'
import { onTryAgain, tryAgainLater } from '../claim-form/sending/retry-later.ts'
import { deleteDraft, saveDraft } from '../portal-api/claim-drafts-api.ts'
import { kindOf } from './form-of-claim.ts'
import { changeDocuments, closeUpdate, currentUpdate, currentUpdates, noteSaved, renewDocuments, type UpdateDraft } from './update-draft.ts'

const sender = createDocumentSender({
  drafts: () => currentUpdates().map(({ draftId: id, documents, states, refusedDocuments }) => ({ id, documents, states, refusedDocuments })),
  change: changeDocuments,
  save: async (draftId) => {
    const update = updateOf(draftId)
    if (update === undefined) return false
    if (!update.isSaved) await saveOnServer(update)
    return updateOf(draftId) !== undefined
  },
  onStopped: (draftId, because) => {
    // Of a claim that takes none it goes along with the update, which says why.
    if (because === 'gone' && updateOf(draftId)?.isSaved !== true) return
    if (because === 'gone') renewDocuments(draftId)
    tryAgainLater()
  },
})

export const { send: sendAdded, stop: stopSendingAdded } = sender

export function removeAdded({ draftId: id, documents, states, refusedDocuments }: UpdateDraft, key: string): void {
  sender.remove({ id, documents, states, refusedDocuments }, key)
}

/** Throws an update away, here and on the server. */
export function discardUpdate(claimId: string): void {
  const update = currentUpdate(claimId)
  closeUpdate(claimId)
  sender.stop()
  if (update?.isSaved === true) removeFromServer(update.draftId)
}

async function saveOnServer({ draftId, base }: UpdateDraft): Promise<void> {
  const { companyId, _id: updatedClaimId } = base.claim
  await saveDraft(draftId, { kind: kindOf(base), companyId, form: {}, step: 'information', expectedVersion: 0, updatedClaimId })
  if (updateOf(draftId) === undefined) removeFromServer(draftId)
  else noteSaved(draftId)
}

/** Should this not get there, it goes when nobody has touched it for long. */
function removeFromServer(draftId: string): void {
  deleteDraft(draftId).catch(() => undefined)
}

function updateOf(draftId: string): UpdateDraft | undefined {
  return currentUpdates().find((update) => update.draftId === draftId)
}

onTryAgain(() => {
  for (const { draftId } of currentUpdates()) changeDocuments(draftId, asWaitingAgain)
  void sendAdded()
})
