/** What the chat offers before anything is said, in place of the usual topics (CHT-011). */
import { z } from 'zod'
import { chatMenuItemSchema } from '../../chat/chat-menu.ts'
import { contentFaultTexts as texts } from '../../texts/content-texts.ts'
import { titleSchema } from '../content-fields.ts'

/** More would not fit a phone's screen. */
export const MOST_CHAT_TOPICS = 12

export const chatMenuSchema = z.object({
  kind: z.literal('chat-menu'),
  /** For the console's lists. Members do not see it. */
  title: titleSchema,
  items: z
    .array(chatMenuItemSchema)
    .min(1, { error: () => texts.topicsMissing })
    .max(MOST_CHAT_TOPICS, { error: () => texts.topicsTooMany(MOST_CHAT_TOPICS) })
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
      error: () => texts.topicTwice,
    }),
})
