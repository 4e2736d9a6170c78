import { wordsOf } from '../language/words.ts'
import * as english from './en/claim-draft.ts'

export const {
  draftTexts,
  moreDraftsText,
  documentStateTexts,
  savedAtText,
  sendingText,
  draftTitle,
  draftStandText,
  otherVersionText,
  movedNotTexts,
} = wordsOf('claim-draft', english)
