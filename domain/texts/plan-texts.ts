import { wordsOf } from '../language/words.ts'
import * as english from './en/plan.ts'

export const { planRefusalTexts, whatIfTexts } = wordsOf('plan', english)
