import { expect, test } from 'vitest'
import { clientInputTexts as texts } from '../texts/client-edit-texts.ts'
import { clientFieldLabels } from '../texts/client-field-texts.ts'
import { unconfigured } from './client-configuration.ts'
import { configurationInputSchema } from './configuration-input.ts'

const issuesOf = (input: object) => {
  const checked = configurationInputSchema.safeParse(input)
  return checked.success ? [] : checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('what is missing stays missing: nothing is switched off by not being named', () => {
  expect(configurationInputSchema.parse({ featuresConfig: { allowChat: true }, eLogConfig: {} })).toEqual({ featuresConfig: { allowChat: true }, eLogConfig: {} })
})

test('a whole configuration passes as it is', () => {
  const { onboardingEmailConfig: _, teleconsultFeatures, ...rest } = unconfigured
  const whole = { ...rest, onboardingEmailConfig: { templateAlias: '', testEmail: '' }, teleconsult_features_config: teleconsultFeatures }
  expect(configurationInputSchema.parse(whole)).toEqual(whole)
})

test.each([
  [{ featuresConfig: { itemizedMonth: -1 } }, `featuresConfig.itemizedMonth: ${texts.notNegative}`],
  [{ featuresConfig: { itemizedMonth: null } }, `featuresConfig.itemizedMonth: ${texts.wholeNumber}`],
  [{ featuresConfig: { maximumFileUpload: 0 } }, `featuresConfig.maximumFileUpload: ${texts.files}`],
  [{ featuresConfig: { unmaskedNRICLength: 10 } }, `featuresConfig.unmaskedNRICLength: ${texts.maskLength}`],
  [{ featuresConfig: { userGuideUrl: 'javascript:alert(1)' } }, `featuresConfig.userGuideUrl: ${texts.link}`],
  [{ featuresConfig: { teleconsultAppLink: '//elsewhere.example' } }, `featuresConfig.teleconsultAppLink: ${texts.link}`],
  [{ eLogConfig: { Presigned_ELOG_Amount: 1.5 } }, `eLogConfig.Presigned_ELOG_Amount: ${texts.wholeNumber}`],
  [{ eLogConfig: { companyEmails: ['hr@orchid.example', 'nobody'] } }, `eLogConfig.companyEmails.1: ${texts.emails}`],
  [{ eLogConfig: { companyEmails: ['hr@orchid.example', 'HR@orchid.example'] } }, `eLogConfig.companyEmails: ${texts.twice}`],
  [{ onboardingEmailConfig: { templateAlias: 'two words' } }, `onboardingEmailConfig.templateAlias: ${texts.alias}`],
  [{ onboardingEmailConfig: { testEmail: 'nobody' } }, `onboardingEmailConfig.testEmail: ${texts.email}`],
  [{ teleconsult_features_config: ['Dietician', 'Dietician'] }, `teleconsult_features_config: ${texts.twice}`],
])('%j is refused at its field', (input, issue) => {
  expect(issuesOf(input)).toEqual([issue])
})

test.each([0, 20])('itemizedMonth %i and links to pages of this portal pass', (itemizedMonth) => {
  expect(issuesOf({ featuresConfig: { itemizedMonth, userGuideUrl: '/guide.pdf', teleconsultAppLink: 'https://tele.example/app' } })).toEqual([])
})

test('every field has a label', () => {
  const fields = Object.keys(flat(unconfigured))
  expect(fields.length).toBeGreaterThan(90)
  expect(fields.filter((field) => clientFieldLabels[field] === undefined)).toEqual([])
})

function flat(value: object, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
      const field = path === '' ? key : `${path}.${key}`
      return typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.entries(flat(part, field)) : [[field, part]]
    }),
  )
}
