/** What the pages of plans say, and why a command on a plan is refused. */

export const planRefusalTexts = {
  PLAN_NOT_FOUND: 'This plan does not exist.',
  PLAN_FAULTY: 'The plan cannot be saved like this. Correct what is marked.',
  PLAN_NO_TAKEN: 'This client has a plan of this number. Open that one, or choose another number.',
  PLAN_NO_FIXED: 'A plan keeps its number. Make another plan for another number.',
  PLAN_DRAFT_ABSENT: 'There is no draft of this plan any more. Reload the page.',
  PLAN_DRAFT_NOT_SUBMITTED: 'This draft is still being written. Ask its author to submit it.',
  PLAN_DRAFT_OWN: 'You wrote something of this draft, or submitted it. Another administrator has to publish it.',
  PLAN_REASON_MISSING: 'Say why, so that the author knows what to change.',
}

export const whatIfTexts = {
  periodReversed: 'The last day must not be before the first day.',
}
