/** What every page says, in Malay. */
export const pageTexts = {
  skip: 'Langkau ke kandungan',
  tryAgain: 'Cuba lagi',
  labelled: (label: string, what: string) => `${label}: ${what}`,
  withDetail: (what: string, detail: string) => `${what} (${detail})`,
  sentences: (all: readonly (string | false | undefined)[]) => all.filter(Boolean).join(' '),
} as const
