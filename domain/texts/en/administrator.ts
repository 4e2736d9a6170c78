/** Texts of the administrators' ways in: activation and single sign-on. Those that the specification quotes are in `account-texts.ts`. */

export const administratorTexts = {
  alreadyActivated: 'This administrator has an account already.',
  notInvitable: 'Only an administrator who has not activated their account yet can be invited.',
  signOnFailures: {
    'not-administrator':
      'Single sign-on is for system administrators, and this identity is not one of ours. Please sign in with your e-mail address and password.',
    'unverified-email':
      'Your identity provider has not verified your e-mail address. Please have it verified, then try again.',
    'other-identity':
      'This administrator signs on with another identity. Please ask your identity provider or our support team.',
    'account-closed': 'This administrator account is not active. Please contact our support team.',
    expired: 'This sign-on has expired or was used already. Please try again.',
    refused: 'Your identity provider did not sign you in. Please try again.',
    unavailable:
      'Your identity provider cannot be reached at the moment. Please try again later, or sign in with your e-mail address and password.',
  },
} as const

/** The page on which single sign-on lands. */
export const signOnPageTexts = {
  working: 'Signing you in…',
  workingDetail: 'One moment, your sign-on is being completed.',
  done: 'You are signed in',
  doneDetail: 'The console opens in a moment.',
  openNow: 'Open the console now',
  failed: 'You are not signed in',
  failedTitle: 'Single sign-on failed',
  noToken: 'This page needs a sign-on to complete. Please start from the sign-in page.',
  tryAgain: 'Try again',
} as const

/** The page on which an invited administrator chooses a password. */
export const activationPageTexts = {
  title: 'Set up your administrator account',
  reEnterPassword: 'Re-enter password',
  submit: 'Activate account',
  submitting: 'Activating…',
  failedTitle: 'Your account is not activated yet',
} as const

/** Whose account it is, as the lead of the activation page. */
export function activationLead(email: string): string {
  return `Choose a password for ${email}. You will sign in with both.`
}
