/** What browser and server say to each other on the live connection: of notifications, of claims, and of the chat. */
import { z } from 'zod'
import { talkSchema } from '../chat/talk.ts'
import { notificationKindSchema } from './notification-kinds.ts'

/** A notification as the portal gets it (2§3). */
export const notificationRecordSchema = z
  .object({
    _id: z.string(),
    title: z.string(),
    message: z.string(),
    /** UTC, ISO. */
    created: z.string(),
    kind: notificationKindSchema,
    /** UTC, ISO; null while it is unread. */
    readAt: z.string().nullable(),
    /** An address within the portal; null when there is nothing more to see. */
    link: z.string().nullable(),
    /** What title and message are written in, as `lang` says it; null for those of before that was kept. */
    language: z.string().nullable(),
  })
  .meta({ id: 'Notification' })
export type NotificationRecord = z.infer<typeof notificationRecordSchema>

/** The browser's first message. The token is never in the address, which proxies write down. */
export const liveSignInSchema = z.object({ type: z.literal('sign-in'), token: z.string().min(1).max(200) })

/** What a browser may say afterwards. What it writes in the chat goes over HTTP, which answers whether it was taken. */
export const liveSayingSchema = z.object({ type: z.literal('typing'), conversationId: z.uuid() })

export type LiveSaying = z.infer<typeof liveSayingSchema>

export const liveMessageSchema = z.discriminatedUnion('type', [
  /** The connection stands; what came before has to be asked for. */
  z.object({ type: z.literal('ready'), unreadCount: z.number() }),
  z.object({ type: z.literal('new'), notification: notificationRecordSchema, unreadCount: z.number() }),
  /** Some were read elsewhere, or news may have been missed: the list should be asked for again. */
  z.object({ type: z.literal('changed'), unreadCount: z.number() }),
  /** Claims of the reader's have changed: what shows them should be asked for again. */
  z.object({ type: z.literal('claims'), claimIds: z.array(z.string()) }),
  /** To a member: their conversation as it stands, with what has been added to it. */
  z.object({ type: z.literal('chat'), talk: talkSchema }),
  /** News of the chat may have been missed: what is shown of it should be asked for again. */
  z.object({ type: z.literal('chat-missed') }),
  /** To the other side of a conversation: somebody is writing there just now. */
  z.object({ type: z.literal('chat-typing'), conversationId: z.string() }),
  /** To the desk: a conversation has changed, and with it perhaps the queue. It is asked for if it is shown. */
  z.object({ type: z.literal('chat-desk'), conversationId: z.string() }),
])
export type LiveMessage = z.infer<typeof liveMessageSchema>
