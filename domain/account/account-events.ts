/** How somebody gets in, on the stream `account-<userId>`. Passwords, sessions and one-time passwords themselves are not events (design, "What is not an event"). */
import { z } from 'zod'
import { defineEvent, personal, type EventOf } from '../events/event-definition.ts'
import { secondFactorAnswers, secondFactorKinds } from './second-factors.ts'

const account = z.object({ userId: z.string() })

const accountActivated = defineEvent('AccountActivated', 'The user has a password now and can sign in.', account)

const passwordChanged = defineEvent(
  'PasswordChanged',
  'The user has another password now.',
  account.extend({ how: z.enum(['reset', 'profile', 'administrator']) }),
)

const signedIn = defineEvent(
  'SignedIn',
  'The user signed in.',
  account.extend({
    how: z.enum([
      'password',
      'password-and-otp',
      'password-and-second-factor',
      'password-and-trusted-device',
      'single-sign-on',
    ]),
    /** True when the person had signed in before, but never on this kind of device. */
    newDevice: z.boolean().optional(),
  }),
)

const signInFailed = defineEvent(
  'SignInFailed',
  'Somebody tried to sign in as the user and was refused.',
  account.extend({ reason: z.enum(['wrong-password', 'wrong-otp', 'not-allowed']) }),
)

const accountLocked = defineEvent(
  'AccountLocked',
  'Nobody can sign in to the account any more: too many wrong passwords (S08) or one-time passwords, or an administrator locked it.',
  account.extend({ reason: z.enum(['wrong-passwords', 'wrong-otps', 'administrator']) }),
)

const accountUnlocked = defineEvent(
  'AccountUnlocked',
  'Signing in is possible again.',
  account.extend({ reason: z.enum(['recovered', 'administrator']) }),
)

const signedOut = defineEvent('SignedOut', 'The user signed out.', account)

const administratorInvited = defineEvent(
  'AdministratorInvited',
  'An activation link was sent to the administrator, who has no password yet (S09, C30).',
  account,
)

const signOnIdentityBound = defineEvent(
  'SignOnIdentityBound',
  'From now on only this identity at this issuer signs the administrator in: a person who gets their e-mail address later does not get in.',
  account.extend({
    /** The issuer's address. */
    issuer: z.string(),
    /** Keyed hash of the identity's subject at the issuer. */
    subjectHash: z.string(),
  }),
)

/** What a second factor was shown for. */
const shownFor = z.enum(['sign-in', 'proof'])

const secondFactorEnrolled = defineEvent(
  'SecondFactorEnrolled',
  'The user has a second factor, or one more: an authenticator app or a passkey.',
  account.extend({ factorId: z.string(), kind: z.enum(secondFactorKinds) }),
)

const secondFactorRemoved = defineEvent(
  'SecondFactorRemoved',
  'A second factor of the user opens nothing any more; they removed it, or an administrator because it was lost.',
  account.extend({
    factorId: z.string(),
    kind: z.enum(secondFactorKinds),
    /** Why an administrator removed it, without personal data. */
    reason: z.string().optional(),
  }),
)

const secondFactorUsed = defineEvent(
  'SecondFactorUsed',
  'The user showed a second factor, or a recovery code in its place.',
  account.extend({
    kind: z.enum(secondFactorAnswers),
    /** Absent for a recovery code. */
    factorId: z.string().optional(),
    shownFor,
  }),
)

const secondFactorRefused = defineEvent(
  'SecondFactorRefused',
  'Somebody who had the password, or a session of the user, showed a second factor that was not right. `too-many`: for a while no code is looked at.',
  account.extend({ kind: z.enum(secondFactorAnswers), shownFor, reason: z.enum(['wrong', 'used-before', 'too-many']) }),
)

const recoveryCodesMade = defineEvent(
  'RecoveryCodesMade',
  'The user was shown new recovery codes; those of before open nothing any more.',
  account,
)

const deviceTrusted = defineEvent(
  'DeviceTrusted',
  'On this device the user is not asked for the second step for 30 days; their client allows it.',
  account.extend({ deviceId: z.string() }),
)

const deviceTrustEnded = defineEvent(
  'DeviceTrustEnded',
  'The user is asked for the second step on this device again.',
  account.extend({ deviceId: z.string() }),
)

const administratorAddressChangeAsked = defineEvent(
  'AdministratorAddressChangeAsked',
  'An administrator who has an account is to have another e-mail address. The present one is told; from `effectiveAt` on, an invitation to the new one moves the account there.',
  account.extend({
    changeId: z.string(),
    email: personal(z.string()),
    /** UTC, ISO. */
    effectiveAt: z.string(),
    reason: personal(z.string()),
  }),
  { personal: { email: 'userId', reason: 'userId' } },
)

const administratorAddressChangeCancelled = defineEvent(
  'AdministratorAddressChangeCancelled',
  'The administrator keeps their e-mail address: they, or somebody with the role ADMIN_IT, called the change off.',
  account.extend({ changeId: z.string() }),
)

const administratorAddressChangeAccepted = defineEvent(
  'AdministratorAddressChangeAccepted',
  'The reader of the new address has accepted the invitation with a new password: the account moves there.',
  account.extend({ changeId: z.string() }),
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
  secondFactorEnrolled,
  secondFactorRemoved,
  secondFactorUsed,
  secondFactorRefused,
  recoveryCodesMade,
  deviceTrusted,
  deviceTrustEnded,
  administratorAddressChangeAsked,
  administratorAddressChangeCancelled,
  administratorAddressChangeAccepted,
] as const
export type AccountEvent = EventOf<(typeof accountEventDefinitions)[number]>
