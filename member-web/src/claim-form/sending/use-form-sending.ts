/** Sends a form with its files, with progress and a way to cancel. The same content again is the same request. */
import { useReducer, useRef } from 'react'
import { ApiCallError } from '../../portal-api/api-client.ts'
import type { SendOptions } from '../../portal-api/send-form.ts'
import { nextSending, notSending, type Sending } from './sending.ts'

interface SentForm {
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly File[]
}

export interface FormSending {
  readonly sending: Sending
  /** @returns the server's texts at the fields, where it refused them */
  readonly send: (form: SentForm) => Promise<Readonly<Record<string, string>> | undefined>
  readonly cancel: () => void
}

interface FormSendingOptions<Answer> {
  readonly call: (form: SentForm & { readonly idempotencyKey: string }, options: SendOptions) => Promise<Answer>
  readonly onSent: (answer: Answer) => void
}

export function useFormSending<Answer>({ call, onSent }: FormSendingOptions<Answer>): FormSending {
  const [sending, tell] = useReducer(nextSending, notSending)
  const abort = useRef<AbortController>(null)
  const last = useRef<{ readonly form: SentForm; readonly key: string }>(null)

  const send = async (form: SentForm) => {
    const controller = new AbortController()
    abort.current = controller
    const key = last.current && isSame(last.current.form, form) ? last.current.key : crypto.randomUUID()
    last.current = { form, key }
    tell({ type: 'started' })
    try {
      const answer = await call(
        { ...form, idempotencyKey: key },
        { onProgress: (sent) => tell({ type: 'progressed', sent }), signal: controller.signal },
      )
      tell({ type: 'cancelled' })
      onSent(answer)
      return undefined
    } catch (error) {
      if (!controller.signal.aborted && !(error instanceof ApiCallError)) throw error
      const isFailure = error instanceof ApiCallError && !controller.signal.aborted
      tell(isFailure ? { type: 'failed', error } : { type: 'cancelled' })
      return isFailure ? error.response.errors : undefined
    }
  }
  return { sending, send, cancel: () => abort.current?.abort() }
}

function isSame(one: SentForm, other: SentForm): boolean {
  return (
    JSON.stringify(one.fields) === JSON.stringify(other.fields) &&
    one.files.length === other.files.length &&
    one.files.every((file, index) => file === other.files[index])
  )
}
