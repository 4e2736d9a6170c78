/** The member's notifications as the list shows them: the newest ones, kept up to date, and older ones as far as they were asked for. */
import { useMutation } from '@tanstack/react-query'
import type { NotificationRecord } from '@member-care/domain/notification/live-messages.ts'
import { portalQuery, type PortalQueries } from '../data/portal-query.ts'
import { usePortalQueries } from '../data/queries-provider.tsx'
import { useAnswer } from '../data/use-answer.ts'
import { markNotificationsRead, readNotifications } from '../portal-api/notifications-api.ts'
import { PAGE, withOlder, withReadMarks, refreshSize } from './notification-pages.ts'
import { NOTIFICATIONS } from './notification-list-key.ts'
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

interface ShownPages {
  readonly notifications: readonly NotificationRecord[]
  readonly unreadCount: number
  readonly hasMore: boolean
}

/** Which of them are to be marked as read. */
type Marked = Parameters<typeof markNotificationsRead>[0]

const key = [NOTIFICATIONS]
const noPages: ShownPages = { notifications: [], unreadCount: 0, hasMore: false }

export function useNotificationList(): NotificationList {
  const { unreadCount } = useNotificationNews()
  const queries = usePortalQueries()
  const { phase, value, failure, reload } = useAnswer(listQuery(queries))
  const { notifications, hasMore, unreadCount: counted } = value ?? noPages
  const change = (next: (before: ShownPages) => ShownPages) =>
    queries.setQueryData<ShownPages>(key, (before) => before && next(before))

  const older = useMutation({
    mutationFn: (before: string) => readNotifications({ before, limit: PAGE }),
    onSuccess: (page) =>
      change((before) => ({
        ...before,
        notifications: withOlder(before.notifications, page.notifications),
        hasMore: page.notifications.length === PAGE,
      })),
  })
  const marking = useMutation({
    mutationFn: (which: Marked) => markNotificationsRead(which),
    onSuccess: ({ unreadCount: left }, which) => {
      const marked = 'all' in which ? 'all' : which.ids
      change((before) => ({ ...before, notifications: withReadMarks(before.notifications, marked, new Date()) }))
      noteNews({ unreadCount: left })
    },
  })
  const last = notifications.at(-1)
  return {
    phase,
    failure,
    reload,
    notifications,
    unreadCount: unreadCount ?? counted,
    older: {
      phase: !hasMore ? 'none' : older.isPending ? 'loading' : older.isError ? 'failed' : 'more',
      load: () => last && older.mutate(last._id),
    },
    marking: {
      failed: marking.isError,
      read: (id) => marking.mutate({ ids: [id] }),
      readAll: () => marking.mutate({ all: true }),
    },
  }
}

/** The newest ones, above the older ones that are shown already. */
function listQuery(queries: PortalQueries) {
  const shown = () => queries.getQueryData<ShownPages>(key) ?? noPages
  const load = async (signal: AbortSignal): Promise<ShownPages> => {
    const limit = refreshSize(shown().notifications.length)
    const { notifications: newest, unreadCount } = await readNotifications({ limit }, signal)
    const before = shown()
    const notifications = withOlder(newest, before.notifications.slice(limit))
    return {
      notifications,
      unreadCount,
      hasMore: notifications.length <= limit ? newest.length === limit : before.hasMore,
    }
  }
  return portalQuery({ key, load })
}
