/** What the chat offers before anything is said: topics with an action each (2§7, CHT-011). */
import { z } from 'zod'

const chatMenuActionSchema = z.discriminatedUnion('type', [
  /** Leads to a page of the portal. */
  z.object({
    type: z.literal('redirect-button'),
    webUrl: z.string().regex(/^\/app(\/|\?|$)/),
    buttonText: z.string().trim().min(1),
  }),
  z.object({ type: z.literal('talkToJoey') }),
])

export const chatMenuItemSchema = z.object({
  id: z.string().min(1).max(40),
  message: z.string().trim().min(1).max(120),
  action: chatMenuActionSchema,
})
export type ChatMenuItem = z.infer<typeof chatMenuItemSchema>
