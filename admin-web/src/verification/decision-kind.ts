/** What can be decided on a proposal, and what is said of it. */
import { verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import type { VerificationDecision } from '../bank/bank-proposal-row.ts'

export type DecisionKind = VerificationDecision['decision']

export const decisionKinds: Readonly<
  Record<DecisionKind, { readonly label: string; readonly colour: 'primary' | 'error'; readonly consequence: string }>
> = {
  APPROVED: { label: verificationTexts.approve, colour: 'primary', consequence: verificationTexts.approveConsequence },
  REJECTED: { label: verificationTexts.decline, colour: 'error', consequence: verificationTexts.declineConsequence },
}
