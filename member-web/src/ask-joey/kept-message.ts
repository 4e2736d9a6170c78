/**
 * The message that is half written, and those of which it is not known that they were sent: kept for this tab only, so that a reload loses
 * nothing of them, until they are sent or discarded and at most until the sign-out.
 */
import { useState } from 'react'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { keptValue } from '@member-care/web-kit/storage/kept-value.ts'
import type { ChatAbout } from '../portal-api/chats-api.ts'

interface KeptMessage {
  readonly text: string
  /** What the address asked for when it was written. */
  readonly query: string
  readonly unsent?: readonly UnsentText[]
}

/** A text that was said here, and may have been taken. */
export interface UnsentText {
  /** Of the message. */
  readonly id: string
  readonly text: string
  /** What a conversation is about that begins with it. */
  readonly about: ChatAbout
  /** The one that it was sent to; absent before there was one. */
  readonly conversationId?: string | undefined
}

const kept = keptValue<KeptMessage>('tab', storedSessionKeys.chatMessage)

function change(changed: Partial<KeptMessage>): void {
  const next = { text: '', query: '', ...kept.read(), ...changed }
  if (next.text === '' && (next.unsent ?? []).length === 0) kept.forget()
  else kept.keep(next)
}

export const unsentTexts = {
  read: (): readonly UnsentText[] => kept.read()?.unsent ?? [],
  add: (said: UnsentText) => change({ unsent: [...unsentTexts.read(), said] }),
  noteConversation: (id: string, conversationId: string | undefined) =>
    change({ unsent: unsentTexts.read().map((one) => (one.id === id ? { ...one, conversationId } : one)) }),
  forget: (ids: readonly string[]) => change({ unsent: unsentTexts.read().filter(({ id }) => !ids.includes(id)) }),
}

/** @param query of the address */
export function useKeptMessage(query: string) {
  const [before] = useState(() => {
    const read = kept.read()
    const text = read?.text ?? ''
    return { text, isOfAddress: text !== '' && read?.query === query }
  })
  const [text, setText] = useState(before.text)
  return {
    text,
    /** Whether the page found it written under the address that it was opened with. */
    isOfAddress: before.isOfAddress,
    /** Words of the page, which it finds again by itself. */
    propose: setText,
    write(written: string) {
      setText(written)
      change({ text: written, query })
    },
  }
}
