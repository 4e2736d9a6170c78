import { wordsOf } from '../language/words.ts'
import * as english from './en/guarantee-request.ts'

export const { guaranteeRequestTexts, admissionTooLateText } = wordsOf('guarantee-request', english)
