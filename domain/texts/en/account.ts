/** Texts of signing in, one-time passwords, passwords, and resetting or recovering an account (1§2, 1§5, 1§8). Quoted ones are letter for letter. */

export const signInTexts = {
  emailRequired: 'Email address is required.',
  emailInvalid: 'Email address is not valid.',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Too short',
  passwordTooLong: 'Too long',
  captchaTitle: 'Invalid Captcha',
  captchaMissing: 'Please verify your captcha.',
  failedTitle: 'Login Failed',
  /** Stands before the server's message. */
  failedBanner: "We're sorry.",
  wrongEmailOrPassword: 'Email or password is not correct. Please check them and try again.',
  /** The first sentence opens the lock dialog, so it may not be reworded alone. */
  locked: 'Your account has been locked. To unlock your account, please recover your account.',
  lockedFirstSentence: 'Your account has been locked',
  suspended: 'Your account has been suspended. Please contact us.',
  terminated: 'Your account has been terminated. Please contact us.',
  expired: 'This sign-in has taken too long, or was finished already. Please sign in again.',
  notRegistered: 'Your account has not been set up yet. Please register first.',
  lockDialog: {
    title: 'Your Account Has Been Locked',
    message: 'To unlock your account, please recover your account.',
    ok: 'Ok',
    contactUs: 'Contact us instead',
  },
  backToLogin: 'Back to Login',
} as const

/** Whether a server's message on signing in means that the account is locked (1§8: its first sentence says so). */
export function tellsOfLock(serverMessage: string): boolean {
  return serverMessage.split('.')[0]?.trim() === signInTexts.lockedFirstSentence
}

export const otpTexts = {
  required: 'One time password is required',
  wrong: 'The one-time password is not correct. Please try again.',
  expired: 'The one-time password has expired. Please ask for a new one.',
  noTriesLeft: 'Too many wrong one-time passwords. Please ask for a new one.',
  tooManyRequests: 'Too many one-time passwords were sent. Please try again later.',
  submit: 'Submit',
  cancel: 'Cancel',
  resend: 'Send again',
} as const

export function otpResendText(seconds: number): string {
  return `Please wait ${seconds} seconds before asking for a new one-time password.`
}

/** For who has no e-mail address that anything reaches. The contacts are settings (C26); the wording is ours. */
export function otpNoAddressText(support: { readonly email: string; readonly phone: string }): string {
  return `We have no email address of yours to send a one-time password to. Please email us at ${support.email} or call us at ${support.phone}.`
}

export const newPasswordTexts = {
  current: 'Please enter your current password',
  required: 'Please enter your new password',
  mismatch: 'New passwords do not match.',
  /** On the administrators' activation page. */
  mismatchAdministrator: 'Password Mismatch',
  tooShort: 'Too short minimum 8 characters',
  tooLong: 'Too long maximum 30 characters',
  /** One of those that are tried first. The wording is ours. */
  frequent: 'Many people use this password, so it is easy to guess. Please choose another one.',
  sameAsBefore: 'This is the password that you have now. Please choose another one.',
  /** Registration, reset and activation: 3 of the 4 classes (C03). */
  tooSimple:
    'Password must have 8 digits containing at least 1 uppercase, 1 lowercase, 1 numbers, and 1 special characters. (Combination of those 3 is fine).',
  /** Change in the profile: all 4 classes (C04). */
  notAllClasses:
    'Password must have 8 digits containing at least 1 uppercase, 1 lowercase, 1 numbers, and 1 special characters.',
  help: ['at least 8 characters', 'a number', 'an uppercase letter', 'a lowercase letter'],
} as const

export const resetTexts = {
  emailsDiffer: "The email addresses don't match. Please make sure the email addresses match.",
  captchaTitle: 'Captcha not Complete',
  captchaMissing: 'Please verify your captcha',
  success: 'Password Changed Successfully!',
  /** The same whether the address is known or not (1§4). */
  completed:
    'Completed. If this email address is registered with us, you will receive an email with further instructions shortly.',
  linkInvalid: 'This link is not valid any more. Please ask for a new one.',
} as const

export const registrationTexts = {
  steps: [
    'Terms and Conditions',
    'Identification',
    'Email Address',
    'One-Time Password',
    'Set Up Password',
    'Set Up Bank Details',
    'Completed',
  ],
  agree: 'I hereby agree to the Terms and Conditions and that the information provided here is correct.',
  identifierRequired: 'NRIC / FIN / Passport No is required',
  mobileInvalid: 'Mobile No format is invalid.',
  captchaTitle: 'Invalid Captcha',
  captchaMissing: 'Please verify your captcha',
  captchaIncompleteTitle: 'Captcha not Complete',
  captchaIncomplete: 'Please ensure the captha is done before proceeding.',
  skip: 'Skip',
  finish: "Let's Go!",
} as const

export const activationTexts = {
  invalidLink: 'Invalid Link',
  invalidActivationLink: 'Invalid Activation Link',
  success: 'Successfully Registered Admin, please re-login',
} as const

/** The claim's confirm step (C05). */
export const confirmCaptchaTexts = {
  title: 'Captcha not Complete',
  message: 'Please ensure the captha is done before proceeding.',
} as const
