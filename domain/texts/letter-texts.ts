import { wordsOf } from '../language/words.ts'
import * as english from './en/letter.ts'

export const {
  letterTexts,
  settlementLetterTexts,
  proofOfVisitTexts,
  printedFromText,
  printedOnText,
  contactText,
  missingTypeText,
  pageOfText,
} = wordsOf('letter', english)
