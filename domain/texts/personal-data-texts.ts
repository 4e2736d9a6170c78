import { wordsOf } from '../language/words.ts'
import * as english from './en/personal-data.ts'

export type { KeptPart } from './en/personal-data.ts'
export const {
  fileSizeText,
  keptPartTexts,
  personalDataFileName,
  personalDataLetterTexts,
  personalDataTexts,
  recordHeading,
} = wordsOf('personal-data', english)
