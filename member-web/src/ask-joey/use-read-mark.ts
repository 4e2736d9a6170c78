/** Tells the server up to which message the member has read: what is in view while the page is. */
import { useEffect, useSyncExternalStore } from 'react'
import { useMutation } from '@tanstack/react-query'
import { markTalkRead } from '../portal-api/chats-api.ts'
import type { KnownTalk } from './known-talk.ts'

/** @param isAtEnd whether the newest message is in view */
export function useReadMark(known: KnownTalk | undefined, isAtEnd: boolean): void {
  const isPageShown = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
  // Told once for each number; what was lost is told with the next.
  const { mutate } = useMutation({
    mutationFn: ({ id, number }: { readonly id: string; readonly number: number }) => markTalkRead(id, number),
  })
  const id = known?.conversation.id
  const number = known?.messages.at(-1)?.number ?? 0
  const isNew = known !== undefined && number > known.conversation.memberRead
  useEffect(() => {
    if (id !== undefined && isNew && isAtEnd && isPageShown) mutate({ id, number })
  }, [id, number, isNew, isAtEnd, isPageShown, mutate])
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
