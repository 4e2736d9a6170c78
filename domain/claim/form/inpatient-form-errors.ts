/** What is wrong with an inpatient claim form (1§5). */
import { claimFormTexts } from '../../texts/claim-form-texts.ts'
import type { InpatientForm, InpatientFormErrors } from './claim-form.ts'
import {
  accidentErrors,
  currencyError,
  errorsAt,
  otherInsurerErrors,
  paymentErrors,
  personErrors,
} from './errors-of-both-kinds.ts'
import {
  amountError,
  dateError,
  nameError,
  narrativeError,
  optionalNarrativeError,
  orderError,
} from './field-errors.ts'
import type { InpatientFormContext } from './form-context.ts'
import { lockedFields } from './locked-fields.ts'
import { visibleFields } from './visible-fields.ts'

/** The texts at the fields that are wrong; empty when the form can be submitted. Attachments are judged by `attachmentErrors`. */
export function inpatientFormErrors(form: InpatientForm, context: InpatientFormContext): InpatientFormErrors {
  const { today } = context
  const errors = {
    ...personErrors(form, context),
    providerName: nameError(form.providerName, claimFormTexts.hospitalRequired),
    admissionDate: dateError(form.admissionDate, claimFormTexts.admissionDateRequired, today),
    dischargeDate:
      dateError(form.dischargeDate, claimFormTexts.dischargeDateRequired, today) ??
      orderError(form.admissionDate, form.dischargeDate, claimFormTexts.dischargeBeforeAdmission),
    reasonForTreatment: nameError(form.reasonForTreatment, claimFormTexts.reasonForTreatmentRequired),
    symptoms: narrativeError(form.symptoms, claimFormTexts.symptomsRequired),
    symptomsStartDate:
      dateError(form.symptomsStartDate, claimFormTexts.symptomsStartDateRequired, today) ??
      orderError(form.symptomsStartDate, form.admissionDate, claimFormTexts.symptomsAfterAdmission),
    nameOfOperation: nameError(form.nameOfOperation, claimFormTexts.operationRequired),
    currency: currencyError(form, context.options.cl),
    amount: amountError(form.amount),
    empSubRemarks: optionalNarrativeError(form.empSubRemarks),
    ...accidentErrors(form, context, { date: form.admissionDate, text: claimFormTexts.accidentAfterAdmission }),
    ...otherInsurerErrors(form),
    ...paymentErrors(form, context),
  }
  return errorsAt(errors, visibleFields(form, context), lockedFields(context.update?.status))
}
