/** What the claims desk found out about a claim that its form does not say: the answers to the questions of a reckoning. */
import { z } from 'zod'

export const deskFactsSchema = z.object({
  /** Of which outpatient benefit of the plan the claim is, where its form does not say it. */
  benefitId: z.string().max(60).optional(),
  /** Whether the provider is on the panel. */
  network: z.enum(['panel', 'other', 'excluded']).optional(),
  referral: z.enum(['yes', 'no']).optional(),
  /** Cents of the plan's currency. */
  otherInsurerPaysCents: z.number().int().nonnegative().optional(),
  /** What a unit of the claim's currency was on the day, in billionths of the plan's. */
  rateBillionths: z.number().int().positive().optional(),
  /** The same in millionths, as decisions of earlier versions keep it. */
  rate: z.number().int().positive().optional(),
})
export type DeskFacts = z.infer<typeof deskFactsSchema>

/** What was found out of the rate, in billionths; undefined: nothing. */
export function rateFoundOut({ rateBillionths, rate }: DeskFacts): number | undefined {
  return rateBillionths ?? (rate === undefined ? undefined : rate * 1000)
}
