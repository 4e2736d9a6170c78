/** What the screens call an unfinished claim. */
import { draftTexts, moreDraftsText } from '@member-care/domain/texts/claim-draft-texts.ts'
import type { DraftWords } from '../drafts/draft-words.ts'

export const claimDraftWords = (): DraftWords => ({ ...draftTexts, more: moreDraftsText })
