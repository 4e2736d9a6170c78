/** A request for a letter of guarantee that can be sent, and what it is judged by. */
import type { GuaranteeFile, GuaranteeRequestContext, GuaranteeRequestForm } from '../request-form.ts'
import { questionnaireSchema } from '../questionnaire.ts'

/** One of each kind of question and input. */
export const exampleQuestionnaire = questionnaireSchema.parse({
  questions: [
    { id: 'before', type: 'label', title: 'Please have the letter of your doctor at hand.' },
    {
      id: 'stay',
      type: 'multiple_input',
      title: 'The stay',
      inputs: [
        {
          type: 'dropdown',
          title: 'Kind of admission',
          choices: [{ title: 'Planned', value: 'Elective' }, { title: 'Emergency' }],
        },
        { type: 'input_number', title: 'Nights' },
        { type: 'input_number', title: 'Estimated cost', optional: true },
      ],
    },
    {
      id: 'history',
      type: 'multiple_with_input_sub',
      title: 'Before this',
      choices: [{ title: 'Was there an operation before?' }, { title: 'Is it a consequence of an accident?' }],
      inputs: [{ type: 'input_number', title: 'In which year?' }],
      error: 'Please answer each of these.',
    },
  ],
  attachments: { optional: false },
})

export const exampleFile: GuaranteeFile = { name: 'referral.pdf', bytes: 1_000 }

export const exampleRequest: GuaranteeRequestForm = {
  companyId: 'company',
  patientId: 'willow',
  hospital: 'Banyan General Hospital',
  diagnosis: 'Gallstones',
  descriptionOfSymptoms: 'Pain after meals.',
  dateTheSymptomsStarted: '2026-10-30',
  dateFrom: '2026-12-01',
  doctorName: 'Dr Heron Lim',
  answers: { stay: { inputs: ['Elective', '3'], parts: [] }, history: { inputs: [], parts: ['N', 'N'] } },
}

export const exampleRequestContext: GuaranteeRequestContext = {
  today: '2026-11-25',
  patients: [
    { id: 'willow', cover: [{ effectiveStartDate: '2020-01-01' }] },
    { id: 'saffron', cover: [{ effectiveStartDate: '2026-11-27', effectiveEndDate: '2026-12-10' }] },
  ],
  hospitals: ['Banyan General Hospital'],
  questionnaire: exampleQuestionnaire,
}
