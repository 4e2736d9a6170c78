/** The member's notifications as the list shows them: the newest ones, kept up to date, and older ones as far as they were asked for. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { NotificationRecord } from '@member-care/domain/notification/live-messages.ts'
import { markNotificationsRead, readNotifications } from '../portal-api/notifications-api.ts'
import { useResource } from '../resource/use-resource.ts'
import { PAGE, withOlder, withReadMarks, refreshSize } from './notification-pages.ts'
import { noteNews, useNotificationNews } from './notification-news.ts'

export interface NotificationList {
  readonly phase: 'loading' | 'loaded' | 'failed'
  readonly failure: string | undefined
  readonly reload: () => void
  readonly notifications: readonly NotificationRecord[]
  readonly unreadCount: number
  readonly older: { readonly phase: 'none' | 'more' | 'loading' | 'failed'; readonly load: () => void }
  readonly marking: { readonly failed: boolean; readonly read: (id: string) => void; readonly readAll: () => void }
}

export function useNotificationList(): NotificationList {
  const { changes, unreadCount } = useNotificationNews()
  const [shown, setShown] = useState<readonly NotificationRecord[]>([])
  const [hasMore, setHasMore] = useState(false)
  const [olderPhase, setOlderPhase] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [markingFailed, setMarkingFailed] = useState(false)
  const count = useRef(0)

  const load = useCallback(async (signal: AbortSignal) => {
    const limit = refreshSize(count.current)
    const page = await readNotifications({ limit }, signal)
    setShown((before) => {
      const next = withOlder(page.notifications, before.slice(limit))
      count.current = next.length
      return next
    })
    if (count.current <= limit) setHasMore(page.notifications.length === limit)
    return page.unreadCount
  }, [])
  const { phase, value, failure, reload } = useResource(load)

  const seen = useRef(changes)
  useEffect(() => {
    if (seen.current === changes) return
    seen.current = changes
    reload()
  }, [changes, reload])

  async function loadOlder(): Promise<void> {
    const last = shown.at(-1)
    if (!last) return
    setOlderPhase('loading')
    try {
      const { notifications } = await readNotifications({ before: last._id, limit: PAGE })
      setShown((before) => {
        const next = withOlder(before, notifications)
        count.current = next.length
        return next
      })
      setHasMore(notifications.length === PAGE)
      setOlderPhase('idle')
    } catch {
      setOlderPhase('failed')
    }
  }

  async function mark(which: { readonly ids: readonly string[] } | { readonly all: true }): Promise<void> {
    setMarkingFailed(false)
    try {
      const { unreadCount: left } = await markNotificationsRead(which)
      setShown((before) => withReadMarks(before, 'all' in which ? 'all' : which.ids, new Date()))
      noteNews({ unreadCount: left })
    } catch {
      setMarkingFailed(true)
    }
  }

  return {
    phase,
    failure,
    reload,
    notifications: shown,
    unreadCount: unreadCount ?? value ?? 0,
    older: { phase: !hasMore ? 'none' : olderPhase === 'idle' ? 'more' : olderPhase, load: () => void loadOlder() },
    marking: { failed: markingFailed, read: (id) => void mark({ ids: [id] }), readAll: () => void mark({ all: true }) },
  }
}
