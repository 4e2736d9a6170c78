/** How somebody gets in, on the stream `account-<userId>`. Passwords, sessions and one-time passwords themselves are not events (design, "What is not an event"). */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'

const account = z.object({ userId: z.string() })

export const accountActivated = defineEvent('AccountActivated', 'The user has a password now and can sign in.', account)

export const passwordChanged = defineEvent(
  'PasswordChanged',
  'The user has another password now.',
  account.extend({ how: z.enum(['reset', 'profile', 'administrator']) }),
)

export const signedIn = defineEvent(
  'SignedIn',
  'The user signed in.',
  account.extend({
    how: z.enum(['password', 'password-and-otp', 'single-sign-on']),
    /** True when the person had signed in before, but never on this kind of device. */
    newDevice: z.boolean().optional(),
  }),
)

export const signInFailed = defineEvent(
  'SignInFailed',
  'Somebody tried to sign in as the user and was refused.',
  account.extend({ reason: z.enum(['wrong-password', 'wrong-otp', 'not-allowed']) }),
)

export const accountLocked = defineEvent(
  'AccountLocked',
  'Nobody can sign in to the account any more: too many wrong passwords (S08) or one-time passwords, or an administrator locked it.',
  account.extend({ reason: z.enum(['wrong-passwords', 'wrong-otps', 'administrator']) }),
)

export const accountUnlocked = defineEvent(
  'AccountUnlocked',
  'Signing in is possible again.',
  account.extend({ reason: z.enum(['recovered', 'administrator']) }),
)

export const signedOut = defineEvent('SignedOut', 'The user signed out.', account)

export const administratorInvited = defineEvent('AdministratorInvited', 'An activation link was sent to the administrator, who has no password yet (S09, C30).', account)

export const signOnIdentityBound = defineEvent(
  'SignOnIdentityBound',
  'From now on only this identity at this issuer signs the administrator in: whoever gets their e-mail address later does not.',
  account.extend({
    /** The issuer's address. */
    issuer: z.string(),
    /** Keyed hash of the identity's subject at the issuer. */
    subjectHash: z.string(),
  }),
)

export const accountEventDefinitions = [
  accountActivated,
  passwordChanged,
  signedIn,
  signInFailed,
  accountLocked,
  accountUnlocked,
  signedOut,
  administratorInvited,
  signOnIdentityBound,
] as const
export type AccountEvent = EventOf<(typeof accountEventDefinitions)[number]>
