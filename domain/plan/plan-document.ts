/** A plan as members read it under My Plan: a structured document (2§2 "Bio tab"). */
import { parseJson } from '../schemas/json-text.ts'
import { z } from 'zod'
import { myPlanEditorTexts } from '../texts/my-plan-editor-texts.ts'

/** A heading over the lines that follow, or a line of what is covered and how far. */
export const planContentTypes = ['header', 'single'] as const

export const planContentSchema = z.object({
  type: z.enum(planContentTypes),
  leftValue: z
    .string()
    .trim()
    .min(1, { error: () => myPlanEditorTexts.errors.leftValue })
    .max(300),
  rightValue: z.string().trim().max(300),
})

export const planSectionSchema = z.object({
  /** What the member opens the section with. */
  buttonTitle: z
    .string()
    .trim()
    .min(1, { error: () => myPlanEditorTexts.errors.buttonTitle })
    .max(120),
  contents: z.array(planContentSchema).max(200),
})

export const planDocumentSchema = z.object({
  headerTitle: z
    .string()
    .trim()
    .min(1, { error: () => myPlanEditorTexts.errors.headerTitle })
    .max(200),
  sections: z
    .array(planSectionSchema)
    .min(1, { error: () => myPlanEditorTexts.errors.sections })
    .max(50),
  footerTitle: z.string().trim().max(500),
})

export type PlanContent = z.infer<typeof planContentSchema>
export type PlanSection = z.infer<typeof planSectionSchema>
export type PlanDocument = z.infer<typeof planDocumentSchema>

/**
 * Reads a plan from the text of a file.
 * @returns the plan as it is kept, or undefined for a text that is none
 */
export function readPlanDocument(text: string): PlanDocument | undefined {
  return parseJson(planDocumentSchema, text)
}

/** What is wrong with a plan, in the order of the document, each once; none when it can be kept. */
export function planErrors(plan: PlanDocument): readonly string[] {
  const checked = planDocumentSchema.safeParse(plan)
  return checked.success ? [] : [...new Set(checked.error.issues.map(({ message }) => message))]
}
