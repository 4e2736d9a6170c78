import { wordsOf } from '../language/words.ts'
import * as english from './en/merchant-counter.ts'

export const { merchantCounterTexts } = wordsOf('merchant-counter', english)
