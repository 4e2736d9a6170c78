/**
 * Saves the draft that is open: a second after the last change, and at once where it matters. Each saving says which page it is of and counts
 * on, so that the server knows the later one of two that are on their way.
 */
import { isDecision } from '@member-care/domain/errors/response-error.ts'
import type { Retry } from '../claim-form/sending/retry.ts'
import { savedInTime } from '../claim-form/sending/saved-in-time.ts'
import type { Clock, DraftNetwork } from '../claim-form/sending/surroundings.ts'
import { ApiCallError } from '../portal-api/api-client.ts'
import { forgetSavingInLeaving, noteSavingInLeaving } from '../portal-api/saving-in-leaving.ts'
import { contentOf, isUnsaved, type Draft, type Saving } from './draft.ts'
import type { DraftHolder } from './draft-holder.ts'

const AFTER_TYPING_MS = 1_000

export interface DraftSaving {
  readonly soon: () => void
  /** Does not save what was to be saved soon. */
  readonly notSoon: () => void
  /** Resolves when everything is saved, or cannot be at the moment; the draft's `saving` then says which. */
  readonly now: () => Promise<void>
  /** Saves before the page is gone: it waits for no saving that is under way, whose answer nobody may be there to take. */
  readonly beforeLeaving: () => void
}

interface SavingParts<Kind extends string, Values extends object> {
  readonly holder: DraftHolder<Kind, Values>
  readonly clock: Clock
  readonly network: Pick<DraftNetwork<Kind>, 'saveDraft' | 'readDrafts'>
  readonly retry: Pick<Retry, 'later' | 'succeeded'>
  /** This page, as the server tells it from others. */
  readonly pageId: string
}

export function createDraftSaving<Kind extends string, Values extends object>({
  holder,
  clock,
  network,
  retry,
  pageId,
}: SavingParts<Kind, Values>): DraftSaving {
  let cancel: (() => void) | undefined
  let underWay: Promise<void> | null = null
  let saveNo = 0
  /** The latest saving that the server has taken. */
  let taken = 0
  /** What was sent last. */
  let sent = ''

  async function saveWhileUnsaved(): Promise<void> {
    for (let draft = toBeSaved(); draft !== null; draft = toBeSaved()) if (!(await saveOnce(draft))) return
  }

  /** The open draft, where the server's copy is behind and may be changed. */
  function toBeSaved(): Draft<Kind, Values> | null {
    const draft = holder.current()
    return draft !== null && isUnsaved(draft) && mayBeSaved(draft.saving) ? draft : null
  }

  /** @returns whether it was saved */
  async function saveOnce(draft: Draft<Kind, Values>): Promise<boolean> {
    const content = contentOf(draft)
    const own = ++saveNo
    sent = JSON.stringify(content)
    holder.change({ saving: { phase: 'saving' } }, draft.id)
    try {
      const toSave = { ...content, expectedVersion: draft.version, savedBy: { pageId, saveNo: own } }
      const answer = savedInTime(clock, (signal) => network.saveDraft(draft.id, toSave, signal))
      // Before anything is read because of the answer: that would wait for what is answered.
      const { version, savedAt } = await answer.finally(() => own === saveNo && forgetSavingInLeaving(pageId))
      // A later one may have been answered before.
      if (own > taken) {
        taken = own
        const saved = {
          version,
          savedContent: JSON.stringify(content),
          saving: { phase: 'saved', at: savedAt },
        } as const
        holder.change(saved, draft.id)
      }
      retry.succeeded()
      return true
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error
      if (own > taken) holder.change({ saving: await savingAfter(draft, error) }, draft.id)
      return false
    }
  }

  async function savingAfter(draft: Draft<Kind, Values>, error: ApiCallError): Promise<Saving<Kind>> {
    const { code, errorCode, message } = error.response
    if (code === 428) return { phase: 'unverified' }
    if (code === 404 || errorCode === 'DRAFT_SUBMITTED') return { phase: 'gone' }
    if (code === 409 && errorCode === 'CONFLICT') {
      const drafts = await savedInTime(clock, (signal) => network.readDrafts({ signal })).catch(() => undefined)
      if (drafts === undefined) return unanswered()
      const theirs = drafts.find(({ id }) => id === draft.id)
      return theirs === undefined ? { phase: 'gone' } : { phase: 'clash', theirs }
    }
    if (!isDecision(error.response)) return unanswered()
    return { phase: 'refused', message }
  }

  function unanswered(): Saving<Kind> {
    retry.later()
    return { phase: 'unanswered' }
  }

  const now = () => {
    cancel?.()
    underWay ??= saveWhileUnsaved().finally(() => {
      underWay = null
    })
    return underWay
  }
  return {
    soon() {
      cancel?.()
      cancel = clock.after(AFTER_TYPING_MS, () => void now())
    },
    notSoon: () => cancel?.(),
    now,
    beforeLeaving() {
      if (underWay === null) void now()
      else {
        const draft = toBeSaved()
        if (draft !== null && JSON.stringify(contentOf(draft)) !== sent) void saveOnce(draft)
      }
      const draft = holder.current()
      if (draft?.saving.phase === 'saving') noteSavingInLeaving({ draftId: draft.id, kind: draft.kind, pageId, saveNo })
    },
  }
}

function mayBeSaved({ phase }: Saving): boolean {
  return phase !== 'clash' && phase !== 'gone'
}
