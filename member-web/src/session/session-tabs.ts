/** This tab among the others of the browser: it lends its session, is offered theirs, and ends with them. */
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { joinSessionTabs, type SessionChannel } from '@member-care/web-kit/session/session-channel.ts'
import type { SignedInUser } from './session-contract.ts'
import { currentSession, endSession, followSession, offerSession } from './session.ts'

/** How long a page that needs somebody signed in waits for another tab to lend a session. */
export const LENT_WITHIN_MS = 300

let channel: SessionChannel | null = null
let onKept: () => void = () => undefined

/** Has the other tabs look again how long the session lives, once it was kept from going idle here. */
export function tellKept(): void {
  channel?.tellKept()
}

/** @param look what to do when another tab has kept the session from going idle */
export function followKeeping(look: () => void): void {
  onKept = look
}

/** Once, as the page opens. */
export function joinOtherTabs(): void {
  const joined = joinSessionTabs({
    own() {
      const { user } = currentSession()
      return user === null ? undefined : JSON.stringify(user)
    },
    onLent: (stored) => offerSession(JSON.parse(stored) as SignedInUser),
    onEnded: endSession,
    onKept: () => onKept(),
  })
  channel = joined
  followSession({
    began: () => joined.tellBegun(),
    ended: (accessToken, because) =>
      joined.tellEnded(accessToken, because ?? { message: errorTexts.unauthorized, reason: 'SIGNED_OUT' }),
  })
  if (currentSession().user === null) joined.ask()
}
