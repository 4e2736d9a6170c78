import { wordsOf } from '../language/words.ts'
import * as english from './en/claim-correction.ts'

export const { claimCorrectionTexts } = wordsOf('claim-correction', english)
