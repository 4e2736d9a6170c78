/** The notifications in the portal, and people's wishes about them. Every function takes whose they are. */
import { parseJson } from '@member-care/domain/schemas/json-text.ts'
import { notificationKindSchema } from '@member-care/domain/notification/notification-kinds.ts'
import type { NotificationRecord } from '@member-care/domain/notification/live-messages.ts'
import {
  notificationWishSchema,
  type NotificationWish,
} from '@member-care/domain/notification/notification-preferences.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { WhenForgotten } from '../http/parts.ts'

/** Told at the commit that changes somebody's notifications; heard by every process (live/live-connections.ts). */
export const NOTIFICATION_CHANNEL = 'notifications'

const noticeSchema = z.object({ userId: z.string(), notificationId: z.string().optional() })
/** Whose notifications changed; with an id when it is a new one. */
export type NotificationNotice = z.infer<typeof noticeSchema>

export interface NewNotification extends Omit<NotificationRecord, 'readAt'> {
  readonly userId: string
}

export interface NotificationStore {
  /** Puts it on the list, unless it is there already or its recipient was forgotten. */
  add(notification: NewNotification): Promise<void>
  /** Newest first. @param page `before`: only older ones than the one with this id */
  list(
    userId: string,
    page: { readonly before?: string | undefined; readonly limit: number },
  ): Promise<readonly NotificationRecord[]>
  get(userId: string, notificationId: string): Promise<NotificationRecord | undefined>
  countUnread(userId: string): Promise<number>
  /** Of the user's own; those that were read before stay as they are. */
  markRead(userId: string, which: readonly string[] | 'all', now: Date): Promise<void>
  wishesOf(userId: string): Promise<readonly NotificationWish[]>
  keepWishes(userId: string, wishes: readonly NotificationWish[]): Promise<void>
}

const row = z.object({
  notification_id: z.string(),
  title: z.string(),
  message: z.string(),
  created_at: z.number(),
  kind: notificationKindSchema,
  read_at: z.number().nullable(),
  link: z.string().nullable(),
  language: z.string().nullable(),
})
const columns = sql.fragment`notification_id, title, message, created_at, kind, read_at, link, language`
const countRow = z.object({ count: z.number() })

export function createNotificationStore(pool: CommonQueryMethods): NotificationStore {
  return {
    async add({ _id: id, userId, kind, title, message, link, created, language }) {
      const notice = JSON.stringify({ userId, notificationId: id } satisfies NotificationNotice)
      await pool.query(sql.unsafe`
        with added as (
          insert into app.notifications (notification_id, user_id, kind, title, message, link, created_at, language)
          select ${id}::uuid, ${userId}, ${kind}, ${title}, ${message}, ${link}, ${created}::timestamptz, ${language}
          where exists (select from read.users where user_id = ${userId} and not forgotten)
          on conflict (notification_id) do nothing
          returning 1)
        select pg_notify(${NOTIFICATION_CHANNEL}, ${notice}) where exists (select from added)`)
    },

    async list(userId, { before, limit }) {
      const older = before
        ? sql.fragment`(created_at, notification_id) < (select created_at, notification_id from app.notifications where notification_id = ${before} and user_id = ${userId})`
        : sql.fragment`true`
      const rows = await pool.any(sql.type(row)`
        select ${columns} from app.notifications where user_id = ${userId} and ${older} order by created_at desc, notification_id desc limit ${limit}`)
      return rows.map(toRecord)
    },

    async get(userId, notificationId) {
      const found = await pool.maybeOne(
        sql.type(
          row,
        )`select ${columns} from app.notifications where notification_id = ${notificationId} and user_id = ${userId}`,
      )
      return found ? toRecord(found) : undefined
    },

    countUnread: (userId) =>
      pool.oneFirst(
        sql.type(
          countRow,
        )`select count(*)::int as count from app.notifications where user_id = ${userId} and read_at is null`,
      ),

    async markRead(userId, which, now) {
      const chosen =
        which === 'all' ? sql.fragment`true` : sql.fragment`notification_id = any(${sql.array([...which], 'uuid')})`
      const notice = JSON.stringify({ userId } satisfies NotificationNotice)
      await pool.query(sql.unsafe`
        with marked as (
          update app.notifications set read_at = ${now.toISOString()} where user_id = ${userId} and read_at is null and ${chosen} returning 1)
        select pg_notify(${NOTIFICATION_CHANNEL}, ${notice}) where exists (select from marked)`)
    },

    wishesOf: (userId) =>
      pool.any(
        sql.type(
          notificationWishSchema,
        )`select kind, channel, enabled from app.notification_wishes where user_id = ${userId}`,
      ),

    async keepWishes(userId, wishes) {
      await pool.query(sql.unsafe`
        insert into app.notification_wishes (user_id, kind, channel, enabled)
        select ${userId}, kind, channel, enabled from json_to_recordset(${JSON.stringify(latestOfEach(wishes))}::json) as wish (kind text, channel text, enabled boolean)
        on conflict (user_id, kind, channel) do update set enabled = excluded.enabled`)
    },
  }
}

/** Undefined for a notice that is not ours to read. */
export function readNotice(payload: string): NotificationNotice | undefined {
  return parseJson(noticeSchema, payload)
}

/** Removes what somebody was told and how they wished to be told, when they are forgotten. */
async function forgetNotifications(pool: CommonQueryMethods, userId: string): Promise<void> {
  await pool.query(sql.unsafe`delete from app.notifications where user_id = ${userId}`)
  await pool.query(sql.unsafe`delete from app.notification_wishes where user_id = ${userId}`)
}

/** One statement cannot write the same row twice: of several wishes about the same, the last one counts. */
function latestOfEach(wishes: readonly NotificationWish[]): readonly NotificationWish[] {
  return [...new Map(wishes.map((wish) => [`${wish.kind} ${wish.channel}`, wish])).values()]
}

function toRecord(found: z.infer<typeof row>): NotificationRecord {
  const { title, message, kind, link, language } = found
  return {
    _id: found.notification_id,
    title,
    message,
    created: new Date(found.created_at).toISOString(),
    kind,
    readAt: found.read_at === null ? null : new Date(found.read_at).toISOString(),
    link,
    language,
  }
}

/** Their notifications and wishes. */
export const forgetNotificationList: WhenForgotten = {
  afterwards: ({ database }, { userId }) => forgetNotifications(database, userId),
}

declare module '../http/parts.ts' {
  interface Parts {
    readonly notifications: NotificationStore
  }
}
