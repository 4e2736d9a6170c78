/**
 * Verifies what was said in the chat: each conversation's chain leads from its first entry to its last, as the log has it on record, each text is
 * the one that its entry was made with, and what is gone was forgotten or removed by the rule (S97, S100).
 */
import { eventFinding, findingWithoutEvent, type Finding } from '@member-care/event-store/anchors/finding.ts'
import { canonicalHash } from '@member-care/event-store/codec/hash-chain.ts'
import type { JsonObject, StoredEvent, StoredLog } from '@member-care/event-store/port.ts'
import { storedPages } from '@member-care/event-store/stored-pages.ts'
import { instant } from '@member-care/projections/tables/query-parts.ts'
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { z } from 'zod'
import { documentContent } from '../documents/verify-documents.ts'
import type { FileStore } from '../integrations/file-store/file-store.ts'
import { entryHash } from './entry-chain.ts'

export interface ConversationsUnderVerification {
  readonly store: Pick<StoredLog, 'readAll'>
  readonly database: DatabasePool
  readonly clock: () => Date
  /** Absent where files are not looked at. */
  readonly files?: Pick<FileStore, 'open' | 'has'>
}

export interface ConversationVerification {
  readonly conversations: number
  readonly entries: number
  readonly findings: readonly Finding[]
}

const PAGE_EVENTS = 1_000
const PAGE_CONVERSATIONS = 200
/** A conversation is on record within this time. */
const RECORDED_WITHIN_MS = 86_400_000
/** What was recorded as removed or forgotten goes within this time. */
const GOING_MS = 5 * 60_000

type NamedEvent = Pick<StoredEvent, 'stream' | 'revision' | 'position' | 'id'>

/** What the log says. */
interface OnRecord {
  /** By conversation, in their order. */
  readonly seals: ReadonlyMap<string, readonly Seal[]>
  /** By conversation: up to which entry texts were removed, and when. */
  readonly removed: ReadonlyMap<string, { readonly number: number; readonly at: Date }>
  /** Who was forgotten, and when. */
  readonly forgotten: ReadonlyMap<string, Date>
}
interface Seal {
  readonly number: number
  readonly hash: string
  readonly event: NamedEvent
}

/** @throws StoreUnavailable, the file store's errors */
export async function verifyConversations(
  verified: ConversationsUnderVerification,
): Promise<ConversationVerification> {
  const { store, database } = verified
  const record = await readRecord(store)
  const present = new Set<string>()
  const findings: Finding[] = []
  const gone: Gone[] = []
  let entries = 0
  for await (const page of conversationPages(database))
    for (const conversation of page) {
      present.add(conversation.row.conversation_id)
      entries += conversation.entries.length
      findings.push(
        ...chainFindings(conversation, record.seals.get(conversation.row.conversation_id) ?? []),
        ...notOnRecord(conversation, record, verified.clock()),
      )
      const content = await contentFindings(conversation, record, verified)
      findings.push(...content.findings)
      gone.push(...content.gone)
    }
  for (const [conversationId, [first]] of record.seals)
    if (!present.has(conversationId) && first)
      findings.push(
        eventFinding('conversation-missing', first.event, `Conversation ${conversationId} is not there any more.`),
      )
  return {
    conversations: present.size,
    entries,
    // What was removed, or forgotten, while this went on is explained now.
    findings: [...findings, ...(gone.length === 0 ? [] : unexplained(gone, await readRecord(store)))],
  }
}

async function readRecord(store: Pick<StoredLog, 'readAll'>): Promise<OnRecord> {
  const seals = new Map<string, Seal[]>()
  const removed = new Map<string, { number: number; at: Date }>()
  const forgotten = new Map<string, Date>()
  for await (const events of storedPages(store, {
    limit: PAGE_EVENTS,
    types: ['ConversationSealed', 'ConversationTextsRemoved', 'PersonalDataErased'],
  }))
    for (const { type, data, recordedAt, stream, revision, position, id } of events) {
      const conversationId = String(data['conversationId'])
      const number = Number(data['number'])
      if (type === 'PersonalDataErased') forgotten.set(String(data['userId']), recordedAt)
      else if (type === 'ConversationTextsRemoved') removed.set(conversationId, { number, at: recordedAt })
      else {
        const event = { stream, revision, position, id }
        const ofConversation = seals.get(conversationId) ?? []
        seals.set(conversationId, [...ofConversation, { number, hash: String(data['hash']), event }])
      }
    }
  return { seals, removed, forgotten }
}

const conversationRow = z.object({
  conversation_id: z.string(),
  member_id: z.string(),
  opened_at: instant,
  last_number: z.number(),
  last_hash: z.string().nullable(),
})
const entryRow = z.object({
  conversation_id: z.string(),
  number: z.number(),
  entry_id: z.string(),
  kind: z.string(),
  author_kind: z.string(),
  author_id: z.string().nullable(),
  at: instant,
  data: z.custom<JsonObject>(),
  content_hash: z.string().nullable(),
  hash: z.string(),
})
const textRow = z.object({ entry_id: z.string(), conversation_id: z.string(), sealed: z.custom<JsonObject>() })

interface KeptConversation {
  readonly row: z.infer<typeof conversationRow>
  readonly entries: readonly z.infer<typeof entryRow>[]
  readonly texts: ReadonlyMap<string, JsonObject>
}

/** Each page as it stood at one moment: something may be said meanwhile. */
async function* conversationPages(database: DatabasePool): AsyncGenerator<readonly KeptConversation[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const page = await database.transaction(async (transaction) => {
      await transaction.query(sql.unsafe`set transaction isolation level repeatable read, read only`)
      return readConversations(transaction, after)
    })
    yield page
    const last = page.at(-1)
    if (!last || page.length < PAGE_CONVERSATIONS) return
    after = last.row.conversation_id
  }
}

async function readConversations(database: CommonQueryMethods, after: string): Promise<readonly KeptConversation[]> {
  const rows = await database.any(sql.type(conversationRow)`
    select conversation_id, member_id, opened_at, last_number, last_hash from app.conversations
    where conversation_id > ${after} order by conversation_id limit ${PAGE_CONVERSATIONS}`)
  const ids = sql.array(
    rows.map(({ conversation_id }) => conversation_id),
    'uuid',
  )
  const entries = await database.any(sql.type(entryRow)`
    select conversation_id, number, entry_id, kind, author_kind, author_id, at, data, content_hash, hash
    from app.conversation_entries where conversation_id = any(${ids}) order by conversation_id, number`)
  const texts = await database.any(sql.type(textRow)`
    select entry_id, conversation_id, sealed from app.conversation_texts where conversation_id = any(${ids})`)
  const entriesOf = Map.groupBy(entries, ({ conversation_id }) => conversation_id)
  const textsOf = Map.groupBy(texts, ({ conversation_id }) => conversation_id)
  return rows.map((row) => ({
    row,
    entries: entriesOf.get(row.conversation_id) ?? [],
    texts: new Map(textsOf.get(row.conversation_id)?.map(({ entry_id, sealed }) => [entry_id, sealed])),
  }))
}

/** That entries are there without a gap, each as it was made, up to where the log says and where the conversation says. */
function chainFindings({ row, entries }: KeptConversation, seals: readonly Seal[]): readonly Finding[] {
  const id = row.conversation_id
  const upTo = Math.max(row.last_number, ...seals.map(({ number }) => number))
  const byNumber = new Map(entries.map((entry) => [entry.number, entry]))
  const missing = Array.from({ length: upTo }, (_, index) => index + 1).filter((number) => !byNumber.has(number))
  return [
    ...missing.map((number) =>
      findingWithoutEvent('conversation-entry-missing', `Entry ${number} of conversation ${id} is not there any more.`),
    ),
    ...entries.flatMap((entry) => {
      const previousHash = entry.number === 1 ? null : byNumber.get(entry.number - 1)?.hash
      // The one before is missing, and named.
      if (previousHash === undefined) return []
      return entryHash(previousHash, chainedOf(entry)) === entry.hash
        ? []
        : [
            findingWithoutEvent(
              'conversation-changed',
              `Entry ${entry.number} of conversation ${id} is not the one that was made, or does not follow from the one before it.`,
            ),
          ]
    }),
    ...seals.flatMap(({ number, hash, event }) => {
      const entry = byNumber.get(number)
      return !entry || entry.hash === hash
        ? []
        : [
            eventFinding(
              'conversation-changed',
              event,
              `Conversation ${id} is another one up to entry ${number} than the one on record: its chain was made anew.`,
            ),
          ]
    }),
    ...(missing.length === 0 && (entries.length !== upTo || (entries.at(-1)?.hash ?? null) !== row.last_hash)
      ? [findingWithoutEvent('conversation-changed', `Conversation ${id} does not end where it says that it ends.`)]
      : []),
  ]
}

function chainedOf(entry: z.infer<typeof entryRow>) {
  const { conversation_id: conversationId, number, entry_id: entryId, kind, data } = entry
  return {
    conversationId,
    number,
    entryId,
    kind,
    authorKind: entry.author_kind,
    authorId: entry.author_id,
    at: entry.at.toISOString(),
    data,
    contentHash: entry.content_hash,
  }
}

function notOnRecord({ row, entries }: KeptConversation, { seals }: OnRecord, now: Date): readonly Finding[] {
  if (entries.length === 0 || seals.has(row.conversation_id)) return []
  if (now.getTime() - row.opened_at.getTime() < RECORDED_WITHIN_MS) return []
  return [
    findingWithoutEvent(
      'conversation-not-recorded',
      `No event tells of conversation ${row.conversation_id}: conversations are put on record while the product runs, and this one was not yet.`,
    ),
  ]
}

/** Something that is not there, and is no finding where the log explains it. */
interface Gone {
  readonly conversationId: string
  readonly memberId: string
  readonly number: number
  readonly finding: Finding
}

function unexplained(gone: readonly Gone[], { removed, forgotten }: OnRecord): readonly Finding[] {
  return gone
    .filter(
      ({ conversationId, memberId, number }) =>
        !forgotten.has(memberId) && number > (removed.get(conversationId)?.number ?? 0),
    )
    .map(({ finding }) => finding)
}

async function contentFindings(
  { row, entries, texts }: KeptConversation,
  { removed, forgotten }: OnRecord,
  { files, clock }: ConversationsUnderVerification,
): Promise<{ readonly findings: readonly Finding[]; readonly gone: readonly Gone[] }> {
  const { conversation_id: conversationId, member_id: memberId } = row
  const findings: Finding[] = []
  const gone: Gone[] = []
  const known = new Set(entries.map(({ entry_id }) => entry_id))
  const removal = removed.get(conversationId)
  for (const entry of entries) {
    const { number } = entry
    const name = `entry ${number} of conversation ${conversationId}`
    const goneAt = forgotten.get(memberId) ?? (removal && number <= removal.number ? removal.at : undefined)
    const sealed = texts.get(entry.entry_id)
    const miss = (problem: 'conversation-text-missing' | 'document-missing', detail: string) =>
      gone.push({ conversationId, memberId, number, finding: findingWithoutEvent(problem, detail) })
    if (sealed && goneAt) {
      if (clock().getTime() - goneAt.getTime() > GOING_MS)
        findings.push(
          findingWithoutEvent('conversation-text-put-back', `The text of ${name} was removed, and is there again.`),
        )
    } else if (sealed) {
      if (canonicalHash(sealed) !== entry.content_hash)
        findings.push(
          findingWithoutEvent('conversation-text-changed', `The text of ${name} is not the one that was said.`),
        )
    } else if (entry.content_hash !== null && !goneAt)
      miss('conversation-text-missing', `The text of ${name} is not there any more.`)
    const file = entry.kind === 'file' && files && !goneAt ? sentFile.safeParse(entry.data).data : undefined
    if (!file || !files) continue
    const found = await documentContent(files, file.fileId)
    if (found === 'missing' || found === 'no-key') miss('document-missing', `The file of ${name} is not there any more.`)
    else if (typeof found === 'string' || found.sha256 !== file.sha256)
      findings.push(findingWithoutEvent('document-changed', `The file of ${name} is not the one that was sent.`))
  }
  for (const entryId of texts.keys())
    if (!known.has(entryId))
      findings.push(
        findingWithoutEvent(
          'conversation-text-changed',
          `A text in conversation ${conversationId} belongs to none of its entries.`,
        ),
      )
  return { findings, gone }
}

const sentFile = z.object({ fileId: z.string(), sha256: z.string() })
