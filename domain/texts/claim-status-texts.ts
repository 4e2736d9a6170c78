import { wordsOf } from '../language/words.ts'
import * as english from './en/claim-status.ts'

export const { claimStatusLabels, claimAgeBandLabels, rejectionReasonTexts } = wordsOf('claim-status', english)
