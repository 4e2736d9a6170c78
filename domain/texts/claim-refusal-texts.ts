/** Why a claim did not do what was asked. Each says what to do instead. The keys are the stable refusal codes. */
export const claimRefusalTexts = {
  CLAIM_NOT_FOUND: 'This claim does not exist. Please open it again from Claim Records.',
  CLAIM_ALREADY_FILED: 'This claim has been filed already. Please look it up in Claim Records.',
  CLAIM_DELETED: 'This claim has been deleted. Please submit a new claim.',
  CLAIM_DECIDED: 'This claim has been decided already and can no longer be changed.',
  CLAIM_NOT_REGISTERED: 'The insurer has not received this claim yet. Please try again once it is Submitted.',
  CLAIM_ALREADY_REGISTERED: 'The insurer has registered this claim already. Please reload it to see its transaction number.',
  HANDOVER_GIVEN_UP: 'This claim is no longer handed over by itself. Please use Reprocess to try again.',
  DELETE_NOT_ALLOWED: 'A claim can be deleted only before the insurer works on it. Please chat with us about this claim.',
  CORE_FIELDS_LOCKED: 'This can no longer be changed, because the insurer is looking at the claim. Please reload the claim and leave it as it is.',
  PAYMENT_LOCKED: 'The payment method cannot be changed. Please leave it as it is.',
  CLAIM_KIND_FIXED: 'An outpatient claim cannot become an inpatient claim, nor the other way round. Please submit a new claim.',
  TRANSACTION_NUMBER_MISSING: 'Please give the transaction number of the claim.',
  REQUEST_MISSING: 'Please say what the member should send.',
  PAYABLE_AMOUNT_INVALID: 'Please give the payable amount as zero or more, in dollars and cents.',
  BATCH_NUMBER_MISSING: 'Please give the batch number of the settlement.',
  REJECTION_REASON_MISSING: 'Please choose the reason for the rejection.',
} as const
