// Requirements: ADM-CFG-012, ADM-CFG-017, ADM-CFG-074, ADM-CFG-075, ADM-CFG-076, ADM-CFG-077, ADM-CFG-078, ADM-CFG-080, ADM-CFG-081, ADM-CFG-082
import { unconfigured } from '@member-care/domain/client/client-configuration.ts'
import { clientInputTexts } from '@member-care/domain/texts/client-edit-texts.ts'
import { expect, test } from 'vitest'
import { editsBetween } from '../console/edit-differences.ts'
import type { EditedClient } from './client-edit-calls.ts'
import { clientFieldWords } from './client-field-words.ts'
import { clientFormErrors, fieldOfPath, formOf, inputOf, pathOf, type ClientField } from './client-form.ts'

const { onboardingEmailConfig: _, teleconsultFeatures: __, ...configuration } = unconfigured
const client: EditedClient = {
  ...configuration,
  eLogConfig: { ...configuration.eLogConfig, questionnaire: null },
  featuresConfig: {
    ...configuration.featuresConfig,
    maximumFileUpload: 5,
    allowTrustedDevices: false,
    homeScreenName: '',
    registrationProof: 'dateOfBirth',
    defaultPlanEmployee: 'A',
    defaultPlanDependant: '',
    whoSeesUses: 'employee',
    showTreatmentToHr: false,
    contentNeedsApproval: false,
    straightThrough: false,
    straightThroughMost: 0,
    straightThroughSample: 5,
    letterSecondPersonAbove: 20_000,
    otherAmountLimitCents: 100_000,
  },
  id: 'orchid',
  planDocument: null,
  name: 'Orchid',
  groupCode: 'P2',
  policyNo: 'P',
  companyCode: 'O',
  inpatientPolicyNo: 'PI',
  outpatientPolicyNo: 'PO',
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  updatedBy: null,
  users: 3,
  version: 4,
  onboardingEmailConfig: { templateAlias: 'welcome', testEmail: 'a@b.example' },
  teleconsult_features_config: ['Dietician'],
}

test('a form asks for exactly the record that it was made of', () => {
  const {
    status,
    featuresConfig,
    paymentConfig,
    eLogConfig,
    enrolmentConfig,
    onboardingEmailConfig,
    microserviceTemplates,
    teleconsult_features_config,
  } = client
  const whole = {
    status,
    featuresConfig,
    paymentConfig,
    eLogConfig,
    enrolmentConfig,
    onboardingEmailConfig,
    microserviceTemplates,
    teleconsult_features_config,
  }
  expect(inputOf(formOf(client))).toEqual(whole)
  expect(clientFormErrors(formOf(client))).toEqual({})
})

test('some fields ask for their parts only, whatever they turn off or empty', () => {
  expect(inputOf({ allowChat: false, paymentMethod: '', Fixed_ELOG_Limit: null, secondaryIdentifiers: [] })).toEqual({
    featuresConfig: { allowChat: false },
    paymentConfig: { defaults: { paymentMethod: '' } },
    eLogConfig: { Fixed_ELOG_Limit: null },
    enrolmentConfig: { secondary_identifier: [] },
  })
})

test('somebody who does not see the templates asks for none', () => {
  const { microserviceTemplates: ___, ...withoutTemplates } = client
  expect('microserviceTemplates' in inputOf(formOf(withoutTemplates))).toBe(false)
})

test('what is wrong is said at its field, by our rules and by the server’s', () => {
  const form = { ...formOf(client), itemizedMonth: null, maximumFileUpload: Number.NaN, companyEmails: ['nobody'] }
  expect(clientFormErrors(form)).toEqual({
    itemizedMonth: clientInputTexts.wholeNumber,
    maximumFileUpload: clientInputTexts.wholeNumber,
    companyEmails: clientInputTexts.emails,
  })
  const paths = [
    'eLogConfig.companyEmails.0',
    'onboardingEmailConfig.testEmail',
    'paymentConfig.defaults.paymentMethod',
    'enrolmentConfig.secondary_identifier',
  ]
  expect(paths.map((path) => fieldOfPath(path.split('.')))).toEqual([
    'companyEmails',
    'testEmail',
    'paymentMethod',
    'secondaryIdentifiers',
  ])
})

test('every field has words for the review of changes', () => {
  const fields = Object.keys(formOf(client)) as ClientField[]
  expect(fields.filter((field) => (clientFieldWords[field]?.label ?? field) === field)).toEqual([])
  expect(fields.map(pathOf)).toContain('eLogConfig.LogF_RequireHR')
})

test('changes are told in words', () => {
  const before = formOf(client)
  const edits = editsBetween(
    before,
    { ...before, LogF_RequireHR: 1, Presigned_ELOG_Amount: 25_000, teleconsultFeatures: [], loginIDType: 'staffId' },
    clientFieldWords,
  )
  expect(edits.map(({ label, from, to }) => `${label}: ${from} → ${to}`)).toEqual([
    'Fixed letters need HR: No → Yes',
    'Amount of a pre-signed letter: S$ 10,000 → S$ 25,000',
    'Sign in with: E-mail only → Staff ID',
    'Teleconsultation: Dietician → null',
  ])
})
