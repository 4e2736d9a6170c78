/** What the portal knows of new notifications, wherever it learned it. It lives outside React: the bell and the list show the same. */
import { useSyncExternalStore } from 'react'
import type { NotificationRecord } from '@member-care/domain/notification/live-messages.ts'

export interface NotificationNews {
  /** Undefined until it is known. */
  readonly unreadCount: number | undefined
  /** The one that came last while the portal was open. */
  readonly arrived: NotificationRecord | undefined
}

const nothing: NotificationNews = { unreadCount: undefined, arrived: undefined }
let news = nothing
const listeners = new Set<() => void>()

function currentNews(): NotificationNews {
  return news
}

export function useNotificationNews(): NotificationNews {
  return useSyncExternalStore(subscribe, currentNews)
}

export function noteNews(part: { readonly unreadCount: number; readonly arrived?: NotificationRecord }): void {
  tell({ ...news, ...part })
}

/** Somebody else is signed in now, or nobody. */
export function forgetNews(): void {
  tell(nothing)
}

function tell(next: NotificationNews): void {
  news = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
