/** What the chat offers before anything is said: topics with an action each (2§7, CHT-011). */
import { z } from 'zod'
import { isOpenable } from '../client/client-links.ts'
import { plainText } from '../content/content-fields.ts'
import { contentFaultTexts as texts } from '../texts/content-texts.ts'

export const messageSchema = plainText(120)
export const buttonTextSchema = plainText(60)

const chatMenuActionSchema = z.discriminatedUnion('type', [
  /** Leads to a page of the portal, or of the web. */
  z.object({
    type: z.literal('redirect-button'),
    webUrl: z
      .string()
      .trim()
      .max(2_000, { error: () => texts.linkFaulty })
      .refine(isOpenable, { error: () => texts.linkFaulty }),
    buttonText: buttonTextSchema.min(1, { error: () => texts.buttonMissing }),
  }),
  z.object({ type: z.literal('talkToJoey') }),
])

export const chatMenuItemSchema = z.object({
  id: z.string().min(1).max(40),
  message: messageSchema.min(1, { error: () => texts.messageMissing }),
  action: chatMenuActionSchema,
})

/** A topic as a member is told it. */
export const shownTopicSchema = chatMenuItemSchema.extend({
  /** What its words are written in, for the `lang` attribute. */
  language: z.string(),
})
export type ShownTopic = z.infer<typeof shownTopicSchema>
