import { wordsOf } from '../language/words.ts'
import * as english from './en/claim-form.ts'

export const {
  claimFieldLabels,
  claimFormTexts,
  tooManyFilesText,
  tooLongText,
  notCoveredText,
  notCoveredAtAdmissionText,
} = wordsOf('claim-form', english)
