/** The live connection of the member area: one for all that follows what happens, the bell as well as open pages. */
import { useEffect } from 'react'
import { noteChangedClaims } from '../claim/changed-claims.ts'
import { forgetNews, noteNews } from '../notifications/notification-news.ts'
import { readNewestNotification } from '../portal-api/notifications-api.ts'
import { useSession } from '../session/session.ts'
import { followLive } from './follow-live.ts'

export function useLiveConnection(): void {
  const { user, verifications } = useSession()
  const token = user?.accessToken

  useEffect(() => {
    if (token === undefined) return undefined
    const stop = followLive({ token, ask: readNewestNotification, onNews: noteNews, onClaims: noteChangedClaims })
    return () => {
      stop()
      forgetNews()
    }
    // A session that has been verified since may hear what it might not before.
  }, [token, verifications])
}
