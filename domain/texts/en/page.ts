/** What every page says, in the portal and in the console. The wording is ours. */
export const pageTexts = {
  skip: 'Skip to content',
  tryAgain: 'Try again',
  /** A button, a field or an amount, and what it belongs to or says. */
  labelled: (label: string, what: string) => `${label}: ${what}`,
  /** What something is called, and what tells it from others or more of it. */
  withDetail: (what: string, detail: string) => `${what} (${detail})`,
  /** Whole sentences, one after the other; what is not to be said is empty. */
  sentences: (all: readonly (string | false | undefined)[]) => all.filter(Boolean).join(' '),
} as const
