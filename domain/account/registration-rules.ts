/** Who may register, how long a registration is open, and what it asks about the e-mail address. */
import type { Refusal } from '../errors/refusal.ts'
import type { ErrorCode } from '../errors/error-codes.ts'
import type { FeaturesConfig } from '../client/features-config.ts'
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
export function registrationRefusal(user: { readonly status: UserStatus; readonly loginRequired: boolean }): Refusal<ErrorCode> | undefined {
  if (user.status === 100 || user.status === 300) return { code: 'ALREADY_REGISTERED', message: registrationRefusalTexts.alreadyRegistered }
  if (user.status !== 101 || !user.loginRequired) return { code: 'REGISTRATION_NOT_POSSIBLE', message: registrationRefusalTexts.notPossible }
  return undefined
}

export interface RegistrationEmailPolicy extends RegistrationEmailRules {
  /** The e-mail address has a step of its own; else it is the one on record (1§4). */
  readonly requireRegistrationEmail: boolean
}

type EmailFlags = Pick<FeaturesConfig, 'requireRegistrationEmail' | 'allowEditRegistrationEmail'>

/**
 * What registering asks about the e-mail address, by the person's clients. With several the strictest counts: one that requires it is
 * enough, and each of those that do must let it be changed. Where it is required and none is on record, it is entered.
 * @returns undefined when there is no address to write to and none may be entered: then nobody can register
 */
export function registrationEmailPolicy(clients: readonly EmailFlags[], email: string): RegistrationEmailPolicy | undefined {
  const requiring = clients.filter((client) => client.requireRegistrationEmail)
  const requireRegistrationEmail = requiring.length > 0
  if (email === '' && !requireRegistrationEmail) return undefined
  const mayBeChanged = requireRegistrationEmail && requiring.every((client) => client.allowEditRegistrationEmail)
  return { email, requireRegistrationEmail, emailEditable: mayBeChanged || email === '' }
}
