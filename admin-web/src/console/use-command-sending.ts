/** Sends a command once, however often its button is pressed and however badly the line behaves. */
import { hashKey, useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { HttpError, useDataProvider } from 'react-admin'
import { answeredWithin, PATIENCE_MS } from './answered-within.ts'
import type { CommandOptions } from './command-options.ts'
import type { ConsoleDataProvider } from './console-data-provider.ts'
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

/** A method of the data provider, called under the key of what is sent. */
export type Command<Result> = (options: CommandOptions, dataProvider: ConsoleDataProvider) => Promise<Result>

export interface CommandSending<Result> {
  /**
   * @param content what is sent; the same content has the same idempotency key until an answer comes, other content has another one
   * @param about the record, where commands about many go through one hook: each has a key, and a place on the way, of its own
   * @returns the answer, or the error that is also in `failure`; undefined while the last one is still on its way
   */
  readonly send: (
    content: unknown,
    command: Command<Result>,
    about?: string,
  ) => Promise<{ done: Result } | { failed: HttpError } | undefined>
  readonly isPending: boolean
  readonly failure: HttpError | undefined
  readonly clearFailure: () => void
}

interface Sent<Result> {
  readonly content: unknown
  readonly command: Command<Result>
  readonly about: string
}

export function useCommandSending<Result>({
  onDone,
  onConflict,
  patience = PATIENCE_MS,
}: CommandSendingOptions<Result> = {}): CommandSending<Result> {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const unanswered = useRef(new Map<string, { readonly content: string; readonly idempotencyKey: string }>())
  const onTheirWay = useRef(new Set<string>())
  const sentFrom = useRef<Element | null>(null)
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async ({ content, command, about }: Sent<Result>) => {
      const hashed = hashKey([content])
      const before = unanswered.current.get(about)
      const idempotencyKey = before?.content === hashed ? before.idempotencyKey : crypto.randomUUID()
      unanswered.current.set(about, { content: hashed, idempotencyKey })
      try {
        const done = await answeredWithin(patience, command({ idempotencyKey }, dataProvider))
        unanswered.current.delete(about)
        await onDone?.(done)
        return done
      } catch (refusal) {
        if (refusal instanceof HttpError && refusal.status !== UNANSWERED) unanswered.current.delete(about)
        if (refusal instanceof HttpError && refusal.status === CONFLICT) await onConflict?.()
        throw refusal
      }
    },
    // A line that is down is told at once, and an answer may hold personal data.
    networkMode: 'always',
    gcTime: 0,
  })
  const failure = error instanceof HttpError ? error : undefined

  // A button is disabled while its command is on its way, and so loses the focus. After a failure people who work by
  // keyboard try again from where they were.
  useEffect(() => {
    const button = sentFrom.current
    if (!isPending && failure && button instanceof HTMLElement && document.activeElement?.contains(button))
      button.focus()
  }, [isPending, failure])

  const send: CommandSending<Result>['send'] = async (content, command, about = '') => {
    if (onTheirWay.current.has(about)) return undefined
    onTheirWay.current.add(about)
    sentFrom.current = document.activeElement
    try {
      return { done: await mutateAsync({ content, command, about }) }
    } catch (refusal) {
      if (refusal instanceof HttpError) return { failed: refusal }
      throw refusal
    } finally {
      onTheirWay.current.delete(about)
    }
  }

  return { send, isPending, failure, clearFailure: reset }
}
