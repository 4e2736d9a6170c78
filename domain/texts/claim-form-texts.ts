import { wordsOf } from '../language/words.ts'
import * as english from './en/claim-form.ts'

export const { claimFieldLabels, claimFormTexts, tooManyFilesText, tooLongText, notCoveredText } = wordsOf(
  'claim-form',
  english,
)
