/** The message that is half written, kept for this tab only, so that a reload loses nothing of it; emptied when it is sent and at the sign-out. */
import { useState } from 'react'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { keptValue } from '@member-care/web-kit/storage/kept-value.ts'

interface KeptMessage {
  readonly text: string
  /** What the address asked for when it was written. */
  readonly query: string
}

const kept = keptValue<KeptMessage>('tab', storedSessionKeys.chatMessage)

/** @param query of the address */
export function useKeptMessage(query: string) {
  const [before] = useState(() => {
    const read = kept.read()
    return { text: read?.text ?? '', isOfAddress: read?.query === query }
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
      if (written === '') kept.forget()
      else kept.keep({ text: written, query })
    },
  }
}
