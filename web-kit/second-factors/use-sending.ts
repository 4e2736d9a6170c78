/** A call of a dialog: whether it is under way, and why it was refused. */
import { useState } from 'react'
import { ApiCallError } from '@member-care/api/client/client.ts'

export interface Sending {
  readonly isPending: boolean
  /** For the dialog as a whole; none where a field says it. */
  readonly failure: string | null
  /** Text per field. */
  readonly errors: Readonly<Record<string, unknown>>
  /** Sends, unless a call is under way. @param then gets the answer */
  send<Answer>(call: () => Promise<Answer>, then: (answer: Answer) => void): void
}

export function useSending(): Sending {
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState<{ failure: string | null; errors: Sending['errors'] }>({
    failure: null,
    errors: {},
  })
  return {
    isPending,
    ...refused,
    send(call, then) {
      setPending(true)
      setRefused({ failure: null, errors: {} })
      call().then(
        (answer) => {
          setPending(false)
          then(answer)
        },
        (error: unknown) => {
          setPending(false)
          setRefused(refusalIn(error))
        },
      )
    },
  }
}

function refusalIn(error: unknown): { failure: string | null; errors: Sending['errors'] } {
  const errors = error instanceof ApiCallError ? (error.response.errors ?? {}) : {}
  if (Object.keys(errors).length > 0) return { failure: null, errors }
  return { failure: error instanceof Error ? error.message : String(error), errors: {} }
}
