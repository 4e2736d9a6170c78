/** Whoever was enrolled, activated, recovered or unlocked can sign in, whatever strangers have tried with their identifiers before. */
import type { Reactor } from './reactor.ts'

export const SIGN_IN_OPENING = 'sign-in-opening'

/** Payload: `{ userId }`. */
export const signInOpening: Reactor = {
  name: 'sign-in-opening',
  handles: ['UserEnrolled', 'AccountActivated', 'AccountUnlocked', 'UserStatusChanged'],
  // Of what happened before there is nothing left to open.
  startsAt: 'head',
  react: (event) => {
    if (event.type === 'UserStatusChanged' && event.data.status !== 100) return []
    if (!('userId' in event.data)) return []
    const { userId } = event.data
    return [{ kind: SIGN_IN_OPENING, subjectId: userId, payload: { userId } }]
  },
}
