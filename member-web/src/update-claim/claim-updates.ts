/**
 * The updates of claims that have been begun, as one thing with a life: made, started, stopped. Going elsewhere in the portal, a lost
 * connection, a one-time password, signing in again or a reload of this tab do not lose them. Documents that are added go to the server at
 * once, and go with the update when it is thrown away.
 */
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import { documentStateTexts } from '@member-care/domain/texts/claim-draft-texts.ts'
import type { ShownClaim } from '../claim-detail/shown-claim.ts'
import { createDocumentSender, type DocumentSender } from '../claim-form/documents/document-sender.ts'
import {
  asLost,
  asWaitingAgain,
  hasUnsent,
  withChosen,
  type Documents,
} from '../claim-form/documents/draft-documents.ts'
import type { RefusedForm } from '../claim-form/form-errors.ts'
import { createRetry, type Retry } from '../claim-form/sending/retry.ts'
import { savedInTime } from '../claim-form/sending/saved-in-time.ts'
import type { DraftNetwork, Surroundings } from '../claim-form/sending/surroundings.ts'
import { kindOf } from './form-of-claim.ts'
import { broughtOver, hasChanges, isUnanswered, newUpdate, type UpdateDraft } from './update-draft.ts'
import { createUpdatesHolder, type UpdatesHolder } from './updates-holder.ts'

export interface ClaimUpdates extends Pick<UpdatesHolder, 'current' | 'subscribe'> {
  /** Follows the page and the connection, and sends the documents that wait. */
  readonly start: () => void
  /** Follows nothing any more and tries nothing again. What is here stays here. */
  readonly stop: () => void
  /** Begins an update of a claim as it is now, or brings one that was begun earlier over to it. */
  readonly open: (latest: ShownClaim) => void
  /** Changes what is filled in. What was sent before is another update then, with a key of its own. */
  readonly change: (claimId: string, content: Partial<Pick<UpdateDraft, 'values' | 'removedIds'>>) => void
  /** Notes that what is in the form is sent now. */
  readonly noteSent: (claimId: string) => void
  /** Notes that the server has answered what was sent. */
  readonly noteAnswered: (claimId: string) => void
  /** Notes what the server did not take; null when it is about to be asked again. */
  readonly noteRefusal: (claimId: string, refused: RefusedForm | null) => void
  /** Takes chosen files, as far as there is room, and sends them. `ofClaim`: how many the claim has and keeps. */
  readonly addDocuments: (
    claimId: string,
    chosen: readonly File[],
    options: { readonly category: AttachmentCategory; readonly maximum: number; readonly ofClaim: number },
  ) => void
  readonly removeDocument: (claimId: string, key: string) => void
  /** Puts away why a document was not taken. */
  readonly dismissRefusal: (claimId: string, key: string) => void
  /** Sends the documents that wait, unless that is being done already. */
  readonly sendDocuments: () => void
  /** Ends the sending that is under way; it waits again. */
  readonly stopSending: () => void
  /** Sends the documents again that failed. */
  readonly tryAgain: () => void
  /** The server has the documents no more: another draft takes those that are in this tab. */
  readonly renewDocuments: (claimId: string) => void
  /** Forgets an update here. */
  readonly close: (claimId: string) => void
  /** Throws an update away, here and on the server. */
  readonly discard: (claimId: string) => void
  readonly discardAll: () => void
  /** Whether something would be lost with the updates. */
  readonly areStarted: () => boolean
}

export function createClaimUpdates(around: Surroundings): ClaimUpdates {
  const { clock, network, page, owner, newId } = around
  const holder = createUpdatesHolder(around)
  const retry = createRetry({ ...around, attempt: tryAgain })
  const changes = changesOf(holder, newId)
  const documents = sendDocumentsOf(holder, changes, { clock, network, retry })
  let stops: readonly (() => void)[] = []

  function tryAgain(): void {
    for (const { base } of holder.all()) changes.changeDocuments(base.claim._id, asWaitingAgain)
    void documents.send()
  }

  return {
    current: holder.current,
    subscribe: holder.subscribe,
    start() {
      if (stops.length > 0) return
      // What was typed and what the server has is found again after a reload; of documents that are on their way the browser asks first.
      stops = [page.askBeforeLeaving(() => holder.all().some(hasUnsent)), retry.stop]
      retry.start()
      tryAgain()
    },
    stop() {
      for (const stop of stops) stop()
      stops = []
    },
    open(latest) {
      const claimId = latest.claim._id
      const draft = holder.current(claimId)
      const anew = () => newUpdate(latest, owner() ?? '', newId)
      if (draft === null) holder.set(claimId, anew())
      else if (draft.base.claim.version === latest.claim.version) return
      // The latest version may be this very update. Sent again by its key, the server tells so, or that others were first.
      else if (isUnanswered(draft)) return
      else if (hasChanges(draft)) holder.set(claimId, broughtOver(draft, latest, newId))
      else holder.set(claimId, { ...anew(), draftId: draft.draftId, isSaved: draft.isSaved })
    },
    change: (claimId, content) => holder.change(claimId, () => ({ ...content, idempotencyKey: newId() })),
    noteSent: (claimId) => holder.change(claimId, ({ idempotencyKey }) => ({ sentKey: idempotencyKey, refused: null })),
    noteAnswered: (claimId) => holder.change(claimId, () => ({ sentKey: null })),
    noteRefusal: (claimId, refused) => holder.change(claimId, () => ({ refused })),
    addDocuments(claimId, chosen, options) {
      changes.changeDocuments(claimId, (before) => withChosen(before, chosen, { ...options, newKey: newId }))
      void documents.send()
    },
    removeDocument(claimId, key) {
      const draft = holder.current(claimId)
      if (draft !== null) documents.remove(toSend(draft), key)
    },
    dismissRefusal: (claimId, key) =>
      changes.changeDocuments(claimId, (before) => ({
        ...before,
        refusedDocuments: before.refusedDocuments.filter((one) => one.key !== key),
      })),
    sendDocuments: () => void documents.send(),
    stopSending: documents.stop,
    tryAgain: retry.now,
    renewDocuments: changes.renewDocuments,
    close: (claimId) => holder.set(claimId, null),
    discard(claimId) {
      const update = holder.current(claimId)
      holder.set(claimId, null)
      documents.stop()
      if (update?.isSaved === true) removeFromServer(network, update.draftId)
    },
    discardAll: holder.clear,
    areStarted: () => holder.all().some(hasChanges),
  }
}

/** The changes of documents: where they are on their way makes no other update, which of them there are does. */
function changesOf(holder: UpdatesHolder, newId: () => string) {
  return {
    changeDocuments(claimId: string, change: (before: Documents) => Documents): void {
      holder.change(claimId, ({ documents, states, refusedDocuments, idempotencyKey }) => {
        const after = change({ documents, states, refusedDocuments })
        return { ...after, idempotencyKey: after.documents === documents ? idempotencyKey : newId() }
      })
    },
    renewDocuments(claimId: string): void {
      holder.change(claimId, (before) => ({
        ...asLost(before, documentStateTexts.gone),
        draftId: newId(),
        isSaved: false,
        idempotencyKey: newId(),
      }))
    },
  }
}

function sendDocumentsOf(
  holder: UpdatesHolder,
  { changeDocuments, renewDocuments }: ReturnType<typeof changesOf>,
  { clock, network, retry }: Pick<Surroundings, 'clock' | 'network'> & { readonly retry: Retry },
): DocumentSender {
  const updateOf = (draftId: string) => holder.all().find((update) => update.draftId === draftId)

  async function saveOnServer({ draftId, base }: UpdateDraft): Promise<void> {
    const { companyId, _id: recordId } = base.claim
    const draft = { kind: kindOf(base), companyId, form: {}, step: 'information', expectedVersion: 0 } as const
    await savedInTime(clock, (signal) => network.saveDraft(draftId, { ...draft, recordId }, signal))
    if (updateOf(draftId) === undefined) removeFromServer(network, draftId)
    else holder.change(recordId, () => ({ isSaved: true }))
  }

  return createDocumentSender({
    network,
    retry,
    // What was sent and not answered may have its documents already: the draft that kept them would be gone, and they would be sent anew.
    drafts: () =>
      holder
        .all()
        .filter((update) => !isUnanswered(update))
        .map(toSend),
    change(draftId, change) {
      const update = updateOf(draftId)
      if (update !== undefined) changeDocuments(update.base.claim._id, change)
    },
    async save(draftId) {
      const update = updateOf(draftId)
      if (update === undefined) return false
      if (!update.isSaved) await saveOnServer(update)
      return updateOf(draftId) !== undefined
    },
    onStopped(draftId, because) {
      const update = updateOf(draftId)
      // Of a claim that takes none it goes along with the update, which says why.
      if (because === 'gone' && update?.isSaved !== true) return
      if (because === 'gone' && update !== undefined) renewDocuments(update.base.claim._id)
      retry.later()
    },
  })
}

function toSend({ draftId: id, documents, states, refusedDocuments }: UpdateDraft) {
  return { id, documents, states, refusedDocuments }
}

/** Should this not get there, it goes when nobody has touched it for long. */
function removeFromServer(network: DraftNetwork, draftId: string): void {
  network.deleteDraft(draftId).catch(() => undefined)
}
