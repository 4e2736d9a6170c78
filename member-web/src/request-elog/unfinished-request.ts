/** The unfinished request of this page, for its screens. */
import type { LetterDraftKind } from '@member-care/domain/guarantee/draft/letter-draft.ts'
import { letterDraftTexts, moreLetterDraftsText } from '@member-care/domain/texts/letter-draft-texts.ts'
import type { Draft } from '../drafts/draft.ts'
import type { DraftWords } from '../drafts/draft-words.ts'
import type { Unfinished } from '../drafts/unfinished.ts'
import { useWorkInHand } from '../drafts/work-in-hand.ts'
import type { SavedDraft } from '../portal-api/drafts-api.ts'
import type { ElogValues } from './elog-request.ts'

export type UnfinishedRequest = Unfinished<LetterDraftKind, ElogValues>
export type RequestDraft = Draft<LetterDraftKind, ElogValues>

export const useUnfinishedRequest = (): UnfinishedRequest => useWorkInHand().letterRequest

/** What the screens call one. */
export const requestDraftWords = (): DraftWords => ({ ...letterDraftTexts, more: moreLetterDraftsText })

export const isRequest = ({ kind }: SavedDraft<LetterDraftKind>): boolean => kind === 'letter-request'
