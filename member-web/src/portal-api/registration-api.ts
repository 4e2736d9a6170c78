/** The calls of the registration (1§7). Each needs the short-lived identifier that the first one gives. */
import type { AnswerOf } from '@member-care/api/client/client.ts'
import type { OtpSent } from '@member-care/web-kit/one-time-password/sent-otp.ts'
import { answered, api } from './api-client.ts'
import type { SignInResult } from '../session/session-contract.ts'

/** `code` as it is stored: `65`. */
export type CountryCode = AnswerOf<'/api/countryCodes', 'get'>[number]

/**
 * What the records say of a person: name, contact number and address are masked until a one-time password was right. The address is empty
 * when none is on record; then it is required and editable.
 */
export type PersonOnRecord = Omit<AnswerOf<'/api/users/verifyOTPEmailCode', 'post'>, 'verified'>

/**
 * Whom a number belongs to, as far as registering needs it (1§3). `identifier` stands for the person in the calls that follow, and expires;
 * `proofForOtherAddress` is what another address than the one on record wants besides, and null where no other is taken.
 */
export type Identity = AnswerOf<'/api/users/v3/verifyAccount', 'post'>

export interface RegistrationBankDetails {
  readonly bankName: string
  /** The bank's code. */
  readonly bankNo: string
  readonly branchNo: string
  readonly accountNo: string
}

export interface AccountActivation {
  readonly identifier: string
  /** Encrypted with the public key (AUTH-019). */
  readonly newPassword: string
  readonly email: string
  readonly contactNo: string
  readonly contactNoCountryCode: string
  readonly mainTerms: true
  /** Empty when they were skipped. */
  readonly bankDetails: RegistrationBankDetails | Record<string, never>
}

export function readCountryCodes(signal: AbortSignal): Promise<readonly CountryCode[]> {
  return answered(api.GET('/api/countryCodes', { signal }))
}

/** `identifier` is an NRIC, FIN or passport number. */
export function verifyAccount(identifier: string, captchaResponse: string): Promise<Identity> {
  return answered(api.POST('/api/users/v3/verifyAccount', { body: { identifier, captchaResponse } }))
}

/** Without an address the one on record is meant, which is known only masked. `proof`: what another one wants besides. */
export function sendEmailOtp(
  identifier: string,
  other?: { readonly email: string; readonly proof: string },
): Promise<OtpSent> {
  return answered(api.POST('/api/users/generateOTPEmailCode', { body: { identifier, ...other } }))
}

/** Answers the records in full; the address only when it is the one that the one-time password went to. */
export function verifyEmailOtp(identifier: string, otp: string): Promise<PersonOnRecord> {
  return answered(api.POST('/api/users/verifyOTPEmailCode', { body: { identifier, otp } }))
}

/** Sets the account up; the person is signed in with the answer. */
export function activateAccount(activation: AccountActivation): Promise<SignInResult> {
  return answered(api.POST('/api/users/activateaccount', { body: activation }))
}
