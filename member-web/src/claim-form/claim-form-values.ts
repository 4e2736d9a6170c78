/** The values of the claim form on the screen, for both kinds of claim, and the domain's rules applied to them. */
import { bankFields, type ClaimFormField } from '@member-care/domain/claim/form/claim-form.ts'
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

/** Every form that was open has an answer to this one, which it opens with and which cannot be emptied. */
const alwaysAnswered = 'accidentRelated'

/** Whether a draft was begun without a form, as for a receipt that became a claim of its own. */
export function wasNeverOpen(values: ClaimFormValues | null): boolean {
  return values?.[alwaysAnswered] === undefined
}

/** What the form opens with: what is there, and in one that was never open the usual answers besides. Another bank account is not mixed into the one that is there. */
export function openingValues(context: FormContext, values: ClaimFormValues | null): ClaimFormValues {
  if (values !== null && !wasNeverOpen(values)) return values
  const initial = Object.entries(initialValues(context)).filter(
    ([field]) => values?.paymentMethod === undefined || !bankFields.some((one) => one === field),
  )
  return { ...(Object.fromEntries(initial) as ClaimFormValues), ...values }
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
