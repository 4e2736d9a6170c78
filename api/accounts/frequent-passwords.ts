/** Passwords that many people use, and that are therefore tried first. The list is that of the package `@zxcvbn-ts/language-common`; nobody is asked. */
import { newPasswordError, type NewPasswordPlace } from '@member-care/domain/identity/password.ts'
import { PASSWORD_MINIMUM } from '@member-care/domain/identity/password-length.ts'
import { newPasswordTexts } from '@member-care/domain/texts/account-texts.ts'
import { fieldError } from '../http/api-error.ts'

/** Read with the first password that is looked at, and kept: some 2 MB. */
let frequent: Promise<ReadonlySet<string>> | undefined

/**
 * A new password that may be kept.
 * @param field of the request, at which it is refused
 * @throws ApiError 422 when it breaks the rules (C03, C04), or is one of the most frequent ones
 */
export async function requireGoodPassword(password: string, place: NewPasswordPlace, field: string): Promise<void> {
  const error =
    newPasswordError(password, place) ?? ((await isFrequentPassword(password)) ? newPasswordTexts.frequent : undefined)
  if (error !== undefined) throw fieldError(field, error)
}

/**
 * Whether the password is one of some 50,000 frequent ones. Capital letters make no difference, and neither do signs at
 * its end: people add no more than these to satisfy the rules.
 */
export async function isFrequentPassword(password: string): Promise<boolean> {
  const known = await (frequent ??= readList())
  const comparable = password.toLowerCase()
  return known.has(comparable) || known.has(comparable.replace(/[^a-z0-9]+$/, ''))
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // What is shorter is no password here; with a sign at its end it may be one.
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MINIMUM - 2))
}
