/** Sends the documents of the open draft. */
import { createDocumentSender } from '../../claim-form/documents/document-sender.ts'
import { changeDraft, currentDraft } from '../claim-draft.ts'
import { saveNow } from '../draft-saving.ts'

const sender = createDocumentSender({
  drafts: () => {
    const draft = currentDraft()
    return draft === null || draft.saving.phase === 'gone' ? [] : [draft]
  },
  change: (draftId, change) =>
    changeDraft((before) => {
      const after = change(before)
      return after.documents === before.documents ? after : { ...after, checked: false }
    }, draftId),
  save: async () => {
    if (currentDraft()?.version === 0) await saveNow()
    return (currentDraft()?.version ?? 0) > 0
  },
  onStopped: (draftId, because) => changeDraft({ saving: { phase: because } }, draftId),
})

export const { send: sendDocuments, stop: stopSending, removalsSettled } = sender

export function removeDocument(key: string): void {
  const draft = currentDraft()
  if (draft !== null) sender.remove(draft, key)
}
