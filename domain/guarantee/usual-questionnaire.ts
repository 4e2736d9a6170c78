/**
 * The questions that go with a request for a letter of guarantee where the client's configuration has none of its own (S83). They are kept and handed
 * over in English, and shown to members in theirs (shown-questionnaire.ts).
 */
import { usualQuestionTexts as texts } from '../texts/en/usual-question.ts'
import { questionnaireSchema } from './questionnaire.ts'

export const usualQuestionnaire = questionnaireSchema.parse({
  questions: [
    {
      id: 'documents',
      type: 'label',
      title: texts.documents,
    },
    {
      id: 'stay',
      type: 'multiple_input',
      title: texts.stay,
      inputs: [
        {
          type: 'dropdown',
          title: texts.admission,
          choices: [
            { title: texts.planned, value: 'planned' },
            { title: texts.daySurgery, value: 'day-surgery' },
            { title: texts.emergency, value: 'emergency' },
          ],
        },
        { type: 'input_number', title: texts.nights },
        { type: 'input_number', title: texts.costEstimate, optional: true },
      ],
    },
    {
      id: 'history',
      type: 'multiple_with_input_sub',
      title: texts.history,
      choices: [{ title: texts.treatedBefore }, { title: texts.accident }],
      inputs: [{ type: 'input_number', title: texts.whichYear, optional: true }],
      error: texts.answerEach,
    },
  ],
  attachments: { optional: false },
})
