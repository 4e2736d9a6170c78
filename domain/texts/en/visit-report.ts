/** What clinics report of a visit in usual words, besides those of its list; the keys are theirs. */

export const visitKindWords = {
  'General Practitioner': 'General Practitioner',
  Specialist: 'Specialist',
  Dental: 'Dental',
  'Traditional Chinese Medicine': 'Traditional Chinese Medicine',
  'Health Screening': 'Health Screening',
  Physiotherapy: 'Physiotherapy',
  'Accident and Emergency': 'Accident and Emergency',
} as const

/** Why somebody is on medical leave. */
export const certificateReasonWords = { 'Unfit for work': 'Unfit for work' } as const
