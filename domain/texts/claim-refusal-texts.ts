import { wordsOf } from '../language/words.ts'
import * as english from './en/claim-refusal.ts'

export const { claimRefusalTexts, takenByText } = wordsOf('claim-refusal', english)
