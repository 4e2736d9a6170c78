/** The steps of changing one's own e-mail address before the change itself (2§4): the code to the new address, and showing it. */
import { changeEmailTexts } from '@member-care/domain/texts/update-bio-texts.ts'
import { signInTexts } from '@member-care/domain/texts/account-texts.ts'
import { registrationRefusalTexts } from '@member-care/domain/texts/registration-texts.ts'
import { newEmailErrors } from '@member-care/domain/user/email-change.ts'
import { mayChangeEmailAddress } from '@member-care/domain/user/own-changes.ts'
import { isPlaceholderEmail } from '@member-care/domain/user/placeholder-email.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import type { OtpOwner } from '../accounts/one-time-passwords.ts'
import { isEmailAddressFree } from '../accounts/reservations.ts'
import { oneTimePasswordError, sendOneTimePassword } from '../accounts/send-one-time-password.ts'
import { readCovers } from '../accounts/session-user.ts'
import { apiError, fieldError, refusalError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { askedAddress, noteEmailChangeStep } from './email-changes.ts'

/**
 * Mails a code to the address that somebody wants to have. Whether it is another account's is told only to who shows that they read it.
 * @param field of the request, at which the address is refused
 * @throws ApiError 403 where no company allows it; 422 at the field; 400 PASSWORD_NOT_SHOWN; 429 OTP_TOO_MANY_REQUESTS
 */
export async function sendEmailChangeCode(
  parts: Parts,
  caller: Caller,
  newEmail: string,
): ReturnType<typeof sendOneTimePassword> {
  const user = await requireChangeableAddress(parts, caller, newEmail, 'newEmail')
  const address = parts.blindIndex('email', newEmail)
  await noteEmailChangeStep(parts.database, caller.session.sessionId, {
    type: 'ask-code',
    address,
    at: parts.clock(),
  })
  return sendOneTimePassword(parts, ownerOf(user.userId, address), { email: newEmail.trim(), name: user.name })
}

/** @throws ApiError 400 OTP_WRONG, OTP_EXPIRED, OTP_NO_TRIES_LEFT, PASSWORD_NOT_SHOWN; 409 EMAIL_TAKEN */
export async function verifyEmailChangeCode(parts: Parts, { user, session }: Caller, otp: string): Promise<void> {
  const { userId } = user
  const address = await askedAddress(parts.database, session.sessionId)
  if (address === undefined) throw apiError('OTP_EXPIRED')
  const outcome = await parts.oneTimePasswords.check(ownerOf(userId, address), otp.trim(), parts.clock())
  if (outcome !== 'right') throw oneTimePasswordError(outcome)
  if (!(await isEmailAddressFree(parts, { emailIndex: address, userId })))
    throw refusalError({ code: 'EMAIL_TAKEN', message: registrationRefusalTexts.emailTaken, field: 'email' })
  await noteEmailChangeStep(parts.database, session.sessionId, { type: 'show-code', address, at: parts.clock() })
}

/**
 * @param field of the request, at which the address is refused
 * @returns the member as they are on record
 * @throws ApiError 403 where no company allows a change; 422 at the field
 */
export async function requireChangeableAddress(
  parts: Parts,
  { own }: Caller,
  email: string,
  field: string,
): Promise<UserRecord> {
  const [user, covers] = await Promise.all([
    parts.users.getUser(own, own.userId),
    readCovers(parts, own, own.userId, parts.clock()),
  ])
  if (!user) throw apiError('NOT_FOUND')
  const withFlags = covers.map(({ entry: { memberType }, client }) => ({ memberType, ...client.featuresConfig }))
  if (!mayChangeEmailAddress(withFlags)) throw apiError('FORBIDDEN', changeEmailTexts.notAllowed)
  const error = newEmailErrors({ newEmail: email, newEmailAgain: email }, user.email ?? '').newEmail
  if (error !== undefined) throw fieldError(field, error)
  // Nothing is delivered there.
  if (isPlaceholderEmail(email, parts.settings.placeholderEmailDomain))
    throw fieldError(field, signInTexts.emailInvalid)
  return user
}

function ownerOf(userId: string, address: string): OtpOwner {
  return { userId, purpose: `email-change ${address}` }
}
