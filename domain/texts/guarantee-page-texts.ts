import { wordsOf } from '../language/words.ts'
import * as english from './en/guarantee-page.ts'

export const {
  guaranteeFieldLabels,
  requestElogTexts,
  usualOutcomeTexts,
  mostGuaranteedText,
  stillMissingText,
  elogRecordsTexts,
  elogTexts,
  elogQuestionTexts,
  elogMeanings,
  daysLeftText,
} = wordsOf('guarantee-page', english)
