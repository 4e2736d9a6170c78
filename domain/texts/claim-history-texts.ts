import { wordsOf } from '../language/words.ts'
import * as english from './en/claim-history.ts'

export const { claimEventTitles, claimTimelineTexts, filedByHrText, claimHistoryLabels, attachmentLabel } = wordsOf(
  'claim-history',
  english,
)
