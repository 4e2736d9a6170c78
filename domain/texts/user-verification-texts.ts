import { wordsOf } from '../language/words.ts'
import * as english from './en/user-verification.ts'

export const { userBankTexts, userBankRefusalTexts, identityChangeTexts, identityChangeRefusalTexts } = wordsOf(
  'user-verification',
  english,
)
