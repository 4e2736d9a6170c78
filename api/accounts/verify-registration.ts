/** The steps of registering before the account is set up: who it is, and that their e-mail address is theirs (1§4). */
import {
  IDENTIFICATION_WINDOW_MS,
  IDENTIFICATIONS_PER_ADDRESS,
  IDENTIFICATIONS_PER_NUMBER,
  provesRegistrant,
  REGISTRATION_PROOFS_PER_PERSON,
  registrationRefusal,
} from '@member-care/domain/account/registration-rules.ts'
import type { RegistrationProof } from '@member-care/domain/client/features-config.ts'
import { isOtherAddress, registrationEmailErrors } from '@member-care/domain/account/registration-form.ts'
import { maskContactNo, maskEmail, maskName } from '@member-care/domain/identity/masked-identity.ts'
import { registrationFieldTexts, registrationRefusalTexts } from '@member-care/domain/texts/registration-texts.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { setTimeout as delay } from 'node:timers/promises'
import { apiError, fieldError, refusalError } from '../http/api-error.ts'
import { alreadyRegisteredMail } from '../integrations/mail/templates/already-registered-mail.ts'
import type { Parts } from '../http/parts.ts'
import { mayTry, type TryLimit } from './limited-tries.ts'
import type { OtpOwner } from './one-time-passwords.ts'
import { requireRegistrant, type Registrant } from './registrant.ts'
import type { OpenRegistration } from './registrations.ts'
import { isEmailAddressFree } from './reservations.ts'
import { oneTimePasswordError, sendOneTimePassword } from './send-one-time-password.ts'

/** What the records say about a person. */
export interface PersonOnRecord {
  readonly name: string
  readonly contactNo: string
  readonly contactNoCountryCode: string
  /** Empty when none is on record. */
  readonly email: string
}

/**
 * What is shown about a person once their number is known (1§3 "Registration identity result"). Name, contact number
 * and address are masked, because the person who types a number may not be its owner.
 */
export interface VerifiedIdentity extends PersonOnRecord {
  /** For the calls that follow; good for half an hour. */
  readonly identifier: string
  readonly requireRegistrationEmail: boolean
  readonly emailEditable: boolean
  /** What another address than the one on record wants besides. */
  readonly proofForOtherAddress: RegistrationProof | null
}

const withinAnHour = (most: number): TryLimit => ({ most, withinMs: IDENTIFICATION_WINDOW_MS })

/** A refusal takes at least this long, so that its time does not tell whether the number is known. */
const LEAST_REFUSAL_MS = 300

/**
 * Begins a registration. A person who has registered already gets the same refusal as for a number that nobody has, and
 * an e-mail that tells them. So a stranger cannot learn from the answer who has an account.
 * @param nric NRIC, FIN or passport number, as typed
 * @throws ApiError 404 REGISTRATION_NOT_POSSIBLE, 429 when the number was looked up too often, or too many were from the client address
 */
export async function verifyIdentity(parts: Parts, nric: string, clientAddress: string): Promise<VerifiedIdentity> {
  const began = performance.now()
  const { database, blindIndex } = parts
  const now = parts.clock()
  const isAllowed =
    (await mayTry(database, blindIndex('nric', nric), withinAnHour(IDENTIFICATIONS_PER_NUMBER), now)) &&
    (await mayTry(
      database,
      `address ${blindIndex('client-address', clientAddress)}`,
      withinAnHour(IDENTIFICATIONS_PER_ADDRESS),
      now,
    ))
  if (!isAllowed) throw apiError('RATE_LIMITED', registrationRefusalTexts.tooManyTries)
  try {
    return await identified(parts, await parts.users.findUserByNric(parts.systemReader, nric))
  } catch (error) {
    await delay(Math.max(0, LEAST_REFUSAL_MS - (performance.now() - began)))
    throw error
  }
}

async function identified(parts: Parts, found: UserRecord | undefined): Promise<VerifiedIdentity> {
  if (found && isRegistered(found)) {
    parts.followUps.begin(() => tellRegistered(parts, found))
    throw apiError('REGISTRATION_NOT_POSSIBLE')
  }
  const { user, emailPolicy } = await requireRegistrant(parts, found)
  const { identifier } = await parts.registrations.begin(user.userId, parts.clock())
  const { name, contactNo, contactNoCountryCode } = user
  const masked = {
    name: maskName(name ?? ''),
    contactNo: maskContactNo(contactNo ?? ''),
    email: maskEmail(emailPolicy.email),
  }
  return { identifier, contactNoCountryCode: contactNoCountryCode ?? '', ...emailPolicy, ...masked }
}

function isRegistered({ userType, forgotten, status, loginRequired }: UserRecord): boolean {
  return (
    userType === 'client' && !forgotten && registrationRefusal({ status, loginRequired })?.code === 'ALREADY_REGISTERED'
  )
}

/** At most once an hour, so that a stranger who types the number again and again cannot fill the owner's mailbox. */
async function tellRegistered(parts: Parts, { userId, email, name }: UserRecord): Promise<void> {
  if (!email || !(await mayTry(parts.database, `told ${userId}`, withinAnHour(1), parts.clock()))) return
  await parts.mailer.send({
    to: email,
    subjectId: userId,
    write: () => alreadyRegisteredMail({ name, signInAddress: parts.settings.publicUrl }),
  })
}

/**
 * Mails a one-time password to the address that somebody registers with. If they gave no address, it goes to the one on
 * record, which they see only masked. If the address is taken, only a person who shows that it is theirs is told so
 * (`verifyEmailAddress`). Otherwise everybody could ask which addresses are known here.
 * @throws ApiError 400 REGISTRATION_EXPIRED, 422 for an address that may not be used, 429 OTP_TOO_MANY_REQUESTS
 */
export async function sendRegistrationOtp(
  parts: Parts,
  { identifier, email: given, proof }: { identifier: string; email?: string | undefined; proof?: string | undefined },
): ReturnType<typeof sendOneTimePassword> {
  const registration = await requireRegistration(parts, identifier)
  const registrant = await requireRegistrant(parts, await parts.users.getUser(parts.systemReader, registration.userId))
  const { user, emailPolicy } = registrant
  const email = given ?? emailPolicy.email
  const errors = registrationEmailErrors({ email, proof: registration.isProved ? 'shown before' : proof }, emailPolicy)
  if (errors.email !== undefined) throw fieldError('email', errors.email)
  if (errors.proof !== undefined) throw fieldError('proof', errors.proof)
  if (isOtherAddress(email, emailPolicy) && !registration.isProved)
    await requireProof(parts, registration, registrant, proof ?? '')
  const emailIndex = parts.blindIndex('email', email)
  const answer = await sendOneTimePassword(parts, ownerOf(registration, emailIndex), {
    email: email.trim(),
    name: user.name,
  })
  await parts.registrations.emailAsked(registration, emailIndex)
  return answer
}

/**
 * Each try is counted before the proof is looked at. It is counted for the person, so a new registration gives no new
 * tries.
 * @throws ApiError 422 at `proof`, 429 after five tries in an hour
 */
async function requireProof(
  parts: Parts,
  registration: OpenRegistration,
  { emailPolicy, known }: Registrant,
  typed: string,
): Promise<void> {
  const { proofForOtherAddress: proof } = emailPolicy
  if (proof === null) throw fieldError('email', registrationFieldTexts.emailFixed)
  const isAllowed = await mayTry(
    parts.database,
    `proof ${registration.userId}`,
    withinAnHour(REGISTRATION_PROOFS_PER_PERSON),
    parts.clock(),
  )
  if (!isAllowed) throw apiError('RATE_LIMITED', registrationRefusalTexts.tooManyProofs)
  if (!provesRegistrant(proof, typed, known)) throw fieldError('proof', registrationFieldTexts.proofWrong[proof])
  await parts.registrations.proved(registration)
}

/**
 * Uses a one-time password up: the address that it was sent to is the person's.
 * @returns what the records say of them, in full; the address only where it is the one that was shown to be theirs
 * @throws ApiError 400 REGISTRATION_EXPIRED, OTP_WRONG, OTP_EXPIRED, OTP_NO_TRIES_LEFT; 409 EMAIL_TAKEN
 */
export async function verifyEmailAddress(
  parts: Parts,
  { identifier, otp }: { identifier: string; otp: string },
): Promise<PersonOnRecord> {
  const registration = await requireRegistration(parts, identifier)
  const { userId, askedEmail: emailIndex } = registration
  if (emailIndex === undefined) throw apiError('OTP_EXPIRED')
  const isFree = await isEmailAddressFree(parts, { emailIndex, userId })
  const outcome = await parts.oneTimePasswords.check(
    ownerOf(registration, emailIndex),
    otp.trim(),
    parts.clock(),
    (transaction) => parts.registrations.emailVerified(transaction, registration, emailIndex),
  )
  if (outcome !== 'right' && !(outcome === 'expired' && (await isVerified(parts, identifier, emailIndex))))
    throw oneTimePasswordError(outcome)
  if (!isFree) throw refusalError({ code: 'EMAIL_TAKEN', message: registrationRefusalTexts.emailTaken, field: 'email' })
  const { user, emailPolicy } = await requireRegistrant(parts, await parts.users.getUser(parts.systemReader, userId))
  const { name, contactNo, contactNoCountryCode } = user
  const email = parts.blindIndex('email', emailPolicy.email) === emailIndex ? emailPolicy.email : ''
  return { name: name ?? '', contactNo: contactNo ?? '', contactNoCountryCode: contactNoCountryCode ?? '', email }
}

/** Of a double click the second finds the code used, and the address verified. */
async function isVerified(parts: Parts, identifier: string, emailIndex: string): Promise<boolean> {
  return (await requireRegistration(parts, identifier)).verifiedEmail === emailIndex
}

/** @throws ApiError 400 REGISTRATION_EXPIRED */
export async function requireRegistration(parts: Parts, identifier: string): Promise<OpenRegistration> {
  const registration = await parts.registrations.find(identifier, parts.clock())
  if (!registration) throw apiError('REGISTRATION_EXPIRED')
  return registration
}

/** A one-time password verifies one address, in whichever registration of the person: who begins anew need not wait for another. */
function ownerOf({ userId }: OpenRegistration, emailIndex: string): OtpOwner {
  return { userId, purpose: `registration ${emailIndex}` }
}
