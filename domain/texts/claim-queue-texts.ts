import { wordsOf } from '../language/words.ts'
import * as english from './en/claim-queue.ts'

export const { queueTexts, summaryText } = wordsOf('claim-queue', english)
