/**
 * A session that ended under something typed: the page stays, and goes on with the session of another tab once the same person
 * has signed in there. Tabs of this origin speak through a channel; a session is lent only to its own person.
 */
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { adoptSession, leaveForSignIn, readSession, storedSession } from './session.ts'
import { hasUnsavedWork } from './unsaved-work.ts'

const CHANNEL = 'member-care.session'
/** How often a waiting tab asks the others. */
const ASK_EVERY_MS = 2_000

interface TabMessage {
  /** Whose session is asked for. */
  readonly wanted?: string
  /** The stored user of an answering tab. */
  readonly lent?: string
}

/** Why the session ended, while the page waits for another one. */
let ended: string | undefined
const listeners = new Set<() => void>()

/**
 * The server does not know the token any more (401): the sign-in page says why. Where something typed would go with the page, the page
 * waits for a new session instead, and the call that was refused fails.
 */
export async function endSession(message: string): Promise<void> {
  const why = message === '' ? errorTexts.unauthorized : message
  if (!hasUnsavedWork()) return leaveForSignIn(why)
  change(why)
}

/** Answers other tabs that wait, as long as this one does not wait itself. */
export function lendSession(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    const lent = storedSession()
    if (ended === undefined && lent !== undefined && data.wanted !== undefined && data.wanted === readSession()?.uuid) channel.postMessage({ lent } satisfies TabMessage)
  })
}

/** Why the session ended; undefined while it stands. Asks the other tabs while it has ended. */
export function useSessionEnd(): string | undefined {
  const message = useSyncExternalStore(subscribe, () => ended)
  const isWaiting = message !== undefined
  useEffect(() => (isWaiting ? askOtherTabs() : undefined), [isWaiting])
  return message
}

function askOtherTabs(): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.lent !== undefined && adoptSession(data.lent)) change(undefined)
  })
  const ask = () => channel.postMessage({ wanted: readSession()?.uuid ?? '' } satisfies TabMessage)
  ask()
  const asking = setInterval(ask, ASK_EVERY_MS)
  return () => {
    clearInterval(asking)
    channel.close()
  }
}

function change(to: string | undefined): void {
  ended = to
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
