import { wordsOf } from '../language/words.ts'
import * as english from './en/second-factor.ts'

export const { secondFactorTexts, secondFactorNames } = wordsOf('second-factor', english)
