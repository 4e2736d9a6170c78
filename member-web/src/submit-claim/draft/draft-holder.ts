/** Holds the one draft that is open, for its owner only, and tells of every change. */
import type { ClaimDraft } from './claim-draft.ts'

export type DraftChange = Partial<Omit<ClaimDraft, 'id' | 'ownerId'>>

export interface DraftHolder {
  /** The signed-in person's draft that is open; null when none is. */
  readonly current: () => ClaimDraft | null
  readonly set: (draft: ClaimDraft | null) => void
  /** Changes the open draft. With an id: only when that one is still open. */
  readonly change: (change: DraftChange | ((before: ClaimDraft) => DraftChange), id?: string) => void
  /** @returns what ends it */
  readonly subscribe: (listener: () => void) => () => void
}

export function createDraftHolder(owner: () => string | undefined): DraftHolder {
  let draft: ClaimDraft | null = null
  const listeners = new Set<() => void>()

  const current = () => (draft?.ownerId === owner() ? draft : null)
  const set = (next: ClaimDraft | null) => {
    draft = next
    for (const listener of listeners) listener()
  }
  return {
    current,
    set,
    change(change, id) {
      const before = current()
      if (before === null || (id !== undefined && before.id !== id)) return
      set({ ...before, ...(typeof change === 'function' ? change(before) : change) })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
