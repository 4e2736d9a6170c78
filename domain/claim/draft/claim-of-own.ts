/** A claim of its own for a document of one that is being filled in, and back into one (S118). */
import { z } from 'zod'
import { MOST_DRAFTS } from '../../draft/draft-limits.ts'
import type { SavedDraft } from '../../draft/draft.ts'
import { claimDraftSchema } from './claim-draft.ts'

/** Far more than a claim has. */
const MOST_DOCUMENTS = 100

const draftId = z.uuid().toLowerCase()
const fileId = z.uuid().toLowerCase()

/** Which documents go to which draft. One that is not there yet is begun with what is the same by nature. */
export const documentMovesSchema = z.object({
  moves: z.array(z.object({ fileId, draftId })).min(1).max(MOST_DOCUMENTS),
})
export type DocumentMove = z.infer<typeof documentMovesSchema>['moves'][number]

/** The drafts that are put back, each with a document that it was begun for: so a call that comes again is known. */
export const draftsToJoinSchema = z.object({
  drafts: z.array(z.object({ draftId, fileId })).min(1).max(MOST_DRAFTS),
})
export type DraftToJoin = z.infer<typeof draftsToJoinSchema>['drafts'][number]

export const movedDocumentsSchema = z.object({
  draft: claimDraftSchema,
  /** Those that the documents have gone to. */
  others: z.array(claimDraftSchema),
})

/** Of one visit and another these are the same: whose they are, and where the money goes. What is confirmed is confirmed for each claim. */
const sameByNature: readonly string[] = [
  'companyId',
  'claimantId',
  'nric',
  'paymentMethod',
  'bankName',
  'bankNo',
  'branchNo',
  'accountNo',
  'typedAccountNo',
]

/** @param form of the claim that the document comes from, as it is saved */
export function formOfItsOwn(form: SavedDraft['form']): SavedDraft['form'] {
  return Object.fromEntries(Object.entries(form).filter(([field]) => sameByNature.includes(field)))
}
