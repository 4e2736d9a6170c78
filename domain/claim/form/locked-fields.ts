/** Which fields of a claim form cannot be changed: on an update, and where the client fixes how claims are paid. */
import { areCoreFieldsLocked, type ClaimStatus } from '../claim-status.ts'
import type { PaymentMethod } from '../claim-terms.ts'
import {
  accidentFields,
  bankFields,
  otherInsurerFields,
  inpatientFields,
  outpatientFields,
  type ClaimFormField,
} from './claim-form.ts'
import type { ClaimFormContext } from './form-context.ts'
import { offeredPaymentMethods } from './payment-methods.ts'

/** Open in every status that can be updated (C11). */
const alwaysOpen: readonly ClaimFormField[] = [
  'accidentRelated',
  ...accidentFields,
  'claimingFromOtherInsurer',
  ...otherInsurerFields,
  'paymentMethod',
  ...bankFields,
  'payNowConfirmed',
]

/**
 * The locked fields of the update form. A claim keeps its company and claimant; in PENDING and PENDING_REVIEW everything is locked but
 * accident, other insurer and payment (C11). Without a status, for a new claim, nothing is.
 */
export function lockedFields(status: ClaimStatus | undefined): ReadonlySet<ClaimFormField> {
  if (status === undefined) return new Set()
  if (!areCoreFieldsLocked(status)) return new Set(['companyId', 'claimantId', 'nric'])
  return new Set([...outpatientFields, ...inpatientFields].filter((field) => !alwaysOpen.includes(field)))
}

/** The payment fields that the client's configuration fixes (1§4); an account can still be entered where none is stored. */
export function lockedPaymentFields(context: ClaimFormContext): ReadonlySet<ClaimFormField> {
  if (context.paymentConfig.updateBankInfo) return new Set()
  return new Set(context.bankDetail === undefined ? ['paymentMethod'] : ['paymentMethod', ...bankFields])
}

/** The method that the form opens with: the claim's, else the client's default, else the only one there is to choose. */
export function openingPaymentMethod(context: ClaimFormContext): PaymentMethod | undefined {
  if (context.update !== undefined) return context.update.payment.method
  const offered = offeredPaymentMethods(context.featuresConfig, context.organisations, context.companyCode)
  const preset = offered.find((method) => method === context.paymentConfig.defaults.paymentMethod)
  // With the selector disabled nobody could choose, so one must stand there.
  return preset ?? (offered.length === 1 || !context.paymentConfig.updateBankInfo ? offered[0] : undefined)
}
