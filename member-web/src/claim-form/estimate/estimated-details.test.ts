import { expect, test } from 'vitest'
import { featuresConfigSchema } from '@member-care/domain/client/features-config.ts'
import type { FormContext } from '../claim-form-values.ts'
import { estimatedDetails } from './estimated-details.ts'

const common = {
  today: '2026-06-15',
  now: '10:00',
  companies: [],
  featuresConfig: featuresConfigSchema.parse({}),
  paymentConfig: { defaults: { paymentMethod: '' }, autoFillBankDetails: false, updateBankInfo: false },
  companyCode: 'PEL',
  organisations: { organisationsCheque: [], organisationsGiro: [] },
} as unknown as Omit<FormContext, 'kind' | 'options'>
const benefit = { n: 'GP', c: 'GP', g: 'Outpatient', id: 'gp', sd: false, ptc: '' }
const outpatient = {
  ...common,
  kind: 'outpatient',
  options: { bl: [{ n: 'Outpatient', c: 'O', ol: [benefit] }], dl: [], cl: [], hl: [] },
} as FormContext
const inpatient = {
  ...common,
  kind: 'inpatient',
  options: { hl: [], cl: [], il: [], ol: [], paymentConfig: common.paymentConfig },
} as FormContext
const visit = {
  claimantId: 'ann',
  visitDate: '2026-06-10',
  benefitGroup: 'Outpatient',
  benefitGroupItem: 'gp',
  currency: 'SGD',
  amount: '60.00',
}

test('person, date, benefit and amount are enough for an estimate', () => {
  expect(estimatedDetails(visit, outpatient)).toMatchObject({
    kind: 'outpatient',
    visitDate: '2026-06-10',
    benefitId: 'gp',
    amountCents: 60_00,
    includesGst: false,
  })
})

test.each(['claimantId', 'visitDate', 'benefitGroupItem', 'currency', 'amount'])(
  'there is none without %s',
  (field) => {
    expect(estimatedDetails({ ...visit, [field]: '' }, outpatient)).toBeUndefined()
  },
)

test.each(['0', 'eighty', '-5'])('there is none of the amount %s', (amount) => {
  expect(estimatedDetails({ ...visit, amount }, outpatient)).toBeUndefined()
})

test('tax counts once its amount is there', () => {
  const taxed = { ...visit, includeGST: 'Y' }
  expect(estimatedDetails(taxed, outpatient)).toMatchObject({ includesGst: false })
  expect(estimatedDetails({ ...taxed, gstAmount: '5.00' }, outpatient)).toMatchObject({ gstAmountCents: 5_00 })
})

test('a stay counts as one of a day until its end is there', () => {
  const stay = { claimantId: 'ann', admissionDate: '2026-06-01', currency: 'SGD', amount: '900' }
  expect(estimatedDetails(stay, inpatient)).toMatchObject({ dischargeDate: '2026-06-01' })
  expect(estimatedDetails({ ...stay, dischargeDate: '2026-06-04' }, inpatient)).toMatchObject({
    dischargeDate: '2026-06-04',
  })
  expect(estimatedDetails({ ...stay, admissionDate: '' }, inpatient)).toBeUndefined()
})
