/** The seven steps of the registration, what has been done in them, and which of them can be opened (1§2, 1§4). */
import {
  detailsFormErrors,
  registrationEmailErrors,
  termsFormErrors,
} from '@member-care/domain/account/registration-form.ts'
import { newPasswordFormErrors } from '@member-care/domain/account/new-password-form.ts'
import { comparableEmail } from '@member-care/domain/identity/email-address.ts'
import type { EnteredAccount } from '../bank/entered-account-fields.tsx'
import type { Identity, PersonOnRecord } from '../portal-api/registration-api.ts'

export const registrationSteps = ['terms', 'identification', 'email', 'otp', 'password', 'bank', 'completed'] as const
export type RegistrationStep = (typeof registrationSteps)[number]

/** Everything that is typed, under the names of the fields; it stays in this tab (kept-registration.ts), the passwords on this page. */
export interface RegistrationValues extends EnteredAccount {
  readonly mainTerms?: boolean | undefined
  readonly identifier?: string | undefined
  readonly contactNoCountryCode?: string | undefined
  readonly contactNo?: string | undefined
  readonly email?: string | undefined
  /** What only the person knows, where another address wants it: a date as YYYY-MM-DD, or a staff id. */
  readonly proof?: string | undefined
  readonly newPassword?: string | undefined
  readonly newPasswordConfirm?: string | undefined
}

export interface Registration {
  readonly values: RegistrationValues
  /** Who the person is, once the server has found them; null again when that has expired or was somebody else. */
  readonly identity: Identity | null
  /** The number that they were last found by. */
  readonly foundBy: string | null
  /** The address that a one-time password was e-mailed to. */
  readonly sentTo: string | null
  /** The address that the one-time password has confirmed. */
  readonly confirmedEmail: string | null
  /** The account is set up; with bank details or without. */
  readonly completed: { readonly withBank: boolean } | null
}

export const emptyRegistration: Registration = {
  values: {
    mainTerms: false,
    identifier: '',
    contactNoCountryCode: '',
    contactNo: '',
    email: '',
    proof: '',
    newPassword: '',
    newPasswordConfirm: '',
  },
  identity: null,
  foundBy: null,
  sentTo: null,
  confirmedEmail: null,
  completed: null,
}

export function isRegistrationStep(text: string | null): text is RegistrationStep {
  return registrationSteps.some((step) => step === text)
}

export function isEmailConfirmed({ confirmedEmail, values }: Registration): boolean {
  return confirmedEmail !== null && isSameEmail(confirmedEmail, values.email)
}

/** Whether a one-time password is on its way to the address as it stands now, or was answered. */
export function isOtpSent(registration: Registration): boolean {
  const { sentTo, values } = registration
  return isEmailConfirmed(registration) || (sentTo !== null && isSameEmail(sentTo, values.email))
}

function isSameEmail(one: string, other: string | undefined): boolean {
  return comparableEmail(one) === comparableEmail(other ?? '')
}

/** Takes in who the person is that the typed number belongs to. What they have entered for the same number before is kept. */
export function withIdentity(registration: Registration, identity: Identity): Registration {
  const { values, foundBy } = registration
  const number = comparableNumber(values.identifier)
  const { contactNo, contactNoCountryCode } = number === foundBy ? values : identity
  const { email } = number === foundBy && identity.emailEditable ? values : identity
  return {
    ...registration,
    identity,
    foundBy: number,
    sentTo: null,
    confirmedEmail: null,
    values: { ...values, contactNo, contactNoCountryCode, email },
  }
}

/** The one-time password was right: the records are known in full now, and stand where they were masked and left as they were. */
export function withConfirmation(
  registration: Registration,
  { email: onRecord, ...person }: PersonOnRecord,
): Registration {
  const { identity, values } = registration
  if (identity === null) return registration
  // Empty when another address than the one on record was confirmed; then it was typed.
  const email = onRecord === '' ? (values.email?.trim() ?? '') : onRecord
  const contactNo = values.contactNo === identity.contactNo ? person.contactNo : values.contactNo
  return {
    ...registration,
    identity: { ...identity, ...person, email: onRecord === '' ? identity.email : onRecord },
    values: { ...values, contactNo, email },
    confirmedEmail: email,
  }
}

/** Back to the beginning of the identification, with everything that was typed. */
export function withoutIdentity(registration: Registration): Registration {
  return { ...registration, identity: null, sentTo: null, confirmedEmail: null }
}

function comparableNumber(typed: string | undefined): string {
  return (typed ?? '').trim().toUpperCase()
}

/** The step that Back leads to; the e-mail step only where the company requires it (AUTH-048). */
export function stepBefore(step: RegistrationStep, identity: Identity | null): RegistrationStep {
  const shown = registrationSteps.filter(
    (candidate) => candidate !== 'email' || identity?.requireRegistrationEmail === true,
  )
  return shown[shown.indexOf(step) - 1] ?? 'terms'
}

/** Whether a step can be opened: every step before it is done, and still right. */
export function canOpen(step: RegistrationStep, registration: Registration): boolean {
  if (registration.completed !== null) return step === 'completed'
  if (step === 'completed') return false
  if (step === 'email' && registration.identity?.requireRegistrationEmail !== true) return false
  return registrationSteps.slice(0, registrationSteps.indexOf(step)).every((earlier) => isDone(earlier, registration))
}

/** The step to show where another was asked for: that one, or the last before it that can be opened. */
export function stepToShow(wanted: RegistrationStep, registration: Registration): RegistrationStep {
  if (registration.completed !== null) return 'completed'
  const upToWanted = registrationSteps.slice(0, registrationSteps.indexOf(wanted) + 1)
  return upToWanted.findLast((step) => canOpen(step, registration)) ?? 'terms'
}

function isDone(step: RegistrationStep, registration: Registration): boolean {
  const { values, identity } = registration
  switch (step) {
    case 'terms':
      return noErrors(termsFormErrors(values))
    case 'identification':
      return (
        identity !== null &&
        noErrors(detailsFormErrors({ ...values, nric: values.identifier, name: identity.name }, identity))
      )
    case 'email':
      return identity !== null && isOtpSent(registration) && noErrors(registrationEmailErrors(values, identity))
    case 'otp':
      return isEmailConfirmed(registration)
    case 'password':
      return noErrors(newPasswordFormErrors(values, 'registration'))
    case 'bank':
    case 'completed':
      return registration.completed !== null
  }
}

function noErrors(errors: object): boolean {
  return Object.values(errors).every((error) => error === undefined)
}
