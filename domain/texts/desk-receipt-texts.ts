import { wordsOf } from '../language/words.ts'
import * as english from './en/desk-receipt.ts'

export const { deskReceiptTexts } = wordsOf('desk-receipt', english)
