import { randomUUID } from 'node:crypto'
import { liveCloseCodes } from '@member-care/domain/notification/live-close-codes.ts'
import { liveMessageSchema, type LiveMessage } from '@member-care/domain/notification/live-messages.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

const patience = { timeout: 20_000 }
let api: AccountsUnderTest
let host: string
let companyId: string
beforeAll(async () => {
  api = await startAccountsUnderTest()
  await api.startJobs()
  host = new URL(await api.app.listen({ host: '127.0.0.1', port: 0 })).host
  companyId = await createCompany(api)
})
afterAll(() => api.close())

interface Listener {
  readonly messages: readonly LiveMessage[]
  readonly closed: Promise<{ code: number; reason: string }>
  readonly socket: WebSocket
}

/** Connects as a page of ours does. @param first the first message; none when undefined */
async function connect(first: string | undefined, origin = `http://${host}`): Promise<Listener> {
  const socket = new WebSocket(`ws://${host}/api/notifications/live`, { headers: { origin } } as unknown as string[])
  const messages: LiveMessage[] = []
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.addEventListener('close', ({ code, reason }) => resolve({ code, reason })),
  )
  socket.addEventListener('message', ({ data }) => messages.push(liveMessageSchema.parse(JSON.parse(String(data)))))
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error('refused')))
  })
  if (first !== undefined) socket.send(first)
  return { messages, closed, socket }
}

async function connectAs({ userId }: TestPerson, options?: { otpVerified: boolean }) {
  const { accesstoken } = await api.headersFor(userId, options)
  const listener = await connect(JSON.stringify({ type: 'sign-in', token: accesstoken }))
  return { ...listener, headers: { accesstoken } }
}

const newMember = () => createMember(api, companyId)
async function tell(member: TestPerson): Promise<void> {
  const context = {
    actor: { kind: 'system', id: 'test' } as const,
    correlationId: randomUUID(),
    commandId: randomUUID(),
  }
  const event = { type: 'AccountUnlocked', data: { userId: member.userId, reason: 'recovered' } } as const
  await api.parts.eventLog.append(`account-${member.userId}`, [event], { expected: { kind: 'any' }, context })
}

it('says what is new to whom it concerns, on all their devices, and what was read elsewhere', async () => {
  const [member, other] = [await newMember(), await newMember()]
  const [phone, laptop, neighbour] = [await connectAs(member), await connectAs(member), await connectAs(other)]
  for (const { messages } of [phone, laptop, neighbour])
    await expect.poll(() => messages, patience).toContainEqual({ type: 'ready', unreadCount: 0 })
  await tell(member)
  for (const { messages } of [phone, laptop]) {
    await expect
      .poll(() => messages.find(({ type }) => type === 'new'), patience)
      .toMatchObject({ notification: { title: 'Account unlocked', readAt: null }, unreadCount: 1 })
  }
  await api.app.inject({
    method: 'PUT',
    url: '/api/notifications/read',
    headers: phone.headers,
    payload: { all: true },
  })
  await expect.poll(() => laptop.messages.at(-1), patience).toEqual({ type: 'changed', unreadCount: 0 })
  expect(neighbour.messages).not.toContainEqual(expect.objectContaining({ type: 'new' }))
  for (const { socket } of [phone, laptop, neighbour]) socket.close()
})

it('says which claims have changed to their employee and their patient once they can be read, and nothing of the desk’s own work', async () => {
  const [employee, neighbour] = [await newMember(), await newMember()]
  const patient = await createMember(api, companyId, { employeeId: employee.userId })
  const [first, second, other] = [await connectAs(employee), await connectAs(patient), await connectAs(neighbour)]
  for (const { messages } of [first, second, other])
    await expect.poll(() => messages, patience).toContainEqual({ type: 'ready', unreadCount: 0 })
  const newClaim = async () =>
    (await recordClaim(api, { companyId, employeeId: employee.userId, claimantId: patient.userId })).claimId
  const toldOf = (claimId: string, { messages }: Listener) =>
    messages.filter((message) => message.type === 'claims' && message.claimIds.includes(claimId)).length
  /** What is told of a new claim is told after everything before it. */
  const untilAllIsTold = async () => {
    const marker = await newClaim()
    for (const listener of [first, second])
      await expect.poll(() => toldOf(marker, listener), patience).toBeGreaterThan(0)
  }

  const claimId = await newClaim()
  for (const listener of [first, second])
    await expect.poll(() => toldOf(claimId, listener), patience).toBeGreaterThan(0)
  // The insurer's answer changes it once more, whenever it comes.
  await expect
    .poll(async () => (await api.parts.eventLog.load(`claim-${claimId}`)).events.map(({ type }) => type), patience)
    .toContain('ClaimRegistered')
  await untilAllIsTold()
  const before = [first, second].map((listener) => toldOf(claimId, listener))
  await api.record(`claim-${claimId}`, { type: 'ClaimAssigned', data: { claimId, assigneeId: 'desk' } })
  await untilAllIsTold()
  expect([first, second].map((listener) => toldOf(claimId, listener))).toEqual(before)
  await api.record(`claim-${claimId}`, { type: 'ClaimDeleted', data: { claimId } })
  await expect
    .poll(() => [first, second].map((listener) => toldOf(claimId, listener)), patience)
    .toEqual(before.map((times) => times + 1))
  expect(other.messages.filter(({ type }) => type === 'claims')).toEqual([])
  for (const { socket } of [first, second, other]) socket.close()
})

it('refuses pages that are not ours before there is a connection', async () => {
  await expect(connect(undefined, 'https://elsewhere.example')).rejects.toThrow()
  await expect(connect(undefined, 'null')).rejects.toThrow()
})

it.each([
  ['no JSON', 'hello', 'BAD_REQUEST'],
  ['no token', JSON.stringify({ type: 'sign-in' }), 'BAD_REQUEST'],
  ['a token of nobody', JSON.stringify({ type: 'sign-in', token: 'x'.repeat(43) }), 'TOKEN_EXPIRED'],
] as const)('closes on %s', async (_what, first, reason) => {
  expect(await (await connect(first)).closed).toEqual({ code: liveCloseCodes[reason], reason })
})

it('closes on a caller who says nothing, or more than who they are', async () => {
  const silent = await connect(undefined)
  const talkative = await connectAs(await newMember())
  talkative.socket.send('{}')
  expect((await talkative.closed).code).toBe(liveCloseCodes.BAD_REQUEST)
  expect((await silent.closed).code).toBe(liveCloseCodes.BAD_REQUEST)
})

it('closes when the session ends, and says nothing more on it', async () => {
  const member = await newMember()
  const listener = await connectAs(member)
  await expect.poll(() => listener.messages, patience).toContainEqual({ type: 'ready', unreadCount: 0 })
  await api.parts.sessions.endAll(member.userId, { because: 'ENDED_ELSEWHERE' })
  await tell(member)
  expect(await listener.closed).toEqual({ code: liveCloseCodes.TOKEN_EXPIRED, reason: 'TOKEN_EXPIRED' })
  expect(listener.messages.filter(({ type }) => type === 'new')).toEqual([])
})

it('closes with another code when the account was locked', async () => {
  const member = await newMember()
  const listener = await connectAs(member)
  await expect.poll(() => listener.messages, patience).toContainEqual({ type: 'ready', unreadCount: 0 })
  await api.parts.sessions.endAll(member.userId, { because: 'ACCOUNT_LOCKED' })
  expect((await listener.closed).code).toBe(liveCloseCodes.ACCOUNT_CLOSED)
})

it('closes when the session goes idle: to listen is not to use', async () => {
  const listener = await connectAs(await newMember())
  await expect.poll(() => listener.messages, patience).toContainEqual({ type: 'ready', unreadCount: 0 })
  api.passTime(31 * 60_000)
  expect((await listener.closed).code).toBe(liveCloseCodes.TOKEN_EXPIRED)
})

it('takes only so many connections of one user', async () => {
  const member = await newMember()
  const listeners = await Promise.all(Array.from({ length: 8 }, () => connectAs(member)))
  await expect.poll(() => listeners.every(({ messages }) => messages.length > 0), patience).toBe(true)
  expect((await (await connectAs(member)).closed).code).toBe(liveCloseCodes.TOO_MANY)
  for (const { socket } of listeners) socket.close()
})

it('does not count those that closed before it was known whose they are', async () => {
  const member = await newMember()
  for (let times = 0; times < 8; times++) {
    const hasty = await connectAs(member)
    hasty.socket.close()
    await hasty.closed
  }
  const listener = await connectAs(member)
  await expect.poll(() => listener.messages, patience).toContainEqual({ type: 'ready', unreadCount: 0 })
  listener.socket.close()
})

it('tells nothing to a session that has to show a one-time password first', async () => {
  const careful = await createMember(api, await createCompany(api, { requireOTPNotification: true }))
  // Administrators always have to show a one-time password. What clients ask of members makes no difference.
  for (const person of [careful, await createAdministrator(api, ['ADMIN_CLAIM'])]) {
    expect((await (await connectAs(person, { otpVerified: false })).closed).code).toBe(liveCloseCodes.OTP_REQUIRED)
  }
})

it('says what is said in the chat to its member, and to the desk that there is something', async () => {
  const [chatting, quiet] = [
    await createCompany(api, { allowChat: true }),
    await createCompany(api, { allowChat: true, requireOTPAskJoey: true }),
  ]
  const [member, neighbour] = [await createMember(api, chatting), await createMember(api, chatting)]
  const may = await createAdministrator(api, ['ADMIN_CALL_CENTRE'])
  const [phone, next, console] = [await connectAs(member), await connectAs(neighbour), await connectAs(may)]
  for (const { messages } of [phone, next, console])
    await expect.poll(() => messages.some(({ type }) => type === 'ready'), patience).toBe(true)
  const call = async (headers: object, url: string, payload: object = {}) =>
    (await api.app.inject({ method: 'POST', url: `/api/${url}`, headers: { ...headers }, payload })).json<{
      id: string
    }>()
  const { id } = await call(phone.headers, 'chats')
  await call(phone.headers, `chats/${id}/messages`, { messageId: randomUUID(), message: 'Hello' })
  await call(phone.headers, `chats/${id}/person`)
  await call(console.headers, `console/conversations/${id}/take`)
  await call(console.headers, `console/conversations/${id}/notes`, { messageId: randomUUID(), message: 'A note' })
  await call(console.headers, `console/conversations/${id}/answers`, { messageId: randomUUID(), message: 'Good day' })
  const told = () => phone.messages.flatMap((message) => (message.type === 'chat' ? message.talk.messages : []))
  await expect.poll(() => told().map(({ message }) => message), patience).toContain('Good day')
  expect(told().map(({ message }) => message)).not.toContain('A note')
  expect(console.messages).toContainEqual({ type: 'chat-desk', conversationId: id })

  phone.socket.send(JSON.stringify({ type: 'typing', conversationId: id }))
  await expect.poll(() => console.messages, patience).toContainEqual({ type: 'chat-typing', conversationId: id })
  console.socket.send(JSON.stringify({ type: 'typing', conversationId: id }))
  await expect.poll(() => phone.messages, patience).toContainEqual({ type: 'chat-typing', conversationId: id })
  // Of a conversation that is not theirs nobody says anything.
  next.socket.send(JSON.stringify({ type: 'typing', conversationId: id }))
  await call(phone.headers, `chats/${id}/close`)
  await expect
    .poll(
      () => phone.messages.some((message) => message.type === 'chat' && message.talk.conversation.status === 'closed'),
      patience,
    )
    .toBe(true)
  expect(next.messages.filter(({ type }) => type !== 'ready')).toEqual([])
  expect(console.messages.filter(({ type }) => type === 'chat-typing')).toHaveLength(1)

  // Where the client asks for a one-time password before the chat, a session without one hears nothing of it.
  const careful = await createMember(api, quiet)
  const [verified, unverified] = [await connectAs(careful), await connectAs(careful, { otpVerified: false })]
  for (const { messages } of [verified, unverified])
    await expect.poll(() => messages.some(({ type }) => type === 'ready'), patience).toBe(true)
  const secret = await call(verified.headers, 'chats')
  await call(verified.headers, `chats/${secret.id}/messages`, { messageId: randomUUID(), message: 'A secret' })
  await expect.poll(() => verified.messages.some(({ type }) => type === 'chat'), patience).toBe(true)
  expect(unverified.messages.some(({ type }) => type === 'chat')).toBe(false)
  for (const { socket } of [phone, next, console, verified, unverified]) socket.close()
})
