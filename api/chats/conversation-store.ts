/** Conversations of the chat (`app.conversations`) with what was said in them. Entries are appended and never changed (S97). */
import {
  decideConversation,
  type ConversationCommand,
  type ConversationState,
} from '@member-care/domain/chat/decide-conversation.ts'
import {
  authorKinds,
  chatSubjects,
  conversationStatuses,
  deskOf,
  desks,
  entryKinds,
  type ChatSubject,
} from '@member-care/domain/chat/conversation-terms.ts'
import { canonicalHash } from '@member-care/event-store/codec/hash-chain.ts'
import { openRecords, sealRecord } from '@member-care/event-store/codec/sealed-record.ts'
import type { SubjectKeys } from '@member-care/event-store/codec/subject-keys.ts'
import type { JsonObject } from '@member-care/event-store/port.ts'
import { instant } from '@member-care/projections/tables/query-parts.ts'
import { sql, type CommonQueryMethods, type DatabasePool, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import { apiError, refusalError } from '../http/api-error.ts'
import { entryHash } from './entry-chain.ts'

/** Told at the commit that adds to a conversation; heard by every process. */
export const CHAT_CHANNEL = 'chats'

export interface ChatKeeping {
  readonly database: DatabasePool
  readonly subjectKeys: Pick<SubjectKeys, 'forWriting' | 'forReading'>
  readonly clock: () => Date
}

const conversationRow = z.object({
  conversation_id: z.string(),
  member_id: z.string(),
  company_id: z.string(),
  subject: z.enum(chatSubjects).nullable(),
  subject_id: z.string().nullable(),
  desk: z.enum(desks),
  status: z.enum(conversationStatuses),
  assigned_to: z.string().nullable(),
  opened_at: instant,
  waiting_since: instant.nullable(),
  answered_at: instant.nullable(),
  closed_at: instant.nullable(),
  last_number: z.number(),
  last_at: instant,
  last_hash: z.string().nullable(),
  member_read: z.number(),
  desk_read: z.number(),
})
/** Its columns, in the order of {@link toConversation}. */
export const conversationColumns = sql.fragment`
  conversation_id, member_id, company_id, subject, subject_id, desk, status, assigned_to, opened_at, waiting_since, answered_at,
  closed_at, last_number, last_at, last_hash, member_read, desk_read`

export interface Conversation extends ConversationState {
  readonly conversationId: string
  readonly companyId: string
  readonly subject: ChatSubject | null
  readonly subjectId: string | null
  readonly openedAt: Date
  readonly waitingSince: Date | null
  readonly answeredAt: Date | null
  readonly closedAt: Date | null
  readonly lastNumber: number
  readonly lastAt: Date
  readonly memberRead: number
  readonly deskRead: number
}

export const conversationRowSchema = conversationRow.transform(toConversation)

function toConversation(row: z.infer<typeof conversationRow>): Conversation & { readonly lastHash: string | null } {
  return {
    conversationId: row.conversation_id,
    memberId: row.member_id,
    companyId: row.company_id,
    subject: row.subject,
    subjectId: row.subject_id,
    desk: row.desk,
    status: row.status,
    assignedTo: row.assigned_to,
    openedAt: row.opened_at,
    waitingSince: row.waiting_since,
    answeredAt: row.answered_at,
    closedAt: row.closed_at,
    lastNumber: row.last_number,
    lastAt: row.last_at,
    lastHash: row.last_hash,
    memberRead: row.member_read,
    deskRead: row.desk_read,
  }
}

/** What somebody said, or how a file is called. */
export const entryContentSchema = z.object({
  text: z.string(),
  /** What the assistant wrote it in. */
  language: z.string().optional(),
  /** Pages of the portal that the assistant leads to. */
  links: z.array(z.object({ text: z.string(), path: z.string() })).optional(),
  /** What the member may say to it with one press. */
  choices: z.array(z.string()).optional(),
})
export type EntryContent = z.infer<typeof entryContentSchema>

export interface ConversationEntry {
  readonly number: number
  readonly entryId: string
  readonly kind: (typeof entryKinds)[number]
  readonly author: { readonly kind: (typeof authorKinds)[number]; readonly id: string | null }
  readonly at: Date
  readonly data: Readonly<Record<string, unknown>>
  /** Undefined where there is none, and where it was taken away: the member was forgotten, or it was kept long enough. */
  readonly content: EntryContent | undefined
}

export interface NewConversation {
  readonly conversationId: string
  readonly memberId: string
  readonly companyId: string
  readonly subject: ChatSubject | null
  readonly subjectId: string | null
}

/**
 * Begins a conversation, once for each id.
 * @returns the one that the member has open where there is one already, under another id
 */
export async function openConversation(
  keeping: Pick<ChatKeeping, 'database' | 'clock'>,
  asked: NewConversation,
): Promise<{ readonly conversation: Conversation; readonly isOngoing: boolean }> {
  // The one that stood in the way may be closed on another device before it is read: then this one is begun after all.
  const conversation = (await beginOrFind(keeping, asked)) ?? (await beginOrFind(keeping, asked))
  if (!conversation) throw apiError('UNAVAILABLE')
  return { conversation, isOngoing: conversation.conversationId !== asked.conversationId }
}

async function beginOrFind(
  { database, clock }: Pick<ChatKeeping, 'database' | 'clock'>,
  { conversationId, memberId, companyId, subject, subjectId }: NewConversation,
): Promise<Conversation | null> {
  const now = clock().toISOString()
  await database.query(sql.unsafe`
    insert into app.conversations (conversation_id, member_id, company_id, subject, subject_id, desk, status, opened_at, last_number, last_at)
    values (${conversationId}, ${memberId}, ${companyId}, ${subject}, ${subjectId}, ${deskOf(subject)}, 'assistant',
      ${now}::timestamptz, 0, ${now}::timestamptz)
    on conflict do nothing`)
  return database.maybeOne(sql.type(conversationRowSchema)`
    select ${conversationColumns} from app.conversations
    where member_id = ${memberId} and (conversation_id = ${conversationId} or status <> 'closed')
    order by (conversation_id = ${conversationId}) desc limit 1`)
}

export interface EntryToAdd {
  /** The client's own id of what it says: the same once more changes nothing. */
  readonly entryId: string
  readonly command: ConversationCommand
  readonly content?: EntryContent
  /** What belongs to it and is nobody's personal data. */
  readonly data?: JsonObject
  /** A document that was received for it and is part of the conversation from now on. */
  readonly fileId?: string
}

export interface AddedEntry {
  /** As it stands now. */
  readonly conversation: Conversation
  /** Of the entry; where there was nothing to add, of the one after the last. */
  readonly number: number
  readonly isNew: boolean
}

/**
 * Adds to a conversation that the caller reaches; an entry that is there already is not added again.
 * @throws ApiError 404 for a member who was forgotten; what the decider refuses
 */
export async function addEntry(
  keeping: ChatKeeping,
  { conversationId, memberId }: Pick<Conversation, 'conversationId' | 'memberId'>,
  entry: EntryToAdd,
): Promise<AddedEntry> {
  const { entryId, command, content } = entry
  // Before the transaction: the keys come over another connection.
  const sealed =
    content &&
    (await sealRecord(keeping.subjectKeys, { recordId: entryId, subjectId: memberId, content: toJson(content) }))
  if (content && !sealed) throw apiError('NOT_FOUND')
  return keeping.database.transaction(async (transaction) => {
    const before = await transaction.maybeOne(sql.type(conversationRowSchema)`
      select ${conversationColumns} from app.conversations where conversation_id = ${conversationId} for update`)
    if (!before) throw apiError('NOT_FOUND')
    const known = await numberOf(transaction, conversationId, entryId)
    if (known !== undefined) return { conversation: before, number: known, isNew: false }
    const decision = decideConversation(command, before)
    if ('refusal' in decision) throw refusalError(decision.refusal)
    if (!('entry' in decision)) return { conversation: before, number: before.lastNumber + 1, isNew: false }
    const { kind, author, data } = decision.entry
    const chained = {
      conversationId,
      number: before.lastNumber + 1,
      entryId,
      kind,
      authorKind: author.kind,
      authorId: author.id,
      at: keeping.clock().toISOString(),
      data: { ...entry.data, ...data },
      contentHash: sealed ? canonicalHash(sealed) : null,
    }
    const hash = entryHash(before.lastHash, chained)
    const added = { ...chained, hash, sealed, fileId: entry.fileId }
    const conversation = await write(transaction, before, { state: decision.state, added })
    return { conversation, number: chained.number, isNew: true }
  })
}

function toJson({ text, language, links = [], choices = [] }: EntryContent): JsonObject {
  return { text, ...(language && { language }), links: links.map((link) => ({ ...link })), choices }
}

async function numberOf(
  database: CommonQueryMethods,
  conversationId: string,
  entryId: string,
): Promise<number | undefined> {
  const found = await database.maybeOne(sql.type(z.object({ number: z.number() }))`
    select number from app.conversation_entries where conversation_id = ${conversationId} and entry_id = ${entryId}`)
  return found?.number
}

interface Added {
  readonly number: number
  readonly entryId: string
  readonly at: string
  readonly kind: string
  readonly authorKind: string
  readonly authorId: string | null
  readonly data: JsonObject
  readonly contentHash: string | null
  readonly hash: string
  readonly sealed: JsonObject | undefined
  readonly fileId: string | undefined
}

/**
 * Writes an entry with its text, and the conversation as it is after it, and tells all processes: in one statement, since others wait for the
 * conversation meanwhile.
 */
async function write(
  transaction: CommonQueryMethods,
  before: Conversation,
  { state, added }: { readonly state: ConversationState; readonly added: Added },
): Promise<Conversation> {
  const { conversationId } = before
  const { number, entryId, kind, authorKind, authorId, at, data, contentHash, hash, sealed, fileId } = added
  return transaction.one(sql.type(conversationRowSchema)`
    with entry as (
      insert into app.conversation_entries
        (conversation_id, number, entry_id, kind, author_kind, author_id, at, data, content_hash, hash)
      values (${conversationId}, ${number}, ${entryId}, ${kind}, ${authorKind}, ${authorId}, ${at}::timestamptz,
        ${JSON.stringify(data)}::jsonb, ${contentHash}, ${hash})),
    said as (${
      sealed
        ? sql.fragment`
          insert into app.conversation_texts (entry_id, conversation_id, sealed)
          values (${entryId}, ${conversationId}, ${JSON.stringify(sealed)}::jsonb)`
        : sql.fragment`select`
    }),
    attached as (${
      fileId === undefined
        ? sql.fragment`select`
        : sql.fragment`update app.files set state = 'attached' where file_id = ${fileId}`
    }),
    noted as (${noteState(before, state, added)})
    select ${conversationColumns}, pg_notify(${CHAT_CHANNEL}, ${JSON.stringify({ conversationId, number })}) from noted`)
}

/**
 * A side that had read all has read also what it writes itself; what came meanwhile, while it wrote, it has not (S100). A new turn in the queue
 * waits anew.
 */
function noteState(
  before: Conversation,
  state: ConversationState,
  { number, at, kind, authorKind, hash }: Added,
): FragmentSqlToken {
  const isAnswer = authorKind === 'desk' && (kind === 'text' || kind === 'file')
  const waits = state.status === 'waiting' && before.status !== 'waiting'
  const readAfter = (side: string, read: number) => (authorKind === side && read === before.lastNumber ? number : read)
  return sql.fragment`
    update app.conversations set
      status = ${state.status}, desk = ${state.desk}, assigned_to = ${state.assignedTo},
      last_number = ${number}, last_at = ${at}::timestamptz, last_hash = ${hash},
      member_read = ${readAfter('member', before.memberRead)}, desk_read = ${readAfter('desk', before.deskRead)},
      waiting_since = ${waits ? sql.fragment`${at}::timestamptz` : sql.fragment`waiting_since`},
      answered_at = ${waits ? sql.fragment`null` : isAnswer ? sql.fragment`coalesce(answered_at, ${at}::timestamptz)` : sql.fragment`answered_at`},
      closed_at = ${state.status === 'closed' ? sql.fragment`coalesce(closed_at, ${at}::timestamptz)` : sql.fragment`closed_at`}
    where conversation_id = ${before.conversationId}
    returning ${conversationColumns}`
}

const entryRow = z.object({
  number: z.number(),
  entry_id: z.string(),
  kind: z.enum(entryKinds),
  author_kind: z.enum(authorKinds),
  author_id: z.string().nullable(),
  at: instant,
  data: z.record(z.string(), z.unknown()),
  sealed: z.custom<JsonObject>().nullable(),
})

export interface EntriesAsked {
  /** Only what came after the entry with this number; else the last ones. */
  readonly after?: number | undefined
  /** Only what came before the entry with this number. */
  readonly before?: number | undefined
  readonly limit: number
  /** Whether the desk's notes among themselves are read too. */
  readonly withNotes: boolean
}

/** Entries in their order. After a number: the next ones; else the last ones, before a number or at all. */
export async function readEntries(
  { database, subjectKeys }: Pick<ChatKeeping, 'database' | 'subjectKeys'>,
  conversationId: string,
  { after, before, limit, withNotes }: EntriesAsked,
): Promise<readonly ConversationEntry[]> {
  const direction = after === undefined ? sql.fragment`desc` : sql.fragment`asc`
  const rows = await database.any(sql.type(entryRow)`
    select number, e.entry_id, kind, author_kind, author_id, at, data, sealed
    from app.conversation_entries e left join app.conversation_texts t on t.entry_id = e.entry_id
    where e.conversation_id = ${conversationId}
      and ${after === undefined ? sql.fragment`true` : sql.fragment`number > ${after}`}
      and ${before === undefined ? sql.fragment`true` : sql.fragment`number < ${before}`}
      and ${withNotes ? sql.fragment`true` : sql.fragment`kind <> 'note'`}
    order by number ${direction} limit ${limit}`)
  const ordered = after === undefined ? rows.toReversed() : rows
  const sealed = ordered.flatMap((row) => (row.sealed ? [{ recordId: row.entry_id, sealed: row.sealed }] : []))
  const opened = await openRecords(subjectKeys, sealed)
  const contents = new Map(sealed.map(({ recordId }, index) => [recordId, opened[index]]))
  return ordered.map((row) => ({
    number: row.number,
    entryId: row.entry_id,
    kind: row.kind,
    author: { kind: row.author_kind, id: row.author_id },
    at: row.at,
    data: row.data,
    content: entryContentSchema.safeParse(contents.get(row.entry_id)).data,
  }))
}

/** Notes up to where a side has read; it only moves forward. */
export async function markConversationRead(
  database: CommonQueryMethods,
  conversationId: string,
  side: 'member' | 'desk',
  number: number,
): Promise<void> {
  const column = side === 'member' ? sql.identifier(['member_read']) : sql.identifier(['desk_read'])
  await database.query(sql.unsafe`
    with moved as (
      update app.conversations set ${column} = least(${number}, last_number)
      where conversation_id = ${conversationId} and ${column} < least(${number}, last_number)
      returning 1)
    select pg_notify(${CHAT_CHANNEL}, ${JSON.stringify({ conversationId })}) where exists (select from moved)`)
}

/** Whether the member has read up to an entry. */
export async function isReadMeanwhile(
  database: CommonQueryMethods,
  { conversationId, number }: { readonly conversationId: string; readonly number: number },
): Promise<boolean> {
  const read = await database.maybeOneFirst(sql.type(z.object({ member_read: z.number() }))`
    select member_read from app.conversations where conversation_id = ${conversationId}`)
  return read !== null && read >= number
}
