import { wordsOf } from '../language/words.ts'
import * as english from './en/visit-report.ts'

export const { certificateReasonWords, visitKindWords } = wordsOf('visit-report', english)
