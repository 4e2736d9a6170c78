import { wordsOf } from '../language/words.ts'
import * as english from './en/receipt-form.ts'

export const { receiptFormTexts, madeTitleText } = wordsOf('receipt-form', english)
