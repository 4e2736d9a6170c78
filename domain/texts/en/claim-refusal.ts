/** Why a claim did not do what was asked. Each says what to do instead. The keys are the stable refusal codes. */
export const claimRefusalTexts = {
  CLAIM_NOT_FOUND: 'This claim does not exist. Please open it again from Claim Records.',
  CLAIM_ALREADY_FILED: 'This claim has been filed already. Please look it up in Claim Records.',
  CLAIM_DELETED: 'This claim has been deleted. Please submit a new claim.',
  CLAIM_DECIDED: 'This claim has been decided already and can no longer be changed.',
  CLAIM_NOT_DECIDED: 'This claim is not decided yet. Please decide it instead.',
  CLAIM_NOT_APPROVED: 'Only an approved claim can be rejected after all. Please reload the claim.',
  DECIDED_BY_INSURER: 'The insurer decided this claim. Please ask the insurer to correct it.',
  CORRECTION_REASON_MISSING: 'Please say why the decision is corrected.',
  CORRECTION_OF_OWN_DECISION:
    'You made the decision being corrected. An administrator who did not make it has to agree.',
  NOTHING_CORRECTED: 'This is what was decided. Please give another amount.',
  CLAIM_CHANGED:
    'This claim has changed since you opened it, and your update was not saved. Please look at what has changed and send your update again.',
  CLAIM_REVISION_OLD:
    'The member has changed this claim since the revision that was decided on. Please decide on the newest revision.',
  CLAIM_NOT_REGISTERED: 'The insurer has not received this claim yet. Please try again once it is Submitted.',
  CLAIM_ALREADY_REGISTERED:
    'The insurer has registered this claim already. Please reload it to see its transaction number.',
  HANDOVER_GIVEN_UP: 'This claim is no longer handed over by itself. Please use Reprocess to try again.',
  DELETE_NOT_ALLOWED: 'A claim can be deleted only before the insurer works on it. Please contact us about this claim.',
  CORE_FIELDS_LOCKED:
    'This can no longer be changed, because the insurer is looking at the claim. Please reload the claim and leave it as it is.',
  PAYMENT_LOCKED: 'The payment method cannot be changed. Please leave it as it is.',
  CLAIM_KIND_FIXED:
    'An outpatient claim cannot become an inpatient claim, nor the other way round. Please submit a new claim.',
  TRANSACTION_NUMBER_MISSING: 'Please give the transaction number of the claim.',
  REQUEST_MISSING: 'Please say what the member should send.',
  PAYABLE_AMOUNT_INVALID: 'Please give the payable amount as zero or more, in dollars and cents.',
  PAYABLE_ABOVE_AMOUNT: 'No more can be paid than was claimed. Please check the payable amount.',
  COVER_MOVED:
    'The amount has changed, because something else was decided for this family in the meantime. Please check the new amount and decide again.',
  BENEFIT_UNKNOWN:
    'The claim does not say for which benefit of the plan the visit was, so nobody can tell what the plan pays. Please choose the benefit, and decide again.',
  RATE_UNKNOWN:
    'The exchange rate of the day is missing, so nobody can tell what the plan pays. Please enter the rate beside the claim while it is open, or ask an Operations administrator to add it under Exchange rates, and decide again.',
  NOT_FOR_BATCH: 'The plan does not pay this claim, or does not say so for certain. Please decide it on its own.',
  PLAN_NOT_IN_FORCE:
    'This person’s plan has no version for the day of this claim, so nobody can tell what it pays. Ask for a version valid from that day or earlier, or for the person’s plan number to be corrected, and decide again.',
  NOT_COVERED_ANY_MORE:
    'This person was removed from the company, so nobody can tell what the plan pays. Record their cover again with its dates and decide again, or reject the claim.',
  OTHER_AMOUNT_REASON_MISSING: 'Please say why another amount is paid than the plan says.',
  AMOUNT_PROPOSAL_ABSENT: 'No amount waits for a second person here. Please reload the claim.',
  AMOUNT_PROPOSAL_REPLACED:
    'Another amount has been proposed meanwhile. Please look at the new one and decide on that.',
  AMOUNT_PROPOSAL_OWN: 'You proposed this amount yourself. Another administrator has to agree to it.',
  DECLINE_REASON_MISSING: 'Please say why you do not agree.',
  BATCH_NUMBER_MISSING: 'Please give the batch number of the settlement.',
  CLAIM_HANDED_OVER:
    'The insurer has taken this claim over with its bank account. An account can be proposed only while it is PROCESSING.',
  PAYMENT_WITHOUT_ACCOUNT: 'This claim is not paid into a bank account. Please leave its payment as it is.',
  BANK_PROPOSAL_ABSENT: 'No bank account has been proposed for this claim. Please reload the list.',
  BANK_PROPOSAL_REPLACED:
    'Another bank account has been proposed meanwhile. Please look at the new one and decide on that.',
  BANK_PROPOSAL_CLOSED:
    'The claim is no longer PROCESSING, or its member has updated it, so the proposed account is not used. Please reload the list.',
  BANK_PROPOSAL_DECIDED: 'Somebody else has decided on this bank account already. Please reload the list.',
  BANK_PROPOSAL_OWN: 'You proposed this bank account yourself. Another administrator has to verify it.',
  CLAIM_TAKEN: 'Somebody else took this claim meanwhile. Please look who has it before you take it over.',
  DUPLICATE_IS_SAME_CLAIM: 'A claim cannot be compared with itself. Please choose another one.',
  NOT_DUPLICATE_REASON_MISSING: 'Please say why it is not a duplicate.',
  LOOKS_LIKE_DUPLICATE:
    'This claim is likely a duplicate. Please compare the two, and say why it is not one, or reject it.',
  DUPLICATE_FOUND_MEANWHILE:
    'Another claim that looks like this one came up meanwhile. Please compare it too, and send your reason again.',
  PAYOUT_WAITS: 'The member has changed the account that this claim is paid to. Its payout waits.',
  REJECTION_REASON_MISSING: 'Please choose the reason for the rejection.',
} as const

/** {@link claimRefusalTexts.CLAIM_TAKEN} with the name of who was faster; without one, the claim was put back or its holder is gone. */
export function takenByText(name: string | undefined): string {
  return name ? `Taken by ${name} meanwhile.` : claimRefusalTexts.CLAIM_TAKEN
}
