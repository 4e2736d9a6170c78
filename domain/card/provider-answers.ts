/** What the card provider answers to a browser besides customers and cards. */
import { z } from 'zod'

export const tokenSchema = z.object({ id: z.string() })

/** A refusal: its type, such as `card_error`, and the provider's own words (ERR-039). */
export const providerFailureSchema = z.object({
  error: z.object({ type: z.string(), message: z.string().default('') }),
})
