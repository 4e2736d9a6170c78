/**
 * Learns of new notifications, of claims that have changed and of what is said in the chat: over the live connection, and while there is none by
 * asking every 60 seconds (1§9).
 * Neither keeps the session from going idle.
 */
import type { Talk } from '@member-care/domain/chat/talk.ts'
import type { LiveMessage, NotificationRecord } from '@member-care/domain/notification/live-messages.ts'
import { connectLive, type LiveConnection } from '@member-care/web-kit/live/live-connection.ts'

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

/** Follows until it is stopped. */
export function followLive({ token, ask, onNews, onClaims, onChat }: FollowingLive): LiveConnection {
  const stopped = new AbortController()
  let newestSeen: string | undefined

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
      case 'new':
        return onNews({ unreadCount: message.unreadCount, arrived: message.notification })
      case 'ready':
      case 'changed':
        return onNews({ unreadCount: message.unreadCount })
    }
  }

  function noteMissed(): void {
    onClaims('any')
    onChat({ kind: 'missed' })
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

  const connection = connectLive({
    token,
    onMessage: hear,
    onBack: noteMissed,
    onLost: () => void poll(),
    onAskAgain() {
      noteMissed()
      void poll()
    },
  })
  return {
    stop() {
      stopped.abort()
      connection.stop()
    },
    say: connection.say,
  }
}
