/** What clinics report of a visit in usual words, in Chinese. */

export const visitKindWords = {
  'General Practitioner': '全科医生',
  Specialist: '专科医生',
  Dental: '牙科',
  'Traditional Chinese Medicine': '中医',
  'Health Screening': '健康检查',
  Physiotherapy: '物理治疗',
  'Accident and Emergency': '急诊',
} as const

export const certificateReasonWords = { 'Unfit for work': '不宜工作' } as const
