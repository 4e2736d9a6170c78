/** What every page says, in the portal and in the console. The wording is ours. */
export const pageTexts = {
  skip: 'Skip to content',
  tryAgain: 'Try again',
} as const
