/** Holds the updates that have been begun, each for its owner only, and tells of every change. */
import type { Surroundings } from '../claim-form/sending/surroundings.ts'
import { keepUpdates, keptUpdates, type Updates } from './kept-updates.ts'
import type { UpdateDraft } from './update-draft.ts'

export interface UpdatesHolder {
  /** The signed-in person's update of a claim; null when none has been begun. */
  readonly current: (claimId: string) => UpdateDraft | null
  /** All updates of the signed-in person. */
  readonly all: () => readonly UpdateDraft[]
  readonly set: (claimId: string, draft: UpdateDraft | null) => void
  /** Forgets them all, everybody's. */
  readonly clear: () => void
  readonly change: (claimId: string, change: (before: UpdateDraft) => Partial<UpdateDraft>) => void
  /** @returns what ends it */
  readonly subscribe: (listener: () => void) => () => void
}

export function createUpdatesHolder(around: Pick<Surroundings, 'storage' | 'owner' | 'newId'>): UpdatesHolder {
  let updates: Updates = keptUpdates(around)
  const listeners = new Set<() => void>()

  const current = (claimId: string) => {
    const draft = updates.get(claimId)
    return draft !== undefined && draft.ownerId === around.owner() ? draft : null
  }
  const setAll = (next: Updates) => {
    updates = next
    keepUpdates(updates, around)
    for (const listener of listeners) listener()
  }
  const set = (claimId: string, draft: UpdateDraft | null) => {
    const others = [...updates].filter(([id]) => id !== claimId)
    setAll(new Map(draft === null ? others : [...others, [claimId, draft]]))
  }
  return {
    current,
    all: () => [...updates.keys()].flatMap((claimId) => current(claimId) ?? []),
    set,
    clear: () => setAll(new Map()),
    change(claimId, change) {
      const before = current(claimId)
      if (before !== null) set(claimId, { ...before, ...change(before) })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
