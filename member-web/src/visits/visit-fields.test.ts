// Requirements: VIS-006, VIS-007, VIS-008, VIS-014, VIS-016, VIS-017, VIS-018
import { readLanguageFrom } from '@member-care/domain/language/current-language.ts'
import { DEFAULT_LANGUAGE } from '@member-care/domain/language/language.ts'
import { learnLanguage } from '@member-care/domain/language/words.ts'
import { findWordsIn } from '@member-care/domain/texts/translated.ts'
import { words as chinese } from '@member-care/domain/texts/zh/words.ts'
import { afterEach, expect, test } from 'vitest'
import type { VisitDetail } from '../portal-api/visits-contract.ts'
import { certificateFields, patientFields, paymentAmounts, visitFields, visitItems } from './visit-fields.ts'

afterEach(() => readLanguageFrom(() => DEFAULT_LANGUAGE))

const visit: VisitDetail = {
  visitId: 'v',
  visitNo: 'PV1',
  visitDate: '25/02/2026',
  clinicName: 'Lantern Family Clinic',
  statusType: 'Completed',
  paymentType: 'Cashless',
  visitTypeString: 'General Practitioner',
  patientName: 'Dan Tan',
  patientNric: '*****456A',
  mainNric: '*****345F',
  diagnoses: [],
  labs: [{ name: 'Throat swab', amount: '25.00' }],
  xrays: [],
  drugs: [{ name: 'Syrup', amount: '' }],
  procedures: [],
  referralFees: [],
  totalReferralFee: '0.00',
  consultFee: '30.00',
  drugFee: '0.00',
  prescriptionFee: '0.00',
  procedureFee: '0.00',
  labFee: '25.00',
  xrayFee: '0.00',
  checkupFee: '0.00',
  isGst: 'Y',
  totalB4Gst: '55.00',
  gst: '4.95',
  totalFee: '59.95',
  stripeChargeAmount: '0.00',
}

test('a visit tells its number, date, status, mode of payment, total and type', () => {
  expect(visitFields(visit).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Visit ID: PV1',
    'Date: 25 Feb 2026',
    'Clinic: Lantern Family Clinic',
    'Visit Type: General Practitioner',
    'Status: Completed',
    'Payment Mode: Cashless',
    'Total: SGD 59.95',
  ])
})

test("the main member's NRIC is told only of somebody else's visit", () => {
  expect(patientFields(visit).map(({ value }) => value)).toEqual(['Dan Tan', '*****456A', '*****345F'])
  expect(patientFields({ ...visit, mainNric: '' }).map(({ value }) => value)).toEqual(['Dan Tan', '*****456A'])
  // Masked, two people can read alike.
  expect(patientFields({ ...visit, mainNric: visit.patientNric }).map(({ value }) => value)).toEqual([
    'Dan Tan',
    '*****456A',
    '*****456A',
  ])
})

test('a medical certificate has its days, its first day and its reason, and is left out where none was given', () => {
  expect(certificateFields(visit)).toEqual([])
  expect(
    certificateFields({ ...visit, mcDay: 2, mcReason: 'Unfit for work', mcStartDate: '25/02/2026' }).map(
      ({ value }) => value,
    ),
  ).toEqual(['2', '25 Feb 2026', 'Unfit for work'])
})

test('parts without an entry are left out', () => {
  expect(visitItems(visit)).toEqual([
    { title: 'Lab Tests', items: [{ name: 'Throat swab', amount: 'SGD 25.00' }] },
    { title: 'Drugs', items: [{ name: 'Syrup', amount: '' }] },
  ])
})

test('the payment has every fee that was charged, GST where it is charged, and always the total', () => {
  const linesOf = (changes: Partial<VisitDetail>) =>
    paymentAmounts({ ...visit, ...changes }).map(({ label, amount }) => `${label} ${amount}`)
  expect(linesOf({})).toEqual([
    'Consultation SGD 30.00',
    'Lab tests SGD 25.00',
    'Total before GST SGD 55.00',
    'GST SGD 4.95',
    'Total SGD 59.95',
  ])
  expect(linesOf({ isGst: 'N', consultFee: '0.00', labFee: '0.00', totalFee: '0.00' })).toEqual(['Total SGD 0.00'])
  const referralFees = [
    { name: 'A', amount: '10.00' },
    { name: 'B', amount: '5.00' },
  ]
  expect(linesOf({ referralFees, totalReferralFee: '15.00', stripeChargeAmount: '12.00' })).toEqual(
    expect.arrayContaining([
      'Referral fee: A SGD 10.00',
      'Referral fees, total SGD 15.00',
      'Charged to your card SGD 12.00',
    ]),
  )
})

test('in another language the usual words of a clinic are translated, and all others say that they are English', () => {
  learnLanguage('zh', findWordsIn(chinese))
  readLanguageFrom(() => 'zh')
  const reported = (one: VisitDetail) =>
    [...visitFields(one), ...certificateFields({ ...one, mcDay: 1, mcStartDate: '25/02/2026' })]
      .filter(({ label }) => ['就诊类型', '状态', '原因'].includes(label))
      .map(({ value, lang }) => [value, lang])
  expect(reported({ ...visit, mcReason: 'Unfit for work' })).toEqual([
    ['全科医生', undefined],
    ['已完成', undefined],
    ['不宜工作', undefined],
  ])
  expect(reported({ ...visit, visitTypeString: 'Sleep clinic', statusType: 'Voided', mcReason: 'Light duty' })).toEqual(
    [
      ['Sleep clinic', 'en-SG'],
      ['Voided', 'en-SG'],
      ['Light duty', 'en-SG'],
    ],
  )
})
