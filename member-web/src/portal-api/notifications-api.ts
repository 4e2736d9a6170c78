/** The calls of notifications. */
import type { AnswerOf } from '@member-care/api/client/client.ts'
import type {
  NotificationPreference,
  NotificationWish,
} from '@member-care/domain/notification/notification-preferences.ts'
import { answered, api, quietApi, unattendedApi } from './api-client.ts'

export type UnreadCount = AnswerOf<'/api/notifications/read', 'put'>
export type NotificationPage = AnswerOf<'/api/notifications', 'get'>

/** Newest first; with `before`, only older ones than the one with that id. */
export function readNotifications(
  page: { readonly before?: string; readonly limit: number },
  signal?: AbortSignal,
): Promise<NotificationPage> {
  return answered(api.GET('/api/notifications', { params: { query: page }, ...(signal && { signal }) }))
}

/** The newest one and how many are unread, for the bell. No dialog opens when a one-time password is needed. */
export function readNewestNotification(signal: AbortSignal): Promise<NotificationPage> {
  return answered(quietApi.GET('/api/appnotification/notifications', { params: { query: { limit: 1 } }, signal }))
}

export function markNotificationsRead(
  which: { readonly ids: readonly string[] } | { readonly all: true },
): Promise<UnreadCount> {
  return answered(quietApi.PUT('/api/notifications/read', { body: 'all' in which ? which : { ids: [...which.ids] } }))
}

export async function readNotificationPreferences(signal: AbortSignal): Promise<readonly NotificationPreference[]> {
  return (await answered(api.GET('/api/notifications/preferences', { signal }))).preferences
}

/** By which a browser knows that a message is ours. */
export async function readPushKey(): Promise<string> {
  return (await answered(api.GET('/api/notifications/push'))).publicKey
}

/** The same where nobody waits for it: no dialog opens when a one-time password is needed. */
export async function readPushKeyQuietly(): Promise<string> {
  return (await answered(unattendedApi.GET('/api/notifications/push'))).publicKey
}

/** Has messages sent to this browser, until the sign-in ends. */
export async function subscribePush(subscription: PushSubscriptionJSON): Promise<void> {
  await answered(api.POST(SUBSCRIPTIONS, { body: bodyOf(subscription) }))
}

/** The same where nobody waits for it. */
export async function subscribePushQuietly(subscription: PushSubscriptionJSON): Promise<void> {
  await answered(unattendedApi.POST(SUBSCRIPTIONS, { body: bodyOf(subscription) }))
}

const SUBSCRIPTIONS = '/api/notifications/push-subscriptions'

function bodyOf({ endpoint = '', keys = {} }: PushSubscriptionJSON) {
  const { p256dh = '', auth = '' } = keys
  return { endpoint, keys: { p256dh, auth } }
}

/** The messages go with this sign-in from now on. @returns false for a browser that the person has not subscribed */
export async function renewPush(endpoint: string): Promise<boolean> {
  const { subscribed } = await answered(
    unattendedApi.POST('/api/notifications/push-subscriptions/renewal', { body: { endpoint } }),
  )
  return subscribed
}

export async function unsubscribePush(): Promise<void> {
  await answered(api.DELETE('/api/notifications/push-subscriptions'))
}

/** @returns every preference as it is afterwards */
export async function changeNotificationPreference(wish: NotificationWish): Promise<readonly NotificationPreference[]> {
  return (await answered(api.PUT('/api/notifications/preferences', { body: { preferences: [wish] } }))).preferences
}
