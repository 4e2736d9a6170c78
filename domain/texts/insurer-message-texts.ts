import { wordsOf } from '../language/words.ts'
import * as english from './en/insurer-message.ts'

export const {
  insurerMessageTexts,
  messageTypeLabels,
  messageOutcomeLabels,
  messageRefusalTexts,
  sendAgainTexts,
  deliveriesText,
} = wordsOf('insurer-message', english)
