/** What clinics report of a visit in usual words, in Malay. */

export const visitKindWords = {
  'General Practitioner': 'Doktor am',
  Specialist: 'Doktor pakar',
  Dental: 'Pergigian',
  'Traditional Chinese Medicine': 'Perubatan Tradisional Cina',
  'Health Screening': 'Saringan kesihatan',
  Physiotherapy: 'Fisioterapi',
  'Accident and Emergency': 'Kemalangan dan kecemasan',
} as const

export const certificateReasonWords = { 'Unfit for work': 'Tidak sihat untuk bekerja' } as const
