import { wordsOf } from '../language/words.ts'
import * as english from './en/verification.ts'

export const {
  verificationTexts,
  declineReasonTexts,
  accountSharingTexts,
  proposedAccountTexts,
  bankProposalStatusLabels,
  bankPartLabels,
} = wordsOf('verification', english)
