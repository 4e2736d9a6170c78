/** What every page says, in Tamil. */
export const pageTexts = {
  skip: 'உள்ளடக்கத்திற்குச் செல்',
  tryAgain: 'மீண்டும் முயல்',
  labelled: (label: string, what: string) => `${label}: ${what}`,
  withDetail: (what: string, detail: string) => `${what} (${detail})`,
  sentences: (all: readonly (string | false | undefined)[]) => all.filter(Boolean).join(' '),
}
