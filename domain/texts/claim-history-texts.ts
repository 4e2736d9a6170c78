import { wordsOf } from '../language/words.ts'
import * as english from './en/claim-history.ts'

export const {
  claimEventTitles,
  claimTimelineTexts,
  correctedTimelineTexts,
  filedByHrText,
  claimHistoryLabels,
  attachmentLabel,
  claimHistoryTexts,
  claimHistoryWords,
} = wordsOf('claim-history', english)
