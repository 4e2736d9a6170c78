import { expect, test } from 'vitest'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { labelledMessage, summaryEntry } from './summary-entry.ts'

test.each<[string, ClaimKind, string, string]>([
  ['amount', 'outpatient', 'Amount is required', 'Amount is required'],
  ['accidentDate', 'outpatient', 'Date cannot be later than today.', 'Accident Date: Date cannot be later than today.'],
  ['includeGST', 'outpatient', 'Please answer Yes or No.', 'Does the amount include GST? Please answer Yes or No.'],
  [
    'prePostHospitalisation',
    'outpatient',
    'Please choose one.',
    'Was the visit before or after a stay in hospital? Please choose one.',
  ],
  ['providerName', 'inpatient', 'Hospital is required.', 'Hospital is required.'],
])('of %s in an %s claim, "%s" is listed as "%s"', (field, kind, message, entry) => {
  expect(summaryEntry(field, kind, message)).toBe(entry)
})

test.each([
  ['就诊日期', '必须填写就诊日期。', '必须填写就诊日期。'],
  ['意外日期', '日期不能晚于今天。', '意外日期: 日期不能晚于今天。'],
  ['金额是否包含消费税（GST）？', '请回答是或否。', '金额是否包含消费税（GST）？请回答是或否。'],
])('a message in Chinese names its field at its end: of %s, "%s" is listed as "%s"', (label, message, entry) => {
  expect(labelledMessage(label, message)).toBe(entry)
})
