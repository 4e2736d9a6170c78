/** How far the sending of a claim has come, and what a failure of it means for the person. */
import { isUnanswered, type ApiCallError } from '../../portal-api/api-client.ts'

export type Sending =
  | { readonly phase: 'idle' }
  /** `sent` from 0 to 1; at 1 the server has everything and is about to answer. */
  | { readonly phase: 'sending'; readonly sent: number }
  /** The server said no. `errors` are its texts at the fields of the form; `isCorrectable` when a change of the form helps. */
  | {
      readonly phase: 'refused'
      readonly message: string
      readonly errors: Readonly<Record<string, string>>
      readonly isCorrectable: boolean
    }
  /** Nobody knows whether it arrived: sending the same claim again is safe. */
  | { readonly phase: 'unanswered'; readonly message: string }

export type SendingEvent =
  | { readonly type: 'started' }
  | { readonly type: 'progressed'; readonly sent: number }
  | { readonly type: 'cancelled' }
  | { readonly type: 'failed'; readonly error: ApiCallError }

export const notSending: Sending = { phase: 'idle' }

export function nextSending(state: Sending, event: SendingEvent): Sending {
  switch (event.type) {
    case 'started':
      return { phase: 'sending', sent: 0 }
    case 'progressed':
      // Progress can be reported late, after the end.
      return state.phase === 'sending'
        ? { phase: 'sending', sent: Math.max(state.sent, Math.min(1, event.sent)) }
        : state
    case 'cancelled':
      return notSending
    case 'failed':
      return failed(event.error)
  }
}

/** A suspicious file, an upload that is too large, a form that is not right; anything else is not the form's fault. */
const correctableStatuses: readonly number[] = [303, 413, 422]

function failed(error: ApiCallError): Sending {
  const { response, message } = error
  // The one-time password dialog speaks for itself; afterwards the claim is sent again.
  if (response.code === 428) return notSending
  if (isUnanswered(error)) return { phase: 'unanswered', message }
  return {
    phase: 'refused',
    message,
    errors: response.errors ?? {},
    isCorrectable: correctableStatuses.includes(response.code),
  }
}
