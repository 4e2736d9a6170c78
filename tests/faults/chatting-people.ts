/** People of the chat on a network that fails: a member with the portal's own code, a member with the events of the specification, and the desk. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { chatEventSchema } from '@member-care/domain/chat/socket-frames.ts'
import type { ChatMessage, Talk } from '@member-care/domain/chat/talk.ts'
import { isMissingSome, withNews, type KnownTalk } from '@member-care/member-web/src/ask-joey/known-talk.ts'
import { loadTalk } from '@member-care/member-web/src/ask-joey/load-talk.ts'
import { followLive } from '@member-care/member-web/src/live/follow-live.ts'

const TRY_AGAIN_MS = 150
/** A call that is not answered by then is sent again, as somebody does who presses the button once more. */
const PATIENCE_MS = 4_000

export interface Member {
  readonly userId: string
  readonly token: string
}

/** Somebody who takes part in one talk. */
export interface Talking {
  readonly conversationId: string
  /** Says something, until it is known that it was taken. @returns its id */
  say(text: string): Promise<string>
  /** The messages that are shown. */
  shown(): readonly ChatMessage[]
  /** What has been wrong with what was shown, at any time. */
  readonly faults: readonly string[]
  stop(): void
}

/** What a page of the portal has around it, on a network. Call before anybody of {@link memberOfPortal}. @returns what takes it away */
export function standInPage(origin: string): () => void {
  const { WebSocket: Plain } = globalThis
  class FromPage extends Plain {
    constructor(address: string | URL) {
      super(address, { headers: { origin } } as unknown as string[])
    }
  }
  const page = { addEventListener: () => undefined, removeEventListener: () => undefined }
  const stand = { window: { ...page, location: { origin } }, document: { ...page, visibilityState: 'visible' } }
  Object.assign(globalThis, stand, { WebSocket: FromPage })
  return () => {
    Object.assign(globalThis, { WebSocket: Plain })
    for (const name of Object.keys(stand)) Reflect.deleteProperty(globalThis, name)
  }
}

/** Calls until it is answered with success; what is refused for being too fast, or by a product that has just started, is sent again. */
async function callUntilAnswered<Answer>(
  origin: string,
  { accesstoken }: { readonly accesstoken: string },
  { method = 'GET', path, body, key }: { method?: string; path: string; body?: object; key?: string },
): Promise<Answer> {
  for (;;) {
    const answer = await fetch(`${origin}/api/${path}`, {
      method,
      headers: {
        accesstoken,
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(
      async (reply) => ({ status: reply.status, text: await reply.text() }),
      () => undefined,
    )
    if (answer?.status === 200) return JSON.parse(answer.text) as Answer
    if (answer && answer.status !== 429 && answer.status < 500)
      throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.text}`)
    await pause(TRY_AGAIN_MS)
  }
}

/** A member who has begun a talk and asked for a person. */
export async function beginTalk(origin: string, { token: accesstoken }: Member): Promise<string> {
  const { id } = await callUntilAnswered<{ id: string }>(
    origin,
    { accesstoken },
    { method: 'POST', path: 'chats', body: {}, key: randomUUID() },
  )
  await callUntilAnswered(origin, { accesstoken }, { method: 'POST', path: `chats/${id}/person`, key: randomUUID() })
  return id
}

/** All that the product has of a talk, as its member reads it. */
export async function readWholeTalk(
  origin: string,
  { token: accesstoken }: Pick<Member, 'token'>,
  conversationId: string,
): Promise<readonly ChatMessage[]> {
  const all: ChatMessage[] = []
  for (;;) {
    const path = `chats/${conversationId}?after=${all.at(-1)?.number ?? 0}&limit=100`
    const { messages } = await callUntilAnswered<Talk>(origin, { accesstoken }, { path })
    all.push(...messages)
    if (messages.length < 100) return all
  }
}

/** With the live connection, the knowledge and the asking of the portal's page; what is said is sent again under its id, as its outbox does. */
export async function memberOfPortal(origin: string, member: Member, conversationId: string): Promise<Talking> {
  const headers = { accesstoken: member.token }
  const faults: string[] = []
  let known: KnownTalk | undefined
  let asking: Promise<void> | undefined
  let isAskedAgain = false

  function take(next: KnownTalk): void {
    known = next
    const whole = next.messages.filter(({ number }) => number <= next.wholeUpTo)
    // Nobody of the desk leaves a note here: every number is the member's to see.
    const first = whole[0]?.number ?? 1
    if (whole.some(({ number }, index) => number !== first + index))
      faults.push(`shown as whole: ${whole.map(({ number }) => number).join(' ')}`)
    if (isMissingSome(next)) refresh()
  }

  function refresh(): void {
    if (asking) return void (isAskedAgain = true)
    isAskedAgain = false
    asking = loadTalk(
      ({ after, limit }) =>
        callUntilAnswered<Talk>(origin, headers, {
          path: `chats/${conversationId}?limit=${limit}${after === undefined ? '' : `&after=${after}`}`,
        }),
      () => known,
    )
      .then(take)
      .finally(() => {
        asking = undefined
        if (isAskedAgain) refresh()
      })
  }

  const live = followLive({
    token: member.token,
    ask: async () => ({ unreadCount: 0, notifications: [] }),
    onNews: () => undefined,
    onClaims: () => undefined,
    onChat(news) {
      if (news.kind === 'missed') refresh()
      if (news.kind !== 'said') return
      if (known) take(withNews(known, news.talk))
      else refresh()
    },
  })
  refresh()
  return {
    conversationId,
    async say(message) {
      const messageId = randomUUID()
      const path = `chats/${conversationId}/messages`
      const talk = await callUntilAnswered<Talk>(origin, headers, {
        method: 'POST',
        path,
        body: { messageId, message },
      })
      if (known) take(withNews(known, talk))
      return messageId
    },
    shown: () => known?.messages ?? [],
    faults,
    stop: live.stop,
  }
}

/** With the events of the specification: connects again when it is cut, and resumes after the last message that it has. */
export function memberOfSocket(origin: string, member: Member, conversationId: string): Talking {
  const messages: ChatMessage[] = []
  const faults: string[] = []
  let socket: WebSocket | undefined
  let isStopped = false
  let heard = Promise.withResolvers<void>()
  const note = () => {
    heard.resolve()
    heard = Promise.withResolvers()
  }

  function emit(event: string, data: object): void {
    if (socket?.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ event, data: { ...data, accessToken: member.token } }))
  }

  function connect(): void {
    if (isStopped) return
    const opened = new WebSocket(`${origin.replace('http', 'ws')}/api/chats/live`)
    socket = opened
    const tooLate = setTimeout(() => opened.close(), PATIENCE_MS)
    opened.addEventListener('open', () =>
      emit('talkToJoey', { optionalParameters: { after: messages.at(-1)?.number ?? 0 } }),
    )
    opened.addEventListener('message', ({ data }) => {
      clearTimeout(tooLate)
      if (socket !== opened) return
      const told = chatEventSchema.parse(JSON.parse(String(data)))
      if (told.event === 'newMessage') {
        const due = (messages.at(-1)?.number ?? 0) + 1
        if (told.data.number !== due) faults.push(`told ${told.data.number} where ${due} was due`)
        messages.push(told.data)
      }
      note()
    })
    opened.addEventListener('close', () => {
      clearTimeout(tooLate)
      note()
      setTimeout(connect, TRY_AGAIN_MS)
    })
  }

  connect()
  return {
    conversationId,
    async say(message) {
      const messageId = randomUUID()
      const isTaken = () => messages.some((one) => one.messageId === messageId)
      while (!isTaken()) {
        emit('sendJoeyTextMessage', { message, messageId })
        const until = Date.now() + 1_500
        while (!isTaken() && Date.now() < until) await Promise.race([heard.promise, pause(TRY_AGAIN_MS)])
      }
      return messageId
    },
    shown: () => messages,
    faults,
    stop() {
      isStopped = true
      socket?.close()
    },
  }
}

/** Somebody of the desk who has the talk. What is shown is what the console reads. */
export async function deskOf(origin: string, token: string, conversationId: string) {
  const headers = { accesstoken: token }
  const path = `console/conversations/${conversationId}`
  await callUntilAnswered(origin, headers, { method: 'POST', path: `${path}/take`, key: randomUUID() })
  return {
    async answer(message: string): Promise<string> {
      const messageId = randomUUID()
      await callUntilAnswered(origin, headers, {
        method: 'POST',
        path: `${path}/answers`,
        body: { messageId, message },
      })
      return messageId
    },
    read: async (): Promise<readonly ChatMessage[]> =>
      (await callUntilAnswered<{ messages: readonly ChatMessage[] }>(origin, headers, { path })).messages,
  }
}
