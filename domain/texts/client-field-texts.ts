import { wordsOf } from '../language/words.ts'
import * as english from './en/client-field.ts'

export const {
  offerTexts,
  displayTexts,
  paymentTexts,
  planTexts,
  straightThroughTexts,
  oneTimePasswordTexts,
  elogTexts,
  templateTexts,
  otherFieldTexts,
  clientFieldLabels,
} = wordsOf('client-field', english)
export type { ClientFieldText } from './en/client-field.ts'
