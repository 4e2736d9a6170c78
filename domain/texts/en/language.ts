/** Choosing a language, in the member's profile and in the console's account menu. The wording is ours. */

export const languageTexts = {
  title: 'Language',
  lead: 'Used for pages, e-mails and notifications.',
  failed: 'The language could not be changed. Please try again.',
} as const
