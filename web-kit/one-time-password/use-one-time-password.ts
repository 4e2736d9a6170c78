/** Asking for an e-mailed one-time password, the same everywhere: has one sent unless one is out, counts the wait down, says what was refused. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ApiCallError } from '@member-care/api/client/client.ts'
import { forgetSentOtp, rememberSentOtp, sentOtpFor, type OtpSent, type OtpUse } from './sent-otp.ts'

export interface AskingForOtp extends OtpUse {
  /** One is sent even where another was sent in this tab before, as soon as that may be. */
  readonly isFresh?: boolean
  /** Has one e-mailed. */
  readonly send: () => Promise<OtpSent>
  /** Rejects when it is wrong. */
  readonly verify: (otp: string) => Promise<void>
}

export interface OneTimePasswordAsked {
  /** `failed`: none is out, and why is in `failure`. */
  readonly phase: 'sending' | 'mailed' | 'failed'
  /** How often one was sent while this was shown; the first may have been sent before. */
  readonly times: number
  /** The first one had been mailed before this was asked. */
  readonly isEarlier: boolean
  /** Why the last call was refused. */
  readonly failure: string | null
  /** Until another one may be sent. */
  readonly secondsToWait: number
  readonly sendAgain: () => void
  /** @returns whether it was right */
  readonly answer: (otp: string) => Promise<boolean>
}

export function useOneTimePassword({ use, email, isFresh = false, send, verify }: AskingForOtp): OneTimePasswordAsked {
  const [sent, setSent] = useState(() => (isFresh ? null : sentOtpFor({ use, email })))
  const [times, setTimes] = useState(sent === null ? 0 : 1)
  const [isSending, setSending] = useState(sent === null)
  const [failure, setFailure] = useState<string | null>(null)
  const [mayResendAt, setMayResendAt] = useState(sent?.resendAt ?? 0)
  const opened = useRef(false)

  const sendOne = () =>
    send().then(
      (answer) => {
        const out = rememberSentOtp({ use, email }, answer)
        setSent(out)
        setMayResendAt(out.resendAt)
        setTimes((before) => before + 1)
        setSending(false)
      },
      (error: unknown) => {
        setFailure(messageOf(error))
        const wait = error instanceof ApiCallError ? error.response.retryAfterSeconds : undefined
        if (wait !== undefined) setMayResendAt(Date.now() + wait * 1_000)
        setSending(false)
      },
    )

  useEffect(() => {
    // The guard keeps StrictMode's second mount from sending a second e-mail.
    if (opened.current) return
    opened.current = true
    if (sent === null) void sendOne()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, [])

  return {
    phase: isSending ? 'sending' : sent === null ? 'failed' : 'mailed',
    times,
    isEarlier: sent?.isEarlier === true,
    failure,
    secondsToWait: useSecondsUntil(mayResendAt),
    sendAgain() {
      setFailure(null)
      setSending(true)
      void sendOne()
    },
    async answer(otp) {
      setFailure(null)
      try {
        await verify(otp)
        forgetSentOtp()
        return true
      } catch (error) {
        setFailure(messageOf(error))
        return false
      }
    },
  }
}

/** Seconds until an instant, counted by the clock, because timers of a tab in the background are slow. */
export function useSecondsUntil(instant: number): number {
  return useSyncExternalStore(everySecond, () => Math.max(0, Math.ceil((instant - Date.now()) / 1_000)))
}

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000)
  return () => clearInterval(timer)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
