/** Claim forms that tests speak of: filled in without an error, for 10 March 2026, 14:30 in Singapore. */
import { featuresConfigSchema } from '../../client/features-config.ts'
import type { InpatientOptions, OutpatientOptions } from '../claim-options.ts'
import type { InpatientForm, OutpatientForm } from '../form/claim-form.ts'
import type { ClaimFormContext, InpatientFormContext, OutpatientFormContext } from '../form/form-context.ts'

const currencies = [
  { n: 'Singapore Dollar', c: 'SGD' },
  { n: 'US Dollar', c: 'USD' },
]
const paymentConfig = { defaults: { paymentMethod: 'Bank' }, autoFillBankDetails: true, updateBankInfo: true }

const outpatientOptions: OutpatientOptions = {
  bl: [
    {
      n: 'General Practitioner',
      c: 'GP',
      ol: [
        { n: 'GP Visit', c: 'GPV', g: 'General Practitioner', id: 'gp-1', sd: true, ptc: 'GP' },
        { n: 'Vaccination', c: 'GPX', g: 'General Practitioner', id: 'gp-2', sd: false, ptc: 'VAC' },
      ],
    },
    { n: 'Dental', c: 'DEN', ol: [{ n: 'Scaling', c: 'SCL', g: 'Dental', id: 'den-1', sd: false, ptc: 'DEN' }] },
  ],
  dl: [{ n: 'Influenza', c: 'J11' }],
  cl: currencies,
  hl: [{ n: 'Raffles Clinic', c: 'P1' }],
}

const inpatientOptions: InpatientOptions = {
  hl: [{ n: 'Mount Alvernia Hospital', c: 'H1' }],
  cl: currencies,
  il: [{ n: 'Appendicitis', c: 'K35' }],
  ol: [{ n: 'Appendicectomy', c: 'SF849A' }],
  paymentConfig,
}

const context: ClaimFormContext = {
  today: '2026-03-10',
  now: '14:30',
  companies: [
    {
      companyId: 'company-1',
      companyName: 'Merlion Logistics',
      memberType: 'E',
      records: [
        { uuid: 'employee-1', name: 'Willow Tan', nric: '*****567D', memberType: 'E' },
        { uuid: 'child-1', name: 'Ash Tan', nric: '*****890F', memberType: 'D' },
      ],
    },
    {
      companyId: 'company-2',
      companyName: 'Orchid Foods',
      memberType: 'D',
      records: [{ uuid: 'employee-1', name: 'Willow Tan', nric: '*****567D', memberType: 'D' }],
    },
  ],
  featuresConfig: featuresConfigSchema.parse({ supportingVisitCode: ['VAC'] }),
  paymentConfig,
  companyCode: 'MER',
  organisations: { moh_company_code: 'MOH', smu_company_local_code: 'SMUL', smu_company_international_code: 'SMUI' },
  bankDetail: { bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '*****2395' },
  nric: '*****567D',
}

export const outpatientContext: OutpatientFormContext = { ...context, kind: 'outpatient', options: outpatientOptions }
export const inpatientContext: InpatientFormContext = { ...context, kind: 'inpatient', options: inpatientOptions }

const account = { paymentMethod: 'Bank', bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '084102395' }

export const outpatientForm: OutpatientForm = {
  companyId: 'company-1',
  claimantId: 'employee-1',
  visitDate: '2026-03-02',
  benefitGroup: 'General Practitioner',
  benefitGroupItem: 'gp-1',
  providerName: 'Raffles Clinic',
  receiptNo: 'R-1001',
  diagnosisText: 'Influenza',
  currency: 'SGD',
  amount: '120.50',
  includeGST: 'Y',
  gstAmount: '9.95',
  empSubRemarks: 'Fever',
  prePostHospitalisation: 'N',
  accidentRelated: 'N',
  claimingFromOtherInsurer: 'N',
  ...account,
}

export const inpatientForm: InpatientForm = {
  companyId: 'company-1',
  claimantId: 'child-1',
  providerName: 'Mount Alvernia Hospital',
  admissionDate: '2026-02-01',
  dischargeDate: '2026-02-04',
  reasonForTreatment: 'Appendicitis',
  symptoms: 'Pain in the abdomen',
  symptomsStartDate: '2026-01-31',
  nameOfOperation: 'Appendicectomy',
  currency: 'SGD',
  amount: '4800',
  accidentRelated: 'N',
  claimingFromOtherInsurer: 'N',
  ...account,
}

/** The answers of a form about an accident at work. */
export const accidentAnswers = {
  accidentRelated: 'Y',
  accidentDate: '2026-01-30',
  accidentTime: '09:30',
  placeOfAccident: 'Warehouse 2',
  workRelated: 'Y',
  accidentDetails: 'Slipped on a wet floor',
  accidentClaimableFromCompany: 'N',
} as const
