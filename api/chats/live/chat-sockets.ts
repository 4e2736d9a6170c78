/**
 * The connections of the chat's own WebSocket, over which the events of the specification go (2§7, S98). Each frame brings its token, which is
 * checked as that of a call is; frames of one connection are carried out one after the other.
 */
import { chatEmits, isChatEmit, LARGEST_CHAT_FRAME, readChatFrame } from '@member-care/domain/chat/socket-frames.ts'
import { errorBody } from '@member-care/domain/errors/error-body.ts'
import type { Language } from '@member-care/domain/language/language.ts'
import { liveCloseCodes, liveRetryCodes } from '@member-care/domain/notification/live-close-codes.ts'
import { accountNeedsVerificationText } from '@member-care/domain/texts/error-texts.ts'
import type { SessionUse } from '@member-care/projections/runner/database-session.ts'
import { createIdentify } from '../../accounts/identify.ts'
import { asksForOneTimePassword } from '../../http/access.ts'
import { ApiError, apiError } from '../../http/api-error.ts'
import { ownScopeOf, type Identity } from '../../http/caller.ts'
import { toApiError, validationError } from '../../http/error-handler.ts'
import { inLanguage } from '../../http/in-language.ts'
import { pingAll, type LiveSocket } from '../../http/live-socket.ts'
import type { Parts } from '../../http/parts.ts'
import { isStorable } from '../../http/storable-text.ts'
import { createAssistant } from '../assistant/assist.ts'
import { chatStepUp } from '../chat-step-up.ts'
import { CHAT_CHANNEL } from '../conversation-store.ts'
import { carryOut, type Frame } from './carry-out-frame.ts'
import { deliver, sayEvent, type ChatTalker } from './chat-talker.ts'
import { readChatNotice } from './tell-chats.ts'

/** Whoever connects says who they are within this time. */
const SIGN_IN_WITHIN_MS = 5_000
/** Of one member in one process. */
const MOST_PER_USER = 8
/** Of all together: a process has no endless memory. */
const MOST_OF_ALL = 20_000
/** Frames of a connection that wait for the one before; a member waits for an answer now and then. */
const MOST_WAITING = 20
/** What a member sends in a minute, over all their connections. */
const MOST_IN_A_MINUTE = 120
/** Sessions that have ended are noticed within this time, and before anything is sent. */
const LOOK_EVERY_MS = 5_000

export interface ChatSockets {
  /**
   * Takes over a socket.
   * @param onKnown called when it is known whose it is
   */
  take(socket: LiveSocket, language: Language, onKnown: () => void): void
  close(): Promise<void>
}

/** What is known of a connection besides whose it is. */
interface Line {
  readonly socket: LiveSocket
  readonly language: Language
  readonly onKnown: () => void
  talker: ChatTalker | undefined
  /** Frames that are not carried out yet, an attachment among them at most once. */
  waiting: number
  hasAttachmentWaiting: boolean
  carriedOut: Promise<void>
}

/** What a frame says of itself in the answer that refuses it. */
interface Named {
  readonly event?: string
  readonly messageId?: string
}

export function createChatSockets(parts: Parts): ChatSockets {
  const { logger, sessions, clock, databaseSession, settings } = parts
  const identify = createIdentify(parts)
  const assistant = createAssistant(parts)
  const lines = new Set<Line>()
  const byUser = new Map<string, { readonly lines: Set<Line>; since: number; frames: number }>()
  const endings: (() => void)[] = []
  let listening: SessionUse | undefined

  /** Nothing runs in a process that nobody is connected to. */
  function begin(): void {
    if (listening) return
    listening = databaseSession.use({
      channel: CHAT_CHANNEL,
      onNotice: (payload) => {
        const { conversationId, number } = readChatNotice(payload) ?? {}
        // Who said it has it already, and of what is no message nothing is told.
        if (number !== undefined)
          tell(talkers().filter((talker) => talker.conversationId === conversationId && talker.sentUpTo < number))
      },
      // What was told meanwhile has been missed.
      onListening: () => tell(talkers()),
    })
    const looking = setInterval(() => void dropEnded().catch(noteFailure), LOOK_EVERY_MS)
    endings.push(
      () => clearInterval(looking),
      pingAll(() => [...lines].map(({ socket }) => socket)),
    )
  }

  const talkers = (): readonly ChatTalker[] => [...lines].flatMap(({ talker }) => talker ?? [])

  function tell(some: readonly ChatTalker[]): void {
    for (const talker of some) deliver(parts, talker).catch(noteFailure)
  }

  function noteFailure(error: unknown): void {
    logger.warn({ err: error }, 'a connection of the chat was not told; it asks for the rest when it comes back')
  }

  async function dropEnded(): Promise<void> {
    const known = [...lines].filter(({ talker }) => talker !== undefined)
    const ids = known.flatMap(({ talker }) => talker?.sessionId ?? [])
    if (ids.length === 0) return
    const good = await sessions.stillGood(ids, clock())
    for (const { socket, talker } of known)
      if (talker && !good.has(talker.sessionId)) socket.close(liveCloseCodes.TOKEN_EXPIRED, 'TOKEN_EXPIRED')
  }

  function hear(line: Line, text: string): void {
    const frame = readChatFrame(text)
    const named = frame ? nameOf(frame) : {}
    const isAttachment = frame?.event === 'sendJoeyAttachmentMessage'
    if (text.length > LARGEST_CHAT_FRAME && !isAttachment) return refuse(line, apiError('PAYLOAD_TOO_LARGE'), named)
    // One connection holds one attachment at a time: it is in memory.
    if (line.waiting >= MOST_WAITING || (isAttachment && line.hasAttachmentWaiting))
      return refuse(line, apiError('RATE_LIMITED'), named)
    line.waiting += 1
    if (isAttachment) line.hasAttachmentWaiting = true
    line.carriedOut = line.carriedOut
      .then(() => inLanguage(line.language, () => take(line, frame)))
      .catch((error: unknown) => inLanguage(line.language, () => answerRefused(line, error, named)))
      .finally(() => {
        line.waiting -= 1
        if (isAttachment) line.hasAttachmentWaiting = false
      })
  }

  async function take(line: Line, read: ReturnType<typeof readChatFrame>): Promise<void> {
    if (!read || !isStorable(read.data)) throw apiError('MALFORMED_REQUEST')
    const frame = checkedFrame(read)
    const token = frame.data?.accessToken ?? line.talker?.token
    if (token === undefined) throw apiError('UNAUTHORIZED')
    const identity = await identify(token)
    const talker = await talkerOf(line, identity, token)
    if (!talker) return
    await carryOut({ parts, assistant, own: ownScopeOf(identity), talker }, frame)
    await deliver(parts, talker)
  }

  /** Whose the connection is, from the first frame on. @throws ApiError for who may not use the chat, or more than they may */
  async function talkerOf(line: Line, identity: Identity, token: string): Promise<ChatTalker | undefined> {
    const { user, session } = identity
    // A connection is one member's; another one takes another connection.
    if (user.userType !== 'client' || (line.talker && line.talker.userId !== user.userId)) throw apiError('FORBIDDEN')
    countFrame(line, user.userId)
    if (session.lacksSecondFactor) throw apiError('SECOND_FACTOR_MISSING')
    if (await asksForOneTimePassword(identity, chatStepUp))
      throw apiError('OTP_REQUIRED', accountNeedsVerificationText(settings.support))
    const { socket } = line
    if (socket.readyState !== socket.OPEN) return undefined
    begin()
    const { userId } = user
    const { sessionId } = session
    line.talker ??= {
      socket,
      userId,
      sessionId,
      token,
      conversationId: undefined,
      sentUpTo: 0,
      isSending: false,
      hasMore: false,
      name: undefined,
    }
    // The member may have signed in anew.
    Object.assign(line.talker, { sessionId, token })
    return line.talker
  }

  /** @throws ApiError 429 */
  function countFrame(line: Line, userId: string): void {
    const own = byUser.get(userId) ?? { lines: new Set(), since: 0, frames: 0 }
    byUser.set(userId, own)
    if (!own.lines.has(line)) {
      if (own.lines.size >= MOST_PER_USER) throw new TooManyConnections()
      own.lines.add(line)
      line.socket.on('close', () => {
        own.lines.delete(line)
        if (own.lines.size === 0) byUser.delete(userId)
      })
      line.onKnown()
    }
    const now = clock().getTime()
    if (now - own.since >= 60_000) Object.assign(own, { since: now, frames: 0 })
    own.frames += 1
    if (own.frames > MOST_IN_A_MINUTE) {
      const { status, message } = apiError('RATE_LIMITED')
      const retryAfterSeconds = Math.ceil((own.since + 60_000 - now) / 1_000)
      throw new ApiError('RATE_LIMITED', { status, text: message, retryAfterSeconds })
    }
  }

  function answerRefused(line: Line, error: unknown, named: Named): void {
    const { socket } = line
    if (error instanceof TooManyConnections) return socket.close(liveCloseCodes.TOO_MANY, 'TOO_MANY')
    const known = toApiError(error)
    if (known.status >= 500) logger.error({ err: error }, 'a frame of the chat failed')
    refuse(line, known, named)
    // Whoever cannot say who they are is told why, and goes.
    if (known.status === 401) socket.close(liveCloseCodes.TOKEN_EXPIRED, 'TOKEN_EXPIRED')
    else if (known.code === 'MALFORMED_REQUEST' && !line.talker) socket.close(liveCloseCodes.BAD_REQUEST, 'BAD_REQUEST')
  }

  function refuse({ socket }: Line, error: ApiError, named: Named): void {
    const { code, message, errors, reason, retryAfterSeconds, beside } = error
    sayEvent(socket, {
      event: 'error',
      data: {
        ...errorBody(code, message, errors),
        ...(reason !== undefined && { reason }),
        ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
        ...beside,
        ...named,
      },
    })
  }

  return {
    take(socket, language, onKnown) {
      if (lines.size >= MOST_OF_ALL) return socket.close(liveRetryCodes.TRY_LATER, 'TRY_LATER')
      const tooLate = setTimeout(() => socket.close(liveCloseCodes.BAD_REQUEST, 'BAD_REQUEST'), SIGN_IN_WITHIN_MS)
      const line: Line = {
        socket,
        language,
        onKnown: () => {
          clearTimeout(tooLate)
          onKnown()
        },
        talker: undefined,
        waiting: 0,
        hasAttachmentWaiting: false,
        carriedOut: Promise.resolve(),
      }
      lines.add(line)
      socket.on('close', () => {
        clearTimeout(tooLate)
        lines.delete(line)
      })
      socket.on('message', (data) => hear(line, data.toString()))
    },
    async close() {
      for (const end of endings) end()
      await Promise.all([...lines].map(({ carriedOut }) => carriedOut))
      await listening?.end()
    },
  }
}

class TooManyConnections extends Error {
  override readonly name = 'TooManyConnections'
}

/** @throws ApiError 400 for an event that there is not, 422 with a text for each field that is wrong */
function checkedFrame({ event, data }: { readonly event: string; readonly data?: unknown }): Frame {
  if (!isChatEmit(event)) throw apiError('MALFORMED_REQUEST')
  const checked = chatEmits[event].safeParse(data)
  if (checked.success) return { event, data: checked.data } as Frame
  throw validationError(
    checked.error.issues.map(({ path, message }) => ({ instancePath: `/${path.join('/')}`, message })),
  )
}

function nameOf({ event, data }: { readonly event: string; readonly data?: unknown }): Named {
  if (!isChatEmit(event)) return {}
  const messageId = typeof data === 'object' && data !== null && 'messageId' in data ? data.messageId : undefined
  return { event, ...(typeof messageId === 'string' && messageId.length <= 40 && { messageId }) }
}
