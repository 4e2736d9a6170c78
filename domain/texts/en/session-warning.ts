/** The warning before a session ends by itself. The wording is ours. */

export const sessionWarningTexts = {
  idleTitle: 'Are you still there?',
  idle: 'There has been no activity for a while. To keep your data safe, you will be signed out. What you have filled in is kept.',
  longestTitle: 'You will be signed out soon',
  longest:
    'A sign-in lasts 12 hours at most. What you have filled in is kept; sign in again afterwards to go on with it.',
  stay: 'Stay signed in',
  understood: 'All right',
  notReached: 'The server could not be reached. Please try again.',
} as const

/** How much time is left, and once more for who only hears it. @param seconds 0 and more */
export function signedOutInText(seconds: number): string {
  return `Signed out in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
