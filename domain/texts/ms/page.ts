/** What every page says, in Malay. */
export const pageTexts = {
  skip: 'Langkau ke kandungan',
  tryAgain: 'Cuba lagi',
  labelled: (label: string, what: string) => `${label}: ${what}`,
} as const
