/**
 * Learns of new notifications, of claims that have changed and of what is said in the chat: over a WebSocket, and while there is none by asking
 * every 60 seconds (1§9).
 * Neither keeps the session from going idle.
 */
import type { Talk } from '@member-care/domain/chat/talk.ts'
import {
  liveCloseCodes,
  liveMessageSchema,
  type LiveMessage,
  type LiveSaying,
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
  /** The chat has news; `missed`: it may have, while nobody could tell. */
  readonly onChat: (news: ChatNews) => void
}

export type ChatNews =
  | { readonly kind: 'said'; readonly talk: Talk }
  | { readonly kind: 'typing'; readonly conversationId: string }
  | { readonly kind: 'missed' }

export interface LiveFollowing {
  readonly stop: () => void
  /** Says something to the server; nothing where there is no connection just now. */
  readonly say: (saying: LiveSaying) => void
}

/** Follows until it is stopped. */
export function followLive({ token, ask, onNews, onClaims, onChat }: FollowingLive): LiveFollowing {
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
      if (missed) {
        onClaims('any')
        onChat({ kind: 'missed' })
      }
      missed = false
      hear(message)
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

  function hear(message: LiveMessage): void {
    switch (message.type) {
      case 'claims':
        return onClaims(message.claimIds)
      case 'chat':
        return onChat({ kind: 'said', talk: message.talk })
      case 'chat-typing':
        return onChat({ kind: 'typing', conversationId: message.conversationId })
      case 'chat-missed':
        return onChat({ kind: 'missed' })
      case 'chat-desk':
        // For the console.
        return
      default:
        onNews({ unreadCount: message.unreadCount, ...(message.type === 'new' && { arrived: message.notification }) })
    }
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
    onChat({ kind: 'missed' })
    void poll()
  }

  connect()
  window.addEventListener('online', reconnectNow)
  document.addEventListener('visibilitychange', lookAgain)
  return {
    stop() {
      stopped.abort()
      window.removeEventListener('online', reconnectNow)
      document.removeEventListener('visibilitychange', lookAgain)
      clearTimeout(reconnecting)
      stopPolling()
      socket?.close()
    },
    say(saying) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(saying))
    },
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
