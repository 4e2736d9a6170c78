/** The questions that go with a request for a letter of guarantee where the client's configuration has none of its own (S83). */
import { questionnaireSchema } from './questionnaire.ts'

export const usualQuestionnaire = questionnaireSchema.parse({
  questions: [
    {
      id: 'documents',
      type: 'label',
      title: 'Please have the referral and the cost estimate of the hospital at hand.',
    },
    {
      id: 'stay',
      type: 'multiple_input',
      title: 'The stay in hospital',
      inputs: [
        {
          type: 'dropdown',
          title: 'Kind of admission',
          choices: [
            { title: 'Planned admission', value: 'planned' },
            { title: 'Day surgery', value: 'day-surgery' },
            { title: 'Emergency', value: 'emergency' },
          ],
        },
        { type: 'input_number', title: 'Nights expected' },
        { type: 'input_number', title: 'Cost estimate of the hospital (SGD)', optional: true },
      ],
    },
    {
      id: 'history',
      type: 'multiple_with_input_sub',
      title: 'Before this admission',
      choices: [
        { title: 'Has the patient been treated for this before?' },
        { title: 'Is it the consequence of an accident?' },
      ],
      inputs: [{ type: 'input_number', title: 'In which year did it begin?', optional: true }],
      error: 'Please answer each of these questions.',
    },
  ],
  attachments: { optional: false },
})
