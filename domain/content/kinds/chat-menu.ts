/** What the chat offers before anything is said, in place of the usual topics (CHT-011). */
import { z } from 'zod'
import { buttonTextSchema, chatMenuItemSchema, messageSchema } from '../../chat/chat-menu.ts'
import { contentFaultTexts as texts } from '../../texts/content-texts.ts'
import { titleSchema } from '../content-fields.ts'
import { translationsOf } from '../translations.ts'

const [leading, talking] = chatMenuItemSchema.shape.action.options
const topicSchema = chatMenuItemSchema.extend({
  action: z.discriminatedUnion('type', [
    leading.extend({ translations: translationsOf({ buttonText: buttonTextSchema }) }),
    talking,
  ]),
  translations: translationsOf({ message: messageSchema }),
})

/** More would not fit a phone's screen. */
export const MOST_CHAT_TOPICS = 12

export const chatMenuSchema = z.object({
  kind: z.literal('chat-menu'),
  /** For the console's lists. Members do not see it. */
  title: titleSchema,
  items: z
    .array(topicSchema)
    .min(1, { error: () => texts.topicsMissing })
    .max(MOST_CHAT_TOPICS, { error: () => texts.topicsTooMany(MOST_CHAT_TOPICS) })
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
      error: () => texts.topicTwice,
    }),
})
