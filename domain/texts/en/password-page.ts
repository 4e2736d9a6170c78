/** Texts of choosing a new password, and of the pages for a forgotten password and a locked account, besides the quoted ones in `account-texts.ts`. The wording is ours. */

export const newPasswordPageTexts = {
  newPassword: 'New password',
  confirmation: 'Confirm new password',
  helpLead: 'A good password has',
  /** 3 of the 4 classes are enough (C03), so one of those in the help may be left out for it. */
  helpSpecial: 'A special character, such as ! or #, can stand for one of the last three.',
  special: 'a special character',
  met: 'done',
  unmet: 'still missing',
  showNewPassword: 'Show new password',
  hideNewPassword: 'Hide new password',
  showConfirmation: 'Show confirmed password',
  hideConfirmation: 'Hide confirmed password',
} as const

/** The pages that ask for a link, by what the link is for. */
export const linkRequestPageTexts = {
  'reset-password': {
    title: 'Forgot your password?',
    lead: 'Enter the e-mail address that you sign in with. We will send you a link to choose a new password.',
  },
  'recover-account': {
    title: 'Recover your account',
    lead: 'Too many wrong passwords lock an account. Enter the e-mail address that you sign in with, and we will send you a link to unlock yours with a new password.',
  },
  email: 'Email address',
  confirmEmail: 'Confirm email address',
  send: 'Send me the link',
  sending: 'Sending…',
  completedTitle: 'Please check your e-mail',
  /** Below the completion message, which is quoted. */
  nothingCame: 'No e-mail after a few minutes? Please look into your spam folder, or ask again.',
  askAgain: 'Ask again',
} as const

export const resetPageTexts = {
  title: 'Choose a new password',
  lead: 'It takes the place of your old one. You will be signed out on all your devices.',
  save: 'Save new password',
  saving: 'Saving…',
  changedTitle: 'All set',
  changedLead: 'Please sign in with your new password.',
  toSignIn: 'Go to login',
  deadTitle: 'This link no longer works',
  deadLead: 'A link is valid for one hour and works once.',
  askForAnother: 'Ask for a new link',
  recover: 'Recover a locked account',
} as const
