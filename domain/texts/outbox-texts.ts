import { wordsOf } from '../language/words.ts'
import * as english from './en/outbox.ts'

export const { outboxTexts, sharedReceiptTexts } = wordsOf('outbox', english)
