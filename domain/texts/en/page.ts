/** What every page says, in the portal and in the console. The wording is ours. */
export const pageTexts = {
  skip: 'Skip to content',
  tryAgain: 'Try again',
} as const

/** @param label of a button, a field or an amount @param what it belongs to, or says: heard, or read, after it */
export function labelledText(label: string, what: string): string {
  return `${label}: ${what}`
}
