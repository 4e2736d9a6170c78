/** What the live connection tells the desk, besides that something is to be asked for again; and what is said back. */
import { useSyncExternalStore } from 'react'

/** So long somebody is taken to be writing after it was last said. */
const TYPING_FOR_MS = 6_000

let sayTypingNow: ((conversationId: string) => void) | undefined
let isLost = false
const typing = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

/** The live connection is there, with the way to say something over it; or it is gone. */
export function connectDesk(sayTyping: ((conversationId: string) => void) | undefined): void {
  sayTypingNow = sayTyping
}

export function noteLiveLost(lost: boolean): void {
  if (lost === isLost) return
  isLost = lost
  tell()
}

export function noteMemberTyping(conversationId: string): void {
  clearTimeout(typing.get(conversationId))
  typing.set(
    conversationId,
    setTimeout(() => endTyping(conversationId), TYPING_FOR_MS),
  )
  tell()
}

/** What they wrote has come. */
export function endTyping(conversationId: string): void {
  clearTimeout(typing.get(conversationId))
  if (typing.delete(conversationId)) tell()
}

/** Lost without a connection: nobody waits for it. */
export function sayTyping(conversationId: string): void {
  sayTypingNow?.(conversationId)
}

export function useIsLiveLost(): boolean {
  return useSyncExternalStore(subscribe, () => isLost)
}

export function useMemberIsTyping(conversationId: string): boolean {
  return useSyncExternalStore(subscribe, () => typing.has(conversationId))
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
