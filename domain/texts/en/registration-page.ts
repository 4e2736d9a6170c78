/** Texts on the screens of the registration wizard, besides the quoted ones and the messages at its fields. The wording is ours. */

export const registrationPageTexts = {
  title: 'Register',
  steps: 'Steps of the registration',
  notNeeded: 'not needed',
  next: 'Next',
  back: 'Back',
  working: 'One moment…',
  startedOver: 'This page was reloaded, so the registration starts from the beginning. No account has been set up yet.',
  passwordNotKept:
    'This page was reloaded. What you have entered is kept, except the password: please choose it again.',
  /** Follows the server's word that the registration has expired. */
  kept: 'What you have entered so far is kept on this page.',
  alreadyRegistered: 'Registered already?',
  waysOn: { signIn: 'Sign in', forgotPassword: 'Forgot password?', recoverAccount: 'Recover account' },
  terms: {
    lead: 'Welcome. Registering takes about five minutes. Please have your identification number and your e-mail at hand.',
    label: 'Terms and Conditions',
  },
  identification: {
    lead: 'We look you up in the records of your cover.',
    identifier: 'NRIC / FIN / Passport No',
    identifierHint: 'As your employer knows it, for example S1234567D',
    detailsLead:
      'We found you. Please check your details. You see all of them once you have confirmed your email address.',
    mobileHint: 'Leave it as it is, or enter another one.',
    name: 'Name',
    email: 'Email address',
    emailHint: 'Your one-time password goes there.',
    countryCode: 'Country code',
    mobile: 'Mobile No',
    otherNumber: 'This is not me',
  },
  email: {
    lead: 'You sign in with it, and we write to you there.',
    label: 'Email address',
    proofs: {
      dateOfBirth: {
        label: 'Date of birth',
        hint: 'So that nobody else registers with your number and another address.',
      },
      staffId: {
        label: 'Staff ID',
        hint: 'As your company knows you. So that nobody else registers with your number and another address.',
      },
    },
    fixedHint: 'Kept by your company. If it is wrong, please ask your HR department to correct it.',
  },
  password: {
    lead: 'It is kept on this page only until you have finished the last step.',
  },
  bank: {
    lead: 'Your claims are paid to this account. You can also skip this step.',
    submit: 'Submit',
    sending: 'Setting up your account…',
  },
  completed: {
    text: 'Your account is set up, and you are signed in.',
    later: 'You can enter your bank account at any time in your profile.',
  },
} as const

export function registrationProgressText(step: number, steps: number): string {
  return `Step ${step} of ${steps}`
}

export function registrationWelcomeText(name: string): string {
  return `Welcome, ${name}.`
}

export function confirmedEmailText(email: string): string {
  return `${email} is confirmed. You can go on.`
}
