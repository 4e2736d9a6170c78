/**
 * What is being filled in, as one thing with a life: made, started, stopped. The server keeps it too, so that it is found again
 * on any device. What has not got there yet stays here through a lost connection and a new sign-in.
 */
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import { documentStateTexts } from '@member-care/domain/texts/claim-draft-texts.ts'
import { createDocumentSender } from '../claim-form/documents/document-sender.ts'
import {
  asLost,
  asReceived,
  asToBeSent,
  asWaitingAgain,
  hasUnsent,
  withChosen,
} from '../claim-form/documents/draft-documents.ts'
import { createRetry } from '../claim-form/sending/retry.ts'
import { savedInTime } from '../claim-form/sending/saved-in-time.ts'
import type { Surroundings } from '../claim-form/sending/surroundings.ts'
import { ApiCallError } from '../portal-api/api-client.ts'
import type { SavedDraft } from '../portal-api/drafts-api.ts'
import { draftOf, emptyDraft, isUnsaved, type Draft, type OwnClaim } from './draft.ts'
import { createDraftHolder, type DraftHolder } from './draft-holder.ts'
import { createDraftSaving } from './draft-saving.ts'

export interface Unfinished<Kind extends string, Values extends object> extends Pick<
  DraftHolder<Kind, Values>,
  'current' | 'change' | 'subscribe'
> {
  /** Follows the page and the connection, and sends what waits. */
  readonly start: () => void
  /** Follows nothing any more and tries nothing again. What is here stays here. */
  readonly stop: () => void
  /** Begins one, or goes on with the one that is open when it is of this kind and adds to this record, if to any. @returns its id */
  readonly begin: (kind: Kind, recordId?: string) => string
  /** Opens a draft as the server has it; documents of the same draft that are on their way from this tab stay. */
  readonly open: (saved: SavedDraft<Kind>) => void
  /** Opens a draft whole, as it was taken from this page before. */
  readonly resume: (draft: Draft<Kind, Values>) => void
  /** Forgets the draft here; the server's copy stays as it is. */
  readonly close: () => void
  /**
   * Discards a draft, here and on the server. @param options `isHereAlone`: the server has never answered that it has the draft; it is told for what
   * may be on its way, within 15 seconds, and asks for no one-time password @throws ApiCallError when the server could not be told
   */
  readonly discard: (draftId: string, options?: { readonly isHereAlone?: boolean }) => Promise<void>
  readonly saveSoon: () => void
  /** Resolves when everything is saved, or cannot be at the moment; the draft's `saving` then says which. */
  readonly saveNow: () => Promise<void>
  /** Sends everything that has not got to the server, what failed as well. */
  readonly synchronise: () => void
  /** Of two versions, the one that is here is kept: it is saved over the other. */
  readonly keepMine: (theirs: SavedDraft<Kind>) => void
  /** Of two versions, the other device's is kept. */
  readonly takeTheirs: (theirs: SavedDraft<Kind>) => void
  /**
   * Of one that is gone at the server, what is here becomes a draft of its own. Of documents that only the server had it is said that they are gone.
   * @returns its id
   */
  readonly keepAsNew: () => string
  /** Takes chosen files, as far as there is room, and sends them. With an id: only when that draft is still open. */
  readonly addDocuments: (
    chosen: readonly File[],
    options: { readonly category: AttachmentCategory; readonly maximum: number; readonly draftId?: string | undefined },
  ) => void
  readonly removeDocument: (key: string) => void
  /** Puts away why a document was not taken. */
  readonly dismissRefusal: (key: string) => void
  /** Ends the sending that is under way; it waits again. */
  readonly stopSending: () => void
  /** Resolves when the server has answered for every document that was taken away. */
  readonly removalsSettled: () => Promise<void>
  /** Whether something would be lost with this tab. */
  readonly losesWithTab: () => boolean
}

export function createUnfinished<Kind extends string, Values extends object>(
  around: Omit<Surroundings<Kind>, 'storage'>,
): Unfinished<Kind, Values> {
  const { clock, network, page, owner, newId } = around
  const holder = createDraftHolder<Kind, Values>(owner)
  const { current, change } = holder
  const retry = createRetry({ clock, network, attempt: synchronise })
  const saving = createDraftSaving({ holder, clock, network, retry, pageId: newId() })
  const documents = sendDocumentsOf(holder, { network, retry, saveNow: saving.now })
  let stops: readonly (() => void)[] = []

  function synchronise(): void {
    if (current() === null) return
    change(asWaitingAgain)
    void saving.now().then(documents.send)
  }

  /** Of drafts that were open before: what they have become in part is in no copy of the server. */
  const ownClaimsOf = new Map<string, readonly OwnClaim[]>()

  function open(saved: SavedDraft<Kind>): void {
    const here = current()
    if (here !== null) ownClaimsOf.set(here.id, here.ownClaims)
    const opened = draftOf<Kind, Values>(saved, owner() ?? '', here?.id === saved.id ? here : null)
    holder.set({ ...opened, ownClaims: ownClaimsOf.get(saved.id) ?? [] })
  }

  return {
    ...holder,
    start() {
      if (stops.length > 0) return
      stops = [
        // Leaving the page, or turning the phone off, must not cost the last words.
        page.onHidden(saving.beforeLeaving),
        page.askBeforeLeaving(() => losesByLeaving(holder)),
        retry.stop,
        saving.notSoon,
      ]
      retry.start()
      synchronise()
    },
    stop() {
      for (const stop of stops) stop()
      stops = []
    },
    begin(kind, recordId) {
      const here = current()
      if (here?.kind === kind && here.recordId === (recordId ?? null)) return here.id
      const id = newId()
      holder.set(emptyDraft({ id, kind, ownerId: owner() ?? '', recordId: recordId ?? null }))
      return id
    },
    open,
    resume(draft) {
      holder.set({ ...draft, ...asToBeSent(draft), saving: { phase: 'pending' }, opened: draft.opened + 1 })
      retry.now()
    },
    close: () => holder.set(null),
    async discard(draftId, { isHereAlone = false } = {}) {
      if (current()?.id === draftId) {
        documents.stop()
        // What is on its way begins it no more once the server knows.
        holder.set(null)
      }
      const discarded = isHereAlone
        ? savedInTime(clock, () => network.deleteDraft(draftId, { isQuiet: true }))
        : network.deleteDraft(draftId)
      await discarded.catch((error: unknown) => {
        // One that never got there, or was discarded on another device, is discarded.
        if (!(error instanceof ApiCallError) || error.response.code !== 404) throw error
      })
    },
    saveSoon: saving.soon,
    saveNow: saving.now,
    synchronise: retry.now,
    keepMine(theirs) {
      change(
        (draft) => ({ ...asReceived(theirs.files, draft), version: theirs.version, saving: { phase: 'pending' } }),
        theirs.id,
      )
      retry.now()
    },
    takeTheirs(theirs) {
      open(theirs)
      retry.now()
    },
    keepAsNew() {
      const draft = current()
      const id = newId()
      if (draft !== null) holder.set(draftOfItsOwn(draft, id))
      retry.now()
      return id
    },
    addDocuments(chosen, { draftId, ...options }) {
      const taken = { touched: true, checked: false }
      change((before) => ({ ...withChosen(before, chosen, { ...options, newKey: newId }), ...taken }), draftId)
      void documents.send()
    },
    removeDocument(key) {
      const draft = current()
      if (draft !== null) documents.remove(draft, key)
    },
    dismissRefusal: (key) =>
      change((draft) => ({ refusedDocuments: draft.refusedDocuments.filter((one) => one.key !== key) })),
    stopSending: documents.stop,
    removalsSettled: documents.removalsSettled,
    losesWithTab() {
      const draft = current()
      return draft !== null && (isUnsaved(draft) || hasUnsent(draft))
    },
  }
}

function draftOfItsOwn<Kind extends string, Values extends object>(
  draft: Draft<Kind, Values>,
  id: string,
): Draft<Kind, Values> {
  const anew = { version: 0, savedContent: '', saving: { phase: 'pending' }, checked: false, refused: null } as const
  return { ...draft, ...asLost(draft, documentStateTexts.gone), ...anew, id, touched: true, opened: draft.opened + 1 }
}

function sendDocumentsOf<Kind extends string, Values extends object>(
  { current, change }: DraftHolder<Kind, Values>,
  parts: Pick<Parameters<typeof createDocumentSender>[0], 'network' | 'retry'> & {
    readonly saveNow: () => Promise<void>
  },
) {
  return createDocumentSender({
    network: parts.network,
    retry: parts.retry,
    drafts: () => {
      const draft = current()
      return draft === null || draft.saving.phase === 'gone' ? [] : [draft]
    },
    change: (draftId, changeOf) =>
      change((before) => {
        const after = changeOf(before)
        return after.documents === before.documents ? after : { ...after, checked: false }
      }, draftId),
    save: async () => {
      if (current()?.version === 0) await parts.saveNow()
      return (current()?.version ?? 0) > 0
    },
    onStopped: (draftId, because) => change({ saving: { phase: because } }, draftId),
  })
}

/** Text that is on its way gets there without the page; files do not, and nothing does without a connection. */
function losesByLeaving<Kind extends string, Values extends object>({ current }: DraftHolder<Kind, Values>): boolean {
  const draft = current()
  if (draft === null) return false
  const isStuck = isUnsaved(draft) && !['pending', 'saving', 'saved'].includes(draft.saving.phase)
  return isStuck || hasUnsent(draft)
}
