import { wordsOf } from '../language/words.ts'
import * as english from './en/claim-progress.ts'

export const { statusMeanings, progressTexts, stepsToCome, usualTimeText, handoverNoticeText } = wordsOf(
  'claim-progress',
  english,
)
