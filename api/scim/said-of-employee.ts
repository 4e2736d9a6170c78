/** What a company's system says of an employee, checked by the rules of our own forms. */
import { scimTexts } from '@member-care/domain/texts/provisioning-texts.ts'
import { isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import type { ProvisionedCover, ProvisionedPerson } from '@member-care/domain/user/provisioned-change.ts'
import { userFormErrors, type UserForm, type UserFormErrors } from '@member-care/domain/user/user-form.ts'
import { readPhone } from './contact-number.ts'
import { nameOf, type EmployeeFields } from './employee-fields.ts'
import { scimError } from './scim-errors.ts'
import { MEMBER_CARE_USER } from './scim-schemas.ts'

/** How the fields are called in SCIM. */
const attributes: Readonly<Record<keyof UserForm, string>> = {
  name: 'name.formatted',
  nric: `${MEMBER_CARE_USER}:nric`,
  birthdate: `${MEMBER_CARE_USER}:birthdate`,
  gender: `${MEMBER_CARE_USER}:gender`,
  email: 'emails.value',
  contactNo: 'phoneNumbers.value',
  contactNoCountryCode: 'phoneNumbers.value',
}

/** @param before what of it was told, for a change */
export function saidOfPerson(fields: EmployeeFields, before?: EmployeeFields): ProvisionedPerson {
  const { email, birthdate, gender, phone } = fields
  const contactNumber = phone ? readPhone(phone) : undefined
  return {
    name: nameOf(fields, before),
    email,
    birthdate: birthdate || undefined,
    gender: (gender || undefined) as ProvisionedPerson['gender'],
    contactNumber: phone ? (contactNumber ?? { contactNoCountryCode: '', contactNo: phone }) : undefined,
  }
}

/** @throws SCIM error invalidValue, with the attributes that are wrong */
export function requireRightPerson(
  person: ProvisionedPerson & { readonly nric?: string | undefined },
  today: string,
): void {
  const { name, nric, birthdate, gender, email, contactNumber } = person
  const form: UserForm = {
    name: name ?? '',
    nric: nric ?? '',
    birthdate: birthdate ?? '',
    gender: gender ?? '',
    email: email ?? '',
    contactNo: contactNumber?.contactNo ?? '',
    contactNoCountryCode: contactNumber?.contactNoCountryCode ?? '',
  }
  const found: UserFormErrors = userFormErrors(form, {
    today,
    known: { birthdate: false, gender: false, contactNo: false },
  })
  const said = Object.keys(attributes).filter((field) => form[field as keyof UserForm] !== '') as (keyof UserForm)[]
  const wrong = said.flatMap((field) => (found[field] === undefined ? [] : [`${attributes[field]}: ${found[field]}`]))
  if (gender !== undefined && !['m', 'f'].includes(gender)) wrong.push(`${attributes.gender}: ${scimTexts.genderWrong}`)
  if (wrong.length > 0) throw scimError(400, [...new Set(wrong)].join(' '), 'invalidValue')
}

/** @throws SCIM error invalidValue for what is no date */
export function saidOfCover(fields: EmployeeFields): ProvisionedCover {
  const { staffId, designation, planNo, costCenter, costCenterName, startDate, endDate } = fields
  for (const [name, date] of Object.entries({ startDate, endDate }))
    if (date && !isIsoDate(date))
      throw scimError(400, scimTexts.notADate(`${MEMBER_CARE_USER}:${name}`), 'invalidValue')
  return {
    staffId,
    designation,
    planNo,
    costCenter,
    costCenterName,
    effectiveStartDate: startDate,
    effectiveEndDate: endDate,
  }
}
