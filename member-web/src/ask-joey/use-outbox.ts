/**
 * What the member says here: one after the other, in the order in which it was said. What fails stays with its
 * reason, and is sent once more under the same id.
 */
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { Talk } from '@member-care/domain/chat/talk.ts'
import { ApiCallError } from '../portal-api/api-client.ts'
import { sayInConversation, sendFileInConversation } from '../portal-api/chats-api.ts'

export interface Outgoing {
  /** Also the message's id. */
  readonly id: string
  readonly text: string
  readonly file?: File
  /** Of a file, 0 to 1. */
  readonly sent: number
  /** Why it was not sent. */
  readonly failure?: string
}

export interface Outbox {
  /** Also what was taken: once it stands among the messages, the page shows it there. */
  readonly waiting: readonly Outgoing[]
  readonly say: (text: string) => void
  readonly sendFile: (file: File) => void
  readonly sendAgain: (outgoing: Outgoing) => void
  readonly discard: (id: string) => void
}

interface OutboxOptions {
  /** The id of the conversation, which begins with the first that is said. */
  readonly conversationId: () => Promise<string>
  readonly onSent: (talk: Talk) => void
}

export function useOutbox({ conversationId, onSent }: OutboxOptions): Outbox {
  const [waiting, setWaiting] = useState<readonly Outgoing[]>([])
  const change = (id: string, changed: Partial<Outgoing>) =>
    setWaiting((before) => before.map((one) => (one.id === id ? { ...one, ...changed } : one)))

  const sending = useMutation({
    // One after the other.
    scope: { id: 'chat' },
    mutationFn: async ({ id, text, file }: Outgoing) => {
      const conversation = await conversationId()
      if (file === undefined) return sayInConversation(conversation, { messageId: id, message: text })
      const options = { onProgress: (sent: number) => change(id, { sent }), signal: new AbortController().signal }
      return sendFileInConversation(conversation, { messageId: id, file }, options)
    },
    onSuccess: onSent,
    onError: (error, { id }) => change(id, { failure: reasonOf(error), sent: 0 }),
  })
  const add = (said: Pick<Outgoing, 'text' | 'file'>) => {
    const outgoing = { ...said, id: crypto.randomUUID(), sent: 0 }
    setWaiting((before) => [...before, outgoing])
    sending.mutate(outgoing)
  }
  return {
    waiting,
    say: (text) => add({ text }),
    sendFile: (file) => add({ text: file.name, file }),
    sendAgain: ({ failure: _before, ...outgoing }) => {
      setWaiting((before) => before.map((one) => (one.id === outgoing.id ? outgoing : one)))
      sending.mutate(outgoing)
    },
    discard: (id) => setWaiting((before) => before.filter((one) => one.id !== id)),
  }
}

/** What is wrong with the message itself, else with the call. */
function reasonOf(error: Error): string {
  const errors = error instanceof ApiCallError ? error.response.errors : undefined
  return Object.values(errors ?? {})[0] ?? error.message
}
