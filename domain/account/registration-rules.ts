/** Who may register, how long a registration is open, and what it asks about the e-mail address. */
import type { Refusal } from '../errors/refusal.ts'
import type { ErrorCode } from '../errors/error-codes.ts'
import type { FeaturesConfig, RegistrationProof } from '../client/features-config.ts'
import { registrationRefusalTexts } from '../texts/registration-texts.ts'
import type { UserStatus } from '../user/user-events.ts'
import type { RegistrationEmailRules } from './registration-form.ts'

const MINUTE = 60_000

/** From the identification to the activation: long enough for a few one-time passwords and the bank account's number. */
export const REGISTRATION_LIFETIME_MS = 30 * MINUTE

/** So often one number may be looked up within the window, whether anybody has it or not. */
export const IDENTIFICATIONS_PER_NUMBER = 10
export const IDENTIFICATION_WINDOW_MS = 60 * MINUTE
/** So many numbers may be looked up from one client address within the window: a whole office may stand behind one. */
export const IDENTIFICATIONS_PER_ADDRESS = 100

/** Why somebody may not register, in the two kinds that they are told; undefined when they may. */
export function registrationRefusal(user: {
  readonly status: UserStatus
  readonly loginRequired: boolean
}): Refusal<ErrorCode> | undefined {
  if (user.status === 100 || user.status === 300)
    return { code: 'ALREADY_REGISTERED', message: registrationRefusalTexts.alreadyRegistered }
  if (user.status !== 101 || !user.loginRequired)
    return { code: 'REGISTRATION_NOT_POSSIBLE', message: registrationRefusalTexts.notPossible }
  return undefined
}

/** So often an hour the second thing that somebody knows may be tried, for one person. */
export const REGISTRATION_PROOFS_PER_PERSON = 5

export interface RegistrationEmailPolicy extends RegistrationEmailRules {
  readonly proofForOtherAddress: RegistrationProof | null
  /** The e-mail address has a step of its own; else it is the one on record (1§4). */
  readonly requireRegistrationEmail: boolean
}

type EmailFlags = Pick<FeaturesConfig, 'requireRegistrationEmail' | 'allowEditRegistrationEmail' | 'registrationProof'>

/** What the records know of a person that a stranger who has their number does not. */
export interface KnownOfRegistrant {
  /** YYYY-MM-DD. */
  readonly birthdate: string | null
  readonly staffIds: readonly string[]
}

/**
 * What registering asks about the e-mail address, by the person's clients. With several the strictest counts: one that requires it is
 * enough, and each of those that do must let it be changed. Where it is required and none is on record, it is entered.
 * Another address than the one on record wants a second thing that only the person knows: of the number alone nobody makes an account theirs.
 * @returns undefined when there is no address to write to and none may be entered: then nobody can register
 */
export function registrationEmailPolicy(
  clients: readonly EmailFlags[],
  email: string,
  known: KnownOfRegistrant,
): RegistrationEmailPolicy | undefined {
  const requiring = clients.filter((client) => client.requireRegistrationEmail)
  const requireRegistrationEmail = requiring.length > 0
  const proofForOtherAddress = registrationProof(requiring, known)
  if (email === '' && (!requireRegistrationEmail || proofForOtherAddress === null)) return undefined
  const mayBeChanged =
    requireRegistrationEmail &&
    proofForOtherAddress !== null &&
    requiring.every((client) => client.allowEditRegistrationEmail)
  const emailEditable = mayBeChanged || email === ''
  return {
    email,
    requireRegistrationEmail,
    emailEditable,
    proofForOtherAddress: emailEditable ? proofForOtherAddress : null,
  }
}

/** What the clients ask for, as far as it is on record; null when nothing is, and then no other address can be taken. */
function registrationProof(
  clients: readonly EmailFlags[],
  { birthdate, staffIds }: KnownOfRegistrant,
): RegistrationProof | null {
  const isKnown = { dateOfBirth: birthdate !== null, staffId: staffIds.length > 0 }
  const wished: readonly RegistrationProof[] = clients.some((client) => client.registrationProof === 'staffId')
    ? ['staffId', 'dateOfBirth']
    : ['dateOfBirth', 'staffId']
  return wished.find((proof) => isKnown[proof]) ?? null
}

/** Whether what was typed is what the records know. @param typed a date as YYYY-MM-DD, or a staff id in any case */
export function provesRegistrant(
  proof: RegistrationProof,
  typed: string,
  { birthdate, staffIds }: KnownOfRegistrant,
): boolean {
  const comparable = typed.trim().toLowerCase()
  if (comparable === '') return false
  return proof === 'dateOfBirth'
    ? comparable === birthdate
    : staffIds.some((staffId) => staffId.trim().toLowerCase() === comparable)
}
