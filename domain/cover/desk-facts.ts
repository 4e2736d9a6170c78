/** What the claims desk found out about a claim that its form does not say: the answers to the questions of a reckoning. */
import { z } from 'zod'

export const deskFactsSchema = z.object({
  /** Whether the provider is on the panel. */
  network: z.enum(['panel', 'other', 'excluded']).optional(),
  referral: z.enum(['yes', 'no']).optional(),
  /** Cents of the plan's currency. */
  otherInsurerPaysCents: z.number().int().nonnegative().optional(),
  /** What a unit of the claim's currency was on the day, in millionths of the plan's. */
  rate: z.number().int().positive().optional(),
})
export type DeskFacts = z.infer<typeof deskFactsSchema>
