import { wordsOf } from '../language/words.ts'
import * as english from './en/bank.ts'

export const { bankTexts, bankFieldLabels, bankFieldHints, branchDroppedText, otherBranchText } = wordsOf(
  'bank',
  english,
)
