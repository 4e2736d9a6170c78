import { wordsOf } from '../language/words.ts'
import * as english from './en/claim-answer.ts'

export const { claimAnswerTexts, amountPaidText, outOfClaimedText, claimedAndPayableText, howPaidText } = wordsOf(
  'claim-answer',
  english,
)
