import { wordsOf } from '../language/words.ts'
import * as english from './en/visit.ts'

export const { panelWords, visitTexts, visitItemTitles, visitFeeLabels, noVisitsText, proofOfVisitFileName } = wordsOf(
  'visit',
  english,
)
