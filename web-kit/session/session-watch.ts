/**
 * Warns before a session ends by itself. Only the server knows how long that takes, because it alone sees what every tab does: it is
 * asked when the time may have come, and asking is no use of the session. Works in tabs in the background, whose timers are slow.
 */
import type { AnswerOf } from '@member-care/api/client/client.ts'
import { WARN_BEFORE_END_MS } from '@member-care/domain/account/session-lifetime.ts'

export type RemainingSession = AnswerOf<'/api/users/me/session', 'get'>

export interface SessionWarning {
  /** Milliseconds since 1970. */
  readonly endsAt: number
  readonly because: RemainingSession['because']
}

export interface SessionCalls {
  /** Rejects when the session has ended, of which the client tells by itself, or when no answer came. */
  readonly ask: () => Promise<RemainingSession>
  /** Keeps the session from going idle. */
  readonly keep: () => Promise<RemainingSession>
  /** Has the other tabs look again, once it was kept here. */
  readonly tellKept: () => void
}

export interface SessionWatch {
  /** Begins to watch the session that has begun. */
  start(): void
  stop(): void
  /** Looks at once: in another tab somebody has said that they are still there. */
  look(): void
  /** "Stay signed in". Rejects when nobody could be told. */
  stay(): Promise<void>
  /** Puts a warning away that nothing can be done about. */
  dismiss(): void
  warning(): SessionWarning | null
  subscribe(listener: () => void): () => void
}

/** After the page has opened: what it needs itself comes first. */
const FIRST_LOOK_MS = 5_000
/** While a warning stands, and while no answer comes. */
const LOOK_AGAIN_MS = 10_000

export function createSessionWatch({ ask, keep, tellKept }: SessionCalls): SessionWatch {
  const listeners = new Set<() => void>()
  let warning: SessionWarning | null = null
  let dismissed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let lookAt = Number.POSITIVE_INFINITY

  const show = (next: SessionWarning | null) => {
    warning = next
    for (const listener of listeners) listener()
  }
  const lookIn = (milliseconds: number) => {
    clearTimeout(timer)
    lookAt = Date.now() + milliseconds
    timer = setTimeout(look, milliseconds)
  }
  const take = ({ endsInSeconds, because }: RemainingSession) => {
    const untilWarning = endsInSeconds * 1_000 - WARN_BEFORE_END_MS
    if (untilWarning > 0) {
      dismissed = false
      if (warning !== null) show(null)
      return lookIn(untilWarning)
    }
    if (!dismissed) show({ endsAt: Date.now() + endsInSeconds * 1_000, because })
    // At its end the answer is that it has ended; before it somebody may have used the session elsewhere.
    lookIn(Math.min(LOOK_AGAIN_MS, (endsInSeconds + 1) * 1_000))
  }
  function look(): void {
    lookIn(LOOK_AGAIN_MS)
    ask().then(
      (remaining) => isWatching() && take(remaining),
      () => undefined,
    )
  }
  const isWatching = () => lookAt !== Number.POSITIVE_INFINITY
  // A computer that has slept has not counted.
  const lookIfDue = () => document.visibilityState === 'visible' && Date.now() >= lookAt && look()

  return {
    start() {
      if (!isWatching()) document.addEventListener('visibilitychange', lookIfDue)
      dismissed = false
      lookIn(FIRST_LOOK_MS)
    },
    stop() {
      document.removeEventListener('visibilitychange', lookIfDue)
      clearTimeout(timer)
      lookAt = Number.POSITIVE_INFINITY
      if (warning !== null) show(null)
    },
    look: () => isWatching() && look(),
    async stay() {
      take(await keep())
      tellKept()
    },
    dismiss() {
      dismissed = true
      show(null)
    },
    warning: () => warning,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
