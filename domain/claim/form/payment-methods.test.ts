// Requirements: CLM-056, CLM-057, CLM-058
import { expect, test } from 'vitest'
import { offeredPaymentMethods, type PaymentFeatures } from './payment-methods.ts'

const noFlags: PaymentFeatures = {
  giroOnly: false,
  chequeOnly: false,
  payNowOnly: false,
  payrollOnly: false,
  allowEclaimPaymentByInsurer: false,
}
const organisations = {
  moh_company_code: 'MOH',
  smu_company_local_code: 'SMUL',
  smu_company_international_code: 'SMUI',
}

test.each([
  [{}, ['Bank', 'Cheque', 'PayNow']],
  [{ giroOnly: true }, ['Bank']],
  [{ chequeOnly: true }, ['Cheque']],
  [{ payNowOnly: true }, ['PayNow']],
  [{ payrollOnly: true }, ['Payroll']],
  [{ giroOnly: true, payrollOnly: true }, ['Bank', 'Payroll']],
  [{ allowEclaimPaymentByInsurer: true }, ['Bank', 'Cheque', 'PayNow', 'Insurer']],
  [{ payrollOnly: true, allowEclaimPaymentByInsurer: true }, ['Payroll', 'Insurer']],
])('with %o', (flags, methods) => {
  expect(offeredPaymentMethods({ ...noFlags, ...flags }, organisations, 'MER')).toEqual(methods)
})

test.each([
  ['MOH', ['Bank', 'PayNow']],
  ['SMUL', ['Bank', 'PayNow']],
  ['SMUI', ['Bank', 'Cheque', 'PayNow']],
  ['', ['Bank', 'Cheque', 'PayNow']],
])('a company with code %s', (companyCode, methods) => {
  expect(offeredPaymentMethods(noFlags, organisations, companyCode)).toEqual(methods)
})

test('organisations without a code match nobody', () => {
  const none = { moh_company_code: '', smu_company_local_code: '', smu_company_international_code: '' }
  expect(offeredPaymentMethods(noFlags, none, '')).toContain('Cheque')
})
