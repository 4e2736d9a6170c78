/** Texts of second factors, in the portal and in the console. The wording is ours. */
import type { SecondFactorKind } from '../../account/second-factors.ts'

export const secondFactorTexts = {
  nameRequired: 'Please give it a name, so that you recognise it later.',
  nameTooLong: 'Please choose a shorter name: at most 40 characters.',
  codeRequired: 'Please enter the 6 digits that your authenticator app shows.',
  recoveryCodeRequired: 'Please enter one of your recovery codes: 12 letters and digits.',

  wrong: 'This code is not correct. Please try again.',
  usedBefore: 'This code was used already. Please wait for the next one.',
  wrongRecoveryCode: 'This recovery code is not correct, or was used already. Please try another one.',
  wrongPasskey: 'This passkey could not be confirmed. Please try again, or choose another way.',
  passkeyTooOld: 'That took too long. Please try again.',
  tooMany: 'Too many wrong codes. Please try again in 15 minutes, or use a passkey.',
  expectsOwn:
    'Your account asks for your authenticator app, your passkey or a recovery code, and not for a code by e-mail.',
  expired: 'This took too long. Please begin again.',
  mostReached: 'You cannot add any more. Please remove one first.',
  knownPasskey: 'This passkey is one of yours already.',
  lastOne: 'Administrators need at least one. Please add another one first.',
  noneToRemove: 'They have no second factor that could be removed.',
  ownRemoval: 'You remove your own second factors under “Your sign-ins”.',
  missing: 'Your account needs a second factor before you can go on. Please set one up.',
  proofMissing: 'Please confirm first that it is you.',
  wrongPassword: 'This password is not correct. Please try again.',
} as const

/** What each kind is called. */
export const secondFactorNames: Readonly<Record<SecondFactorKind | 'recovery-code', string>> = {
  totp: 'Authenticator app',
  passkey: 'Passkey',
  'recovery-code': 'Recovery code',
}
