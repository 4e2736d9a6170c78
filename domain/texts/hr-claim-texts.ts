import { wordsOf } from '../language/words.ts'
import * as english from './en/hr-claim.ts'

export const { hrClaimTexts, viewHrClaimText } = wordsOf('hr-claim', english)
