/** The benefit config of a company as members get it (1§3). */
import { z } from 'zod'
import { featuresConfigSchema } from './features-config.ts'

export const benefitConfigSchema = z.object({
  featuresConfig: featuresConfigSchema,
  benefit: z.object({ companyCode: z.string() }),
  /** Benefit option codes (`ptc`) whose claims need no document besides the receipt (C47). */
  supportingVisitCode: z.array(z.string()),
})
export type BenefitConfig = z.infer<typeof benefitConfigSchema>
