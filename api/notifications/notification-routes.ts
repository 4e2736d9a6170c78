/** The caller's notifications (1§7, 2§2): the list, what is read, and how they wish to be told. The live connection is in live/. */
import { notificationRecordSchema } from '@member-care/domain/notification/live-messages.ts'
import { notificationChannels, notificationKindSchema } from '@member-care/domain/notification/notification-kinds.ts'
import {
  notificationPreferences,
  notificationWishSchema,
  refusalOfWishes,
} from '@member-care/domain/notification/notification-preferences.ts'
import { z } from 'zod'
import { refusalError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'

/** Of a list; the portal asks for so many at a time. */
const PAGE = 20
const LARGEST_PAGE = 100

const area = { access: 'signed-in', stepUp: 'requireOTPNotification' } as const
/** Asked for every minute without anybody looking: it must not keep a session from going idle (S08). */
const polled = { ...area, countsAsUse: false } as const

const listQuery = z.object({
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(PAGE),
})
const listSchema = z.object({
  notifications: z.array(notificationRecordSchema),
  hasUnreadMessages: z.boolean(),
  unreadCount: z.number(),
})
const unreadSchema = z.object({ hasUnreadMessages: z.boolean(), unreadCount: z.number() })
const readBody = z.union([
  z.object({ ids: z.array(z.uuid()).min(1).max(LARGEST_PAGE) }),
  z.object({ all: z.literal(true) }),
])
const preferenceSchema = z.object({
  kind: notificationKindSchema,
  channels: z.object({ portal: z.boolean(), email: z.boolean(), push: z.boolean() }),
  mayBeSwitchedOff: z.boolean(),
})
const preferencesSchema = z.object({
  channels: z.array(z.enum(notificationChannels)),
  preferences: z.array(preferenceSchema),
})

export const notificationRoutes: Routes = (app, { notifications, clock }) => {
  const unread = async (userId: string) => {
    const unreadCount = await notifications.countUnread(userId)
    return { hasUnreadMessages: unreadCount > 0, unreadCount }
  }

  // Two names of the same (1§7).
  for (const path of ['/notifications', '/appnotification/notifications']) {
    app.get(
      path,
      { config: polled, schema: { querystring: listQuery, response: { 200: listSchema } } },
      async (request) => {
        const { userId } = request.caller.user
        const [page, counted] = await Promise.all([notifications.list(userId, request.query), unread(userId)])
        return { notifications: [...page], ...counted }
      },
    )
  }

  app.put(
    '/notifications/read',
    { config: area, schema: { body: readBody, response: { 200: unreadSchema } } },
    async (request) => {
      const { userId } = request.caller.user
      await notifications.markRead(userId, 'all' in request.body ? 'all' : request.body.ids, clock())
      return unread(userId)
    },
  )

  const preferencesOf = async (userId: string) => ({
    channels: [...notificationChannels],
    preferences: [...notificationPreferences(await notifications.wishesOf(userId))],
  })

  app.get('/notifications/preferences', { config: area, schema: { response: { 200: preferencesSchema } } }, (request) =>
    preferencesOf(request.caller.user.userId),
  )

  const wishesBody = z.object({ preferences: z.array(notificationWishSchema).min(1).max(LARGEST_PAGE) })
  app.put(
    '/notifications/preferences',
    { config: area, schema: { body: wishesBody, response: { 200: preferencesSchema } } },
    async (request) => {
      const { userId } = request.caller.user
      const refusal = refusalOfWishes(request.body.preferences)
      if (refusal) throw refusalError(refusal)
      await notifications.keepWishes(userId, request.body.preferences)
      return preferencesOf(userId)
    },
  )
}
