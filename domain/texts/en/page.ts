/** What every page says, in the portal and in the console. The wording is ours. */
export const pageTexts = {
  skip: 'Skip to content',
  tryAgain: 'Try again',
  /** A button, a field or an amount, and what it belongs to or says. */
  labelled: (label: string, what: string) => `${label}: ${what}`,
} as const
