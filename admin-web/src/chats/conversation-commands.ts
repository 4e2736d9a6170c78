/** What the desk does in conversations, as methods of the data provider. */
import type { Desk } from '@member-care/domain/chat/conversation-terms.ts'
import { apiClient, dataOf } from '../console/api-client.ts'
import { about, keyHeader, type CommandOptions } from '../console/command-options.ts'
import { fetchJson } from '../console/rest-client.ts'
import type { ChatDesk, DeskTalk } from './conversation-record.ts'

/** What is written: to the member, or for the desk alone. */
export type WrittenKind = 'answer' | 'note'

export const conversationCommands = {
  /** How many wait for somebody of the desks that the administrator answers for. */
  waitingConversations(signal: AbortSignal): Promise<{ readonly waiting: number }> {
    return dataOf(apiClient.GET('/api/console/chat-waiting', { signal }))
  },

  /** Rejects with 409 when somebody else has it. */
  takeConversation(id: string, options: CommandOptions): Promise<DeskTalk> {
    return dataOf(apiClient.POST('/api/console/conversations/{id}/take', { ...about(id, options), body: {} }))
  },

  /** @param to somebody of that desk; null for whoever is free */
  handOverConversation(
    id: string,
    body: { readonly desk: Desk; readonly to: string | null },
    options: CommandOptions,
  ): Promise<DeskTalk> {
    return dataOf(apiClient.POST('/api/console/conversations/{id}/hand-over', { ...about(id, options), body }))
  },

  /** The key of the command is the id of the message: sent again it stands once. */
  writeInConversation(id: string, kind: WrittenKind, message: string, options: CommandOptions): Promise<DeskTalk> {
    const sent = { ...about(id, options), body: { messageId: options.idempotencyKey, message } }
    return dataOf(
      kind === 'note'
        ? apiClient.POST('/api/console/conversations/{id}/notes', sent)
        : apiClient.POST('/api/console/conversations/{id}/answers', sent),
    )
  },

  async sendChatFile(id: string, file: File, options: CommandOptions): Promise<DeskTalk> {
    const body = new FormData()
    body.append('attachment', file)
    const query = new URLSearchParams({ messageId: options.idempotencyKey })
    const { json } = await fetchJson(`/api/console/conversations/${encodeURIComponent(id)}/files?${query}`, {
      method: 'POST',
      body,
      headers: keyHeader(options),
    })
    return json as DeskTalk
  },

  closeConversation(id: string, options: CommandOptions): Promise<DeskTalk> {
    return dataOf(apiClient.POST('/api/console/conversations/{id}/close', { ...about(id, options), body: {} }))
  },

  /** Up to which message the desk has read it. */
  readConversation(id: string, number: number): Promise<true> {
    return dataOf(
      apiClient.POST('/api/console/conversations/{id}/read', { params: { path: { id } }, body: { number } }),
    )
  },

  /** The bytes of a file that was sent; HEIC comes as JPEG. The server records that they were looked at. */
  chatFile(id: string, fileId: string, signal: AbortSignal): Promise<Blob> {
    return dataOf(
      apiClient.GET('/api/console/conversations/{id}/files/{fileId}', {
        params: { path: { id, fileId }, query: { view: '1' } },
        parseAs: 'blob',
        signal,
      }),
    ) as Promise<Blob>
  },

  /** The same as it was sent. */
  originalChatFile(id: string, fileId: string): Promise<Blob> {
    return dataOf(
      apiClient.GET('/api/console/conversations/{id}/files/{fileId}', {
        params: { path: { id, fileId } },
        parseAs: 'blob',
      }),
    ) as Promise<Blob>
  },

  setChatDesk(body: ChatDesk, options: CommandOptions): Promise<ChatDesk> {
    return dataOf(apiClient.PUT('/api/console/chat-desk', { headers: keyHeader(options), body }))
  },
}
