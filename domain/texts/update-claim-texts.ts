import { wordsOf } from '../language/words.ts'
import * as english from './en/update-claim.ts'

export const { updateClaimTexts, updateTitle, closedReasons } = wordsOf('update-claim', english)
