/** Why a session has ended, beside the quoted message. The wording is ours. */
import type { SessionEndReason } from '../../account/session-lifetime.ts'

export const sessionEndTexts: Readonly<Record<SessionEndReason, string>> = {
  IDLE: 'Nothing was done for 30 minutes, so you were signed out to keep your data safe.',
  LONGEST: 'A sign-in lasts 12 hours at most, and yours has ended.',
  SIGNED_OUT: 'You signed out in another tab of this browser.',
  ENDED_ELSEWHERE: 'You ended this sign-in elsewhere, under “Your sign-ins”.',
  PASSWORD_CHANGED: 'The password of your account was changed. That ends every sign-in with the old one.',
  ACCESS_CHANGED: 'An administrator changed what your account may do. Sign in again to go on with it.',
  COVER_ENDED:
    'Your cover has ended. You can sign in with your e-mail address to follow claims for visits before the end.',
  ACCOUNT_CLOSED: 'Your account is locked or closed. Signing in tells you which, and what you can do.',
  UNKNOWN: 'You are not signed in any more.',
}

/** Why a session has ended, and that what was filled in is safe where the person comes back to a form. @param returnsTo the page that the sign-in leads to */
export function sessionEndWords(reason: SessionEndReason, returnsTo: string | null): string {
  const isForm =
    returnsTo !== null &&
    (/^\/app\/submitclaim\b/.test(returnsTo) || /^\/app\/claimrecords\/.*\/update\b/.test(returnsTo))
  return isForm ? `${sessionEndTexts[reason]} ${keptWork}` : sessionEndTexts[reason]
}

const keptWork = 'What you have filled in is kept: sign in here, and you are back where you were.'
