import { wordsOf } from '../language/words.ts'
import * as english from './en/flexible-spending.ts'

export const { flexibleSpendingTexts, flexibleSpendingRecordedText } = wordsOf('flexible-spending', english)
