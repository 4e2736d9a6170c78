import { wordsOf } from '../language/words.ts'
import * as english from './en/hr-claim-form.ts'

export const { hrClaimFormTexts } = wordsOf('hr-claim-form', english)
