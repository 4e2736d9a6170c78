/** The three made-up client companies, each with other things switched on, so that every rule by feature flag can be seen. */
import type { ConfigurationChange } from '@member-care/domain/client/client-configuration.ts'
import {
  featuresConfigSchema,
  paymentConfigSchema,
  type FeaturesConfig,
  type PaymentConfig,
} from '@member-care/domain/client/features-config.ts'

export interface DemonstrationCompany {
  readonly companyId: string
  readonly name: string
  readonly companyCode: string
  readonly groupCode: string
  readonly policyNo: string
  readonly inpatientPolicyNo: string
  readonly outpatientPolicyNo: string
  readonly featuresConfig: FeaturesConfig
  readonly paymentConfig: PaymentConfig
  /** What else is configured for it. */
  readonly configuration?: ConfigurationChange
  readonly employees: number
}

/** Of those whose membership names no plan (plans.ts). */
const usualPlans = { defaultPlanEmployee: 'B', defaultPlanDependant: 'B' } as const

/** Signs in with a one-time password, masks NRICs, offers everything. */
const orchidBiscuits: DemonstrationCompany = {
  companyId: '0c1d0001-0000-4000-8000-000000000001',
  name: 'Orchid Biscuits (Demo) Pte Ltd',
  companyCode: 'ORCHID',
  groupCode: 'P2',
  policyNo: 'DEMO-P2-1001',
  inpatientPolicyNo: 'DEMO-P2-1001-I',
  outpatientPolicyNo: 'DEMO-P2-1001-O',
  featuresConfig: featuresConfigSchema.parse({
    ...usualPlans,
    allowClinicLocator: true,
    allowChat: true,
    allowMyVisit: true,
    allowLOG: true,
    allowMarketplace: true,
    allowStretchMyDollar: true,
    allowNotification: true,
    allowEcard: true,
    cacheECard: true,
    allowEclaimSubmit: true,
    allowViewBenefitBalance: true,
    allowMyPlan: true,
    allowHealthArticles: true,
    allowOutpatient: true,
    allowInpatient: true,
    allowEmployeeChangeEmail: true,
    requireRegistrationEmail: true,
    allowEditRegistrationEmail: true,
    restrictOTP: true,
    maskNRIC: true,
    unmaskedNRICLength: 4,
    showMHC: true,
    showDiagnosis: true,
    showLabs: true,
    showXrays: true,
    showProcedures: true,
    showDrugs: true,
    showReceipt: true,
    maximumFileUpload: 5,
    supportingVisitCode: ['GP'],
  }),
  paymentConfig: paymentConfigSchema.parse({
    defaults: { paymentMethod: 'Bank' },
    autoFillBankDetails: true,
    updateBankInfo: true,
  }),
  configuration: {
    eLogConfig: {
      LogNF_RequireHR: 1,
      Presigned_ELOG_Count: 20,
      Presigned_ELOG_Limit: 200_000,
      companyEmails: ['benefits@orchid.example'],
    },
    enrolmentConfig: { secondary_identifier: ['staffid', 'birthdate'] },
    teleconsultFeatures: ['General Practitioner', 'Mental Health', 'Dietician'],
  },
  employees: 90,
}

/** Pays by bank transfer or through the insurer only; itemised amounts appear after two months; small certain claims are decided at once. */
const lanternShipyard: DemonstrationCompany = {
  companyId: '0c1d0001-0000-4000-8000-000000000002',
  name: 'Lantern Shipyard (Demo) Ltd',
  companyCode: 'LANTERN',
  groupCode: 'MG',
  policyNo: 'DEMO-MG-2001',
  inpatientPolicyNo: 'DEMO-MG-2001-I',
  outpatientPolicyNo: 'DEMO-MG-2001-O',
  featuresConfig: featuresConfigSchema.parse({
    ...usualPlans,
    allowClinicLocator: true,
    allowMyVisit: true,
    allowLOG: true,
    allowNotification: true,
    allowEcard: true,
    allowEclaimSubmit: true,
    allowOutpatient: true,
    allowInpatient: true,
    giroOnly: true,
    allowEclaimPaymentByInsurer: true,
    restrictOTP: true,
    allowTrustedDevices: true,
    requireOTPClaims: true,
    showDiagnosis: true,
    itemizedMonth: 2,
    itemizedMessage: 'The itemised amounts of this visit are shown two months after it.',
    maximumFileUpload: 3,
    straightThrough: true,
    straightThroughMost: 300,
    straightThroughSample: 5,
  }),
  paymentConfig: paymentConfigSchema.parse({
    defaults: { paymentMethod: 'Bank' },
    autoFillBankDetails: true,
    updateBankInfo: false,
  }),
  employees: 70,
}

/** Signs in without a one-time password and is asked for it where it matters; pays through the payroll; one file per category. */
const kiteSchool: DemonstrationCompany = {
  companyId: '0c1d0001-0000-4000-8000-000000000003',
  name: 'Kite School (Demo) Pte Ltd',
  companyCode: 'KITE',
  groupCode: 'GE',
  policyNo: 'DEMO-GE-3001',
  inpatientPolicyNo: 'DEMO-GE-3001-I',
  outpatientPolicyNo: 'DEMO-GE-3001-O',
  featuresConfig: featuresConfigSchema.parse({
    ...usualPlans,
    allowClinicLocator: true,
    allowMyVisit: true,
    allowEcard: true,
    allowEclaimSubmit: true,
    allowOutpatient: true,
    payrollOnly: true,
    payNowOnly: true,
    requireOTPClaims: true,
    allowTeleconsult: true,
    allowTeleconsultDependant: true,
    teleconsultAppLink: 'https://teleconsult.example/kite',
    requireOTPTeleconsult: true,
    userGuideUrl: 'https://guide.example/kite-school',
    maximumFileUpload: 1,
    supportingVisitCode: ['GP', 'DENTAL'],
  }),
  paymentConfig: paymentConfigSchema.parse({
    defaults: { paymentMethod: 'Payroll' },
    autoFillBankDetails: false,
    updateBankInfo: true,
  }),
  configuration: { teleconsultFeatures: ['General Practitioner', 'Mental Health', 'Dietician'] },
  employees: 40,
}

export const demonstrationCompanies: readonly DemonstrationCompany[] = [orchidBiscuits, lanternShipyard, kiteSchool]
