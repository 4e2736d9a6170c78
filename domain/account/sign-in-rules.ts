/** The rules of signing in (S08): lock, one-time passwords, sessions. Times are instants; `now` is always handed in. */

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

export const LOCK_AFTER_WRONG_PASSWORDS = 5
export const LOCK_WINDOW_MS = 15 * MINUTE

export const OTP_DIGITS = 6
export const OTP_LIFETIME_MS = 5 * MINUTE
const OTP_TRIES = 5
export const OTP_RESEND_AFTER_MS = 30 * SECOND
const OTP_PER_HOUR = 5

export const SESSION_IDLE_MS = 30 * MINUTE
export const SESSION_LONGEST_MS = 12 * HOUR

/** Reset links live 1 hour, administrators' activation links 72; both are used once (S09). */
export const RESET_LINK_LIFETIME_MS = HOUR
export const ACTIVATION_LINK_LIFETIME_MS = 72 * HOUR
/** So many links an address gets by e-mail within an hour, of each kind; what is asked for beyond that is dropped without a word. */
export const LINK_MAILS_PER_HOUR = 5
/** From the issuer's answer to the page that exchanges it (C41). */
export const SIGN_ON_CODE_LIFETIME_MS = MINUTE

/** A one-time password that was sent, with the wrong tries since. */
export interface SentOtp {
  readonly sentAt: Date
  readonly wrongTries: number
}

/** Whether a one-time password can still be tried; if not, why. */
export function otpState({ sentAt, wrongTries }: SentOtp, now: Date): 'open' | 'expired' | 'no-tries-left' {
  if (wrongTries >= OTP_TRIES) return 'no-tries-left'
  return now.getTime() - sentAt.getTime() >= OTP_LIFETIME_MS ? 'expired' : 'open'
}

/**
 * Seconds to wait before another one-time password may be sent to somebody; 0 when at once.
 * @param sent when they got those of the last hour: `forThis` use, which is sent again after 30 seconds, and `inAll`
 */
export function otpWaitSeconds(
  sent: { readonly forThis: readonly Date[]; readonly inAll: readonly Date[] },
  now: Date,
): number {
  const [latest] = newestFirst(sent.forThis)
  const oldestThatCounts = newestFirst(sent.inAll)[OTP_PER_HOUR - 1]
  const waits = [
    latest === undefined ? 0 : latest + OTP_RESEND_AFTER_MS - now.getTime(),
    oldestThatCounts === undefined ? 0 : oldestThatCounts + HOUR - now.getTime(),
  ]
  return Math.max(0, Math.ceil(Math.max(...waits) / SECOND))
}

function newestFirst(times: readonly Date[]): number[] {
  return times.map((time) => time.getTime()).sort((earlier, later) => later - earlier)
}

/** When a session began, and when it was used last. */
export interface SessionTimes {
  readonly startedAt: Date
  readonly lastUsedAt: Date
}

/** When a session ends by itself unless it is used, and by which rule: 30 minutes without a call, or 12 hours after its start. */
export function sessionEnd({ startedAt, lastUsedAt }: SessionTimes): {
  readonly at: Date
  readonly because: 'IDLE' | 'LONGEST'
} {
  const [idle, longest] = [lastUsedAt.getTime() + SESSION_IDLE_MS, startedAt.getTime() + SESSION_LONGEST_MS]
  return idle < longest ? { at: new Date(idle), because: 'IDLE' } : { at: new Date(longest), because: 'LONGEST' }
}

/** Whether a session has ended by itself. */
export function isSessionOver(session: SessionTimes, now: Date): boolean {
  return now >= sessionEnd(session).at
}
