import { wordsOf } from '../language/words.ts'
import * as english from './en/settlement.ts'

export const { settlementTexts } = wordsOf('settlement', english)
