import { wordsOf } from '../language/words.ts'
import * as english from './en/date-field.ts'

export const { dateFieldTexts } = wordsOf('date-field', english)
