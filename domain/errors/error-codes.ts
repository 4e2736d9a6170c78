/** The error codes of the API, each with its HTTP status and default text. */
import { otpTexts, resetTexts, signInTexts } from '../texts/account-texts.ts'
import { errorTexts } from '../texts/error-texts.ts'
import { serverErrorTexts } from '../texts/server-error-texts.ts'
import { changeEmailTexts } from '../texts/update-bio-texts.ts'
import { secondFactorTexts } from '../texts/second-factor-texts.ts'
import { registrationRefusalTexts } from '../texts/registration-texts.ts'

/** Every general error code with its HTTP status and default text. Refusals bring codes of their own, such as `CLAIM_DELETED`. */
export const errorCodes = {
  VALIDATION_ERROR: { status: 422, text: () => errorTexts.validation },
  MALFORMED_REQUEST: { status: 400, text: () => errorTexts.malformed },
  /** Wrong passwords are 400: a 401 would end the session (1§8). */
  SIGN_IN_FAILED: { status: 400, text: () => signInTexts.wrongEmailOrPassword },
  CAPTCHA_INVALID: { status: 400, text: () => errorTexts.captcha },
  /** A link that was used, replaced or is too old. */
  LINK_INVALID: { status: 400, text: () => resetTexts.linkInvalid },
  /** A sign-in whose one-time password was outstanding for too long, or that was finished. */
  SIGN_IN_EXPIRED: { status: 400, text: () => signInTexts.expired },
  OTP_WRONG: { status: 400, text: () => otpTexts.wrong },
  OTP_EXPIRED: { status: 400, text: () => otpTexts.expired },
  OTP_NO_TRIES_LEFT: { status: 400, text: () => otpTexts.noTriesLeft },
  /** The account has second factors of its own, and takes no code by e-mail. */
  SECOND_FACTOR_EXPECTED: { status: 400, text: () => secondFactorTexts.expectsOwn },
  SECOND_FACTOR_WRONG: { status: 400, text: () => secondFactorTexts.wrong },
  /** Wrong passwords are 400 here too: a 401 would end the session. */
  PASSWORD_WRONG: { status: 400, text: () => secondFactorTexts.wrongPassword },
  /** A step of a change of the e-mail address that comes after the password. */
  PASSWORD_NOT_SHOWN: { status: 400, text: () => changeEmailTexts.passwordFirst },
  /** The short-lived id that a registration goes by is not known, or not any more. */
  REGISTRATION_EXPIRED: { status: 400, text: () => registrationRefusalTexts.expired },
  EMAIL_NOT_VERIFIED: { status: 400, text: () => registrationRefusalTexts.emailNotVerified },
  UNAUTHORIZED: { status: 401, text: () => errorTexts.unauthorized },
  TOKEN_EXPIRED: { status: 401, text: () => errorTexts.unauthorized },
  ACCOUNT_LOCKED: { status: 401, text: () => signInTexts.locked },
  ACCOUNT_SUSPENDED: { status: 401, text: () => signInTexts.suspended },
  ACCOUNT_TERMINATED: { status: 401, text: () => signInTexts.terminated },
  ACCOUNT_NOT_REGISTERED: { status: 401, text: () => signInTexts.notRegistered },
  /** An administrator who has to set up a second factor before anything else. */
  SECOND_FACTOR_MISSING: { status: 403, text: () => secondFactorTexts.missing },
  FORBIDDEN: { status: 403, text: () => errorTexts.forbidden },
  /** Also for a record of another company (S06). */
  NOT_FOUND: { status: 404, text: () => errorTexts.notFound },
  /** Nobody of this number can register: nobody has it, or has a login to come, or their account is closed. Which of these, nobody is told. */
  REGISTRATION_NOT_POSSIBLE: { status: 404, text: () => registrationRefusalTexts.notPossible },
  ALREADY_REGISTERED: { status: 409, text: () => registrationRefusalTexts.alreadyRegistered },
  EMAIL_TAKEN: { status: 409, text: () => registrationRefusalTexts.emailTaken },
  NRIC_TAKEN: { status: 409, text: () => registrationRefusalTexts.nricTaken },
  /** An `Idempotency-Key` under which something else was done. */
  IDEMPOTENCY_KEY_REUSED: { status: 422, text: () => serverErrorTexts.keyReused },
  CONFLICT: { status: 409, text: () => errorTexts.conflict },
  /** What is kept of a document is not what its event names. */
  DOCUMENT_CHANGED: { status: 409, text: () => serverErrorTexts.documentChanged },
  /** Events of the record are hidden or gone. */
  RECORD_INCOMPLETE: { status: 409, text: () => serverErrorTexts.recordIncomplete },
  PAYLOAD_TOO_LARGE: { status: 413, text: () => errorTexts.tooLarge },
  /** The body is of a type that the call does not take. */
  UNSUPPORTED_TYPE: { status: 415, text: () => serverErrorTexts.unsupportedType },
  /** The text with the support contacts is `accountNeedsVerificationText`. */
  OTP_REQUIRED: { status: 428, text: () => errorTexts.needsVerification },
  /** The call wants password or second factor within the last five minutes. */
  PROOF_REQUIRED: { status: 428, text: () => secondFactorTexts.proofMissing },
  OTP_TOO_MANY_REQUESTS: { status: 429, text: () => otpTexts.tooManyRequests },
  SECOND_FACTOR_TOO_MANY: { status: 429, text: () => secondFactorTexts.tooMany },
  RATE_LIMITED: { status: 429, text: () => errorTexts.rateLimited },
  /** No redirect: the status that the specification gives to a suspicious upload (1§8), answered without a Location. */
  SUSPICIOUS_FILE: { status: 303, text: () => errorTexts.suspiciousFile },
  INTERNAL_ERROR: { status: 500, text: () => errorTexts.somethingWentWrong },
  /** The disk is full, or nearly. */
  STORAGE_FULL: { status: 507, text: () => serverErrorTexts.storageFull },
  UNAVAILABLE: { status: 503, text: () => errorTexts.unavailable },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly text: () => string }>>

export type ErrorCode = keyof typeof errorCodes

/** Whether a code of an answer is one of this list; others come from refusals of the domain. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCodes, code)
}
