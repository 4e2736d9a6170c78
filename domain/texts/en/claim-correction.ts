/** What is said where the claims desk corrects its decision on a claim (S72). */
export const claimCorrectionTexts = {
  action: 'Correct decision',
  /** What it can be corrected to. */
  choices: 'What to correct the decision to',
  otherAmount: 'Another amount is paid',
  approve: 'Approved after all',
  reject: 'Rejected after all',
  approvedConsequence:
    'The claim is Approved with this amount from now on. The member is told and sees the remarks. Nothing is paid or asked back by itself.',
  rejectedConsequence:
    'The claim becomes Rejected. The member is told and sees the remarks. Nothing is asked back by itself.',
  reason: 'Why the decision is corrected',
  reasonHint: 'It stays in the claim’s history. The member does not read it.',
  needsSecond: (limit: string) =>
    `It is above ${limit}, and not what the plan says: somebody who did not take the decision has to agree.`,
  done: (claimNo: string) => `Claim ${claimNo}: the decision is corrected.`,
  proposed: (claimNo: string) => `Claim ${claimNo}: the correction waits for a second person.`,
  correctedOn: 'Decision Corrected On',
  effect: {
    title: 'Before and after',
    decision: 'Decision',
    paid: (amount: string) => `${amount} is paid`,
    nothing: 'Nothing is paid',
    unknown: 'Not typed yet',
    byPlan: (amount: string) => `The plan says ${amount} now.`,
    planUnknown: 'The plan cannot say an amount.',
    cover: 'The family’s cover',
    left: (amount: string, most: string) => `${amount} left of ${most} afterwards`,
    noPlan: 'No plan applies to this claim, so it uses none of the cover.',
    untouched: 'No limit of the plan counts here.',
    later: 'Later claims of the family that would come to another amount are listed as cover differences.',
    failed: 'Its effect on the cover could not be loaded.',
    /** Between two figures, for screen readers. */
    becomes: 'becomes',
  },
} as const
