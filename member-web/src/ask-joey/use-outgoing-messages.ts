/**
 * What the member says here: one after the other, in the order in which it was said. What fails stays with its reason, also when the page is left,
 * and is sent once more under the same id.
 */
import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { ChatMessage, ConversationAnswer, Talk } from '@member-care/domain/chat/talk.ts'
import { ApiCallError } from '../portal-api/api-client.ts'
import {
  beginConversation,
  sayInConversation,
  sendFileInConversation,
  type ChatAbout,
} from '../portal-api/chats-api.ts'
import { unsentTexts, type UnsentText } from './kept-message.ts'
import type { OwnConversations } from './use-conversations.ts'

export interface Outgoing {
  /** Also the message's id. */
  readonly id: string
  readonly text: string
  readonly file?: File
  /** Of a file, 0 to 1. */
  readonly sent: number
  /** Why it was not sent; '' where that is not known. */
  readonly failure?: string
  /** Which one it was sent to: sent once more it goes there, since that one knows whether it has it. */
  readonly conversationId?: string | undefined
  readonly isTaken?: true
}

export interface OutgoingMessages {
  /** What the server has taken, and the page shows as its own, is not among them. */
  readonly waiting: readonly Outgoing[]
  readonly say: (text: string) => void
  readonly sendFile: (file: File) => void
  readonly sendAgain: (outgoing: Outgoing) => void
  readonly discard: (id: string) => void
  /** The conversation that is open, else one that begins. */
  readonly conversationId: () => Promise<string>
}

interface OutgoingOptions {
  /** What one that begins is about. */
  readonly about: ChatAbout
  readonly conversations: OwnConversations
  /** The one that is shown, with what it is known to have. */
  readonly shownId: string | undefined
  readonly shown: readonly ChatMessage[]
  /** One that is over when it is shown sends nothing. */
  readonly isOver: boolean
  readonly onSent: (talk: Talk) => void
}

export function useOutgoingMessages({
  about,
  conversations,
  shownId,
  shown,
  isOver,
  onSent,
}: OutgoingOptions): OutgoingMessages {
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>(() => (isOver ? [] : unsentTexts.read().map(restored)))
  const change = (id: string, changed: Partial<Outgoing>) =>
    setOutgoing((before) => before.map((one) => (one.id === id ? { ...one, ...changed } : one)))
  const conversationId = useConversationId(about, conversations)
  const noteConversation = (id: string, noted: string | undefined) => {
    change(id, { conversationId: noted })
    unsentTexts.noteConversation(id, noted)
  }

  const sending = useMutation({
    // One after the other.
    scope: { id: 'chat' },
    mutationFn: async ({ id, text, file, conversationId: before }: Outgoing) => {
      const conversation = before ?? (await conversationId())
      noteConversation(id, conversation)
      try {
        if (file === undefined) return await sayInConversation(conversation, { messageId: id, message: text })
        const options = { onProgress: (sent: number) => change(id, { sent }), signal: new AbortController().signal }
        return await sendFileInConversation(conversation, { messageId: id, file }, options)
      } catch (error) {
        // It was closed without this message, with which another one may begin.
        if (error instanceof ApiCallError && error.response.errorCode === 'CHAT_CLOSED') noteConversation(id, undefined)
        throw error
      }
    },
    onSuccess: (talk, { id }) => {
      unsentTexts.forget([id])
      change(id, { isTaken: true })
      onSent(talk)
    },
    onError: (error, { id }) => change(id, { failure: reasonOf(error), sent: 0 }),
  })
  const add = (said: Pick<Outgoing, 'text' | 'file'>) => {
    const added = { ...said, id: crypto.randomUUID(), sent: 0 }
    if (added.file === undefined) unsentTexts.add({ id: added.id, text: added.text, about })
    setOutgoing((before) => [...before, added])
    sending.mutate(added)
  }
  // Also what was taken although its answer was lost.
  useEffect(() => unsentTexts.forget(shown.map(({ messageId }) => messageId)), [shown])
  return {
    waiting: outgoing.filter(
      ({ id, isTaken, conversationId: of }) =>
        !shown.some(({ messageId }) => messageId === id) && !(isTaken && of !== shownId),
    ),
    say: (text) => add({ text }),
    sendFile: (file) => add({ text: file.name, file }),
    sendAgain: ({ failure: _before, ...again }) => {
      setOutgoing((before) => before.map((one) => (one.id === again.id ? again : one)))
      sending.mutate(again)
    },
    discard: (id) => {
      unsentTexts.forget([id])
      setOutgoing((before) => before.filter((one) => one.id !== id))
    },
    conversationId,
  }
}

/** Begins one where none is open: the same one however often it is tried, and another one once it has begun. */
function useConversationId(about: ChatAbout, conversations: OwnConversations): () => Promise<string> {
  const key = useRef<string>(undefined)
  return async () => {
    const open = conversations.current()
    if (open) return open.id
    try {
      key.current ??= crypto.randomUUID()
      const begun: ConversationAnswer = await beginConversation(about, key.current)
      key.current = undefined
      conversations.take(begun)
      return begun.id
    } catch (error) {
      // Perhaps it was begun elsewhere meanwhile: then it goes on there.
      conversations.list.reload()
      throw error
    }
  }
}

function restored({ id, text, conversationId }: UnsentText): Outgoing {
  return { id, text, conversationId, sent: 0, failure: '' }
}

/** What is wrong with the message itself, else with the call. */
function reasonOf(error: Error): string {
  const errors = error instanceof ApiCallError ? error.response.errors : undefined
  return Object.values(errors ?? {})[0] ?? error.message
}
