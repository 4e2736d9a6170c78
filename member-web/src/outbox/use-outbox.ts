/** The outbox of this page, for its screens. */
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Outbox, OutboxContent } from './outbox.ts'

export const OutboxContext = createContext<Outbox | null>(null)

export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext)
  if (outbox === null) throw new Error('This screen belongs into the member area.')
  return outbox
}

/** What waits, kept up to date. */
export function useOutboxContent(): OutboxContent {
  const { subscribe, content } = useOutbox()
  return useSyncExternalStore(subscribe, content)
}
