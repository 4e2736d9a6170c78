import { wordsOf } from '../language/words.ts'
import * as english from './en/wallet.ts'

export const {
  walletTexts,
  walletErrorTexts,
  addCardFirstTexts,
  cardEndsInText,
  expiresText,
  defaultRemovedText,
  removeCardText,
  codeHintText,
} = wordsOf('wallet', english)
