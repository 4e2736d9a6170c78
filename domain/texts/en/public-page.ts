/** Texts of the pages before the sign-in, besides those of `account-texts.ts`. The wording is ours. */

export const publicPageTexts = {
  product: 'Member Care',
  promise: 'Your group medical cover, in one calm place.',
  promiseDetail: 'Submit a claim with a photo of your receipt and see at any time where it stands.',
  backToSignIn: 'Back to sign in',
  notFound: 'This page does not exist',
  notFoundDetail: 'The address may be mistyped, or the page has moved.',
  goToStart: 'Go to the start page',
} as const

/** The statements that the sign-in page links to. */
export const statementTitles = {
  securityPrivacy: 'Security and Privacy Statement',
  websiteTerms: 'Website Terms',
  personalData: 'Personal Data Use Statement',
} as const

export const signInPageTexts = {
  title: 'Sign in',
  lead: 'Welcome back. Please sign in to see your benefits and claims.',
  email: 'Email address',
  /** Where members may sign in with something else too (C34). */
  identifiers: {
    nric: 'Email address or NRIC',
    staffId: 'Email address or staff ID',
    both: 'Email address, NRIC or staff ID',
  },
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  show: 'Show',
  hide: 'Hide',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  forgotPassword: 'Forgot password?',
  recoverAccount: 'Recover account',
  register: 'Register',
  emailUs: 'Email us',
  /** Where this device keeps one. */
  keptECard: 'Show my eCard',
  singleSignOn: 'Single sign-on for administrators',
  confirmTitle: 'Confirm it is you',
} as const

export const captchaPageTexts = {
  label: 'Captcha',
  loading: 'Loading the captcha…',
  failed: 'The captcha could not be loaded. Please check your connection and reload the page.',
  /** The component's own words, under its own names. */
  widget: {
    label: "I'm not a robot",
    loading: 'Loading...',
    verifying: 'Verifying...',
    waitAlert: 'Verifying... please wait.',
    verified: 'Verified',
    verificationRequired: 'Verification required!',
    expired: 'Verification expired. Try again.',
    error: 'Verification failed. Try again later.',
  },
} as const
