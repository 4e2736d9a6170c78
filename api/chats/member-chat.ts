/** What a member does in the chat, over HTTP and over the socket alike: begin a conversation, say something, send a file, ask for a person, end it. */
import type { ChatSubject } from '@member-care/domain/chat/conversation-terms.ts'
import { messageFault } from '@member-care/domain/chat/message-fault.ts'
import type { ShownTopic } from '@member-care/domain/chat/chat-menu.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { findGuarantee } from '@member-care/projections/guarantees/guarantee-queries.ts'
import type { OwnScope } from '@member-care/projections/scope.ts'
import { sql } from 'slonik'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { readAllCovers, readCovers } from '../accounts/session-user.ts'
import { ApiError, apiError, fieldError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import type { Assistant } from './assistant/assist.ts'
import { menuForClient } from './chat-menu.ts'
import { findConversation, findOpenConversation } from './conversation-queries.ts'
import {
  addEntry,
  openConversation,
  type AddedEntry,
  type Conversation,
  type EntryToAdd,
} from './conversation-store.ts'

/** So many entries of one member in so short a time are no typing. */
const MOST_AT_ONCE = 15
const AT_ONCE_MS = 10_000

export type ChatParts = Pick<
  Parts,
  'database' | 'subjectKeys' | 'clock' | 'users' | 'clients' | 'claims' | 'settings' | 'systemReader'
>

/** The first of the companies that cover the member today and offer the chat (`allowChat`). */
async function companyWithChat(parts: ChatParts, own: OwnScope) {
  const covers = await readCovers(parts, own, own.userId, parts.clock())
  return covers.find(({ client }) => client.featuresConfig.allowChat)
}

/** Whether a company of the member offers the chat: of what was recorded with it one can ask after the cover too (S132). */
async function isOfferedBy(parts: ChatParts, own: OwnScope, companyId: string): Promise<boolean> {
  return (await parts.clients.getClient(own, companyId))?.featuresConfig.allowChat === true
}

/** Whether a company that covers the member, or covered them, offers the chat. */
export async function isChatOffered(parts: ChatParts, own: OwnScope): Promise<boolean> {
  const covers = await readAllCovers(parts, own, own.userId)
  return covers.some(({ client }) => client.featuresConfig.allowChat)
}

/** @throws ApiError 403 where no company offers it */
export async function requireChat(parts: ChatParts, own: OwnScope): Promise<void> {
  if (!(await isChatOffered(parts, own))) throw apiError('FORBIDDEN')
}

/** What the chat offers before anything is said: nothing to whom no company with it covers any more. @throws ApiError 403 */
export async function chatMenuOf(parts: ChatParts, own: OwnScope): Promise<readonly ShownTopic[]> {
  const first = await companyWithChat(parts, own)
  if (first) return menuForClient(parts.database, first.client, parts.clock())
  await requireChat(parts, own)
  return []
}

/** A conversation of the member's own. @throws ApiError 403 where the chat is not offered, 404 */
export async function ownConversation(parts: ChatParts, own: OwnScope, conversationId: string): Promise<Conversation> {
  const found = z.uuid().safeParse(conversationId).success
    ? await findConversation(parts.database, own, conversationId)
    : undefined
  if (!found) throw apiError('NOT_FOUND')
  await requireChat(parts, own)
  return found
}

/** The conversation that the member has open. @throws ApiError 403 where the chat is not offered */
export async function openChatOf(parts: ChatParts, own: OwnScope): Promise<Conversation | undefined> {
  await requireChat(parts, own)
  return findOpenConversation(parts.database, own)
}

/** Whether a conversation is about this record. @throws ApiError 404 for one that is not the member's */
export async function isChatAbout(
  parts: ChatParts,
  own: OwnScope,
  { subject, subjectId }: Conversation,
  { type, id }: { readonly type: ChatSubject; readonly id: string },
): Promise<boolean> {
  return subject === type && (await subjectOf(parts, own, type, id)).recordId === subjectId
}

export interface ChatAsked {
  /** What it is about, as the address of the chat says it. */
  readonly type?: ChatSubject | undefined
  readonly id?: string | undefined
  readonly commandId: string
}

/**
 * Begins a conversation; the same command again gives the same one. It is of the company whose record it is about, else of the member's first one.
 * @throws ApiError 403 where that company does not offer the chat; 404 for a record that is not the member's; 409 `CHAT_ONGOING`, with the one that is open
 */
export async function beginChat(
  parts: ChatParts,
  own: OwnScope,
  { type, id, commandId }: ChatAsked,
): Promise<Conversation> {
  await requireChat(parts, own)
  const subject = type === undefined || id === undefined ? undefined : await subjectOf(parts, own, type, id)
  const companyId = subject ? subject.companyId : (await companyWithChat(parts, own))?.entry.companyId
  if (companyId === undefined || !(await isOfferedBy(parts, own, companyId))) throw apiError('FORBIDDEN')
  const { conversation, isOngoing } = await openConversation(parts, {
    conversationId: uuidv5('conversation', commandId),
    memberId: own.userId,
    companyId,
    subject: subject ? (type ?? null) : null,
    subjectId: subject?.recordId ?? null,
  })
  if (isOngoing)
    throw new ApiError('CHAT_ONGOING', {
      status: 409,
      text: pageTexts.sentences([chatTexts.ongoing, chatTexts.closeFirst]),
      beside: { conversationId: conversation.conversationId },
    })
  return conversation
}

interface Subject {
  readonly recordId: string
  readonly companyId: string
}

async function subjectOf(parts: ChatParts, own: OwnScope, type: ChatSubject, id: string): Promise<Subject> {
  const missing = () => new ApiError('CHAT_SUBJECT_NOT_FOUND', { status: 404, text: chatTexts.refusals.subjectMissing })
  if (type === 'elog') {
    const letter = await findGuarantee(parts, own, id)
    if (!letter) throw missing()
    return { recordId: letter.guaranteeId, companyId: letter.companyId }
  }
  const claim = (await parts.claims.findClaimByTransactionNo(own, id)) ?? (await parts.claims.getClaim(own, id))
  if (claim?.kind !== (type === 'outclaim' ? 'outpatient' : 'inpatient')) throw missing()
  return { recordId: claim.claimId, companyId: claim.companyId }
}

/** @throws ApiError 422 at `message` */
export function checkedMessage(message: string): string {
  const fault = messageFault(message)
  if (fault !== undefined) throw fieldError('message', fault)
  return message.trim()
}

/**
 * What the member says, in words, with a file or by a topic.
 * @throws ApiError 409 in a closed conversation, 429 for what nobody types so fast
 */
export async function sayInChat(
  parts: ChatParts,
  conversation: Conversation,
  entry: Omit<EntryToAdd, 'command'> & { readonly kind: 'text' | 'file' | 'choice' },
): Promise<AddedEntry> {
  await notTooFast(parts, conversation)
  const { kind, ...rest } = entry
  return addEntry(parts, conversation, { ...rest, command: { type: 'Say', kind } })
}

/** A text, and the assistant's answer to it while nobody was asked for. @throws ApiError as {@link checkedMessage} and {@link sayInChat} do */
export async function sayText(
  parts: ChatParts,
  assistant: Assistant,
  own: OwnScope,
  conversation: Conversation,
  { message, entryId }: { readonly message: string; readonly entryId: string },
): Promise<AddedEntry> {
  const text = checkedMessage(message)
  const said = await sayInChat(parts, conversation, { kind: 'text', entryId, content: { text } })
  await assistant.reply(own, said.conversation, { entryId, text })
  return said
}

/** A topic of the member's own menu. @throws ApiError 422 at `menuId`, and as {@link sayInChat} does */
export async function chooseTopic(
  parts: ChatParts,
  own: OwnScope,
  conversation: Conversation,
  { menuId, entryId }: { readonly menuId: string; readonly entryId: string },
): Promise<AddedEntry> {
  const item = (await chatMenuOf(parts, own)).find(({ id }) => id === menuId)
  if (!item) throw fieldError('menuId', chatTexts.refusals.itemMissing)
  const links =
    item.action.type === 'redirect-button' ? [{ text: item.action.buttonText, path: item.action.webUrl }] : []
  return sayInChat(parts, conversation, {
    kind: 'choice',
    entryId,
    content: { text: item.message, links },
    data: { menuId },
  })
}

/** A person is asked for; asked again nothing changes. */
export function askForPerson(parts: ChatParts, conversation: Conversation, commandId: string): Promise<AddedEntry> {
  return addEntry(parts, conversation, {
    entryId: uuidv5('asked', commandId),
    command: { type: 'AskForPerson', by: { kind: 'member', id: conversation.memberId } },
  })
}

export function closeChat(parts: ChatParts, conversation: Conversation, commandId: string): Promise<AddedEntry> {
  return addEntry(parts, conversation, {
    entryId: uuidv5('closed', commandId),
    command: { type: 'Close', by: { kind: 'member', id: conversation.memberId } },
  })
}

async function notTooFast({ database, clock }: ChatParts, { conversationId }: Conversation): Promise<void> {
  const since = new Date(clock().getTime() - AT_ONCE_MS).toISOString()
  const lately = await database.oneFirst(sql.type(z.object({ count: z.number() }))`
    select count(*)::int as count from app.conversation_entries
    where conversation_id = ${conversationId} and author_kind = 'member' and at > ${since}::timestamptz`)
  if (lately >= MOST_AT_ONCE)
    throw new ApiError('CHAT_TOO_FAST', {
      status: 429,
      text: chatTexts.refusals.tooFast,
      retryAfterSeconds: AT_ONCE_MS / 1000,
    })
}
