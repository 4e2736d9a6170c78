/**
 * The live connections of this process. The process that makes a notification tells all processes through the database
 * (LISTEN/NOTIFY), and each of them tells its own connections. A lost notice costs only time: the list is in the table.
 * The same connection tells which of the user's claims have changed (follow-claims.ts), and what happens in the chat (chats/live/).
 */
import { parseJson } from '@member-care/domain/schemas/json-text.ts'
import { powersOf } from '@member-care/domain/access/powers.ts'
import { liveCloseCodes } from '@member-care/domain/notification/live-close-codes.ts'
import { liveSayingSchema, liveSignInSchema, type LiveMessage } from '@member-care/domain/notification/live-messages.ts'
import type { SessionUse } from '@member-care/projections/runner/database-session.ts'
import type { Sessions } from '../../accounts/sessions.ts'
import type { UseOfSession } from '../../http/access.ts'
import { chatStepUp } from '../../chats/chat-step-up.ts'
import { CHAT_CHANNEL } from '../../chats/conversation-store.ts'
import { noteTyping, readChatNotice, tellChat } from '../../chats/live/tell-chats.ts'
import { ApiError } from '../../http/api-error.ts'
import { asksForOneTimePassword } from '../../http/access.ts'
import type { Identity } from '../../http/caller.ts'
import { pingAll, sendTo, type LiveSocket } from '../../http/live-socket.ts'
import type { Parts } from '../../http/parts.ts'
import { NOTIFICATION_CHANNEL, readNotice, type NotificationNotice } from '../notification-store.ts'
import { createClaimFollowing } from './follow-claims.ts'

/** A browser that has connected says who it is within this time. */
const SIGN_IN_WITHIN_MS = 5_000
/** Of one user in one process: more are a mistake, or somebody who means harm. */
const MOST_PER_USER = 8
/** Sessions that have ended are noticed within this time, and before anything is sent. */
const LOOK_EVERY_MS = 5_000
const LOOK_AT_ONCE = 250
/** Characters of what a browser says. */
const LARGEST_MESSAGE = 1_024
/** Somebody who writes says so no more often. */
const TYPING_EVERY_MS = 2_000

export interface LiveConnectionsOptions extends Pick<
  Parts,
  | 'databaseSession'
  | 'notifications'
  | 'clock'
  | 'logger'
  | 'eventLog'
  | 'readModels'
  | 'claims'
  | 'systemReader'
  | 'database'
  | 'subjectKeys'
  | 'settings'
> {
  readonly identify: (token: string, options?: UseOfSession) => Promise<Identity>
  readonly sessions: Pick<Sessions, 'stillGood'>
}

export interface LiveConnections {
  /**
   * Takes over a socket: it is told of its user's notifications once it has said whose it is.
   * @param onKnown called when that is known
   */
  take(socket: LiveSocket, onKnown: () => void): void
  close(): Promise<void>
}

interface Connection {
  readonly socket: LiveSocket
  readonly sessionId: string
  /** Kept to learn why the session ended, for the browser to say so. */
  readonly token: string
  /** Whether the chat may be told to it: a client's flag may ask for a one-time password first (S16). */
  readonly hearsChat: boolean
  /** Whether it is of somebody of a desk. */
  readonly isDesk: boolean
  /** When it last said that somebody writes. */
  saidTypingAt: number
}

export function createLiveConnections(options: LiveConnectionsOptions): LiveConnections {
  const { databaseSession, identify, sessions, notifications, clock, logger } = options
  const byUser = new Map<string, Set<Connection>>()
  /** Those of somebody of a desk: few, who are told often. */
  const ofDesk = new Set<Connection>()
  /** Those of whom it is known whose they are. */
  const known = new WeakSet<LiveSocket>()
  const claimFollowing = createClaimFollowing({
    ...options,
    connected: () => [...byUser.keys()],
    onChanged: passClaims,
  })
  const listening: SessionUse[] = []
  const endings: (() => void)[] = []

  /** Nothing runs in a process that nobody is connected to. */
  function begin(): void {
    if (listening.length > 0) return
    listening.push(
      databaseSession.use({
        channel: NOTIFICATION_CHANNEL,
        onNotice: (payload) => {
          const notice = readNotice(payload)
          if (notice) safely(() => pass(notice))
        },
        // After a loss: what was told meanwhile has been missed.
        onListening: () =>
          Promise.all([...byUser.keys()].map((userId) => safely(() => pass({ userId })))).then(() => undefined),
      }),
      databaseSession.use({
        channel: CHAT_CHANNEL,
        onNotice: (payload) => {
          const notice = readChatNotice(payload)
          if (notice) safely(() => tellChat(options, notice, { isConnected, tellUser, tellDesk }))
        },
        // What was told meanwhile has been missed: pages ask for it.
        onListening: () => safely(tellChatMissed),
      }),
    )
    const looking = setInterval(() => void safely(dropEnded), LOOK_EVERY_MS)
    endings.push(
      () => clearInterval(looking),
      pingAll(() => everyConnection().map(({ socket }) => socket)),
    )
  }

  async function safely(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) =>
      logger.warn({ err: error }, 'a live connection was not told; it asks for the list itself'),
    )
  }

  async function signIn(socket: LiveSocket, text: string, onKnown: () => void): Promise<void> {
    const token = tokenIn(text)
    if (token === undefined) return close(socket, 'BAD_REQUEST')
    let identity: Identity
    try {
      identity = await identify(token, { countsAsUse: false })
    } catch (error) {
      return close(
        socket,
        error instanceof ApiError && error.code !== 'TOKEN_EXPIRED' ? 'ACCOUNT_CLOSED' : 'TOKEN_EXPIRED',
      )
    }
    // As the list of notifications asks for it.
    if (identity.session.lacksSecondFactor || (await asksForOneTimePassword(identity, 'requireOTPNotification')))
      return close(socket, 'OTP_REQUIRED')
    const hearsChat = !(await asksForOneTimePassword(identity, chatStepUp))
    // Closed while it was asked whose it is, it tells of its end no more: nothing would ever take it off the list.
    if (socket.readyState !== socket.OPEN) return
    const { sessionId, userId } = identity.session
    const own = byUser.get(userId) ?? new Set()
    if (own.size >= MOST_PER_USER) return close(socket, 'TOO_MANY')
    const connection: Connection = {
      socket,
      sessionId,
      token,
      hearsChat,
      isDesk: powersOf(identity.user.roles).has('chats.answer'),
      saidTypingAt: 0,
    }
    byUser.set(userId, own.add(connection))
    if (connection.isDesk) ofDesk.add(connection)
    known.add(socket)
    onKnown()
    socket.on('message', (data) => hear(userId, connection, data.toString()))
    socket.on('close', () => {
      own.delete(connection)
      ofDesk.delete(connection)
      if (own.size === 0) byUser.delete(userId)
    })
    begin()
    await claimFollowing.begin()
    say(socket, { type: 'ready', unreadCount: await notifications.countUnread(userId) })
  }

  async function pass({ userId, notificationId }: NotificationNotice): Promise<void> {
    const own = [...(byUser.get(userId) ?? [])]
    if (own.length === 0) return
    const [unreadCount, notification] = await Promise.all([
      notifications.countUnread(userId),
      notificationId === undefined ? undefined : notifications.get(userId, notificationId),
    ])
    const message: LiveMessage = notification
      ? { type: 'new', notification, unreadCount }
      : { type: 'changed', unreadCount }
    await sendToGood(own, message)
  }

  const isConnected = (userId: string): boolean => byUser.has(userId)

  /** Of their connections those that may hear of the chat. */
  async function tellUser(userId: string, message: LiveMessage): Promise<void> {
    await sendToGood(
      [...(byUser.get(userId) ?? [])].filter(({ hearsChat, isDesk }) => hearsChat || isDesk),
      message,
    )
  }

  async function tellDesk(message: LiveMessage): Promise<void> {
    await sendToGood([...ofDesk], message)
  }

  async function tellChatMissed(): Promise<void> {
    await sendToGood(
      everyConnection().filter(({ hearsChat, isDesk }) => hearsChat || isDesk),
      { type: 'chat-missed' },
    )
  }

  async function sendToGood(connections: readonly Connection[], message: LiveMessage): Promise<void> {
    if (connections.length === 0) return
    const good = await sessions.stillGood(
      connections.map(({ sessionId }) => sessionId),
      clock(),
    )
    for (const { socket, sessionId } of connections) if (good.has(sessionId)) say(socket, message)
  }

  function everyConnection(): readonly Connection[] {
    return [...byUser.values()].flatMap((own) => [...own])
  }

  /** What a browser says after its first message. */
  function hear(userId: string, connection: Connection, text: string): void {
    const said = text.length > LARGEST_MESSAGE ? undefined : readSaying(text)
    if (!said) return close(connection.socket, 'BAD_REQUEST')
    const now = clock().getTime()
    if (now - connection.saidTypingAt < TYPING_EVERY_MS) return
    connection.saidTypingAt = now
    void safely(() => noteTyping(options, userId, said.conversationId))
  }

  async function passClaims(userId: string, claimIds: readonly string[]): Promise<void> {
    await sendToGood([...(byUser.get(userId) ?? [])], { type: 'claims', claimIds: [...claimIds] })
  }

  async function dropEnded(): Promise<void> {
    const all = everyConnection()
    // Some at a time, so that nothing else waits for it.
    for (let from = 0; from < all.length; from += LOOK_AT_ONCE) {
      const some = all.slice(from, from + LOOK_AT_ONCE)
      const good = await sessions.stillGood(
        some.map(({ sessionId }) => sessionId),
        clock(),
      )
      await Promise.all(some.filter(({ sessionId }) => !good.has(sessionId)).map(closeEnded))
    }
  }

  async function closeEnded({ socket, token }: Connection): Promise<void> {
    const code = await identify(token, { countsAsUse: false }).then(
      () => 'TOKEN_EXPIRED',
      (error: unknown) => (error instanceof ApiError ? error.code : 'TOKEN_EXPIRED'),
    )
    close(socket, code === 'TOKEN_EXPIRED' ? 'TOKEN_EXPIRED' : 'ACCOUNT_CLOSED')
  }

  return {
    take(socket, onKnown) {
      const tooLate = setTimeout(() => close(socket, 'BAD_REQUEST'), SIGN_IN_WITHIN_MS)
      let signedIn = false
      socket.on('close', () => clearTimeout(tooLate))
      socket.on('message', (data) => {
        clearTimeout(tooLate)
        // Until it is known who that is, there is nothing more to say; afterwards see `hear`.
        if (signedIn) return known.has(socket) ? undefined : close(socket, 'BAD_REQUEST')
        signedIn = true
        signIn(socket, data.toString(), onKnown).catch((error: unknown) => {
          logger.warn({ err: error }, 'a live connection could not be begun')
          socket.terminate()
        })
      })
    },
    async close() {
      for (const end of endings) end()
      await claimFollowing.close()
      await Promise.all(listening.map((use) => use.end()))
    },
  }
}

function tokenIn(text: string): string | undefined {
  return parseJson(liveSignInSchema, text)?.token
}

function readSaying(text: string) {
  return parseJson(liveSayingSchema, text)
}

function say(socket: LiveSocket, message: LiveMessage): void {
  sendTo(socket, message)
}

function close(socket: LiveSocket, why: keyof typeof liveCloseCodes): void {
  socket.close(liveCloseCodes[why], why)
}
