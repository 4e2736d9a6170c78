import { wordsOf } from '../language/words.ts'
import * as english from './en/receipt-reading.ts'

export const { receiptReadingTexts } = wordsOf('receipt-reading', english)
