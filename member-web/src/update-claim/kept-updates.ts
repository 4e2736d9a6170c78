/**
 * The updates under way, kept for this tab only, so that a reload loses nothing. Of documents that were added it is kept which of them the
 * server has.
 */
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { afterReload, noDocuments, type Documents } from '../claim-form/documents/draft-documents.ts'
import { currentSession } from '../session/session.ts'
import type { UpdateDraft } from './update-draft.ts'

/** One that was kept by an older portal has nothing of the documents. */
type KeptUpdate = Omit<UpdateDraft, keyof Documents | 'draftId' | 'isSaved'> & Partial<UpdateDraft>

/** As long as their owner is signed in: of somebody whose session has ended nothing is left in the browser's storage. */
export function keepUpdates(drafts: ReadonlyMap<string, UpdateDraft>): void {
  const { user } = currentSession()
  const own = [...drafts].filter(([, { ownerId }]) => ownerId === user?.uuid)
  if (own.length === 0) return sessionStorage.removeItem(storedSessionKeys.updates)
  sessionStorage.setItem(storedSessionKeys.updates, JSON.stringify(own.map(([claimId, draft]) => [claimId, { ...draft, ...afterReload(draft), refused: null }])))
}

export function keptUpdates(): ReadonlyMap<string, UpdateDraft> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storedSessionKeys.updates) ?? '[]') as (readonly [string, KeptUpdate])[]
    return new Map(kept.map(([claimId, draft]) => [claimId, { ...noDocuments, draftId: crypto.randomUUID(), isSaved: false, ...draft }]))
  } catch {
    return new Map()
  }
}
