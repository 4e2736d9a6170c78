/** A claim that has been begun and not submitted, as the server keeps it and the portal shows it. It is no aggregate: nothing of it is an event. */
import { z } from 'zod'
import { attachmentCategories, claimKinds } from '../claim-terms.ts'

export const draftSteps = ['information', 'confirm'] as const

/** Far more than the form has, and takes: what is too long is kept as it was typed until the form says so. */
const MOST_FIELDS = 100
const LONGEST_TEXT = 50_000

/** The form as it stands on the screen, right or wrong: text of each input by its field, as in `form/claim-form.ts`. */
export const draftFormSchema = z
  .record(z.string().max(60), z.union([z.string().max(LONGEST_TEXT), z.boolean()]))
  .refine((form) => Object.keys(form).length <= MOST_FIELDS)

export const draftFileSchema = z.object({
  fileId: z.string(),
  /** As the member named it, made safe. */
  name: z.string(),
  /** By its content. */
  mimeType: z.string(),
  bytes: z.number(),
  category: z.enum(attachmentCategories),
  state: z.literal('received'),
})
export type DraftFile = z.infer<typeof draftFileSchema>

export const draftSchema = z
  .object({
    id: z.string(),
    kind: z.enum(claimKinds),
    /** '' while none has been chosen. */
    companyId: z.string(),
    /** ISO instant. */
    savedAt: z.string(),
    /** Counts the savings, from 1. */
    version: z.number(),
    form: draftFormSchema,
    step: z.enum(draftSteps),
    files: z.array(draftFileSchema),
  })
  .meta({ id: 'ClaimDraft' })
export type SavedClaimDraft = z.infer<typeof draftSchema>

/** What is sent to save a draft. */
export const draftToSaveSchema = draftSchema.pick({ kind: true, form: true, step: true }).extend({
  companyId: z.string().max(100),
  /** The version that the change was made to; 0 for a new draft. */
  expectedVersion: z.number().int().min(0),
  /** The claim that documents are added to; left out for a new claim. Such a draft has documents and nothing else, and is listed nowhere. */
  updatedClaimId: z.string().max(100).optional(),
})
export type DraftToSave = z.infer<typeof draftToSaveSchema>

/** Field `draftFiles` of a submission: those of the draft's files that become documents of the claim, in their order. */
export const draftFilesFieldSchema = z
  .array(z.object({ fileId: z.string(), category: z.enum(attachmentCategories) }))
  .max(100)
