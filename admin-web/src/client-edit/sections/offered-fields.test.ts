// Requirements: ADM-CFG-033, ADM-CFG-034, ADM-CFG-035, ADM-CFG-036, ADM-CFG-037, ADM-CFG-038, ADM-CFG-039, ADM-CFG-040, ADM-CFG-041, ADM-CFG-042,
// ADM-CFG-043, ADM-CFG-044, ADM-CFG-045, ADM-CFG-046, ADM-CFG-047, ADM-CFG-048, ADM-CFG-049, ADM-CFG-050, ADM-CFG-051, ADM-CFG-052, ADM-CFG-053,
// ADM-CFG-054, ADM-CFG-055, ADM-CFG-056, ADM-CFG-057, ADM-CFG-058, ADM-CFG-059, ADM-CFG-060, ADM-CFG-061, ADM-CFG-062, ADM-CFG-063, ADM-CFG-064,
// ADM-CFG-065, ADM-CFG-066, ADM-CFG-067, ADM-CFG-068, ADM-CFG-069, ADM-CFG-070, ADM-CFG-071, ADM-CFG-072, ADM-CFG-073, ADM-CFG-074, ADM-CFG-075,
// ADM-CFG-076, ADM-CFG-077, ADM-CFG-078, ADM-CFG-079, ADM-CFG-080, ADM-CFG-081, ADM-CFG-082
/** The fields of a client that 3§3 names: all are stored, and the form offers each that does something (S54). */
import { readFileSync } from 'node:fs'
import { oneTimePasswordFields, paymentFields } from '@member-care/domain/client/feature-groups.ts'
import { featuresConfigSchema } from '@member-care/domain/client/features-config.ts'
import { expect, test } from 'vitest'

const words = (text: string) => text.trim().split(/[\s,]+/)

/** 3§3 "featuresConfig feature flags". */
const flags =
  words(`allowClinicLocator, allowChat, allowMyVisit, allowLOG, allowMarketplace, allowStretchMyDollar, allowNotification, allowEcard,
  allowEclaimSubmit, allowViewBenefitBalance, allowMyPlan, allowHealthArticles, allowOutpatient, allowInpatient, allowEmployeeChangeEmail,
  allowDependantChangeEmail, allowTeleconsult, allowTeleconsultDependant, allowEAP, cacheECard, requireRegistrationEmail,
  allowEditRegistrationEmail, userDataFromCustomerMS`)
/** 3§3 "Payment options". */
const payments = words('chequeOnly, giroOnly, payrollOnly, payNowOnly, allowEclaimPaymentByInsurer')
/** 3§3 "OTP flags". */
const oneTimePasswords =
  words(`restrictOTP, requireOTPClinicLocator, requireOTPLOG, requireOTPClaims, requireOTPRewards, requireOTPStore,
  requireOTPEcard, requireOTPTeleconsult, requireOTPProfile, requireOTPUserGuide, requireOTPArticle, requireOTPNotification, requireOTPAskJoey`)
/** 3§3 "Other values", and what the member side reads. */
const values =
  words(`itemizedMonth, itemizedMessage, teleconsultAppLink, disableMessage, userGuideUrl, maximumFileUpload, articleCompanyId, loginIDType,
  maskNRIC, unmaskedNRICLength, showMHC, showDiagnosis, showLabs, showXrays, showProcedures, showDrugs, showReceipt, supportingVisitCode`)
/** S54. */
const withoutEffect = words('allowEAP, showMHC, showReceipt, userDataFromCustomerMS, disableMessage, articleCompanyId')

test('every field is stored under its name', () => {
  expect(Object.keys(featuresConfigSchema.shape)).toEqual(
    expect.arrayContaining([...flags, ...payments, ...oneTimePasswords, ...values]),
  )
})

test('the ways of payment and the one-time passwords are those of the specification, and trusted devices', () => {
  expect(paymentFields).toEqual(payments)
  expect(oneTimePasswordFields).toEqual([...oneTimePasswords, 'allowTrustedDevices'])
})

test('the form has an input for each feature and value that does something, and for no other (S54)', () => {
  const section = readFileSync(new URL('features-section.tsx', import.meta.url), 'utf8')
  const hasInput = (name: string) =>
    new RegExp(`^  '${name}',$|<\\w+(Field|Input)\\s+name="${name}"`, 'm').test(section)
  const named = [...flags, ...values]
  expect(named.filter(hasInput)).toEqual(named.filter((name) => !withoutEffect.includes(name)))
})
