// Requirements: CHT-008
/** What the clock does with conversations: it tells of answers that wait, puts chains on record, and removes old texts; and what a verification says (S100). */
import { randomUUID } from 'node:crypto'
import type { ConversationEvent } from '@member-care/domain/chat/conversation-events.ts'
import type { NotificationRecord } from '@member-care/domain/notification/live-messages.ts'
import type { Talk } from '@member-care/domain/chat/talk.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { png } from '@member-care/tests/support/claim-forms.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { readPdf } from '@member-care/tests/support/read-pdf.ts'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { verifyInstallation } from '../audit/verify-installation.ts'
import { forgetUser } from '../accounts/forget-user.ts'
import { listMailbox } from '../integrations/mail/local-mailbox.ts'
import { entryHash } from './entry-chain.ts'
import { goRoundConversations } from './conversation-rounds.ts'

const MINUTE = 60_000
const DAY = 1_440 * MINUTE
const patience = { timeout: 20_000 }

let api: ApiUnderTest
let cast: ClaimsCast
let intruder: Client
let origin: string
let ahead = 0
const later = (ms: number) => (ahead += ms)
const clock = () => new Date(Date.now() + ahead)

beforeAll(async () => {
  api = await startApiUnderTest({ clock, environment: { CHAT_KEPT_DAYS: '30' } })
  cast = await recordClaimsCast(api)
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig: { allowChat: true } },
  })
  await api.startJobs()
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
  intruder = new Client({ connectionString: api.superuserUrl })
  await intruder.connect()
})
afterAll(async () => {
  await intruder.end()
  await api.close()
})

// One conversation at a time.
afterEach(async () => {
  for (const { id, status } of (await call('GET', 'chats', cast.ann)).body as { id: string; status: string }[])
    if (status !== 'closed') await close(id)
})

async function call(method: 'GET' | 'POST' | 'PUT', path: string, by: string, payload?: object) {
  const reply = await api.app.inject({
    method,
    url: `/api/${path}`,
    headers: await api.headersFor(by),
    ...(method !== 'GET' && { payload: payload ?? {} }),
  })
  return { status: reply.statusCode, body: reply.json() }
}
/** Taken by the desk, with one message of the member. */
async function talked(member = cast.ann): Promise<string> {
  const { id } = (await call('POST', 'chats', member)).body
  await call('POST', `chats/${id}/messages`, member, { messageId: randomUUID(), message: 'Where is my money?' })
  await call('POST', `chats/${id}/person`, member)
  await call('POST', `console/conversations/${id}/take`, cast.callCentre)
  return id
}
const answer = async (id: string, message = 'It is on its way.') =>
  (await call('POST', `console/conversations/${id}/answers`, cast.callCentre, { messageId: randomUUID(), message }))
    .body as { lastNumber: number }
const close = (id: string, member = cast.ann) => call('POST', `chats/${id}/close`, member)
const round = () => goRoundConversations(api.parts)
const recorded = async (id: string, type: ConversationEvent['type']) =>
  (await api.parts.eventLog.load<ConversationEvent>(`conversation-${id}`)).events.filter((event) => event.type === type)
const toldOf = async (member: string) =>
  ((await call('GET', 'notifications', member)).body.notifications as NotificationRecord[]).filter(
    ({ kind }) => kind === 'chat-answered',
  )
async function verify() {
  const { files, database } = api.parts
  const { conversations, findings } = await verifyInstallation({
    ...api.events.integrity,
    conversations: { files, database, clock },
  })
  return {
    conversations,
    problems: findings.map(({ problem }) => problem).filter((problem) => /^(conversation|document)/.test(problem)),
  }
}

test('an answer that is not read is told once, in portal and mailbox, without a word of it; one that is read is not', async () => {
  const id = await talked()
  const { lastNumber } = await answer(id)
  await round()
  expect(await recorded(id, 'ConversationAnswerWaits')).toEqual([])

  later(3 * MINUTE)
  await answer(id, 'Your migraine tablets are paid')
  await Promise.all([round(), round()])
  await round()
  expect((await recorded(id, 'ConversationAnswerWaits')).map(({ data }) => data)).toEqual([
    { conversationId: id, userId: cast.ann, companyId: cast.orchid, number: lastNumber },
  ])
  await expect.poll(async () => (await toldOf(cast.ann)).length, patience).toBe(1)
  expect(await toldOf(cast.ann)).toMatchObject([{ link: `/app/askjoey?show=${id}` }])
  const mails = async () =>
    (await listMailbox(api.parts.database, `${cast.ann}@example.com`)).filter(({ text }) =>
      text.includes('/app/askjoey'),
    )
  await expect.poll(async () => (await mails()).length, patience).toBe(1)
  for (const told of [JSON.stringify(await toldOf(cast.ann)), (await mails())[0]?.text])
    expect(told).not.toMatch(/migraine|on its way/)

  // Read up to the end: what comes then is another stretch.
  await call('POST', `chats/${id}/read`, cast.ann, { number: lastNumber + 1 })
  later(3 * MINUTE)
  await round()
  expect(await recorded(id, 'ConversationAnswerWaits')).toHaveLength(1)
  const next = await answer(id)
  await call('POST', `chats/${id}/read`, cast.ann, { number: next.lastNumber })
  later(3 * MINUTE)
  await round()
  expect(await recorded(id, 'ConversationAnswerWaits')).toHaveLength(1)
  await answer(id)
  later(3 * MINUTE)
  await round()
  expect(await recorded(id, 'ConversationAnswerWaits')).toHaveLength(2)
  await close(id)
})

test('who wishes no e-mail about answers gets none', async () => {
  const wishes = [{ kind: 'chat-answered', channel: 'email', enabled: false }]
  const kept = await call('PUT', 'notifications/preferences', cast.ann, { preferences: wishes })
  expect(kept.status).toBe(200)
  const before = (await listMailbox(api.parts.database, `${cast.ann}@example.com`)).length
  const toldBefore = (await toldOf(cast.ann)).length
  const id = await talked()
  await answer(id)
  later(3 * MINUTE)
  await round()
  await expect.poll(async () => (await toldOf(cast.ann)).length, patience).toBe(toldBefore + 1)
  await expect
    .poll(
      async () =>
        (await intruder.query(`select 1 from outbox.jobs where subject_id = $1 and state = 'waiting'`, [cast.ann]))
          .rowCount,
      patience,
    )
    .toBe(0)
  expect(await listMailbox(api.parts.database, `${cast.ann}@example.com`)).toHaveLength(before)
  await close(id)
})

test('a conversation is on record when it began, once a day, and when it is closed; several rounds record it once', async () => {
  const id = await talked()
  await Promise.all([round(), round()])
  expect(await recorded(id, 'ConversationSealed')).toHaveLength(1)
  await answer(id)
  await round()
  expect(await recorded(id, 'ConversationSealed')).toHaveLength(1)
  later(DAY)
  await round()
  expect(await recorded(id, 'ConversationSealed')).toHaveLength(2)
  await close(id)
  await round()
  const seals = await recorded(id, 'ConversationSealed')
  expect(seals).toHaveLength(3)
  expect(await verify()).toMatchObject({ problems: [], conversations: { read: 3 } })
})

const tampered: readonly (readonly [string, string, string])[] = [
  [
    'an entry that is said to be of another time',
    'conversation-changed',
    `update app.conversation_entries set at = at - interval '1 hour' where conversation_id = $1 and number = 2`,
  ],
  [
    'an entry that is said to be of another author',
    'conversation-changed',
    `update app.conversation_entries set author_kind = 'desk' where conversation_id = $1 and number = 2`,
  ],
  [
    'an entry amid the others that is taken away',
    'conversation-entry-missing',
    `delete from app.conversation_entries where conversation_id = $1 and number = 3`,
  ],
  [
    'the end that is cut off, with the conversation made to fit',
    'conversation-entry-missing',
    `with cut as (delete from app.conversation_entries where conversation_id = $1 and number = 5 returning number)
     update app.conversations set last_number = 4, last_hash = (select hash from app.conversation_entries where conversation_id = $1 and number = 4)
     from cut where conversation_id = $1`,
  ],
  [
    'a text that is exchanged with another',
    'conversation-text-changed',
    `update app.conversation_texts t set sealed = (
       select sealed from app.conversation_texts where conversation_id = $1 and entry_id <> t.entry_id limit 1)
     where entry_id = (select entry_id from app.conversation_entries where conversation_id = $1 and number = 2)`,
  ],
  [
    'a text that is taken away',
    'conversation-text-missing',
    `delete from app.conversation_texts where entry_id = (select entry_id from app.conversation_entries where conversation_id = $1 and number = 2)`,
  ],
  [
    'a conversation that is taken away',
    'conversation-missing',
    `with texts as (delete from app.conversation_texts where conversation_id = $1),
      entries as (delete from app.conversation_entries where conversation_id = $1)
     delete from app.conversations where conversation_id = $1`,
  ],
  [
    'another end that the conversation names',
    'conversation-changed',
    `update app.conversations set last_hash = 'x' where conversation_id = $1`,
  ],
]

test.each(tampered)('%s is named: %s', async (_what, problem, statement) => {
  const id = await talked()
  await close(id)
  await round()
  const kept = await remember(id)
  await intruder.query(`set session_replication_role = replica`)
  await intruder.query(statement.replaceAll('$1', `'${id}'`))
  await intruder.query(`set session_replication_role = default`)
  expect((await verify()).problems).toContain(problem)
  await kept.putBack()
  expect((await verify()).problems).toEqual([])
})

test('a chain that is made anew from its first entry does not have the hash that is on record', async () => {
  const id = await talked()
  await close(id)
  await round()
  const kept = await remember(id)
  const { rows } = await intruder.query(
    `select * from app.conversation_entries where conversation_id = $1 order by number`,
    [id],
  )
  let previous: string | null = null
  for (const row of rows) {
    const at: Date = row.number === 2 ? new Date(row.at.getTime() - 3_600_000) : row.at
    previous = entryHash(previous, {
      conversationId: id,
      number: row.number,
      entryId: row.entry_id,
      kind: row.kind,
      authorKind: row.author_kind,
      authorId: row.author_id,
      at: at.toISOString(),
      data: row.data,
      contentHash: row.content_hash,
    })
    await intruder.query(
      `update app.conversation_entries set at = $3, hash = $4 where conversation_id = $1 and number = $2`,
      [id, row.number, at, previous],
    )
  }
  await intruder.query(`update app.conversations set last_hash = $2 where conversation_id = $1`, [id, previous])
  expect((await verify()).problems).toEqual(['conversation-changed'])
  await kept.putBack()
})

test('a conversation that no event tells of proves nothing after a day', async () => {
  const id = await talked()
  expect((await verify()).problems).toEqual([])
  later(DAY + MINUTE)
  expect((await verify()).problems).toEqual(['conversation-not-recorded'])
  await close(id)
  await round()
  expect((await verify()).problems).toEqual([])
})

test('texts and files of a conversation that was closed long ago are removed, entries stay, and both sides read that it was removed', async () => {
  const id = await talked()
  const body = new FormData()
  body.append('attachment', new Blob([new Uint8Array(png)]), 'receipt.png')
  const sent = await fetch(`${origin}/api/chats/${id}/files?messageId=${randomUUID()}`, {
    method: 'POST',
    headers: await api.headersFor(cast.ann),
    body,
  })
  const fileId = ((await sent.json()) as Talk).messages[0]?.file?.fileId ?? ''
  await call('POST', `console/conversations/${id}/notes`, cast.callCentre, { messageId: randomUUID(), message: 'Hm' })
  await close(id)
  later(29 * DAY)
  await round()
  expect(await recorded(id, 'ConversationTextsRemoved')).toEqual([])
  const kept = await remember(id)

  later(2 * DAY)
  await Promise.all([round(), round()])
  await round()
  expect(await recorded(id, 'ConversationTextsRemoved')).toHaveLength(1)
  const { messages } = (await call('GET', `chats/${id}`, cast.ann)).body as Talk
  expect(messages.filter(({ kind }) => kind === 'text' || kind === 'file')).toSatisfy((said: Talk['messages']) =>
    said.every(({ removed, message }) => removed && message === ''),
  )
  const shown = (await call('GET', `console/conversations/${id}`, cast.callCentre)).body as Talk
  expect(shown.messages.find(({ kind }) => kind === 'note')).toMatchObject({ removed: true, message: '' })
  expect((await call('GET', `chats/${id}/files/${fileId}`, cast.ann)).status).toBe(404)
  expect(await api.parts.files.has(fileId)).toBe(false)
  expect((await verify()).problems).toEqual([])

  later(10 * MINUTE)
  await kept.putBackTexts()
  expect(new Set((await verify()).problems)).toEqual(new Set(['conversation-text-put-back']))
  await intruder.query('delete from app.conversation_texts where conversation_id = $1', [id])
})

test('what was forgotten is no finding', async () => {
  const id = await talked(cast.ben)
  await round()
  const context = {
    actor: { kind: 'system', id: 'test' } as const,
    commandId: randomUUID(),
    correlationId: randomUUID(),
  }
  await forgetUser(api.parts, { userId: cast.ben, reason: 'asked for' }, context)
  await round()
  expect((await recorded(id, 'ConversationSealed')).length).toBeGreaterThan(1)
  expect((await verify()).problems).toEqual([])
})

test('a member keeps a conversation as a PDF: what was said by whom, and nothing that the desk noted; it is nobody else’s', async () => {
  const id = await talked()
  await call('POST', `console/conversations/${id}/notes`, cast.callCentre, { messageId: randomUUID(), message: 'Rude' })
  await answer(id, 'It is on its way – 很快')
  await close(id)
  const print = async (by: string) =>
    api.app.inject({ url: `/api/chats/${id}/transcript`, headers: await api.headersFor(by) })
  const printed = await print(cast.ann)
  expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(printed.headers['content-disposition']).toMatch(/^attachment; filename=Conversation_\d{4}-\d\d-\d\d\.pdf$/)
  const { text } = await readPdf(printed.rawPayload)
  for (const said of ['Willow Tan', 'Where is my money?', 'May', 'It is on its way', 'You closed this conversation.'])
    expect(text).toContain(said)
  expect(text).not.toContain('Rude')
  expect((await print(cast.cat)).statusCode).toBe(404)
})

/** What the tables hold of a conversation, to be put back. */
async function remember(id: string) {
  const tables = ['app.conversations', 'app.conversation_entries', 'app.conversation_texts']
  const rows: { rows: { row: unknown }[] }[] = []
  for (const table of tables)
    rows.push(await intruder.query(`select to_jsonb(t) as row from ${table} t where conversation_id = $1`, [id]))
  const insert = async (index: number) => {
    for (const { row } of rows[index]?.rows ?? [])
      await intruder.query(
        `insert into ${tables[index]} select (jsonb_populate_record(null::${tables[index]}, $1)).*`,
        [row],
      )
  }
  return {
    async putBack() {
      for (const table of tables.toReversed())
        await intruder.query(`delete from ${table} where conversation_id = $1`, [id])
      for (const index of tables.keys()) await insert(index)
    },
    putBackTexts: () => insert(2),
  }
}

test('an answer that came while the member wrote is told: it was not read', async () => {
  const id = await talked()
  await call('POST', `chats/${id}/read`, cast.ann, { number: 99 })
  const { lastNumber } = await answer(id)
  await call('POST', `chats/${id}/messages`, cast.ann, { messageId: randomUUID(), message: 'Are you there?' })
  later(3 * MINUTE)
  await round()
  expect((await recorded(id, 'ConversationAnswerWaits')).map(({ data }) => data)).toMatchObject([
    { number: lastNumber },
  ])
})
