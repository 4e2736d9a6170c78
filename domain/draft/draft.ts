/**
 * What has been begun and not sent, as the server keeps it and the portal shows it. It is no aggregate: nothing of it is an event.
 * What it becomes says which kinds of it there are: `claim/draft`, `guarantee/draft`.
 */
import { z } from 'zod'
import { attachmentCategories } from '../claim/claim-terms.ts'

export const draftSteps = ['information', 'confirm'] as const

/** Far more than a form has, and takes, the answers to a client's own questions included: what is too long is kept as it was typed until the form says so. */
const MOST_FIELDS = 400
const LONGEST_NAME = 100
const LONGEST_TEXT = 50_000

/** The form as it stands on the screen, right or wrong: text of each input by its field. */
export const draftFormSchema = z
  .record(z.string().max(LONGEST_NAME), z.union([z.string().max(LONGEST_TEXT), z.boolean()]))
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

/** A page that saves, and how often it has. */
const savingSchema = z.object({ pageId: z.uuid(), saveNo: z.number().int().min(1).max(1_000_000_000) })
export type SavingOfPage = z.infer<typeof savingSchema>

/** A draft of any kind, as it is answered. */
export const savedDraftSchema = z.object({
  id: z.string(),
  kind: z.string(),
  /** '' while none has been chosen. */
  companyId: z.string(),
  /** ISO instant. */
  savedAt: z.string(),
  /** Counts the savings, from 1. */
  version: z.number(),
  form: draftFormSchema,
  step: z.enum(draftSteps),
  files: z.array(draftFileSchema),
  /** Which saving it is as of; absent where the page did not say. */
  savedBy: savingSchema.optional(),
})
export type SavedDraft = z.infer<typeof savedDraftSchema>

/** What is sent to save a draft of any kind. */
export const draftToSaveSchema = savedDraftSchema.pick({ kind: true, form: true, step: true }).extend({
  companyId: z.string().max(100),
  /** The version that the change was made to; 0 for a new draft. */
  expectedVersion: z.number().int().min(0),
  /** The record that this adds to; left out for what becomes a record of its own. */
  recordId: z.string().max(100).optional(),
  /** The page that saves, and how often it has: what a page saves later counts, however its calls arrive. */
  savedBy: savingSchema.optional(),
})
export type DraftToSave = z.infer<typeof draftToSaveSchema>

/** Field `draftFiles` of what is sent: those of the draft's files that become documents of the record, in their order. */
export const draftFilesFieldSchema = z
  .array(z.object({ fileId: z.string(), category: z.enum(attachmentCategories) }))
  .max(100)
