/** Which fields of a claim form are shown: some only after a certain answer (1§5). A field that is not shown is neither checked nor kept. */
import {
  accidentFields,
  bankFields,
  inpatientFields,
  otherInsurerFields,
  outpatientFields,
  type ClaimFormField,
  type CommonForm,
  type InpatientField,
  type InpatientForm,
  type OutpatientField,
  type OutpatientForm,
} from './claim-form.ts'
import type { InpatientFormContext, OutpatientFormContext } from './form-context.ts'
import { chosenBenefit } from './option-matching.ts'

type OutpatientKind = Pick<OutpatientFormContext, 'kind' | 'options'>
type InpatientKind = Pick<InpatientFormContext, 'kind'>

/** The fields shown for what has been filled in so far. */
export function visibleFields(form: OutpatientForm, context: OutpatientKind): ReadonlySet<OutpatientField>
export function visibleFields(form: InpatientForm, context: InpatientKind): ReadonlySet<InpatientField>
export function visibleFields(
  form: OutpatientForm | InpatientForm,
  context: OutpatientKind | InpatientKind,
): ReadonlySet<ClaimFormField> {
  const hidden = hiddenByAnswers(form)
  if (context.kind === 'inpatient') return new Set(inpatientFields.filter((field) => !hidden.has(field)))
  const outpatientForm: OutpatientForm = form
  if (!chosenBenefit(outpatientForm, context.options)?.sd) hidden.add('diagnosisText')
  if (outpatientForm.includeGST !== 'Y') hidden.add('gstAmount')
  if (outpatientForm.prePostHospitalisation !== 'Y') hidden.add('admissionDate')
  return new Set(outpatientFields.filter((field) => !hidden.has(field)))
}

function hiddenByAnswers(form: CommonForm): Set<string> {
  const hidden = new Set<string>()
  const hide = (fields: readonly string[]) => fields.forEach((field) => hidden.add(field))
  if (form.accidentRelated !== 'Y') hide(accidentFields)
  if (form.workRelated !== 'Y') hide(['accidentClaimableFromCompany'])
  if (form.claimingFromOtherInsurer !== 'Y') hide(otherInsurerFields)
  if (form.paymentMethod !== 'Bank') hide(bankFields)
  if (form.paymentMethod !== 'PayNow') hide(['payNowConfirmed', 'nric'])
  return hidden
}
