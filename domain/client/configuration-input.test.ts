// Requirements: ADM-CFG-020, ADM-CFG-021, ADM-CFG-022, ADM-CFG-023, ADM-CFG-024, ADM-CFG-025, ADM-CFG-026, ADM-CFG-027, ADM-CFG-028, ADM-CFG-033,
// ADM-CFG-034, ADM-CFG-035, ADM-CFG-036, ADM-CFG-037, ADM-CFG-038, ADM-CFG-039, ADM-CFG-040, ADM-CFG-041, ADM-CFG-042, ADM-CFG-043, ADM-CFG-044,
// ADM-CFG-045, ADM-CFG-046, ADM-CFG-047, ADM-CFG-048, ADM-CFG-049, ADM-CFG-050, ADM-CFG-051, ADM-CFG-052, ADM-CFG-054, ADM-CFG-055, ADM-CFG-056,
// ADM-CFG-057, ADM-CFG-058, ADM-CFG-059, ADM-CFG-060, ADM-CFG-061, ADM-CFG-062, ADM-CFG-063, ADM-CFG-064, ADM-CFG-065, ADM-CFG-066, ADM-CFG-067,
// ADM-CFG-068, ADM-CFG-069, ADM-CFG-070, ADM-CFG-071, ADM-CFG-072, ADM-CFG-073, ADM-CFG-074, ADM-CFG-075, ADM-CFG-076, ADM-CFG-077, ADM-CFG-078,
// ADM-CFG-079, ADM-CFG-080, ADM-CFG-081, ADM-CFG-082
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
  expect(configurationInputSchema.parse({ featuresConfig: { allowChat: true }, eLogConfig: {} })).toEqual({
    featuresConfig: { allowChat: true },
    eLogConfig: {},
  })
})

test('a whole configuration passes as it is', () => {
  const { onboardingEmailConfig: _, teleconsultFeatures, ...rest } = unconfigured
  const whole = {
    ...rest,
    onboardingEmailConfig: { templateAlias: '', testEmail: '' },
    teleconsult_features_config: teleconsultFeatures,
  }
  expect(configurationInputSchema.parse(whole)).toEqual(whole)
})

test.each([
  [{ featuresConfig: { itemizedMonth: -1 } }, `featuresConfig.itemizedMonth: ${texts.notNegative}`],
  [{ featuresConfig: { itemizedMonth: 121 } }, 'featuresConfig.itemizedMonth: Enter a number from 0 to 120.'],
  [
    { featuresConfig: { straightThroughMost: 2_000_000_000 } },
    'featuresConfig.straightThroughMost: Enter a number from 0 to 100,000.',
  ],
  [
    { featuresConfig: { straightThroughSample: 101 } },
    'featuresConfig.straightThroughSample: Enter a number from 0 to 100.',
  ],
  [
    { featuresConfig: { letterSecondPersonAbove: 1_000_000 } },
    'featuresConfig.letterSecondPersonAbove: Enter a number from 0 to 999,999.',
  ],
  [
    { eLogConfig: { Presigned_ELOG_Limit: 1_000_000_001 } },
    'eLogConfig.Presigned_ELOG_Limit: Enter a number from 0 to 1,000,000,000.',
  ],
  [{ featuresConfig: { itemizedMonth: null } }, `featuresConfig.itemizedMonth: ${texts.wholeNumber}`],
  [{ featuresConfig: { maximumFileUpload: 0 } }, `featuresConfig.maximumFileUpload: ${texts.files}`],
  [{ featuresConfig: { unmaskedNRICLength: 10 } }, `featuresConfig.unmaskedNRICLength: ${texts.maskLength}`],
  [{ featuresConfig: { userGuideUrl: 'javascript:alert(1)' } }, `featuresConfig.userGuideUrl: ${texts.link}`],
  [{ featuresConfig: { userGuideUrl: 'http://guide.example' } }, `featuresConfig.userGuideUrl: ${texts.link}`],
  [
    { featuresConfig: { teleconsultAppLink: '//elsewhere.example' } },
    `featuresConfig.teleconsultAppLink: ${texts.link}`,
  ],
  [{ eLogConfig: { Presigned_ELOG_Amount: 1.5 } }, `eLogConfig.Presigned_ELOG_Amount: ${texts.wholeNumber}`],
  [{ eLogConfig: { companyEmails: ['hr@orchid.example', 'nobody'] } }, `eLogConfig.companyEmails.1: ${texts.emails}`],
  [
    { eLogConfig: { companyEmails: ['hr@orchid.example', 'HR@orchid.example'] } },
    `eLogConfig.companyEmails: ${texts.twice}`,
  ],
  [{ onboardingEmailConfig: { templateAlias: 'two words' } }, `onboardingEmailConfig.templateAlias: ${texts.alias}`],
  [{ onboardingEmailConfig: { testEmail: 'nobody' } }, `onboardingEmailConfig.testEmail: ${texts.email}`],
  [{ teleconsult_features_config: ['Dietician', 'Dietician'] }, `teleconsult_features_config: ${texts.twice}`],
])('%j is refused at its field', (input, issue) => {
  expect(issuesOf(input)).toEqual([issue])
})

test.each([0, 20])('itemizedMonth %i and links to pages of this portal pass', (itemizedMonth) => {
  expect(
    issuesOf({
      featuresConfig: { itemizedMonth, userGuideUrl: '/guide.pdf', teleconsultAppLink: 'https://tele.example/app' },
    }),
  ).toEqual([])
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
      return typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.entries(flat(part, field))
        : [[field, part]]
    }),
  )
}
