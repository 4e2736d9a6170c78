/** The rules of what HR proposes to have changed of who an employee is, for the form and for the call behind it (S90). */
import { withoutUndefined } from '../schemas/changed-fields.ts'
import { hrChangeTexts as texts } from '../texts/hr-change-texts.ts'
import { identityChangeOf, type PresentIdentity } from './identity-change-form.ts'
import type { HrFieldBy } from './hr-fields.ts'
import type { IdentityChange } from './identity-change.ts'
import { userChangeErrors, type UserForm } from './user-form.ts'

export const LONGEST_PROPOSAL_REASON = 500

/** As typed; the birth date as YYYY-MM-DD. What stays as it is comes too. */
export interface HrProposalForm extends Pick<UserForm, HrFieldBy<'proposes'>> {
  /** Why: what shows that it is so. */
  readonly reason: string
}

export interface PresentPerson extends PresentIdentity {
  readonly birthdate: string | null
  readonly gender: 'm' | 'f' | null
}

/** What differs from what is on record. Nothing is emptied by it: what is left empty stays. */
export function proposedChangeOf(form: Partial<HrProposalForm>, present: PresentPerson): IdentityChange {
  const { name, nric, birthdate, gender } = form
  return {
    ...identityChangeOf({ name: name ?? present.name ?? '', nric: nric ?? present.nric ?? '' }, present),
    ...(birthdate && birthdate !== present.birthdate && { birthdate }),
    ...(gender && gender !== present.gender && { gender }),
  }
}

/**
 * The texts at the fields that are wrong; empty when none is. What is proposed is judged as the console judges it, because it is recorded as
 * it was proposed.
 * @param today Singapore date
 */
export function hrProposalErrors(
  form: Partial<HrProposalForm>,
  present: PresentPerson,
  today: string,
): Partial<Record<keyof HrProposalForm, string>> {
  const change = proposedChangeOf(form, present)
  if (Object.keys(change).length === 0) return { name: texts.nothingProposed }
  const { name, nric, birthdate, gender } = userChangeErrors(withoutUndefined(change), emptyPerson, today)
  const reason = reasonError(form.reason?.trim() ?? '')
  return {
    ...(name !== undefined && { name }),
    ...(nric !== undefined && { nric }),
    ...(birthdate !== undefined && { birthdate }),
    ...(gender !== undefined && { gender }),
    ...(reason !== undefined && { reason }),
  }
}

const emptyPerson: UserForm = {
  name: '',
  nric: '',
  birthdate: '',
  gender: '',
  contactNoCountryCode: '',
  contactNo: '',
  email: '',
}

function reasonError(reason: string): string | undefined {
  if (reason === '') return texts.reasonRequired
  return reason.length > LONGEST_PROPOSAL_REASON ? texts.reasonTooLong(LONGEST_PROPOSAL_REASON) : undefined
}
