/** With what the server ends a live connection. */

/** Why the server closed the connection; its reason is the name in text. Other codes are losses, after which one connects again. */
export const liveCloseCodes = {
  /** The first message was none, too late, or no sign-in. */
  BAD_REQUEST: 4400,
  /** The session has ended or gone idle, or the account was closed. */
  TOKEN_EXPIRED: 4401,
  ACCOUNT_CLOSED: 4403,
  /** A client's flag asks for a one-time password first (S16). */
  OTP_REQUIRED: 4428,
  TOO_MANY: 4429,
} as const

/** Why it was closed where the client shall come back: its reader was too slow, or the process has as many as it can have. */
export const liveRetryCodes = { TOO_SLOW: 4508, TRY_LATER: 1013 } as const
