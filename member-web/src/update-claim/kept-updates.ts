/**
 * The updates under way, kept for this tab only, so that a reload loses nothing. Of documents that were added it is kept which of them the
 * server has.
 */
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { asJson } from '@member-care/web-kit/storage/kept-value.ts'
import { afterReload, noDocuments, type Documents } from '../claim-form/documents/draft-documents.ts'
import type { Surroundings } from '../claim-form/sending/surroundings.ts'
import type { UpdateDraft } from './update-draft.ts'

/** By claim. */
export type Updates = ReadonlyMap<string, UpdateDraft>

/** One that was kept by an older portal has nothing of the documents. */
type KeptUpdate = Omit<UpdateDraft, keyof Documents | 'draftId' | 'isSaved'> & Partial<UpdateDraft>

type KeptUpdates = readonly (readonly [claimId: string, draft: KeptUpdate])[]

function kept({ storage }: Pick<Surroundings, 'storage'>) {
  return asJson<KeptUpdates>(storage(storedSessionKeys.updates), (read) => Array.isArray(read))
}

/** As long as their owner is signed in: of somebody whose session has ended nothing is left in the browser's storage. */
export function keepUpdates(updates: Updates, around: Pick<Surroundings, 'storage' | 'owner'>): void {
  const own = [...updates].filter(([, { ownerId }]) => ownerId === around.owner())
  if (own.length === 0) kept(around).forget()
  else kept(around).keep(own.map(([claimId, draft]) => [claimId, { ...draft, ...afterReload(draft), refused: null }]))
}

/** What an earlier life of this tab has kept. */
export function keptUpdates(around: Pick<Surroundings, 'storage' | 'newId'>): Updates {
  const read = kept(around).read() ?? []
  return new Map(
    read.map(([claimId, draft]) => [claimId, { ...noDocuments, draftId: around.newId(), isSaved: false, ...draft }]),
  )
}
