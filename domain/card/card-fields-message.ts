/** What a page of card fields says to the portal around it. Nothing of what was typed is among it. */
import { z } from 'zod'

export const cardFieldsMessageSchema = z.discriminatedUnion('kind', [
  /** It can be typed into. */
  z.object({ kind: z.literal('ready') }),
  /** px */
  z.object({ kind: z.literal('height'), height: z.number().min(0).max(2_000) }),
  z.object({
    kind: z.literal('outcome'),
    /** `incomplete`: the fields say themselves what is wrong. `unknown`: no answer came, and the card may have been added. */
    outcome: z.enum(['added', 'incomplete', 'refused', 'unknown']),
    /** In the provider's words, of a refusal. */
    message: z.string().default(''),
  }),
])
export type CardFieldsMessage = z.infer<typeof cardFieldsMessageSchema>
