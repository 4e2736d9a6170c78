/** The lists that the claim forms choose from (1§3), in the short keys of the call catalogue. */
import { z } from 'zod'
import { paymentConfigSchema } from '../client/features-config.ts'

/** `n` name, `c` code. */
export const optionItemSchema = z.object({ n: z.string(), c: z.string() })
export type OptionItem = z.infer<typeof optionItemSchema>

/** One benefit of a group. */
export const benefitOptionSchema = optionItemSchema.extend({
  /** Name of its group. */
  g: z.string(),
  id: z.string(),
  /** Whether the form shows, and demands, a diagnosis. */
  sd: z.boolean(),
  /** The code that is compared with the client's `supportingVisitCode` (C47). */
  ptc: z.string(),
})
export type BenefitOption = z.infer<typeof benefitOptionSchema>

const benefitGroupSchema = optionItemSchema.extend({ ol: z.array(benefitOptionSchema) })

/** Benefit groups, diagnoses, currencies and providers; for one visit date, company and claimant (v2). */
export const outpatientOptionsSchema = z.object({
  bl: z.array(benefitGroupSchema),
  dl: z.array(optionItemSchema),
  cl: z.array(optionItemSchema),
  hl: z.array(optionItemSchema),
})
export type OutpatientOptions = z.infer<typeof outpatientOptionsSchema>

/** Hospitals, currencies, diagnoses, operations, and how claims are paid. */
export const inpatientOptionsSchema = z.object({
  hl: z.array(optionItemSchema),
  cl: z.array(optionItemSchema),
  il: z.array(optionItemSchema),
  ol: z.array(optionItemSchema),
  paymentConfig: paymentConfigSchema,
})
export type InpatientOptions = z.infer<typeof inpatientOptionsSchema>

/** The answer of the claim options calls. */
export const claimOptionsSchema = z.object({ inpatient: inpatientOptionsSchema, outpatient: outpatientOptionsSchema })
export type ClaimOptions = z.infer<typeof claimOptionsSchema>
