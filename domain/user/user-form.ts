/** The rules of a user's basic information, for the console's form and for the call behind it (3§2.10, 3§5, C40). Names have no length rule here (C54). */
import { isIsoDate } from '../dates/singapore-dates.ts'
import { contactNoError, countryCodeError } from '../identity/contact-number.ts'
import { isEmailAddress } from '../identity/email-address.ts'
import { isNationalId } from '../identity/nric.ts'
import { withoutUndefined } from '../schemas/changed-fields.ts'
import { dateFieldTexts } from '../texts/date-field-texts.ts'
import { userFormTexts as texts } from '../texts/user-texts.ts'
import { studentFields, type StudentField } from './student-information.ts'

/** As typed; dates as YYYY-MM-DD. */
export interface UserForm {
  readonly name: string
  readonly nric: string
  readonly birthdate: string
  readonly gender: 'm' | 'f' | ''
  readonly contactNoCountryCode: string
  readonly contactNo: string
  /** Empty for somebody who has none. */
  readonly email: string
}

/** A new user's cover comes with the form. */
export interface NewUserForm extends UserForm {
  readonly companyId: string
  readonly effectiveStartDate: string
  readonly effectiveEndDate: string
}

export type UserFormErrors = Partial<Record<keyof NewUserForm, string>>

/** What is on record already and cannot be emptied again, only changed. */
export interface KnownBefore {
  readonly birthdate: boolean
  readonly gender: boolean
  readonly contactNo: boolean
}

/**
 * The texts at the fields that are wrong; empty when none is.
 * @param today Singapore date
 */
export function userFormErrors(
  form: UserForm,
  { today, known }: { readonly today: string; readonly known: KnownBefore },
): UserFormErrors {
  const hasNumber = form.contactNo.trim() !== '' || known.contactNo
  const errors: Record<keyof UserForm, string | undefined> = {
    name: form.name.trim() === '' ? texts.nameRequired : undefined,
    nric: form.nric.trim() === '' ? texts.nricRequired : isNationalId(form.nric) ? undefined : texts.nricInvalid,
    birthdate: birthdateError(form.birthdate, today, known.birthdate),
    gender: form.gender === '' && known.gender ? texts.genderRequired : undefined,
    contactNoCountryCode: hasNumber ? countryCodeError(form.contactNoCountryCode) : undefined,
    contactNo: hasNumber ? contactNoError(form.contactNo) : undefined,
    email: form.email.trim() === '' || isEmailAddress(form.email.trim()) ? undefined : texts.emailInvalid,
  }
  return givenOnly(errors)
}

/** The texts at the fields of a change, which may leave fields out: what is on record besides is not judged again. */
export function userChangeErrors(change: Partial<UserForm>, before: UserForm, today: string): UserFormErrors {
  const known = { birthdate: before.birthdate !== '', gender: before.gender !== '', contactNo: before.contactNo !== '' }
  const given = { ...before, ...withoutUndefined(change) }
  // The number and its country code are one.
  const isNumberGiven = change.contactNo !== undefined || change.contactNoCountryCode !== undefined
  const errors = Object.entries(userFormErrors(given, { today, known }))
  return Object.fromEntries(
    errors.filter(([field]) =>
      field.startsWith('contactNo') ? isNumberGiven : change[field as keyof UserForm] !== undefined,
    ),
  )
}

/** As {@link userFormErrors}, with what is asked of a new user besides. */
export function newUserFormErrors(form: NewUserForm, today: string): UserFormErrors {
  const errors = {
    companyId: form.companyId === '' ? texts.companyRequired : undefined,
    effectiveStartDate: startDateError(form),
    effectiveEndDate: endDateError(form),
  }
  const known = { birthdate: true, gender: true, contactNo: false }
  return { ...givenOnly(errors), ...userFormErrors(form, { today, known }) }
}

/** What is wrong with the beginning of a period, which must be there. */
export function startDateError({ effectiveStartDate }: { readonly effectiveStartDate: string }): string | undefined {
  if (effectiveStartDate === '') return texts.startRequired
  return isIsoDate(effectiveStartDate) ? undefined : dateFieldTexts.notADate
}

/** What is wrong with the end of a period; undefined when nothing is, or it has none. */
export function endDateError({
  effectiveStartDate,
  effectiveEndDate,
}: {
  readonly effectiveStartDate: string
  readonly effectiveEndDate: string
}): string | undefined {
  if (effectiveEndDate === '') return undefined
  if (!isIsoDate(effectiveEndDate)) return dateFieldTexts.notADate
  return isIsoDate(effectiveStartDate) && effectiveEndDate < effectiveStartDate ? texts.endsBeforeStart : undefined
}

function birthdateError(birthdate: string, today: string, isRequired: boolean): string | undefined {
  if (birthdate === '') return isRequired ? texts.birthdateRequired : undefined
  if (!isIsoDate(birthdate)) return dateFieldTexts.notADate
  return birthdate > today ? texts.birthdateInFuture : undefined
}

/** The texts at the student fields that are wrong; what is left out is not looked at. */
export function studentFormErrors(form: { readonly [Field in StudentField]?: string | undefined }): Partial<
  Record<StudentField, string>
> {
  const errors = Object.fromEntries(
    studentFields.map((field) => [field, (form[field]?.length ?? 0) > 200 ? texts.tooLong : undefined]),
  ) as Record<StudentField, string | undefined>
  const email = form.studentEmail?.trim() ?? ''
  return givenOnly({
    ...errors,
    studentEmail: errors.studentEmail ?? (email === '' || isEmailAddress(email) ? undefined : texts.emailInvalid),
  })
}

function givenOnly<Field extends string>(
  errors: Readonly<Record<Field, string | undefined>>,
): Partial<Record<Field, string>> {
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined)) as Partial<
    Record<Field, string>
  >
}
