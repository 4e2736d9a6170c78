// Requirements: CLM-003
import { featuresConfigSchema, paymentConfigSchema } from '@member-care/domain/client/features-config.ts'
import { expect, test } from 'vitest'
import { claimingCompanies } from './use-claiming-companies.ts'

const company = (companyId: string, memberType: 'E' | 'D' = 'E') => ({
  companyId,
  companyName: companyId,
  memberType,
  records: [],
})
const config = (features: object) => ({
  featuresConfig: featuresConfigSchema.parse({ allowEclaimSubmit: true, ...features }),
  paymentConfig: paymentConfigSchema.parse({ defaults: {}, autoFillBankDetails: false, updateBankInfo: true }),
  benefit: { companyCode: '' },
  supportingVisitCode: [],
})

test('a kind of claim is filed under those employers that take it, and under nobody whose dependant one is', () => {
  const both = { allowOutpatient: true, allowInpatient: true }
  const companies = [
    company('visits only'),
    company('both'),
    company('neither'),
    company('unknown'),
    company('as a dependant', 'D'),
  ]
  const configs = {
    'visits only': config({ allowOutpatient: true }),
    both: config(both),
    neither: config({}),
    'as a dependant': config(both),
  }
  const namesFor = (kind: 'outpatient' | 'inpatient') =>
    claimingCompanies(kind, companies, configs).map(({ companyId }) => companyId)
  expect(namesFor('outpatient')).toEqual(['visits only', 'both'])
  expect(namesFor('inpatient')).toEqual(['both'])
})
