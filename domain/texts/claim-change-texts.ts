import { wordsOf } from '../language/words.ts'
import * as english from './en/claim-change.ts'

export const { claimChangedText, claimAddedText, moreClaimsChangedText, claimChangeTexts } = wordsOf(
  'claim-change',
  english,
)
