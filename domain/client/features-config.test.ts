// Requirements: SHELL-040, SHELL-041, SHELL-042, SHELL-043, CLM-018
import { expect, test } from 'vitest'
import { featuresConfigSchema, paymentConfigSchema } from './features-config.ts'

test.each([
  [
    'functions',
    'allowEclaimSubmit allowMyVisit allowLOG allowClinicLocator allowEcard allowStretchMyDollar allowMarketplace allowChat',
  ],
  ['payment', 'giroOnly chequeOnly payNowOnly payrollOnly allowEclaimPaymentByInsurer'],
  [
    'limits and display',
    'maximumFileUpload maskNRIC unmaskedNRICLength showMHC showDiagnosis showLabs showXrays showProcedures showDrugs showReceipt itemizedMonth itemizedMessage',
  ],
  ['visits', 'supportingVisitCode'],
])('the benefit config has the names of the specification (1§3): %s', (_of, names) => {
  expect(Object.keys(featuresConfigSchema.shape)).toEqual(expect.arrayContaining(names.split(' ')))
})

test('a payment configuration has a default method, which may be none, and says what the form fills in and lets change', () => {
  const flags = { autoFillBankDetails: true, updateBankInfo: false }
  expect(paymentConfigSchema.parse({ defaults: {}, ...flags })).toEqual({ defaults: { paymentMethod: '' }, ...flags })
  expect(Object.keys(paymentConfigSchema.shape)).toEqual(['defaults', 'autoFillBankDetails', 'updateBankInfo'])
})
