/** Choosing a language, in the member's profile and in the console's account menu. The wording is ours. */

export const languageTexts = {
  title: 'Language',
  lead: 'Pages, e-mails and notifications are written in it.',
  failed: 'The language could not be changed. Please try again.',
} as const
