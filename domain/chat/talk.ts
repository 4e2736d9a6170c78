/** A conversation and its messages as portal and console get them, over HTTP and over the socket. */
import { z } from 'zod'
import { authorKinds, chatSubjects, conversationStatuses, entryKinds, messageTypes } from './conversation-terms.ts'

export const chatFileSchema = z.object({
  fileId: z.string(),
  name: z.string(),
  mimeType: z.string(),
  bytes: z.number(),
})

/** A message as the portal gets it (2§3), with what else there is to show of it. */
export const chatMessageSchema = z
  .object({
    messageId: z.string(),
    userName: z.string(),
    /** The member's own id; of others it says only what they are. */
    userId: z.string(),
    message: z.string(),
    /** What the assistant wrote its words in; null for what others said, and where it is not known. */
    language: z.string().nullable(),
    /** UTC, ISO. */
    createdAt: z.string(),
    /** 1 text, 2 a document. */
    type: z.union([z.literal(messageTypes.text), z.literal(messageTypes.file)]),
    /** Its place in the conversation: 1, 2, 3 … with gaps where something is not for the reader. */
    number: z.number(),
    kind: z.enum(entryKinds),
    author: z.enum(authorKinds),
    /** Pages of the portal that it leads to. */
    links: z.array(z.object({ text: z.string(), path: z.string() })),
    /** What the member may say to it with one press. */
    choices: z.array(z.string()),
    file: chatFileSchema.nullable(),
    /** The text was taken away: it was kept as long as it is kept. */
    removed: z.boolean(),
  })
  .meta({ id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof chatMessageSchema>

export const conversationSchema = z
  .object({
    id: z.string(),
    status: z.enum(conversationStatuses),
    subject: z.object({ type: z.enum(chatSubjects), id: z.string() }).nullable(),
    companyId: z.string(),
    /** UTC, ISO. */
    openedAt: z.string(),
    closedAt: z.string().nullable(),
    lastAt: z.string(),
    lastNumber: z.number(),
    /** Up to which message each side has read. */
    memberRead: z.number(),
    deskRead: z.number(),
    /** While it waits for a person. */
    queue: z.object({ place: z.number(), usualMinutes: z.number().nullable() }).nullable(),
    /** Whether somebody of a desk answers now, and when again; UTC, ISO. */
    desk: z.object({ isOpen: z.boolean(), opensAt: z.string().nullable() }),
  })
  .meta({ id: 'Conversation' })
export type ConversationAnswer = z.infer<typeof conversationSchema>

/** A conversation with some of its messages, in their order. */
export const talkSchema = z
  .object({ conversation: conversationSchema, messages: z.array(chatMessageSchema), hasOlder: z.boolean() })
  .meta({ id: 'Talk' })
export type Talk = z.infer<typeof talkSchema>
