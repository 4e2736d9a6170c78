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
  show: 'Show',
  hide: 'Hide',
  showNewPassword: 'Show new password',
  hideNewPassword: 'Hide new password',
  showConfirmation: 'Show confirmed password',
  hideConfirmation: 'Hide confirmed password',
} as const
