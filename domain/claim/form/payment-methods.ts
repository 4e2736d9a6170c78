/** Which payment methods a claim form offers (S14). */
import type { FeaturesConfig } from '../../client/features-config.ts'
import { paymentMethods, type PaymentMethod } from '../claim-terms.ts'

export type PaymentFeatures = Pick<
  FeaturesConfig,
  'giroOnly' | 'chequeOnly' | 'payNowOnly' | 'payrollOnly' | 'allowEclaimPaymentByInsurer'
>

/** Company codes of the two organisations that are treated specially, from the launch config; empty where there is none. */
export interface OrganisationCodes {
  readonly moh_company_code: string
  readonly smu_company_local_code: string
  readonly smu_company_international_code: string
}

/**
 * The methods offered for a claim under the company with `companyCode`: the `…Only` flags name exactly theirs, without any it is Bank,
 * Cheque and PayNow; Insurer comes on top where it is allowed. No Cheque for the special organisations' local codes.
 */
export function offeredPaymentMethods(
  features: PaymentFeatures,
  organisations: OrganisationCodes,
  companyCode: string,
): readonly PaymentMethod[] {
  const only: Readonly<Partial<Record<PaymentMethod, boolean>>> = {
    Bank: features.giroOnly,
    Cheque: features.chequeOnly,
    PayNow: features.payNowOnly,
    Payroll: features.payrollOnly,
  }
  const anyOnly = Object.values(only).includes(true)
  const localCodes = [organisations.moh_company_code, organisations.smu_company_local_code].filter(
    (code) => code !== '',
  )
  return paymentMethods.filter((method) => {
    if (method === 'Insurer') return features.allowEclaimPaymentByInsurer
    if (method === 'Cheque' && localCodes.includes(companyCode)) return false
    return anyOnly ? only[method] === true : method !== 'Payroll'
  })
}
