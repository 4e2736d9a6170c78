/** Why a letter of guarantee did not become what was asked. Each says what to do instead. The keys are the stable refusal codes. */
export const guaranteeRefusalTexts = {
  GUARANTEE_NOT_FOUND: 'This eLOG does not exist. Please open it again from eLOG Records.',
  GUARANTEE_ALREADY_REQUESTED: 'This eLOG has been requested already. Please look it up in eLOG Records.',
  GUARANTEE_WITH_HR: 'The company’s HR has to pass this request on first. Please wait until it is Submitted.',
  GUARANTEE_NOT_WITH_HR: 'This request does not wait for HR any more. Please reload the list.',
  GUARANTEE_NOT_ISSUED: 'No letter has been issued yet. Please try again once the request is Approved.',
  GUARANTEE_ISSUED: 'The letter has been issued already. Please ask for a change of it instead.',
  GUARANTEE_ENDED: 'This eLOG has ended and can no longer be changed. Please make a new request.',
  GUARANTEE_WITH_INSURER:
    'The insurer’s own system decides on this letter, and its decision arrives here by itself. Please ask the insurer.',
  GUARANTEE_NOT_WITH_INSURER: 'The desk decides on this letter. Nothing is handed over; please decide it here.',
  GUARANTEE_NOT_TAKEN: 'The insurer has not taken this request over yet. Please try again once it has.',
  GUARANTEE_ALREADY_TAKEN: 'The insurer has this request already. Please reload the page.',
  GUARANTEE_HANDOVER_GIVEN_UP: 'This request waits for Reprocess already. Please press Reprocess.',
  GUARANTEE_REVISION_OLD: 'The member has changed this request since. Please decide on the newest revision of it.',
  GUARANTEE_USED_UP:
    'Your company’s letters of guarantee are used up for you. Please contact your HR before you make another request.',
  LETTER_AMOUNT_MISSING: 'Please give the amount that the letter guarantees, in dollars and cents.',
  LETTER_AMOUNT_ABOVE_LIMIT:
    'The amount is above what the client’s LOG settings leave for this member. Please give a lower amount; one that was proposed has to be declined first.',
  LETTER_ABOVE_COVER: 'The plan leaves less than this for the stay. Please give a lower amount.',
  NOT_COVERED: 'There is no cover on the day of the admission. A letter of guarantee is given for covered days only.',
  LETTER_SECOND_PERSON:
    'For this amount a second person has to agree. Please propose it instead of issuing the letter.',
  INFORMATION_REQUEST_MISSING: 'Please say what the member should send.',
  INFORMATION_NOT_ASKED: 'No answer is needed here. Please reload the page.',
  INFORMATION_ANSWER_MISSING: 'Please answer the question, or add a document.',
  GUARANTEE_REASON_MISSING: 'Please give a reason. The member will read it.',
  LETTER_PROPOSAL_ABSENT: 'No amount waits for a second person here. Please reload the page.',
  LETTER_PROPOSAL_REPLACED:
    'Another amount has been proposed meanwhile. Please look at the new one and decide on that.',
  LETTER_PROPOSAL_REASON_MISSING: 'Please give a reason. The other administrator will read it.',
  LETTER_PROPOSAL_OWN: 'You proposed this amount yourself. Another administrator has to agree to it.',
  CHANGE_EMPTY: 'Please say what should change: the amount, the admission date, or both.',
  CHANGE_REASON_MISSING: 'Please say why the letter should change.',
  CHANGE_AMOUNT_NOT_HIGHER: 'Please ask for a higher amount than the letter guarantees now.',
  CHANGE_ALREADY_ASKED: 'A change of this letter waits for its decision already. Please wait for it.',
  CHANGE_ABSENT: 'No change of this letter waits for a decision. Please reload the page.',
  LETTER_OVER: 'This letter has expired. The member has to make a new request.',
  LETTER_REPLACED: 'Another letter has taken the place of this one. Please ask for the newest letter.',
  LETTER_STILL_VALID: 'The letter is still valid.',
} as const
