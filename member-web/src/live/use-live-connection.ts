/** The live connection of the member area: one for all that follows what happens, the bell as well as open pages. */
import { useEffect } from 'react'
import { usePortalQueries } from '../data/queries-provider.tsx'
import { forgetNews, noteNews } from '../notifications/notification-news.ts'
import { NOTIFICATIONS } from '../notifications/notification-list-key.ts'
import { readNewestNotification } from '../portal-api/notifications-api.ts'
import { useSession } from '../session/session.ts'
import { connectChat, noteChatNews } from './chat-news.ts'
import { followLive } from './follow-live.ts'

export function useLiveConnection(): void {
  const { user, verifications } = useSession()
  const token = user?.accessToken
  const queries = usePortalQueries()

  useEffect(() => {
    if (token === undefined) return undefined
    const { stop, say } = followLive({
      token,
      ask: readNewestNotification,
      onNews: (news) => {
        noteNews(news)
        queries.refresh(({ queryKey }) => queryKey[0] === NOTIFICATIONS)
      },
      onClaims: (changed) => queries.refreshClaims(changed),
      onChat: noteChatNews,
    })
    connectChat(say)
    return () => {
      connectChat(undefined)
      stop()
      forgetNews()
    }
    // A session that has been verified since may hear what it might not before.
  }, [token, verifications, queries])
}
