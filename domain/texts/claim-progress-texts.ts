import { wordsOf } from '../language/words.ts'
import * as english from './en/claim-progress.ts'

export const { statusMeanings, progressTexts, stepsToCome, handoverNoticeText } = wordsOf('claim-progress', english)
