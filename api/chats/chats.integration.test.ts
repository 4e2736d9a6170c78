// Requirements: CHT-006, CHT-007, CHT-008, CHT-009, CHT-010, CHT-011, CHT-013, API-005, ERR-041, ERR-042, LIM-026
/** A conversation from the member's first word to its end, over the calls that portal and desk make (S97). */
import { randomUUID } from 'node:crypto'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { pdf, png } from '@member-care/tests/support/claim-forms.ts'
import {
  recordAdministrator,
  recordClaimsCast,
  recordMember,
  type ClaimsCast,
} from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { sql } from 'slonik'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { closeResting } from './conversation-rounds.ts'

let api: ApiUnderTest
let cast: ClaimsCast
let origin: string
/** A Tuesday at noon in Singapore. */
let now = new Date('2026-11-24T04:00:00Z')
const [june, ofLantern] = [randomUUID(), randomUUID()]

beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => now })
  cast = await recordClaimsCast(api)
  await recordAdministrator(api, june, 'ADMIN_CALL_CENTRE', ['ALL'])
  await recordAdministrator(api, ofLantern, 'ADMIN_CALL_CENTRE', ['MG'])
  for (const companyId of [cast.orchid, cast.lantern])
    await api.record(`client-${companyId}`, {
      type: 'ClientFeaturesChanged',
      data: { companyId, featuresConfig: { allowChat: true } },
    })
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => api.close())
afterEach(async () => {
  now = new Date(now.getTime() + 60 * 60_000 * 24 * 7)
  for (const { id, status } of (await call('GET', 'chats', cast.ann)).body as never as { id: string; status: string }[])
    if (status !== 'closed') await call('POST', `chats/${id}/close`, cast.ann)
})

interface Talk {
  readonly conversation: {
    id: string
    status: string
    lastNumber: number
    memberRead: number
    deskRead: number
    queue: object | null
    desk: object
  }
  readonly messages: readonly {
    messageId: string
    number: number
    kind: string
    author: string
    language: string | null
    userName: string
    message: string
    type: number
    file: { fileId: string } | null
  }[]
}
interface Answer {
  readonly status: number
  readonly body: Record<string, unknown> & Talk & { readonly id: string }
}
async function call(method: 'GET' | 'POST' | 'PUT', path: string, by: string, payload?: object): Promise<Answer> {
  const reply = await api.app.inject({
    method,
    url: `/api/${path}`,
    headers: await api.headersFor(by),
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.json() }
}
/** Begun, and a person asked for, so that the assistant is silent; without `withPerson` it answers. */
const begin = async (by = cast.ann, about: object = {}, { withPerson = true } = {}) => {
  const { id } = (await call('POST', 'chats', by, about)).body
  if (withPerson) await call('POST', `chats/${id}/person`, by)
  return id
}
/** What comes after the introduction and the wish for a person. */
const FIRST = 3
const say = (id: string, message: string, messageId = randomUUID(), by = cast.ann) =>
  call('POST', `chats/${id}/messages`, by, { messageId, message })
const desk = (id: string, path: string, by: string, payload: object = {}) =>
  call('POST', `console/conversations/${id}/${path}`, by, payload)
const talk = async (id: string, query = '') => (await call('GET', `chats/${id}${query}`, cast.ann)).body
async function sendFile(path: string, by: string, content: Uint8Array): Promise<Answer> {
  const body = new FormData()
  body.append('attachment', new Blob([new Uint8Array(content)]), 'receipt.png')
  const reply = await fetch(`${origin}/api/${path}?messageId=${randomUUID()}`, {
    method: 'POST',
    headers: await api.headersFor(by),
    body,
  })
  return { status: reply.status, body: (await reply.json()) as Answer['body'] }
}

test('from the first word to the end: a person is asked for, takes it, answers, and both sides read the same in the same order', async () => {
  const id = await begin(cast.ann, {}, { withPerson: false })
  expect((await call('GET', 'chats/menu', cast.ann)).body).toContainEqual({
    id: 'talk',
    message: 'Talk to Joey',
    action: { type: 'talkToJoey' },
    language: 'en-SG',
  })
  await say(id, 'Where is my money?')
  const asked = (await call('POST', `chats/${id}/person`, cast.ann)).body
  expect(asked.conversation).toMatchObject({
    status: 'waiting',
    queue: { place: 1, usualMinutes: null },
    desk: { isOpen: true },
  })

  const waiting = (await call('GET', 'console/conversations?filter={"status":"waiting"}', cast.callCentre)).body
  expect(waiting).toMatchObject([{ id, memberName: 'Willow Tan', companyName: 'Orchid Biscuits', deskOfIt: 'general' }])
  expect((await desk(id, 'take', cast.callCentre)).status).toBe(200)
  await desk(id, 'notes', cast.callCentre, { messageId: randomUUID(), message: 'Known from last week' })
  await desk(id, 'answers', cast.callCentre, { messageId: randomUUID(), message: 'It is on its way.' })

  const { conversation, messages } = await talk(id)
  expect(conversation).toMatchObject({ status: 'taken', queue: null, lastNumber: 7 })
  expect(messages.map(({ number, author, userName, kind }) => [number, author, userName, kind])).toEqual([
    [1, 'assistant', 'Joey', 'text'],
    [2, 'member', 'Willow Tan', 'text'],
    [3, 'assistant', 'Joey', 'text'],
    [4, 'member', 'Willow Tan', 'asked'],
    [5, 'desk', 'May', 'taken'],
    // The sixth is a note of the desk.
    [7, 'desk', 'May', 'text'],
  ])
  expect(messages.at(-1)?.message).toBe('It is on its way.')
  expect(JSON.stringify(messages)).not.toContain('Known from last week')
  const shown = (await call('GET', `console/conversations/${id}`, cast.callCentre)).body
  expect(shown.messages.map(({ kind, message }) => [kind, message])).toContainEqual(['note', 'Known from last week'])

  await call('POST', `chats/${id}/close`, cast.ann)
  const late = await say(id, 'One more thing')
  expect([late.status, late.body['errorCode']]).toEqual([409, 'CHAT_CLOSED'])
})

test('one conversation at a time: a second one is refused with the first, and the same command gives the same one', async () => {
  const key = randomUUID()
  const open = async (idempotencyKey: string) => {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/chats',
      headers: { ...(await api.headersFor(cast.ann)), 'idempotency-key': idempotencyKey },
      payload: {},
    })
    return { status: reply.statusCode, body: reply.json<Record<string, string>>() }
  }
  const first = await open(key)
  expect((await open(key)).body['id']).toBe(first.body['id'])
  const second = await open(randomUUID())
  expect([second.status, second.body['errorCode'], second.body['conversationId']]).toEqual([
    409,
    'CHAT_ONGOING',
    first.body['id'],
  ])
  expect(second.body['errorMessage']).toContain('You have a on-going chat request with our adminstrators.')
})

test('what is said twice with one id stands once, also when both arrive at the same moment', async () => {
  const id = await begin()
  const messageId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => say(id, 'Hello', messageId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await talk(id, `?after=${FIRST - 1}`)).messages.map(({ messageId: told }) => told)).toEqual([messageId])
})

test('messages of many at once are numbered without a gap, and one resumes after a number', async () => {
  const id = await begin()
  await Promise.all(Array.from({ length: 12 }, (_, index) => say(id, `Message ${index}`)))
  const all = (await talk(id)).messages
  expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 12 + FIRST - 1 }, (_, index) => index + 1))
  expect((await talk(id, '?after=9')).messages).toEqual(all.slice(9))
  expect((await talk(id, '?before=4&limit=2')).messages).toEqual(all.slice(1, 3))
  await Promise.all(Array.from({ length: 4 }, () => say(id, 'Again')))
  expect((await say(id, 'Too fast')).status).toBe(429)
})

test('two people take it at the same moment: one has it, and only they answer', async () => {
  const id = await begin()
  const taken = await Promise.all([desk(id, 'take', cast.callCentre), desk(id, 'take', june)])
  expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [winner, loser] = taken[0]?.status === 200 ? [cast.callCentre, june] : [june, cast.callCentre]
  const refusedAnswer = await desk(id, 'answers', loser, { messageId: randomUUID(), message: 'Hello' })
  expect([refusedAnswer.status, refusedAnswer.body['errorCode']]).toEqual([409, 'CHAT_NOT_YOURS'])
  expect((await desk(id, 'hand-over', winner, { desk: 'general', to: loser })).body).toMatchObject({
    assignedTo: loser,
  })
  expect((await desk(id, 'answers', loser, { messageId: randomUUID(), message: 'Hello' })).status).toBe(200)
  const beyond = await desk(id, 'hand-over', loser, { desk: 'general', to: cast.operation })
  expect([beyond.status, beyond.body['errors']]).toMatchObject([422, { to: expect.any(String) }])
})

test('whoever takes it at the same moment as another, it is one of them who has it, a hundred times over', async () => {
  for (let round = 0; round < 100; round++) {
    const id = await begin()
    // As a client does that sends no body with a command.
    const taken = await Promise.all(
      [cast.callCentre, june].map((by) => call('POST', `console/conversations/${id}/take`, by)),
    )
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winner = taken[0]?.status === 200 ? cast.callCentre : june
    const { body } = await call('GET', `console/conversations/${id}`, june)
    expect(body).toMatchObject({ status: 'taken', assignedTo: winner })
    expect(body.messages.filter(({ kind }) => kind === 'taken')).toHaveLength(1)
    expect((await call('POST', `console/conversations/${id}/close`, winner)).status).toBe(200)
  }
}, 180_000)

test('a conversation about a claim is for those who decide claims too; another one is not, and no other client’s', async () => {
  const { claimId } = await recordClaim(api, { companyId: cast.orchid, employeeId: cast.ann, claimantId: cast.dan })
  const about = await begin(cast.ann, { type: 'outclaim', id: claimId })
  expect((await call('GET', `console/conversations/${about}`, cast.claimDesk)).status).toBe(200)
  expect((await call('GET', `console/conversations/${about}`, ofLantern)).status).toBe(404)
  expect((await call('GET', `chats/${about}`, cast.cat)).status).toBe(404)
  expect(await talk(about)).toMatchObject({ conversation: { subject: { type: 'outclaim', id: claimId } } })
  await call('POST', `chats/${about}/close`, cast.ann)

  const general = await begin()
  expect((await call('GET', `console/conversations/${general}`, cast.claimDesk)).status).toBe(404)
  await call('POST', `chats/${general}/close`, cast.ann)
  const foreign = await call('POST', 'chats', cast.cat, { type: 'outclaim', id: claimId })
  expect([foreign.status, foreign.body['errorCode']]).toEqual([404, 'CHAT_SUBJECT_NOT_FOUND'])
})

test('a look of the desk is on record', async () => {
  const id = await begin()
  await call('GET', `console/conversations/${id}`, cast.callCentre)
  const { events } = await api.parts.eventLog.load(`access-${cast.ann}`)
  expect(events.map(({ data }) => data)).toContainEqual({ subjectId: cast.ann, what: 'conversation', recordId: id })
})

test('a file is judged by its content, shown to both sides and to nobody else', async () => {
  const id = await begin()
  const sent = await sendFile(`chats/${id}/files`, cast.ann, png)
  expect(sent.body.messages).toMatchObject([
    { kind: 'file', type: 2, message: 'receipt.png', file: { mimeType: 'image/png' } },
  ])
  const fileId = sent.body.messages[0]?.file?.fileId ?? ''
  const read = async (url: string, by: string) =>
    (await api.app.inject({ url, headers: await api.headersFor(by) })).statusCode
  expect(await read(`/api/chats/${id}/files/${fileId}`, cast.ann)).toBe(200)
  expect(await read(`/api/console/conversations/${id}/files/${fileId}`, cast.callCentre)).toBe(200)
  expect(await read(`/api/console/conversations/${id}/files/${fileId}`, ofLantern)).toBe(404)
  const refused = await sendFile(`chats/${id}/files`, cast.ann, Buffer.from('<script>alert(1)</script>'))
  expect([refused.status, Object.keys(refused.body['errors'] as object)]).toEqual([422, ['attachment']])

  await desk(id, 'take', cast.callCentre)
  const answer = await sendFile(`console/conversations/${id}/files`, cast.callCentre, pdf('letter'))
  expect(answer.status).toBe(200)
  expect((await talk(id)).messages.at(-1)).toMatchObject({ author: 'desk', file: { mimeType: 'application/pdf' } })
})

test('outside office hours it says when somebody answers again', async () => {
  now = new Date('2027-03-06T04:00:00Z') // a Saturday
  const id = await begin()
  const { conversation } = (await call('POST', `chats/${id}/person`, cast.ann)).body
  expect(conversation.desk).toEqual({ isOpen: false, opensAt: '2027-03-08T01:00:00.000Z' })
})

const marks = async (id: string) => {
  const { memberRead, deskRead, lastNumber } = (await talk(id)).conversation
  return { memberRead, deskRead, lastNumber }
}
const answer = (id: string, by = cast.callCentre) =>
  desk(id, 'answers', by, { messageId: randomUUID(), message: 'Hello' })
const readAll = {
  member: (id: string) => call('POST', `chats/${id}/read`, cast.ann, { number: 99 }),
  desk: (id: string, by = cast.callCentre) => call('POST', `console/conversations/${id}/read`, by, { number: 99 }),
}

test('what is read moves forward only, and not by somebody of the desk who only looks', async () => {
  const id = await begin()
  await say(id, 'One')
  await desk(id, 'take', cast.callCentre)
  await readAll.desk(id)
  await answer(id)
  await readAll.member(id)
  const { lastNumber } = await marks(id)
  await say(id, 'Three')
  await readAll.desk(id, june)
  expect(await marks(id)).toEqual({ memberRead: lastNumber + 1, deskRead: lastNumber, lastNumber: lastNumber + 1 })
  await readAll.desk(id)
  await call('POST', `console/conversations/${id}/read`, cast.callCentre, { number: 1 })
  expect(await marks(id)).toMatchObject({ deskRead: lastNumber + 1 })
})

test('who writes has not read what came meanwhile, nor has who only adds a note or hands it over', async () => {
  const id = await begin()
  await desk(id, 'take', cast.callCentre)
  await readAll.desk(id)
  await readAll.member(id)
  const { lastNumber } = await marks(id)
  await answer(id)
  await say(id, 'On its way while the answer came')
  const unread = { memberRead: lastNumber, deskRead: lastNumber + 1 }
  expect(await marks(id)).toMatchObject(unread)
  await desk(id, 'notes', june, { messageId: randomUUID(), message: 'Known from last week' })
  expect(await marks(id)).toMatchObject(unread)
  await desk(id, 'hand-over', cast.callCentre, { desk: 'general', to: june })
  expect(await marks(id)).toMatchObject(unread)
  await answer(id, june)
  expect(await marks(id)).toMatchObject(unread)
  await readAll.desk(id, june)
  await answer(id, june)
  expect(await marks(id)).toEqual({ memberRead: lastNumber, deskRead: lastNumber + 6, lastNumber: lastNumber + 6 })
})

test('who is away is told to colleagues', async () => {
  const id = await begin()
  await call('PUT', 'console/chat-desk', june, { isAway: true })
  const { colleagues } = (await call('GET', `console/conversations/${id}`, cast.callCentre)).body as unknown as {
    colleagues: { userId: string; isAway: boolean; desks: string[] }[]
  }
  expect(colleagues.find(({ userId }) => userId === june)).toMatchObject({ isAway: true, desks: ['claims', 'general'] })
  expect(colleagues.map(({ userId }) => userId)).not.toContain(ofLantern)
  await call('PUT', 'console/chat-desk', june, { isAway: false })
})

test('what was said is sealed, and nobody changes or removes an entry with what the product may do', async () => {
  const id = await begin()
  await say(id, 'My migraine is back')
  const rows = await api.parts.database.anyFirst(sql.type(z.object({ all: z.string() }))`
    select e::text || t::text as all from app.conversation_entries e join app.conversation_texts t using (entry_id)
    where e.conversation_id = ${id}`)
  // The introduction and the message.
  expect(rows).toHaveLength(2)
  expect(rows.join()).not.toContain('migraine')
  for (const change of [
    sql.unsafe`update app.conversation_entries set at = now() where conversation_id = ${id}`,
    sql.unsafe`delete from app.conversation_entries where conversation_id = ${id}`,
  ])
    await expect(api.parts.database.query(change)).rejects.toThrow()
})

test('a client without the chat has none', async () => {
  await api.record(`client-${cast.lantern}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.lantern, featuresConfig: { allowChat: false } },
  })
  expect((await call('POST', 'chats', cast.cat, {})).status).toBe(403)
  expect((await call('GET', 'chats', cast.cat)).status).toBe(403)
})

test('figures of the desk count what waits and how long it took', async () => {
  const { body } = await call('GET', 'console/chat-figures', cast.operation)
  expect(body).toMatchObject({
    days: 28,
    desks: expect.arrayContaining([expect.objectContaining({ desk: 'general' })]),
  })
})

test('Joey says what he is, answers from the member’s own records with a link, and hands over at a word', async () => {
  const { claimId } = await recordClaim(api, {
    companyId: cast.orchid,
    employeeId: cast.ann,
    claimantId: cast.ann,
    then: (id) => [{ type: 'ClaimRegistered', data: { claimId: id, transactionNo: 'OP26700077' } }],
  })
  const id = await begin(cast.ann, { type: 'outclaim', id: claimId }, { withPerson: false })
  const [introduction] = (await talk(id)).messages
  expect(introduction).toMatchObject({
    author: 'assistant',
    language: 'en',
    message: expect.stringContaining('I am a program'),
  })

  const answered = (await say(id, 'I want to check the status for claim id: OP26700077')).body.messages
  expect(answered.map(({ author, language }) => [author, language])).toEqual([
    ['member', null],
    ['assistant', 'en'],
  ])
  expect(answered[1]).toMatchObject({
    message: expect.stringContaining('OP26700077'),
    links: [{ path: expect.stringContaining('/app/claimrecords/out/OP26700077') }],
  })
  const lost = (await say(id, 'what is the meaning of life')).body.messages
  expect(lost[1]).toMatchObject({ choices: ['Talk to a person'] })
  const asked = (await say(id, 'Talk to a person')).body
  expect(asked.messages.map(({ author, kind }) => [author, kind])).toEqual([
    ['member', 'text'],
    ['assistant', 'text'],
    ['assistant', 'asked'],
  ])
  expect(asked.conversation.status).toBe('waiting')
  // From then on a person answers.
  expect((await say(id, 'Where is my claim?')).body.messages.map(({ author }) => author)).toEqual(['member'])
})

test('of a member with two companies Joey tells in a conversation what is of its company, and of which that is', async () => {
  const member = randomUUID()
  const cover = { memberType: 'E', effectiveStartDate: '2026-01-01' } as const
  const person = { name: 'Eve Goh', nric: makeNric('S', '7000009') }
  await recordMember(api, member, person, { ...cover, companyId: cast.orchid })
  await api.record(`user-${member}`, {
    type: 'MembershipStarted',
    data: { userId: member, ...cover, effectiveStartDate: '2026-02-01', companyId: cast.lantern },
  })
  const numbers = { [cast.orchid]: 'OP26700091', [cast.lantern]: 'OP26700092' }
  for (const [companyId, transactionNo] of Object.entries(numbers))
    await recordClaim(api, {
      companyId,
      employeeId: member,
      claimantId: member,
      then: (claimId) => [{ type: 'ClaimRegistered', data: { claimId, transactionNo } }],
    })
  const id = await begin(member, {}, { withPerson: false })
  const asked = async (message: string) =>
    (await say(id, message, randomUUID(), member)).body.messages.find(({ author }) => author === 'assistant')?.message
  const told = await asked('Where is my claim?')
  expect(told).toMatch(/^At Orchid Biscuits:\n.*OP26700091/)
  expect(told).not.toContain('OP26700092')
  expect(await asked('I want to check the status for claim id: OP26700092')).toContain('I cannot find claim OP26700092')
  expect(await asked('Where is my letter of guarantee?')).toMatch(/^At Orchid Biscuits:/)
  expect(await asked('What does my plan cover?')).toMatch(/^At Orchid Biscuits:/)
})

test('a conversation about a claim is of the claim’s company, also after its cover, and of no other where that one has no chat', async () => {
  const member = randomUUID()
  const cover = { memberType: 'E', effectiveStartDate: '2026-01-01' } as const
  const person = { name: 'Fay Goh', nric: makeNric('S', '7000010') }
  await recordMember(api, member, person, { ...cover, companyId: cast.lantern })
  const endCover = (companyId: string, effectiveEndDate: string) =>
    api.record(`user-${member}`, { type: 'MembershipEnded', data: { userId: member, companyId, effectiveEndDate } })
  await endCover(cast.lantern, '2026-01-31')
  await api.record(`user-${member}`, {
    type: 'MembershipStarted',
    data: { userId: member, ...cover, effectiveStartDate: '2026-02-01', companyId: cast.orchid },
  })
  const { claimId } = await recordClaim(api, {
    companyId: cast.lantern,
    employeeId: member,
    claimantId: member,
    then: (id) => [{ type: 'ClaimRegistered', data: { claimId: id, transactionNo: 'OP26700093' } }],
  })
  const about = { type: 'outclaim', id: claimId }
  const setChat = (allowChat: boolean) =>
    api.record(`client-${cast.lantern}`, {
      type: 'ClientFeaturesChanged',
      data: { companyId: cast.lantern, featuresConfig: { allowChat } },
    })
  await setChat(false)
  expect((await call('POST', 'chats', member, about)).status).toBe(403)
  expect((await call('GET', 'chats', member)).body).toEqual([])

  await setChat(true)
  const id = await begin(member, about, { withPerson: false })
  expect((await call('GET', `console/conversations/${id}`, ofLantern)).status).toBe(200)
  const { messages } = (await say(id, 'Where is my claim?', randomUUID(), member)).body
  expect(messages.find(({ author }) => author === 'assistant')?.message).toContain('OP26700093')
  await call('POST', `chats/${id}/close`, member)

  // Whom no company covers any more asks about claims of before, and about nothing else.
  await endCover(cast.orchid, '2026-02-10')
  expect((await call('POST', 'chats', member, {})).status).toBe(403)
  const after = await begin(member, about, { withPerson: false })
  expect((await call('GET', `chats/${after}`, member)).body.conversation).toMatchObject({ subject: about })
  expect((await call('GET', 'chats/menu', member)).body).toEqual([])
  await setChat(false)
})

test('Joey offers a settlement letter where the page of the claim has one, and nowhere else', async () => {
  const rejected = async (transactionNo: string, batch: { batchNo?: string }) =>
    recordClaim(api, {
      companyId: cast.orchid,
      employeeId: cast.ann,
      claimantId: cast.ann,
      then: (claimId) => [
        { type: 'ClaimRegistered', data: { claimId, transactionNo } },
        {
          type: 'ClaimRejected',
          data: { claimId, claimantId: cast.ann, reasonCode: 'NOT_COVERED', remarks: '', ...batch },
        },
      ],
    })
  await rejected('OP26700078', {})
  await rejected('OP26700079', { batchNo: 'B26-09' })
  const id = await begin(cast.ann, {}, { withPerson: false })
  const told = async (transactionNo: string) =>
    (await say(id, `settlement letter for ${transactionNo}`)).body.messages[1]?.message
  expect(await told('OP26700078')).toContain('has no settlement letter yet')
  expect(await told('OP26700079')).toContain('can be downloaded on the page of the claim')
})

test('another person’s claim is none of the member’s, and what somebody in danger writes leads to help', async () => {
  const { claimId } = await recordClaim(api, { companyId: cast.lantern, employeeId: cast.cat, claimantId: cast.cat })
  const id = await begin(cast.ann, {}, { withPerson: false })
  const answer = (await say(id, `I want to check the status for claim id: ${claimId}`)).body.messages[1]
  expect(answer).toMatchObject({
    author: 'assistant',
    links: expect.not.arrayContaining([{ path: expect.stringContaining(claimId) }]),
  })
  const help = (await say(id, 'I have chest pain and cannot breathe')).body
  expect(help.messages[1]?.message).toContain('995')
  expect(help.conversation.status).toBe('waiting')
  // Nobody may be there at night: help is named also while a person is waited for, and nothing else is answered.
  expect((await say(id, 'Is anybody there?')).body.messages.map(({ author }) => author)).toEqual(['member'])
  const again = (await say(id, 'I took all my pills')).body
  expect(again.messages.map(({ author }) => author)).toEqual(['member', 'assistant'])
  expect(again.messages[1]?.message).toContain('1767')
  expect(again.conversation.status).toBe('waiting')
})

test('a talk with Joey that rests is closed, one that waits for a person is not', async () => {
  const id = await begin(cast.ann, {}, { withPerson: false })
  now = new Date(now.getTime() + 15 * 86_400_000)
  await closeResting(api.parts)
  expect((await talk(id)).conversation.status).toBe('closed')
  const waiting = await begin()
  now = new Date(now.getTime() + 15 * 86_400_000)
  await closeResting(api.parts)
  expect((await talk(waiting)).conversation.status).toBe('waiting')
})
