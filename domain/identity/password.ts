/** The rules of a new password, once for every screen that sets one and for the server (C03, C04). */
import { newPasswordTexts } from '../texts/account-texts.ts'
import { newPasswordPageTexts } from '../texts/password-page-texts.ts'
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from './password-length.ts'

/** Where a password is set: 3 of the 4 classes at registration, reset and administrators' activation (C03), all 4 in the profile (C04). */
export type NewPasswordPlace = 'registration' | 'reset' | 'administrator-activation' | 'profile'

const lowercase = /[a-z]/
const uppercase = /[A-Z]/
const digit = /\d/
const special = /[^A-Za-z0-9]/
const classes = [lowercase, uppercase, digit, special]

/** What is wrong with a new password, as shown at its field; undefined when nothing is. */
export function newPasswordError(password: string | undefined, place: NewPasswordPlace): string | undefined {
  if (!password) return newPasswordTexts.required
  if (password.length < PASSWORD_MINIMUM) return newPasswordTexts.tooShort
  if (password.length > PASSWORD_MAXIMUM) return newPasswordTexts.tooLong
  const found = classes.filter((characters) => characters.test(password)).length
  if (place === 'profile') return found < classes.length ? newPasswordTexts.notAllClasses : undefined
  return found < 3 ? newPasswordTexts.tooSimple : undefined
}

/** What is wrong with the repeated password; undefined when it is the same. */
export function passwordConfirmationError(
  password: string | undefined,
  confirmation: string | undefined,
  place: NewPasswordPlace,
): string | undefined {
  if ((password ?? '') === (confirmation ?? '')) return undefined
  return place === 'administrator-activation' ? newPasswordTexts.mismatchAdministrator : newPasswordTexts.mismatch
}

/** The help beside a new password (AUTH-065): what it should have, and whether it has it so far. In the profile a special character too (C04). */
export function newPasswordHelp(
  password: string | undefined,
  place: NewPasswordPlace,
): readonly { readonly text: string; readonly met: boolean }[] {
  const typed = password ?? ''
  const [length, number, upper, lower] = newPasswordTexts.help
  const help = [
    { text: length, met: typed.length >= PASSWORD_MINIMUM },
    { text: number, met: digit.test(typed) },
    { text: upper, met: uppercase.test(typed) },
    { text: lower, met: lowercase.test(typed) },
  ]
  return place === 'profile' ? [...help, { text: newPasswordPageTexts.special, met: special.test(typed) }] : help
}
