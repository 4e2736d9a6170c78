/** The rules of the companies tab: a cover under a company, and the dependants in it (3§2.10, 3§3). */
import { withoutUndefined } from '../schemas/changed-fields.ts'
import { userFormTexts as texts } from '../texts/user-texts.ts'
import { endDateError, startDateError, userFormErrors } from './user-form.ts'

/** As typed; dates as YYYY-MM-DD, no end as an empty text. */
export interface CoverForm {
  readonly staffId: string
  readonly designation: string
  readonly planNo: string
  readonly costCenter: string
  readonly costCenterName: string
  readonly effectiveStartDate: string
  readonly effectiveEndDate: string
}

export interface DependantForm {
  readonly name: string
  readonly nric: string
  readonly birthdate: string
  readonly gender: 'm' | 'f' | ''
  readonly relationship: string
  readonly planNo: string
  readonly effectiveStartDate: string
  readonly effectiveEndDate: string
  /** Y unless told (3§3). */
  readonly loginRequired: boolean
  readonly email: string
}

export type CoverFormErrors = Partial<Record<keyof CoverForm, string>>
export type DependantFormErrors = Partial<Record<keyof DependantForm, string>>

/** Texts by field; none when the form is right. */
export function coverFormErrors(form: CoverForm): CoverFormErrors {
  const start = startDateError(form)
  const end = endDateError(form)
  return {
    ...(start !== undefined && { effectiveStartDate: start }),
    ...(end !== undefined && { effectiveEndDate: end }),
  }
}

/** The texts at the fields of a change, which may leave fields out. @param before the cover on record; undefined for a new one */
export function coverChangeErrors(change: Partial<CoverForm>, before: CoverForm | undefined): CoverFormErrors {
  return coverFormErrors({ ...(before ?? emptyCoverForm), ...withoutUndefined(change) })
}

/** A new cover, with nothing filled in. */
export const emptyCoverForm: CoverForm = {
  staffId: '',
  designation: '',
  planNo: '',
  costCenter: '',
  costCenterName: '',
  effectiveStartDate: '',
  effectiveEndDate: '',
}

/** As {@link dependantFormErrors}, for a change, which may leave fields out: what is on record besides is not judged again. */
export function dependantChangeErrors(
  change: Partial<DependantForm>,
  before: DependantForm,
  today: string,
): DependantFormErrors {
  const errors = Object.entries(dependantFormErrors({ ...before, ...withoutUndefined(change) }, today))
  // An end is wrong by the start too.
  return Object.fromEntries(
    errors.filter(([field]) => field === 'effectiveEndDate' || change[field as keyof DependantForm] !== undefined),
  )
}

/** @param today Singapore date */
export function dependantFormErrors(form: DependantForm, today: string): DependantFormErrors {
  const person = userFormErrors(
    { ...form, contactNo: '', contactNoCountryCode: '' },
    { today, known: { birthdate: true, gender: false, contactNo: false } },
  )
  const { name, nric, birthdate, email } = person
  return {
    ...(name !== undefined && { name }),
    ...(nric !== undefined && { nric }),
    ...(birthdate !== undefined && { birthdate }),
    ...(email !== undefined && { email }),
    ...(form.relationship.trim() === '' && { relationship: texts.relationshipRequired }),
    ...coverFormErrors({ ...form, staffId: '', designation: '', costCenter: '', costCenterName: '' }),
  }
}
