/** What every section of the claim form gets. */
import type { ClaimFormField } from '@member-care/domain/claim/form/claim-form.ts'
import type { ClaimFormValues, FormContext } from './claim-form-values.ts'

export interface SectionProps {
  readonly context: FormContext
  readonly values: ClaimFormValues
  /** The fields to show for what has been answered so far. */
  readonly shown: ReadonlySet<ClaimFormField>
  /** Of a claim that is updated. */
  readonly claimId?: string | undefined
}
