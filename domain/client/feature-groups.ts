/** The fields of `featuresConfig` by what they are about, so that a change of one kind is an event of its own kind. */
import type { FeaturesConfig } from './features-config.ts'

/** Ways in which claims are paid; with one or more `…Only` flags exactly those are offered (S14). */
export const paymentFields = [
  'chequeOnly',
  'giroOnly',
  'payrollOnly',
  'payNowOnly',
  'allowEclaimPaymentByInsurer',
] as const satisfies readonly (keyof FeaturesConfig)[]

/** Where a one-time password is asked for (S16), and whether a device may be trusted. */
export const oneTimePasswordFields = [
  'restrictOTP',
  'requireOTPClinicLocator',
  'requireOTPLOG',
  'requireOTPClaims',
  'requireOTPRewards',
  'requireOTPStore',
  'requireOTPEcard',
  'requireOTPTeleconsult',
  'requireOTPProfile',
  'requireOTPUserGuide',
  'requireOTPArticle',
  'requireOTPNotification',
  'requireOTPAskJoey',
  'allowTrustedDevices',
] as const satisfies readonly (keyof FeaturesConfig)[]
