import { wordsOf } from '../language/words.ts'
import * as english from './en/submit-claim.ts'

export const {
  submitClaimTexts,
  claimSectionTitles,
  claimFormHints,
  storedAccountText,
  thingsToCorrectText,
  thingsToCorrect,
  documentTexts,
  madeSmallerText,
  documentLimitsText,
  sendClaimTexts,
  sentPartText,
  receivedOnText,
} = wordsOf('submit-claim', english)
