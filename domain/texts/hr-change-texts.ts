import { wordsOf } from '../language/words.ts'
import * as english from './en/hr-change.ts'

export const { hrChangeTexts } = wordsOf('hr-change', english)
