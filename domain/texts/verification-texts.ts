import { wordsOf } from '../language/words.ts'
import * as english from './en/verification.ts'

export const { verificationTexts, declineReasonTexts, proposedAccountTexts, bankProposalStatusLabels, bankPartLabels } =
  wordsOf('verification', english)
