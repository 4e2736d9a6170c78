/** What the chat offers before anything is said: topics with an action each (2§7, CHT-011). */
import { z } from 'zod'
import { isOpenable } from '../client/client-links.ts'
import { contentFaultTexts as texts } from '../texts/content-texts.ts'

const chatMenuActionSchema = z.discriminatedUnion('type', [
  /** Leads to a page of the portal, or of the web. */
  z.object({
    type: z.literal('redirect-button'),
    webUrl: z
      .string()
      .trim()
      .max(2_000, { error: () => texts.linkFaulty })
      .refine(isOpenable, { error: () => texts.linkFaulty }),
    buttonText: z
      .string()
      .trim()
      .min(1, { error: () => texts.buttonMissing })
      .max(60, { error: () => texts.tooLong }),
  }),
  z.object({ type: z.literal('talkToJoey') }),
])

export const chatMenuItemSchema = z.object({
  id: z.string().min(1).max(40),
  message: z
    .string()
    .trim()
    .min(1, { error: () => texts.messageMissing })
    .max(120, { error: () => texts.tooLong }),
  action: chatMenuActionSchema,
})
export type ChatMenuItem = z.infer<typeof chatMenuItemSchema>
