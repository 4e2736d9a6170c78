/**
 * What a client and the server say to each other over the chat's own WebSocket, `/api/chats/live`: the events of the specification (2§7), each
 * as `{ event, data }` in JSON (S98).
 */
import { parseJson } from '../schemas/json-text.ts'
import { z } from 'zod'
import { shownTopicSchema } from './chat-menu.ts'
import { chatSubjects } from './conversation-terms.ts'
import { chatMessageSchema } from './talk.ts'

/** Characters of a frame, but for that of an attachment. */
export const LARGEST_CHAT_FRAME = 32_768

const accessToken = z.string().min(1).max(200)
/** The client's own id of what it says: the same once more is said once. Without one each frame says something new. */
const messageId = z.uuid().toLowerCase().nullish()

/** What a client sends. A field that is not known is passed over. */
export const chatEmits = {
  /** Begins a conversation, or goes on with the one that is open. */
  talkToJoey: z.object({
    accessToken,
    /** What it is about, with the record's `id`; empty for nothing in particular. */
    type: z.enum(['', ...chatSubjects]).nullish(),
    optionalParameters: z
      .object({
        id: z.string().max(100).nullish(),
        /** Only what came after the message with this number is sent; else all of it. */
        after: z.number().int().min(0).nullish(),
      })
      .nullish(),
  }),
  sendJoeyTextMessage: z.object({ accessToken, message: z.string().max(10_000), messageId }),
  selectMenuItem: z.object({ accessToken, menuId: z.string().max(40), messageId }),
  /** Of whoever is known on this connection; a token is checked where one comes with it. */
  stopTalkingToJoey: z.object({ accessToken: accessToken.nullish() }).nullish(),
  sendJoeyAttachmentMessage: z.object({
    accessToken,
    /** Also as a `data:` address, of which only the bytes count. */
    attachmentBase64Data: z.string(),
    /** What the document is called. */
    name: z.string().max(255).nullish(),
    messageId,
  }),
} as const
export type ChatEmit = keyof typeof chatEmits

const chatFrameSchema = z.object({ event: z.string(), data: z.unknown().optional() })

/** Undefined for what is no frame. */
export function readChatFrame(text: string): z.infer<typeof chatFrameSchema> | undefined {
  return parseJson(chatFrameSchema, text)
}

export function isChatEmit(event: string): event is ChatEmit {
  return Object.hasOwn(chatEmits, event)
}

/** What the server sends. */
export const chatEventSchema = z.discriminatedUnion('event', [
  /** What may be chosen; comes before the first message. */
  z.object({ event: z.literal('initMenu'), data: z.array(shownTopicSchema) }),
  /**
   * What somebody said, the member's own words among it: so they learn that it was taken. `message` of a document is the address of its bytes;
   * of what has happened it is a sentence.
   */
  z.object({ event: z.literal('newMessage'), data: chatMessageSchema.extend({ conversationId: z.string() }) }),
  /** A frame was refused. */
  z.object({
    event: z.literal('error'),
    data: z.looseObject({
      errorCode: z.string(),
      errorMessage: z.string(),
      errors: z.record(z.string(), z.string()).optional(),
      /** Which event it was. */
      event: z.string().optional(),
      messageId: z.string().optional(),
      retryAfterSeconds: z.number().optional(),
    }),
  }),
])
export type ChatEvent = z.infer<typeof chatEventSchema>
