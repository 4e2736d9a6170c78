import { wordsOf } from '../language/words.ts'
import * as english from './en/my-cover.ts'

export const {
  estimateTexts,
  usedOfText,
  assumptionTexts,
  adviceTexts,
  myCoverTexts,
  claimsOfLimitText,
  barText,
  leftOfText,
  whatIfTexts,
  homeCoverTexts,
  nearlyUsedText,
  claimReckoningTexts,
} = wordsOf('my-cover', english)
