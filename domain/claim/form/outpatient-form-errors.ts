/** What is wrong with an outpatient claim form (1§5). */
import { claimFormTexts } from '../../texts/claim-form-texts.ts'
import { filled, type OutpatientForm, type OutpatientFormErrors } from './claim-form.ts'
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
  answerError,
  dateError,
  gstError,
  nameError,
  optionalDateError,
  optionalNarrativeError,
} from './field-errors.ts'
import type { OutpatientFormContext } from './form-context.ts'
import { lockedFields } from './locked-fields.ts'
import { chosenBenefit } from './option-matching.ts'
import { visibleFields } from './visible-fields.ts'

/** The texts at the fields that are wrong; empty when the form can be submitted. Attachments are judged by `attachmentErrors`. */
export function outpatientFormErrors(form: OutpatientForm, context: OutpatientFormContext): OutpatientFormErrors {
  const errors = {
    ...personErrors(form, context),
    visitDate: dateError(form.visitDate, claimFormTexts.visitDateRequired, context.today),
    ...benefitErrors(form, context),
    providerName: nameError(form.providerName, claimFormTexts.providerRequired),
    receiptNo: nameError(form.receiptNo, claimFormTexts.receiptNoRequired),
    diagnosisText: nameError(form.diagnosisText, claimFormTexts.diagnosisRequired),
    currency: currencyError(form, context.options.cl),
    amount: amountError(form.amount),
    includeGST: answerError(form.includeGST),
    gstAmount: gstError(form.gstAmount, form.amount),
    empSubRemarks: optionalNarrativeError(form.empSubRemarks),
    prePostHospitalisation:
      form.prePostHospitalisation === 'Y' || form.prePostHospitalisation === 'N'
        ? undefined
        : claimFormTexts.prePostRequired,
    admissionDate: optionalDateError(form.admissionDate, context.today),
    ...accidentErrors(form, context, { date: form.visitDate, text: claimFormTexts.accidentAfterVisit }),
    ...otherInsurerErrors(form),
    ...paymentErrors(form, context),
  }
  return errorsAt(errors, visibleFields(form, context), lockedFields(context.update?.status))
}

function benefitErrors(form: OutpatientForm, { options }: OutpatientFormContext) {
  return { benefitGroup: groupError(), benefitGroupItem: itemError() }

  function groupError() {
    if (filled(form.benefitGroup) === '') return claimFormTexts.benefitGroupRequired
    return options.bl.some(({ n }) => n === filled(form.benefitGroup))
      ? undefined
      : claimFormTexts.benefitGroupNotOffered
  }

  function itemError() {
    if (filled(form.benefitGroupItem) === '') return claimFormTexts.benefitRequired
    return chosenBenefit(form, options) === undefined ? claimFormTexts.benefitNotOffered : undefined
  }
}
