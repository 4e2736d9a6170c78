import { wordsOf } from '../language/words.ts'
import * as english from './en/guarantee-letter.ts'

export const { guaranteeLetterTexts, guaranteeText } = wordsOf('guarantee-letter', english)
