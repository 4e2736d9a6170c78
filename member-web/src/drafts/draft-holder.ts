/** Holds the one draft that is open, for its owner only, and tells of every change. */
import type { Draft } from './draft.ts'

export type DraftChange<Kind extends string, Values extends object> = Partial<
  Omit<Draft<Kind, Values>, 'id' | 'ownerId'>
>

export interface DraftHolder<Kind extends string, Values extends object> {
  /** The signed-in person's draft that is open; null when none is. */
  readonly current: () => Draft<Kind, Values> | null
  readonly set: (draft: Draft<Kind, Values> | null) => void
  /** Changes the open draft. With an id: only when that one is still open. */
  readonly change: (
    change: DraftChange<Kind, Values> | ((before: Draft<Kind, Values>) => DraftChange<Kind, Values>),
    id?: string,
  ) => void
  /** @returns what ends it */
  readonly subscribe: (listener: () => void) => () => void
}

export function createDraftHolder<Kind extends string, Values extends object>(
  owner: () => string | undefined,
): DraftHolder<Kind, Values> {
  let draft: Draft<Kind, Values> | null = null
  const listeners = new Set<() => void>()

  const current = () => (draft?.ownerId === owner() ? draft : null)
  const set = (next: Draft<Kind, Values> | null) => {
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
