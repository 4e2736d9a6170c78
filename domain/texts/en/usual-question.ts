/** The questions that go with a request for a letter of guarantee where the client has none of its own (S83). The wording is ours. */

export const usualQuestionTexts = {
  documents: 'Please have the referral and the cost estimate of the hospital at hand.',
  stay: 'The stay in hospital',
  admission: 'Kind of admission',
  planned: 'Planned admission',
  daySurgery: 'Day surgery',
  emergency: 'Emergency',
  nights: 'Nights expected',
  costEstimate: 'Cost estimate of the hospital (SGD)',
  history: 'Before this admission',
  treatedBefore: 'Has the patient been treated for this before?',
  accident: 'Is it the consequence of an accident?',
  whichYear: 'In which year did it begin?',
  answerEach: 'Please answer each of these questions.',
} as const
