/** How the claim forms open (1§3, 1§5): every default, and what the client's payment configuration fills in. */
import type { CommonForm, InpatientForm, OutpatientForm } from './claim-form.ts'
import type { ClaimFormContext, InpatientFormContext, OutpatientFormContext } from './form-context.ts'
import { lockedPaymentFields, openingPaymentMethod } from './locked-fields.ts'

const DEFAULT_CURRENCY = 'SGD'

export function initialOutpatientForm(context: OutpatientFormContext): OutpatientForm {
  return openingForm(context)
}

export function initialInpatientForm(context: InpatientFormContext): InpatientForm {
  return openingForm(context)
}

/** Company and claimant stand there when there is only one to choose. */
function openingForm(context: ClaimFormContext): CommonForm {
  const companies = context.companies.filter(({ memberType }) => memberType === 'E')
  const company = companies.length === 1 ? companies[0] : undefined
  const claimant = company?.records.length === 1 ? company.records[0] : undefined
  const { bankDetail, paymentConfig } = context
  // Where no other account may be entered, the stored one is the only one there is.
  const isAccountFilled = paymentConfig.autoFillBankDetails || lockedPaymentFields(context).has('accountNo')
  return {
    companyId: company?.companyId,
    claimantId: claimant?.uuid,
    nric: context.nric,
    currency: DEFAULT_CURRENCY,
    accidentRelated: 'N',
    claimingFromOtherInsurer: 'N',
    paymentMethod: openingPaymentMethod(context),
    ...(isAccountFilled && bankDetail),
  }
}
