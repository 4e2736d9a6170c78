/** The values of the claim form on the screen, for both kinds of claim, and the domain's rules applied to them. */
import type { ClaimFormField } from '@member-care/domain/claim/form/claim-form.ts'
import type { InpatientFormContext, OutpatientFormContext } from '@member-care/domain/claim/form/form-context.ts'
import { initialInpatientForm, initialOutpatientForm } from '@member-care/domain/claim/form/initial-forms.ts'
import { inpatientFormErrors } from '@member-care/domain/claim/form/inpatient-form-errors.ts'
import { outpatientFormErrors } from '@member-care/domain/claim/form/outpatient-form-errors.ts'
import { visibleFields } from '@member-care/domain/claim/form/visible-fields.ts'

export type ClaimFormValues = {
  readonly [Field in Exclude<ClaimFormField, 'payNowConfirmed'>]?: string | undefined
} & {
  readonly payNowConfirmed?: boolean | undefined
  /** The account number as it was typed, before its branch digits are taken off. */
  readonly typedAccountNo?: string | undefined
}

export type FormContext = OutpatientFormContext | InpatientFormContext

export function initialValues(context: FormContext): ClaimFormValues {
  return context.kind === 'outpatient' ? initialOutpatientForm(context) : initialInpatientForm(context)
}

/** The texts at the fields that are wrong. */
export function errorsOf(
  values: ClaimFormValues,
  context: FormContext,
): Readonly<Partial<Record<ClaimFormField, string>>> {
  return context.kind === 'outpatient' ? outpatientFormErrors(values, context) : inpatientFormErrors(values, context)
}

export function shownFields(values: ClaimFormValues, context: FormContext): ReadonlySet<ClaimFormField> {
  return context.kind === 'outpatient' ? visibleFields(values, context) : visibleFields(values, context)
}
