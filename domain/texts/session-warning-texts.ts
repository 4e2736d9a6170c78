import { wordsOf } from '../language/words.ts'
import * as english from './en/session-warning.ts'

export const { sessionWarningTexts, signedOutInText } = wordsOf('session-warning', english)
