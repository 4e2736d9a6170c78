/** Sends a command once, however often its button is pressed and however badly the line behaves. */
import { hashKey } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { HttpError } from 'react-admin'
import { answeredWithin, PATIENCE_MS } from './answered-within.ts'
import type { CommandOptions } from './command-options.ts'
import { UNANSWERED } from './http-error.ts'

const CONFLICT = 409

export interface CommandSendingOptions<Result> {
  /** The server has done it. */
  readonly onDone?: (result: Result) => void | Promise<unknown>
  /** Somebody else was faster: what is on the screen is old. Runs before the failure shows. */
  readonly onConflict?: () => void | Promise<unknown>
  /** After how many milliseconds it is said that no answer came. */
  readonly patience?: number
}

export interface CommandSending<Result> {
  /**
   * @param content what is sent; the same content has the same idempotency key until an answer comes, other content has another one
   * @returns the answer, or the error that is also in `failure`; undefined while the last one is still on its way
   */
  readonly send: (
    content: unknown,
    call: (options: CommandOptions) => Promise<Result>,
  ) => Promise<{ done: Result } | { failed: HttpError } | undefined>
  readonly isPending: boolean
  readonly failure: HttpError | undefined
  readonly clearFailure: () => void
}

export function useCommandSending<Result>({
  onDone,
  onConflict,
  patience = PATIENCE_MS,
}: CommandSendingOptions<Result> = {}): CommandSending<Result> {
  const unanswered = useRef<{ readonly content: string; readonly idempotencyKey: string } | undefined>(undefined)
  const isOnItsWay = useRef(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<HttpError>()
  const sentFrom = useRef<Element | null>(null)

  // A button is disabled while its command is on its way, and so loses the focus. After a failure people who work by
  // keyboard try again from where they were.
  useEffect(() => {
    const button = sentFrom.current
    if (!isPending && failure && button instanceof HTMLElement && document.activeElement?.contains(button))
      button.focus()
  }, [isPending, failure])

  const send: CommandSending<Result>['send'] = async (content, call) => {
    if (isOnItsWay.current) return undefined
    isOnItsWay.current = true
    const hashed = hashKey([content])
    const idempotencyKey =
      unanswered.current?.content === hashed ? unanswered.current.idempotencyKey : crypto.randomUUID()
    unanswered.current = { content: hashed, idempotencyKey }
    sentFrom.current = document.activeElement
    setPending(true)
    setFailure(undefined)
    try {
      const done = await answeredWithin(patience, call({ idempotencyKey }))
      unanswered.current = undefined
      await onDone?.(done)
      return { done }
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (error.status !== UNANSWERED) unanswered.current = undefined
      if (error.status === CONFLICT) await onConflict?.()
      setFailure(error)
      return { failed: error }
    } finally {
      isOnItsWay.current = false
      setPending(false)
    }
  }

  return { send, isPending, failure, clearFailure: () => setFailure(undefined) }
}
