/** What clinics report of a visit in usual words, in Tamil. */

export const visitKindWords = {
  'General Practitioner': 'பொது மருத்துவர்',
  Specialist: 'நிபுணர்',
  Dental: 'பல் மருத்துவம்',
  'Traditional Chinese Medicine': 'பாரம்பரிய சீன மருத்துவம்',
  'Health Screening': 'உடல்நலப் பரிசோதனை',
  Physiotherapy: 'இயன்முறைச் சிகிச்சை',
  'Accident and Emergency': 'விபத்து, அவசரச் சிகிச்சை',
} as const

export const certificateReasonWords = { 'Unfit for work': 'வேலை செய்ய இயலாத நிலை' } as const
