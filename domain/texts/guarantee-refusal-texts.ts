import { wordsOf } from '../language/words.ts'
import * as english from './en/guarantee-refusal.ts'

export const { guaranteeRefusalTexts } = wordsOf('guarantee-refusal', english)
