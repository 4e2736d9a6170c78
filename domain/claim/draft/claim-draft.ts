/** A claim that has been begun and not submitted, or documents that are to be added to one. Its form has the fields of `form/claim-form.ts`. */
import { z } from 'zod'
import { draftToSaveSchema, savedDraftSchema } from '../../draft/draft.ts'
import { claimKinds } from '../claim-terms.ts'

const ofKind = { kind: z.enum(claimKinds) }

export const claimDraftSchema = savedDraftSchema.extend(ofKind).meta({ id: 'ClaimDraft' })
export type SavedClaimDraft = z.infer<typeof claimDraftSchema>

/** With a `recordId` it is documents that are added to that claim, and nothing else; such a draft is listed nowhere. */
export const claimDraftToSaveSchema = draftToSaveSchema.extend(ofKind)
