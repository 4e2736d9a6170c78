/** The unfinished claim of this page, for its screens. */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import type { ClaimFormValues } from '../claim-form/claim-form-values.ts'
import type { Draft } from '../drafts/draft.ts'
import type { Unfinished } from '../drafts/unfinished.ts'
import { useOpenDraft, useWorkInHand } from '../drafts/work-in-hand.ts'

export type UnfinishedClaim = Unfinished<ClaimKind, ClaimFormValues>
export type ClaimDraft = Draft<ClaimKind, ClaimFormValues>

export const useUnfinishedClaim = (): UnfinishedClaim => useWorkInHand().claim

/** The claim that is open, kept up to date; null when none is. */
export const useDraft = (): ClaimDraft | null => useOpenDraft(useUnfinishedClaim())
