import { wordsOf } from '../language/words.ts'
import * as english from './en/store.ts'

export const { storeTexts, taxInvoiceTexts, piecesText, gstText } = wordsOf('store', english)
