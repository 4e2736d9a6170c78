/** The calls of the chat. */
import type { ShownTopic } from '@member-care/domain/chat/chat-menu.ts'
import type { ChatSubject } from '@member-care/domain/chat/conversation-terms.ts'
import type { ConversationAnswer, Talk } from '@member-care/domain/chat/talk.ts'
import { answered, api, unattendedApi } from './api-client.ts'
import type { Asking } from './asking.ts'
import { sendForm, type SendOptions } from './send-form.ts'

const clientOf = ({ unattended }: Asking) => (unattended ? unattendedApi : api)

/** The member's own, the newest first. */
export function readConversations(signal: AbortSignal, asking: Asking): Promise<readonly ConversationAnswer[]> {
  return answered(clientOf(asking).GET('/api/chats', { signal }))
}

export function readChatMenu(signal: AbortSignal): Promise<readonly ShownTopic[]> {
  return answered(api.GET('/api/chats/menu', { signal }))
}

/** @param page messages after, or before, the one with that number; without either the last ones */
export function readTalk(
  conversationId: string,
  page: { readonly after?: number; readonly before?: number; readonly limit: number },
  { signal, asking = { unattended: false } }: { readonly signal?: AbortSignal; readonly asking?: Asking } = {},
): Promise<Talk> {
  const params = { path: { conversationId }, query: page }
  return answered(
    clientOf(asking).GET('/api/chats/{conversationId}', { params, ...(signal !== undefined && { signal }) }),
  )
}

/** What a conversation is about; without an id about nothing in particular. */
export interface ChatAbout {
  readonly type?: ChatSubject
  readonly id?: string
}

/** @param idempotencyKey the same begins the same conversation */
export function beginConversation(about: ChatAbout, idempotencyKey: string): Promise<ConversationAnswer> {
  return answered(api.POST('/api/chats', { body: about, headers: { 'Idempotency-Key': idempotencyKey } }))
}

/** @param messageId made by the page: the same once more is said once */
export function sayInConversation(
  conversationId: string,
  said: { readonly messageId: string; readonly message: string },
): Promise<Talk> {
  return answered(
    api.POST('/api/chats/{conversationId}/messages', { params: { path: { conversationId } }, body: said }),
  )
}

/** Rejects as {@link sendForm} does. */
export async function sendFileInConversation(
  conversationId: string,
  { messageId, file }: { readonly messageId: string; readonly file: File },
  options: SendOptions,
): Promise<Talk> {
  const url = `/api/chats/${encodeURIComponent(conversationId)}/files?${new URLSearchParams({ messageId }).toString()}`
  const form = { method: 'POST', url, fields: {}, files: [file], idempotencyKey: messageId } as const
  return (await sendForm(form, options)) as Talk
}

export function askForPersonIn(conversationId: string): Promise<Talk> {
  return answered(api.POST('/api/chats/{conversationId}/person', { params: { path: { conversationId } } }))
}

export function closeConversation(conversationId: string): Promise<Talk> {
  return answered(api.POST('/api/chats/{conversationId}/close', { params: { path: { conversationId } } }))
}

/** By the page itself: what stands before the reader's eyes is read. */
export async function markTalkRead(conversationId: string, number: number): Promise<void> {
  const params = { path: { conversationId } }
  await answered(unattendedApi.POST('/api/chats/{conversationId}/read', { params, body: { number } }))
}

/** The bytes of a document; pictures in a form that every browser shows when `asPicture` is set. */
export function readChatFile(
  conversationId: string,
  fileId: string,
  { asPicture, signal }: { readonly asPicture: boolean; readonly signal: AbortSignal },
): Promise<Blob> {
  const params = { path: { conversationId, fileId }, ...(asPicture && { query: { view: '1' } }) }
  return answered<Blob>(api.GET('/api/chats/{conversationId}/files/{fileId}', { params, parseAs: 'blob', signal }))
}

/** What was said, as a PDF. */
export function readTranscript(conversationId: string): Promise<Blob> {
  return answered<Blob>(
    api.GET('/api/chats/{conversationId}/transcript', { params: { path: { conversationId } }, parseAs: 'blob' }),
  )
}
