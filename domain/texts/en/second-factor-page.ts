/** What the screens of second factors say, in the portal and in the console. The wording is ours. */
import { plural } from '../../language/plural.ts'
import type { SecondFactorAnswerKind } from '../../account/second-factors.ts'

export const secondFactorPageTexts = {
  loading: 'Loading',
  title: 'Two-step sign-in',
  lead: 'An authenticator app or a passkey protects your account even if somebody knows your password. It replaces the code by e-mail.',
  leadDemanded: 'Administrators sign in with an authenticator app or a passkey besides the password.',
  none: 'You have not set up any yet.',
  failed: 'That could not be loaded. Please try again.',
  retry: 'Try again',
  addApp: 'Add an authenticator app',
  addPasskey: 'Add a passkey',
  noPasskeys: 'This browser cannot use passkeys here. Use an authenticator app, or another browser or device.',
  added: (when: string) => `Added ${when}`,
  lastUsed: (when: string) => `last used ${when}`,
  neverUsed: 'not used yet',
  rename: 'Rename',
  remove: 'Remove',
  cancel: 'Cancel',
  save: 'Save',
  done: 'Done',
  name: 'Name',
  nameHint: 'To recognise it later, for example “My phone”.',
  appName: 'My phone',
  passkeyName: 'This device',
  removed: 'It was removed.',
  renamed: 'The name was changed.',

  app: {
    title: 'Add an authenticator app',
    scan: 'Scan this with an authenticator app on your phone, such as the one that your company uses.',
    qrLabel: 'QR code for the authenticator app. If you cannot scan it, type the key below.',
    open: 'Open in an app on this device',
    key: 'Or type this key into the app:',
    code: 'Code from the app',
    codeHint: '6 digits; they change every 30 seconds',
    submit: 'Add the app',
  },
  passkey: {
    title: 'Add a passkey',
    what: 'A passkey is kept on your device or in your password manager. You confirm it with your fingerprint, your face, or the PIN of the device.',
    submit: 'Go on',
    waiting: 'Waiting for your device…',
    cancelled: 'No passkey was confirmed. It was cancelled, took too long, or there is none on this device.',
    already: 'There is one of your passkeys on this device already.',
    notHere: 'Passkeys do not work at this address. Please open the portal at its usual address.',
  },
  recovery: {
    title: 'Recovery codes',
    what: 'For when you have neither your app nor your passkey at hand. Each code works once.',
    keep: 'Keep them where only you can reach them, not on the device that you sign in with. They are shown only once.',
    copy: 'Copy',
    copied: 'Copied',
    download: 'Save as a file',
    fileName: 'member-care-recovery-codes.txt',
    kept: 'I have kept them',
    makeNew: 'Make new codes',
    voided: 'Your earlier codes no longer work.',
    none: 'None are left. Please make new ones.',
  },
  trusted: {
    title: 'Trusted devices',
    lead: 'On these you are not asked for the second step of signing in.',
    end: 'Stop trusting',
    ended: 'That device is no longer trusted.',
    until: (when: string) => `until ${when}`,
    trust: 'Trust this device for 30 days',
    trustHint: 'Only on a device that nobody else uses.',
  },
  step: {
    title: 'Confirm that it is you',
    passkeyLead: 'Use the passkey that you have set up.',
    usePasskey: 'Use my passkey',
    appLead: 'Enter the code that your authenticator app shows for Member Care.',
    recoveryLead: 'Enter one of your recovery codes. It will not work again.',
    recoveryCode: 'Recovery code',
    passwordLead: 'Enter your password again. This asks only because of what you are about to do.',
    password: 'Password',
    submit: 'Submit',
    checking: 'Checking…',
    otherWays: 'Another way',
    lostAll: 'If you have none of these any more, please contact us.',
  },
  missing: {
    title: 'Set up your second factor',
    lead: 'Administrators need an authenticator app or a passkey besides the password. It takes a minute, and then you are in.',
    done: 'Your second factor is set up.',
    goOn: 'Go on to the console',
  },
} as const

/** On the buttons that lead to another way. */
export const waysToShow: Readonly<Record<SecondFactorAnswerKind | 'password' | 'email', string>> = {
  passkey: 'Use a passkey',
  totp: 'Use the authenticator app',
  'recovery-code': 'Use a recovery code',
  password: 'Use my password',
  email: 'Have a code e-mailed',
}

export function recoveryCodesLeftText(left: number): string {
  if (left === 0) return secondFactorPageTexts.recovery.none
  return `${left} ${plural('en', left, { one: 'code is', other: 'codes are' })} left.`
}

/** The question before one is removed. @param name as its owner called it */
export function removeFactorQuestion(name: string): { readonly title: string; readonly text: string } {
  return {
    title: `Remove “${name}”?`,
    text: 'It will not sign you in any more. Devices that you trust are asked again, too.',
  }
}
