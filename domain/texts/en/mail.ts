/** What our e-mails say, each in the language of who gets it. The wording is ours. */

/** What stands on every e-mail. */
export const letterHeadTexts = {
  product: 'Member Care',
  greeting: (name: string | null) => (name === null ? 'Hello,' : `Dear ${name},`),
} as const

export const oneTimePasswordMailTexts = {
  subject: 'Your one-time password',
  use: 'Use this one-time password to continue:',
  validity: (minutes: number) =>
    `It is valid for ${minutes} minutes and can be used once. If you did not ask for it, please ignore this e-mail; nobody gets in without it.`,
} as const

/** A request for a new password or for the recovery of an account. */
export const accountLinkMailTexts: Readonly<
  Record<
    'reset-password' | 'recover-account',
    { readonly subject: string; readonly opening: string; readonly unasked: string; readonly label: string }
  >
> = {
  'reset-password': {
    subject: 'Choose a new password',
    opening: 'You asked for a new password for your account. Please open the link below and choose one.',
    unasked: 'If you did not ask for it, please ignore this e-mail; your password stays as it is.',
    label: 'Choose a new password',
  },
  'recover-account': {
    subject: 'Recover your account',
    opening:
      'You asked us to recover your account. Please open the link below and choose a new password; that unlocks your account too.',
    unasked: 'If you did not ask for it, please ignore this e-mail; nothing changes.',
    label: 'Recover your account',
  },
}

export const linkMailTexts = {
  validForMinutes: (minutes: number, unasked: string) =>
    `The link is valid for ${minutes} minutes and can be used once. ${unasked}`,
  validForHours: (hours: number) =>
    `The link is valid for ${hours} hours and can be used once. If you do not expect it, please ignore this e-mail.`,
  locked: (recoveryUrl: string) =>
    `Your account is locked, and a new password alone does not unlock it. Please recover it instead: ${recoveryUrl}`,
} as const

export const notRegisteredMailTexts = {
  subject: 'Your account is not set up yet',
  opening:
    'You asked for a new password, but your account has not been set up yet. Please register first; you choose your password there.',
  label: 'Register',
} as const

export const suspendedMailTexts = {
  subject: 'Your account has been suspended',
  opening:
    'You asked for a new password, but your account has been suspended, and a new password would not let you in.',
  contact: (support: { readonly email: string; readonly phone: string }) =>
    `Please contact us: ${support.email} or ${support.phone}.`,
} as const

export const alreadyRegisteredMailTexts = {
  subject: 'You have an account already',
  /** @param links what the links of the sign-in page are called */
  opening: (links: { readonly forgotPassword: string; readonly recoverAccount: string }) =>
    `Somebody began to register with your number. You have an account already: please sign in with this e-mail address. If you do not know your password, choose “${links.forgotPassword}” there; if your account is locked, “${links.recoverAccount}”.`,
  notYou:
    'If this was not you, there is nothing that you need to do: nobody has learned anything about you, and nobody gets in.',
} as const

export const administratorInvitationMailTexts = {
  subject: 'Activate your administrator account',
  opening:
    'An administrator account has been set up for you. Please open the link below and choose your password; then you can sign in.',
  label: 'Activate your account',
} as const

/** An administrator's account that is to move to another address. */
export const addressChangeMailTexts = {
  notice: {
    subject: 'Your administrator account will move to another address',
    /** @param askedBy empty when their name is not known @param from a date and time */
    opening: ({ askedBy, email, from }: { readonly askedBy: string; readonly email: string; readonly from: string }) =>
      `${askedBy || 'An administrator'} has asked that your administrator account moves to ${email}. From ${from} (Singapore), whoever reads that address can take over the account with a new password. Until then nothing changes.`,
    notYou:
      'If you did not ask for this, sign in and cancel it: the console shows it on every page. An administrator with the role IT can cancel it too.',
    label: 'Open the console',
  },
  invitation: {
    subject: 'Move your administrator account to this address',
    opening:
      'Your administrator account will move to this e-mail address. Please open the link below and choose a new password; from then on you sign in with both.',
    label: 'Move your account',
  },
} as const

/** To the administrator who proposed an account. It names nobody: the console does. */
export const declinedProposalMailTexts = {
  subject: 'The bank account that you proposed was declined',
  forClaim: (claimNo: string) => `claim ${claimNo}`,
  forUser: 'a user',
  opening: (what: string) => `The bank account that you proposed for ${what} was declined.`,
  reasonInConsole:
    'You find the reason with the proposed account in the console. You can propose another account there.',
  open: 'See it in the console',
} as const

/** To a client's contacts for letters of guarantee. */
export const letterContactMailTexts = {
  subject: 'A request for a letter of guarantee waits for you',
  opening: (number: string) => `The request ${number} for a letter of guarantee waits for the company’s HR.`,
  inConsole: 'Please sign in to the HR area to pass it on or to decline it. The details are shown only there.',
  open: 'Open the HR area',
} as const

export const notificationMailTexts = {
  openPortal: 'Open Member Care',
  openSubject: 'See it in Member Care',
} as const

/** Welcomes a new user (3§4 "Onboarding e-mail"). */
export const onboardingMailTexts = {
  subject: (company: string) => `Your ${company} health benefits are online`,
  opening: (company: string) =>
    `${company} offers you a portal for your health benefits: your cover, panel clinics, claims and more.`,
  register:
    'Please register with your NRIC, FIN or passport number. It takes a few minutes, and you choose your own password.',
  label: 'Register now',
  /** Below the e-mail, in each language but its own: who is new has not said which one they read. */
  elsewhere: (company: string) =>
    `This e-mail invites you to register for your ${company} health benefits. The page can be read in English.`,
  trial: {
    subject: (subject: string) => `[Trial] ${subject}`,
    introduction: 'This is a trial of the welcome e-mail that new users of your company are sent.',
  },
} as const
