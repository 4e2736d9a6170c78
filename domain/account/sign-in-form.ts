/** The sign-in forms, and where they lead (1§2, 1§5). */
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../identity/password-length.ts'
import { isEmailAddress } from '../identity/email-address.ts'
import { otpTexts, signInTexts } from '../texts/account-texts.ts'
import type { UserType } from '../user/user-events.ts'

export interface SignInForm {
  readonly email?: string | undefined
  readonly password?: string | undefined
  /** What the captcha gave; empty until it is solved. */
  readonly captchaResponse?: string | undefined
}

export type SignInFormErrors = Partial<Record<keyof SignInForm, string>>

/** The texts at the fields that are wrong. A deployment whose members sign in with NRIC or staff id too says so by `anyIdentifier` (C34). */
export function signInFormErrors(
  form: SignInForm,
  options: { readonly anyIdentifier?: boolean } = {},
): SignInFormErrors {
  const errors: SignInFormErrors = {}
  const email = form.email?.trim() ?? ''
  const password = form.password ?? ''
  if (email === '') errors.email = signInTexts.emailRequired
  else if (options.anyIdentifier !== true && !isEmailAddress(email)) errors.email = signInTexts.emailInvalid
  if (password === '') errors.password = signInTexts.passwordRequired
  else if (password.length < PASSWORD_MINIMUM) errors.password = signInTexts.passwordTooShort
  else if (password.length > PASSWORD_MAXIMUM) errors.password = signInTexts.passwordTooLong
  if (!form.captchaResponse) errors.captchaResponse = signInTexts.captchaMissing
  return errors
}

/** What is wrong with a one-time password as typed; whether it is the right one, the server tells. */
export function otpError(otp: string | undefined): string | undefined {
  return otp?.trim() ? undefined : otpTexts.required
}

/**
 * Where somebody goes after signing in: to `redirect` when it is a path of this product, else to their own area.
 * Only system administrators are led below /systemadmin; nobody is led to another origin, however it is spelt.
 */
export function whereAfterSignIn(userType: UserType, redirect?: string | null): string {
  const landing = userType === 'sys-admin' ? '/systemadmin' : '/app'
  const path = ownPath(redirect ?? '')
  if (path === undefined || path === '/') return landing
  return userType !== 'sys-admin' && decodedPath(path).startsWith('/systemadmin') ? landing : path
}

/** Resolves as a browser does, so that what a browser takes for another origin (`//x`, `/\x`, a tab within, and `/.//x` in the end) is none of ours. */
function ownPath(redirect: string): string | undefined {
  const here = 'https://here.invalid'
  const address = redirect.startsWith('/') ? parsedAddress(redirect, here) : undefined
  if (address === undefined) return undefined
  const { origin, pathname, search, hash } = address
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : undefined
}

/** Undefined for what is no address. Safari before 17 has neither `URL.canParse` nor `URL.parse`. */
function parsedAddress(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase()
  } catch {
    return path.toLowerCase()
  }
}
