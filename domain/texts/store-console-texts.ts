import { wordsOf } from '../language/words.ts'
import * as english from './en/store-console.ts'

export const { storeConsoleTexts, orderStatusTexts, orderPageTexts, orderHistoryTexts } = wordsOf(
  'store-console',
  english,
)
