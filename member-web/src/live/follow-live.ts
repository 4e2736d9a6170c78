/**
 * Learns of new notifications and of claims that have changed: over a WebSocket, and while there is none by asking every 60 seconds (1§9).
 * Neither keeps the session from going idle.
 */
import {
  liveCloseCodes,
  liveMessageSchema,
  type LiveMessage,
  type NotificationRecord,
} from '@member-care/domain/notification/live-messages.ts'
import { reconnectPause } from './reconnect-pause.ts'

const POLL_MS = 60_000
/** A connection that has not got through by then is taken for blocked, and is asked for meanwhile. */
const CONNECT_WITHIN_MS = 5_000

export interface FollowingLive {
  readonly token: string
  /** How many are unread, and the newest one. */
  readonly ask: (
    signal: AbortSignal,
  ) => Promise<{ readonly unreadCount: number; readonly notifications: readonly NotificationRecord[] }>
  readonly onNews: (news: { readonly unreadCount: number; readonly arrived?: NotificationRecord }) => void
  /** Claims have changed; any of them may have while nobody could tell. */
  readonly onClaims: (claimIds: readonly string[] | 'any') => void
}

/** Follows until the function that it gives is called. */
export function followLive({ token, ask, onNews, onClaims }: FollowingLive): () => void {
  const stopped = new AbortController()
  let socket: WebSocket | undefined
  let failures = 0
  let reconnecting: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setInterval> | undefined
  let newestSeen: string | undefined
  /** Whether it has stood and was lost since, so that something may have been missed. */
  let missed = false

  function connect(): void {
    const opened = new WebSocket(liveAddress())
    socket = opened
    const tooLate = setTimeout(() => opened.close(), CONNECT_WITHIN_MS)
    opened.addEventListener('open', () => opened.send(JSON.stringify({ type: 'sign-in', token })))
    opened.addEventListener('message', ({ data }) => {
      const message = readMessage(data)
      if (!message) return
      clearTimeout(tooLate)
      failures = 0
      stopPolling()
      if (missed) onClaims('any')
      missed = false
      if (message.type === 'claims') onClaims(message.claimIds)
      else
        onNews({ unreadCount: message.unreadCount, ...(message.type === 'new' && { arrived: message.notification }) })
    })
    opened.addEventListener('close', ({ code }) => {
      clearTimeout(tooLate)
      if (stopped.signal.aborted || socket !== opened) return
      missed = true
      startPolling()
      if (isFinal(code)) return
      failures += 1
      reconnecting = setTimeout(connect, reconnectPause(failures, Math.random()))
    })
  }

  function reconnectNow(): void {
    if (reconnecting === undefined || failures === 0) return
    clearTimeout(reconnecting)
    connect()
  }

  function startPolling(): void {
    if (polling !== undefined) return
    void poll()
    polling = setInterval(lookAgain, POLL_MS)
  }

  function stopPolling(): void {
    clearInterval(polling)
    polling = undefined
  }

  /** A session that has ended is told to the person by the call itself; what fails otherwise is asked for again in a minute. */
  async function poll(): Promise<void> {
    try {
      const { unreadCount, notifications } = await ask(stopped.signal)
      const newest = notifications[0]
      const isNew =
        newest !== undefined && newestSeen !== undefined && newest._id !== newestSeen && newest.readAt === null
      newestSeen = newest?._id ?? ''
      onNews({ unreadCount, ...(isNew && { arrived: newest }) })
    } catch {
      // Nothing to show for it: the bell stays as it was.
    }
  }

  function lookAgain(): void {
    if (polling === undefined || document.visibilityState === 'hidden') return
    onClaims('any')
    void poll()
  }

  connect()
  window.addEventListener('online', reconnectNow)
  document.addEventListener('visibilitychange', lookAgain)
  return () => {
    stopped.abort()
    window.removeEventListener('online', reconnectNow)
    document.removeEventListener('visibilitychange', lookAgain)
    clearTimeout(reconnecting)
    stopPolling()
    socket?.close()
  }
}

/** The server has said that it does not want this connection; asking for it again would be answered in the same way. */
function isFinal(code: number): boolean {
  return Object.values(liveCloseCodes).some((final) => final === code)
}

function liveAddress(): string {
  return `${window.location.origin.replace(/^http/, 'ws')}/api/notifications/live`
}

function readMessage(data: unknown): LiveMessage | undefined {
  try {
    return liveMessageSchema.safeParse(JSON.parse(String(data))).data
  } catch {
    return undefined
  }
}
