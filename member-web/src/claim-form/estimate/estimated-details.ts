/** What can be estimated of a form that is still being filled in. */
import type { ClaimDetails } from '@member-care/domain/claim/claim-details.ts'
import { toClaimDetails } from '@member-care/domain/claim/form/claim-details-of-form.ts'
import { filled } from '@member-care/domain/claim/form/claim-form.ts'
import { isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { parseCents } from '@member-care/domain/money/money.ts'
import { chosenBenefit } from '@member-care/domain/claim/form/option-matching.ts'
import type { ClaimFormValues, FormContext } from '../claim-form-values.ts'

/** Undefined until person, date, benefit and amount are there. What else is missing counts as not there. */
export function estimatedDetails(values: ClaimFormValues, context: FormContext): ClaimDetails | undefined {
  const cents = parseCents(filled(values.amount))
  if (filled(values.claimantId) === '' || filled(values.currency) === '' || cents === undefined || cents === 0)
    return undefined
  // The tax counts once it is there.
  const hasTax = values.includeGST === 'Y' && parseCents(filled(values.gstAmount)) !== undefined
  const form = { ...values, includeGST: hasTax ? 'Y' : 'N' }
  if (context.kind === 'inpatient') {
    const { admissionDate = '', dischargeDate = '' } = values
    if (!isIsoDate(admissionDate)) return undefined
    return toClaimDetails({ ...form, dischargeDate: isIsoDate(dischargeDate) ? dischargeDate : admissionDate }, context)
  }
  const { visitDate = '', admissionDate = '' } = values
  if (!isIsoDate(visitDate) || chosenBenefit(values, context.options) === undefined) return undefined
  return toClaimDetails({ ...form, admissionDate: isIsoDate(admissionDate) ? admissionDate : '' }, context)
}
