import { wordsOf } from '../language/words.ts'
import * as english from './en/error.ts'

export const { errorTexts, pageFailureTexts, accountNeedsVerificationText, sorryText } = wordsOf('error', english)
