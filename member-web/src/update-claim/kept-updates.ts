/**
 * The updates under way, kept for this tab only, so that a reload loses nothing. Of documents that were added it is kept which of them the
 * server has.
 */
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { afterReload, noDocuments, type Documents } from '../claim-form/documents/draft-documents.ts'
import type { Surroundings } from '../claim-form/sending/surroundings.ts'
import type { UpdateDraft } from './update-draft.ts'

/** By claim. */
export type Updates = ReadonlyMap<string, UpdateDraft>

/** One that was kept by an older portal has nothing of the documents. */
type KeptUpdate = Omit<UpdateDraft, keyof Documents | 'draftId' | 'isSaved'> & Partial<UpdateDraft>

/** As long as their owner is signed in: of somebody whose session has ended nothing is left in the browser's storage. */
export function keepUpdates(updates: Updates, { storage, owner }: Pick<Surroundings, 'storage' | 'owner'>): void {
  const own = [...updates].filter(([, { ownerId }]) => ownerId === owner())
  if (own.length === 0) return storage.removeItem(storedSessionKeys.updates)
  storage.setItem(
    storedSessionKeys.updates,
    JSON.stringify(own.map(([claimId, draft]) => [claimId, { ...draft, ...afterReload(draft), refused: null }])),
  )
}

/** What an earlier life of this tab has kept. */
export function keptUpdates({ storage, newId }: Pick<Surroundings, 'storage' | 'newId'>): Updates {
  try {
    const kept = JSON.parse(storage.getItem(storedSessionKeys.updates) ?? '[]') as (readonly [string, KeptUpdate])[]
    return new Map(
      kept.map(([claimId, draft]) => [claimId, { ...noDocuments, draftId: newId(), isSaved: false, ...draft }]),
    )
  } catch {
    return new Map()
  }
}
