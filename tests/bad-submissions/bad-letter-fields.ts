/** Fields of a request for a letter that are missing, endless, or name what is not offered, and dates that are none or lie wrong. */
import { addDays, formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { tooLongText } from '@member-care/domain/texts/claim-form-texts.ts'
import { dateFieldTexts } from '@member-care/domain/texts/date-field-texts.ts'
import {
  admissionTooLateText,
  guaranteeRequestTexts as texts,
} from '@member-care/domain/texts/guarantee-request-texts.ts'
import { shown, type BadLetter } from './bad-letter.ts'

const missing: readonly BadLetter[] = Object.entries({
  patientId: texts.patientRequired,
  hospital: texts.hospitalRequired,
  diagnosis: texts.diagnosisRequired,
  descriptionOfSymptoms: texts.symptomsRequired,
  dateTheSymptomsStarted: texts.dateRequired,
  dateFrom: texts.dateRequired,
}).flatMap(([field, text]) =>
  [undefined, '', '   ', '\t\n', '\u00a0'].map((value) => ({
    what: `${field} ${shown(value)}`,
    changes: { [field]: value },
    errors: { [field]: text },
  })),
)

const tooLong: readonly BadLetter[] = (
  [
    ['diagnosis', 200],
    ['doctorName', 200],
    ['descriptionOfSymptoms', 2000],
  ] as const
).flatMap(([field, most]) =>
  ['x'.repeat(most + 1), '界'.repeat(most + 1), 'x'.repeat(15_000)].map((value) => ({
    what: `${field} ${shown(value)}`,
    changes: { [field]: value },
    errors: { [field]: tooLongText(most) },
  })),
)

/** More than any field takes: the form cannot be read. */
const endless: readonly BadLetter[] = [
  'patientId',
  'hospital',
  'diagnosis',
  'descriptionOfSymptoms',
  'dateFrom',
  'doctorName',
  'questionnaire',
].map((field) => ({ what: `${field} without an end`, changes: { [field]: 'x'.repeat(20_001) }, status: 400 }))

const notOffered: readonly BadLetter[] = [
  ...['nobody', '<ben>', '<cat>', '<orchid>', '%', '__proto__', "' or true --", 'undefined', '["<ann>"]'].map(
    (patientId) => ({
      what: `patient ${patientId}`,
      changes: { patientId },
      errors: { patientId: texts.patientNotOffered },
    }),
  ),
  ...[
    'Nowhere',
    'banyan general hospital',
    'Banyan',
    'Banyan  General Hospital',
    'Banyan General Hospital, 1 Example Road',
    // On the panel, and no hospital.
    'Coral Clinic',
    'H1',
    '%',
    '__proto__',
  ].map((hospital) => ({
    what: `hospital ${hospital}`,
    changes: { hospital },
    errors: { hospital: texts.hospitalNotOffered },
  })),
]

const notDates: readonly BadLetter[] = ['dateTheSymptomsStarted', 'dateFrom'].flatMap((field) =>
  [
    '05/06/2026',
    '05 Jun 2026',
    '2026/06/05',
    '20260605',
    '2026-6-5',
    '26-06-05',
    '+002026-06-05',
    '12026-06-05',
    '2026-02-30',
    '2025-02-29',
    '2026-06-31',
    '2026-13-01',
    '2026-00-10',
    '2026-06-00',
    '2026-06-05T00:00:00Z',
    '2026-06-05 10:00',
    '2026-06-05,2026-06-06',
    '２０２６-０６-０５',
    'today',
    'null',
    'NaN',
    '0',
  ].map((value) => ({
    what: `${field} ${shown(value)}`,
    changes: { [field]: value },
    errors: { [field]: dateFieldTexts.notADate },
  })),
)

/** Before and after midnight in Singapore: of a day, of a year, and before the 29th of February. */
const aroundMidnight: readonly BadLetter[] = [
  '2026-06-01T15:59:59Z',
  '2026-06-01T16:00:00Z',
  '2026-12-31T15:59:59.999Z',
  '2026-12-31T16:00:00Z',
  '2028-02-28T15:59:59Z',
  '2028-02-28T16:00:00Z',
].flatMap((at) => {
  const today = singaporeToday(new Date(at))
  const tooLate = admissionTooLateText(formatDisplay(addDays(today, 30)))
  return [
    ...[-1, -2, -365].map((days) => ({ field: 'dateFrom', days, text: texts.admissionInPast })),
    ...[31, 32, 365].map((days) => ({ field: 'dateFrom', days, text: tooLate })),
    ...[1, 2, 365].map((days) => ({ field: 'dateTheSymptomsStarted', days, text: texts.symptomsInFuture })),
  ].map(({ field, days, text }) => ({
    what: `at ${at} ${field} ${addDays(today, days)}`,
    at,
    changes: { [field]: addDays(today, days) },
    errors: { [field]: text },
  }))
})

const everything: BadLetter = {
  what: 'nothing at all',
  changes: Object.fromEntries(
    [
      'patientId',
      'hospital',
      'diagnosis',
      'descriptionOfSymptoms',
      'dateTheSymptomsStarted',
      'dateFrom',
      'questionnaire',
    ].map((field) => [field, undefined]),
  ),
  files: [],
  errors: {
    patientId: texts.patientRequired,
    hospital: texts.hospitalRequired,
    diagnosis: texts.diagnosisRequired,
    descriptionOfSymptoms: texts.symptomsRequired,
    dateTheSymptomsStarted: texts.dateRequired,
    dateFrom: texts.dateRequired,
    attachments: texts.noFiles,
    'answers.stay.inputs.0': texts.mandatory,
    'answers.stay.inputs.1': texts.mandatory,
    'answers.history.parts.0': 'Please answer each of these questions.',
    'answers.history.parts.1': 'Please answer each of these questions.',
  },
}

export const badLetterFields: readonly BadLetter[] = [
  ...missing,
  ...tooLong,
  ...endless,
  ...notOffered,
  ...notDates,
  ...aroundMidnight,
  everything,
]
