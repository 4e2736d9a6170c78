import { wordsOf } from '../language/words.ts'
import * as english from './en/order-refusal.ts'

export const { orderRefusalTexts } = wordsOf('order-refusal', english)
