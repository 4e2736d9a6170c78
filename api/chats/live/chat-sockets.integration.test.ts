// Requirements: API-140, API-141, API-142, API-143, API-144, API-145, API-146, API-147, CHT-007, CHT-013
/** The chat over its own WebSocket, with the events of the specification (2§7, S98), over real connections. */
import { randomUUID } from 'node:crypto'
import { connect as connectRaw } from 'node:net'
import { LARGEST_CHAT_FRAME, chatEventSchema, type ChatEvent } from '@member-care/domain/chat/socket-frames.ts'
import { liveCloseCodes } from '@member-care/domain/notification/live-close-codes.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import { claimFormTexts } from '@member-care/domain/texts/claim-form-texts.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { pdf, png } from '@member-care/tests/support/claim-forms.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const patience = { timeout: 20_000 }
const logged: string[] = []
let api: ApiUnderTest
let host: string
let company: string
let may: Readonly<Record<string, string>>
beforeAll(async () => {
  api = await startApiUnderTest({ environment: { LOG_LEVEL: 'debug' }, onLog: (line) => logged.push(line) })
  host = new URL(await api.app.listen({ host: '127.0.0.1', port: 0 })).host
  company = await createCompany(api, { allowChat: true, allowEclaimSubmit: true })
  may = await api.headersFor((await createAdministrator(api, ['ADMIN_CALL_CENTRE'])).userId)
})
afterAll(() => api.close())

type Of<Event extends ChatEvent['event']> = Extract<ChatEvent, { event: Event }>['data']

interface Line {
  readonly socket: WebSocket
  readonly accessToken: string
  readonly events: readonly ChatEvent[]
  readonly closed: Promise<{ code: number; reason: string }>
  /** Sends an event with the member's token. */
  emit(event: string, data?: object): void
  /** Waits until so many of them have come. */
  next<Event extends ChatEvent['event']>(event: Event, count?: number): Promise<Of<Event>[]>
}

async function open(accessToken: string): Promise<Line> {
  const socket = new WebSocket(`ws://${host}/api/chats/live`)
  const events: ChatEvent[] = []
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.addEventListener('close', ({ code, reason }) => resolve({ code, reason })),
  )
  socket.addEventListener('message', ({ data }) => events.push(chatEventSchema.parse(JSON.parse(String(data)))))
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error('refused')))
  })
  return {
    socket,
    accessToken,
    events,
    closed,
    emit: (event, data) => socket.send(JSON.stringify({ event, data: { accessToken, ...data } })),
    async next(event, count = 1) {
      const those = () => events.filter((one) => one.event === event)
      await expect.poll(() => those().length, patience).toBeGreaterThanOrEqual(count)
      return those().map(({ data }) => data) as never
    },
  }
}
const openAs = async ({ userId }: TestPerson, options?: { otpVerified: boolean }) =>
  open((await api.headersFor(userId, options)).accesstoken)
const newMember = () => createMember(api, company)

async function call(method: 'GET' | 'POST', path: string, headers: object, payload?: object) {
  const reply = await api.app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...headers },
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.json() }
}
/** A conversation that has begun, and waits for a person: the assistant is silent. */
async function talking(person: TestPerson) {
  const line = await openAs(person)
  line.emit('talkToJoey')
  const [first] = await line.next('newMessage')
  const id = first?.conversationId ?? ''
  await call('POST', `chats/${id}/person`, { accesstoken: line.accessToken })
  await line.next('newMessage', 2)
  return { line, id }
}
const textsOf = (messages: readonly Of<'newMessage'>[]) => messages.map(({ message }) => message)

test('a talk by the events of the specification: the menu, a text, a topic, a document, the desk’s answer, and its end', async () => {
  const member = await newMember()
  const line = await openAs(member)
  line.emit('talkToJoey', { type: '', optionalParameters: {} })
  const [menu] = await line.next('initMenu')
  expect(menu).toContainEqual({
    id: 'talk',
    message: 'Talk to Joey',
    action: { type: 'talkToJoey' },
    language: 'en-SG',
  })
  expect(menu).toContainEqual(expect.objectContaining({ id: 'claims', message: 'My claims' }))
  const [introduction] = await line.next('newMessage')
  expect(introduction).toMatchObject({ userName: 'Joey', type: 1, message: expect.stringContaining('I am a program') })
  expect(line.events[0]?.event).toBe('initMenu')

  const messageId = randomUUID()
  line.emit('sendJoeyTextMessage', { message: ' what is the meaning of life ', messageId })
  const [, said, answer] = await line.next('newMessage', 3)
  expect(said).toMatchObject({
    userName: member.name,
    userId: member.userId,
    message: 'what is the meaning of life',
    createdAt: expect.stringMatching(/Z$/),
    type: 1,
    messageId,
    number: 2,
  })
  expect(answer).toMatchObject({ author: 'assistant', choices: ['Talk to a person'] })

  line.emit('selectMenuItem', { menuId: 'claims' })
  expect((await line.next('newMessage', 4))[3]).toMatchObject({
    message: 'My claims',
    links: [{ path: '/app/claimrecords' }],
  })
  line.emit('sendJoeyTextMessage', { message: 'Talk to a person' })
  const id = introduction?.conversationId ?? ''
  const asked = await line.next('newMessage', 7)
  expect(asked[6]).toMatchObject({ kind: 'asked', message: 'Joey asked a person to help.' })

  line.emit('sendJoeyAttachmentMessage', {
    attachmentBase64Data: Buffer.from(png).toString('base64'),
    name: 'receipt.png',
  })
  const file = (await line.next('newMessage', 8))[7]
  expect(file).toMatchObject({ type: 2, kind: 'file', file: { name: 'receipt.png', mimeType: 'image/png' } })
  const bytes = await api.app.inject({ url: file?.message ?? '', headers: { accesstoken: line.accessToken } })
  expect(bytes.rawPayload.equals(png)).toBe(true)

  await call('POST', `console/conversations/${id}/take`, may)
  await call('POST', `console/conversations/${id}/notes`, may, { messageId: randomUUID(), message: 'A note' })
  await call('POST', `console/conversations/${id}/answers`, may, { messageId: randomUUID(), message: 'Good day' })
  const answered = (await line.next('newMessage', 10)).slice(8)
  expect(answered).toMatchObject([
    { kind: 'taken', message: 'May is here now.' },
    { userName: 'May', userId: 'desk', message: 'Good day' },
  ])

  line.socket.send(JSON.stringify({ event: 'stopTalkingToJoey' }))
  expect((await line.next('newMessage', 11))[10]).toMatchObject({
    kind: 'closed',
    message: 'You closed this conversation.',
  })
  // It is closed: nothing more is said in it, until another one is begun.
  line.emit('sendJoeyTextMessage', { message: 'One thing more', messageId })
  line.emit('sendJoeyTextMessage', { message: 'One thing more' })
  expect(await line.next('error')).toMatchObject([
    { errorCode: 'CHAT_CLOSED', errorMessage: chatTexts.refusals.closed, event: 'sendJoeyTextMessage' },
  ])
  line.emit('talkToJoey')
  expect((await line.next('newMessage', 12))[11]).toMatchObject({
    number: 1,
    conversationId: expect.not.stringMatching(id),
  })
  const read = await call('GET', `chats/${id}`, { accesstoken: line.accessToken })
  expect(read.body.messages.map(({ number }: { number: number }) => number)).toEqual(
    (await line.next('newMessage')).slice(0, 11).map(({ number }) => number),
  )
  expect(logged.join('')).not.toContain(line.accessToken)
  line.socket.close()
})

test('who comes back gets what came after the last message that they have, once and in order; the same id once more says nothing new', async () => {
  const member = await newMember()
  const { line, id } = await talking(member)
  const messageId = randomUUID()
  line.emit('sendJoeyTextMessage', { message: 'First', messageId })
  await line.next('newMessage', 3)
  line.socket.close()
  await line.closed
  await call('POST', `console/conversations/${id}/take`, may)
  for (const message of ['One', 'Two'])
    await call('POST', `console/conversations/${id}/answers`, may, { messageId: randomUUID(), message })
  const back = await openAs(member)
  back.emit('talkToJoey', { optionalParameters: { after: 3 } })
  // It does not know whether that had been taken.
  back.emit('sendJoeyTextMessage', { message: 'First', messageId })
  back.emit('sendJoeyTextMessage', { message: 'Second' })
  expect(textsOf(await back.next('newMessage', 4))).toEqual(['May is here now.', 'One', 'Two', 'Second'])
  // Without a number everything is sent, in pages.
  back.emit('talkToJoey')
  const all = (await back.next('newMessage', 11)).slice(4)
  expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7])
  back.socket.close()
})

test('who says something has read what was sent to them on the connection', async () => {
  const { line, id } = await talking(await newMember())
  const marks = async () => (await call('GET', `chats/${id}`, { accesstoken: line.accessToken })).body.conversation
  expect(await marks()).toMatchObject({ memberRead: 0, lastNumber: 2 })
  line.emit('sendJoeyTextMessage', { message: 'Hello' })
  await line.next('newMessage', 3)
  expect(await marks()).toMatchObject({ memberRead: 3, lastNumber: 3 })
  line.socket.close()
})

test('a conversation about a record is gone on with by the same one, and another one is refused until it is closed', async () => {
  const member = await newMember()
  const claims = [1, 2].map((times) =>
    recordClaim(api, {
      companyId: company,
      employeeId: member.userId,
      claimantId: member.userId,
      then: (id) => [{ type: 'ClaimRegistered', data: { claimId: id, transactionNo: `OP2670099${times}` } }],
    }),
  )
  await Promise.all(claims)
  const line = await openAs(member)
  const about = (id: string) => line.emit('talkToJoey', { type: 'outclaim', optionalParameters: { id } })
  about('OP26700991')
  const [first] = await line.next('newMessage')
  about('OP26700991')
  await line.next('initMenu', 2)
  about('OP26700992')
  expect(await line.next('error')).toMatchObject([
    {
      errorCode: 'CHAT_ONGOING',
      errorMessage: expect.stringContaining('You have a on-going chat request with our adminstrators.'),
      conversationId: first?.conversationId,
    },
  ])
  about('OP99999999')
  expect((await line.next('error', 2))[1]).toMatchObject({ errorCode: 'CHAT_SUBJECT_NOT_FOUND' })
  line.socket.close()
})

test.each([
  ['no JSON', 'hello', 'MALFORMED_REQUEST', liveCloseCodes.BAD_REQUEST],
  [
    'an event that there is not',
    JSON.stringify({ event: 'toString', data: {} }),
    'MALFORMED_REQUEST',
    liveCloseCodes.BAD_REQUEST,
  ],
  ['no token', JSON.stringify({ event: 'stopTalkingToJoey' }), 'UNAUTHORIZED', liveCloseCodes.TOKEN_EXPIRED],
  [
    'a token of nobody',
    JSON.stringify({ event: 'talkToJoey', data: { accessToken: 'x'.repeat(43) } }),
    'TOKEN_EXPIRED',
    liveCloseCodes.TOKEN_EXPIRED,
  ],
])('refuses %s with its reason, and closes', async (_what, frame, errorCode, code) => {
  const line = await open('')
  line.socket.send(frame)
  expect((await line.closed).code).toBe(code)
  expect(line.events).toMatchObject([{ event: 'error', data: { errorCode, errorMessage: expect.any(String) } }])
})

test('refuses what is wrong in a frame at its field, and loses nothing of the talk', async () => {
  const { line } = await talking(await newMember())
  line.emit('sendJoeyTextMessage', { message: '  ', messageId: '6F2C1F0E-4b1d-4a5e-9c57-0d8e2b7a4c11' })
  line.emit('sendJoeyTextMessage', { message: 'x'.repeat(2_001) })
  line.emit('sendJoeyTextMessage', { message: 7 })
  line.emit('sendJoeyTextMessage', { message: 'No \0 here' })
  line.emit('sendJoeyTextMessage', { message: 'x'.repeat(LARGEST_CHAT_FRAME) })
  // A topic that the member's company does not offer.
  line.emit('selectMenuItem', { menuId: 'letters' })
  line.socket.send('{')
  const refused = await line.next('error', 7)
  expect(
    refused.map(({ errorCode, errors }) => [errorCode, ...Object.keys(errors ?? {})].join(' ')).toSorted(),
  ).toEqual([
    'MALFORMED_REQUEST',
    'MALFORMED_REQUEST',
    'PAYLOAD_TOO_LARGE',
    'VALIDATION_ERROR menuId',
    'VALIDATION_ERROR message',
    'VALIDATION_ERROR message',
    'VALIDATION_ERROR message',
  ])
  expect(refused).toContainEqual(
    expect.objectContaining({
      event: 'sendJoeyTextMessage',
      messageId: '6F2C1F0E-4b1d-4a5e-9c57-0d8e2b7a4c11',
      errors: { message: chatTexts.refusals.messageEmpty },
    }),
  )
  line.emit('sendJoeyTextMessage', { message: 'Still here' })
  expect(textsOf(await line.next('newMessage', 3)).at(-1)).toBe('Still here')
  line.socket.close()
})

test('a connection is one member’s: the token of another one is refused on it, and so is an administrator’s', async () => {
  const { line, id } = await talking(await newMember())
  const { accesstoken } = await api.headersFor((await newMember()).userId)
  line.emit('sendJoeyTextMessage', { message: 'Not mine', accessToken: accesstoken })
  expect(await line.next('error')).toMatchObject([{ errorCode: 'FORBIDDEN' }])
  expect((await call('GET', `chats/${id}`, { accesstoken: line.accessToken })).body.messages).toHaveLength(2)
  line.socket.close()
  const desk = await open(may['accesstoken'] ?? '')
  desk.emit('talkToJoey')
  expect(await desk.next('error')).toMatchObject([{ errorCode: 'FORBIDDEN' }])
  desk.socket.close()
})

test('a document is judged by its content: 5 MB pass and one byte more does not, nor does what is no document', async () => {
  const { line, id } = await talking(await newMember())
  const send = (content: Buffer) =>
    line.emit('sendJoeyAttachmentMessage', { attachmentBase64Data: content.toString('base64') })
  const letter = Buffer.from(pdf('letter'))
  const ofBytes = (bytes: number) => Buffer.concat([letter, Buffer.alloc(bytes - letter.length, 0x20)])
  send(ofBytes(5_242_880))
  expect((await line.next('newMessage', 3))[2]).toMatchObject({
    type: 2,
    file: { bytes: 5_242_880, mimeType: 'application/pdf' },
  })
  const refusals: [() => void, string][] = [
    [() => send(ofBytes(5_242_881)), claimFormTexts.fileTooLarge],
    [() => send(Buffer.from('<script>alert(1)</script>')), claimFormTexts.fileTypeRefused],
    [() => send(Buffer.alloc(0)), claimFormTexts.fileEmpty],
    [
      () => line.emit('sendJoeyAttachmentMessage', { attachmentBase64Data: 'no base64!' }),
      chatTexts.refusals.fileUnreadable,
    ],
  ]
  for (const [index, [refused, text]] of refusals.entries()) {
    refused()
    expect((await line.next('error', index + 1))[index]).toMatchObject({
      errorCode: 'VALIDATION_ERROR',
      errors: { attachmentBase64Data: text },
      event: 'sendJoeyAttachmentMessage',
    })
  }
  line.emit('sendJoeyAttachmentMessage', {
    attachmentBase64Data: `data:text/html;base64,${Buffer.from(png).toString('base64')}`,
    name: 'a.html',
  })
  expect((await line.next('newMessage', 4))[3]).toMatchObject({ file: { name: 'a.html.png', mimeType: 'image/png' } })
  expect((await call('GET', `chats/${id}`, { accesstoken: line.accessToken })).body.messages).toHaveLength(4)
  send(Buffer.alloc(5_400_000))
  expect((await line.closed).code).toBe(1009)
})

test('takes in little of whom it does not know, and lets nobody stay who says nothing', async () => {
  const stranger = await open('')
  const silent = await open('')
  stranger.socket.send(JSON.stringify({ event: 'talkToJoey', data: { accessToken: 'x'.repeat(3_000_000) } }))
  expect((await stranger.closed).code).toBe(1009)
  expect((await silent.closed).code).toBe(liveCloseCodes.BAD_REQUEST)
})

test('a session that has to show a one-time password first is told so, and the verify call says it before', async () => {
  const careful = await createMember(api, await createCompany(api, { allowChat: true, requireOTPAskJoey: true }))
  const without = await createMember(api, await createCompany(api))
  const line = await openAs(careful, { otpVerified: false })
  line.emit('talkToJoey')
  expect(await line.next('error')).toMatchObject([{ errorCode: 'OTP_REQUIRED', event: 'talkToJoey' }])
  const verify = async (headers: object) => (await call('GET', 'chats/verify', headers)).body
  expect(await verify({ accesstoken: line.accessToken })).toEqual({ isOffered: true, needsVerification: true })
  expect(await verify(await api.headersFor(careful.userId))).toEqual({ isOffered: true, needsVerification: false })
  const unoffered = await openAs(without)
  expect(await verify({ accesstoken: unoffered.accessToken })).toEqual({ isOffered: false, needsVerification: false })
  unoffered.emit('talkToJoey')
  expect(await unoffered.next('error')).toMatchObject([{ errorCode: 'FORBIDDEN' }])
  for (const { socket } of [line, unoffered]) socket.close()
})

test('when the session ends nothing more is told, and the connection is closed', async () => {
  const member = await newMember()
  const { line, id } = await talking(member)
  await api.parts.sessions.endAll(member.userId, { because: 'ENDED_ELSEWHERE' })
  await call('POST', `console/conversations/${id}/take`, may)
  expect(await line.closed).toEqual({ code: liveCloseCodes.TOKEN_EXPIRED, reason: 'TOKEN_EXPIRED' })
  expect(line.events.filter(({ event }) => event === 'newMessage')).toHaveLength(2)
})

test('a member has so many connections and no more, and sends so much in a minute', async () => {
  const member = await newMember()
  const lines = await Promise.all(Array.from({ length: 8 }, () => openAs(member)))
  for (const line of lines) {
    line.emit('talkToJoey')
    await line.next('initMenu')
  }
  const ninth = await openAs(member)
  ninth.emit('talkToJoey')
  expect((await ninth.closed).code).toBe(liveCloseCodes.TOO_MANY)
  const [line] = lines
  if (!line) throw new Error('There is no connection.')
  // One after the other, so that none has to wait.
  let sent = 8
  while (!line.events.some(({ event, data }) => event === 'error' && 'retryAfterSeconds' in data) && sent < 200) {
    const before = line.events.length
    line.emit('selectMenuItem', { menuId: 'none' })
    sent += 1
    await expect.poll(() => line.events.length, { ...patience, interval: 2 }).toBeGreaterThan(before)
  }
  expect(line.events.at(-1)).toMatchObject({ event: 'error', data: { errorCode: 'RATE_LIMITED' } })
  expect(sent).toBeGreaterThan(100)
  for (const { socket } of lines) socket.close()
})

test('a reader who does not read is cut off, and has everything when they come back', async () => {
  const member = await newMember()
  const { line, id } = await talking(member)
  await call('POST', `console/conversations/${id}/take`, may)
  for (let times = 0; times < 60; times++)
    await call('POST', `console/conversations/${id}/answers`, may, {
      messageId: randomUUID(),
      message: `${times} ${'x'.repeat(1_990)}`,
    })
  line.socket.close()
  const { accesstoken } = await api.headersFor(member.userId)
  const slow = connectRaw({ host: '127.0.0.1', port: Number(host.split(':')[1]) })
  slow.on('error', () => {})
  slow.write(
    `GET /api/chats/live HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  )
  await new Promise<void>((resolve) => slow.once('data', () => resolve()))
  slow.pause()
  const frame = Buffer.from(JSON.stringify({ event: 'talkToJoey', data: { accessToken: accesstoken } }))
  // Everything anew with each frame, as a client may ask; once it is cut off, it cannot write any more either.
  const isCutOff = () => {
    if (!slow.destroyed) slow.write(masked(frame))
    return slow.destroyed
  }
  await expect.poll(isCutOff, { timeout: 60_000, interval: 50 }).toBe(true)
  const back = await openAs(member)
  back.emit('talkToJoey', { optionalParameters: { after: 3 } })
  expect((await back.next('newMessage', 60)).map(({ number }) => number)).toEqual(
    Array.from({ length: 60 }, (_, index) => index + 4),
  )
  back.socket.close()
})

/** A short text frame as a client sends it, with a mask that changes nothing. */
function masked(payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}
