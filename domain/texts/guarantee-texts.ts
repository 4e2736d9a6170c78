import { wordsOf } from '../language/words.ts'
import * as english from './en/guarantee.ts'

export const { guaranteeTexts, guaranteeEventTitles } = wordsOf('guarantee', english)
