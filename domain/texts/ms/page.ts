/** What every page says, in Malay. */
export const pageTexts = {
  skip: 'Langkau ke kandungan',
  tryAgain: 'Cuba lagi',
} as const

export function labelledText(label: string, what: string): string {
  return `${label}: ${what}`
}
