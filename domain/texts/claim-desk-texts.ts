import { wordsOf } from '../language/words.ts'
import * as english from './en/claim-desk.ts'

export const { claimDeskTexts, assigneeTexts, claimChangedTexts, compareClaimsTexts, decisionTexts } = wordsOf(
  'claim-desk',
  english,
)
