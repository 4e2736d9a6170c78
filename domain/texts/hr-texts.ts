import { wordsOf } from '../language/words.ts'
import * as english from './en/hr.ts'

export const { hrTexts } = wordsOf('hr', english)
