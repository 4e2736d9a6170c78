import { wordsOf } from '../language/words.ts'
import * as english from './en/claim-likeness.ts'

export const {
  resemblancesText,
  likenessTexts,
  duplicateTexts,
  othersText,
  likelyDuplicateOfText,
  openDuplicatesText,
  listedOfText,
  heldBackText,
  willBeHeldText,
} = wordsOf('claim-likeness', english)
