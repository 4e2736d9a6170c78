/** What a SCIM user says of an employee, in our words. Pure. */
import { scimTexts } from '@member-care/domain/texts/provisioning-texts.ts'
import { scimError } from './scim-errors.ts'
import { ENTERPRISE_USER, MEMBER_CARE_USER } from './scim-schemas.ts'

/** Texts as they are sent, without blanks around them; what is not said is undefined. */
export interface EmployeeFields {
  readonly userName?: string | undefined
  readonly externalId?: string | undefined
  readonly active?: boolean | undefined
  readonly formattedName?: string | undefined
  readonly displayName?: string | undefined
  readonly givenName?: string | undefined
  readonly familyName?: string | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly designation?: string | undefined
  readonly staffId?: string | undefined
  readonly costCenter?: string | undefined
  readonly costCenterName?: string | undefined
  readonly nric?: string | undefined
  readonly birthdate?: string | undefined
  readonly gender?: string | undefined
  readonly planNo?: string | undefined
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

const MOST_LETTERS = 256

type Values = Readonly<Record<string, unknown>>

/** @param resource as the schema let it through @throws SCIM error invalidValue for a text that is too long */
export function fieldsOf(resource: object): EmployeeFields {
  const user = resource as Values
  const name = objectAt(user, 'name')
  const enterprise = objectAt(user, ENTERPRISE_USER)
  const own = objectAt(user, MEMBER_CARE_USER)
  return {
    userName: textAt(user, 'userName'),
    externalId: textAt(user, 'externalId'),
    active: typeof user['active'] === 'boolean' ? user['active'] : undefined,
    formattedName: textAt(name, 'formatted'),
    displayName: textAt(user, 'displayName'),
    givenName: textAt(name, 'givenName'),
    familyName: textAt(name, 'familyName'),
    email: textAt(chosen(user['emails'], 'work'), 'value'),
    phone: textAt(chosen(user['phoneNumbers'], 'mobile'), 'value'),
    designation: textAt(user, 'title'),
    staffId: textAt(enterprise, 'employeeNumber'),
    costCenter: textAt(enterprise, 'costCenter'),
    costCenterName: textAt(enterprise, 'department'),
    nric: textAt(own, 'nric')?.toUpperCase(),
    birthdate: textAt(own, 'birthdate'),
    gender: textAt(own, 'gender')?.toLowerCase(),
    planNo: textAt(own, 'planNo'),
    startDate: textAt(own, 'startDate'),
    endDate: textAt(own, 'endDate'),
  }
}

/** What is another value afterwards; what is gone is an empty text. */
export function changedFields(before: EmployeeFields, after: EmployeeFields): EmployeeFields {
  const names = Object.keys({ ...before, ...after }) as (keyof EmployeeFields)[]
  return Object.fromEntries(
    names
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, field === 'active' ? after.active : (after[field] ?? '')]),
  )
}

/** What is said and is another value than before; what is not said stays. */
export function saidFields(before: EmployeeFields, said: EmployeeFields): EmployeeFields {
  return Object.fromEntries(
    Object.entries(changedFields(before, said)).filter(([field]) => said[field as keyof EmployeeFields] !== undefined),
  )
}

/** The name that a change wants; undefined where it wants none. The whole name goes before its parts, of which one may have stood before. */
export function nameOf(change: EmployeeFields, before: EmployeeFields = {}): string | undefined {
  const { formattedName, displayName, givenName, familyName } = change
  const isOfParts = givenName || familyName
  const parts = [givenName ?? before.givenName, familyName ?? before.familyName]
  return formattedName || displayName || (isOfParts && parts.every(Boolean) ? parts.join(' ') : undefined)
}

function objectAt(values: Values, key: string): Values {
  const value = values[key]
  return typeof value === 'object' && value !== null ? (value as Values) : {}
}

function textAt(values: Values, key: string): string | undefined {
  const value = values[key]
  if (typeof value !== 'string') return undefined
  if (value.length > MOST_LETTERS) throw scimError(400, scimTexts.tooLong(key), 'invalidValue')
  return value.trim()
}

/** Of several values the primary one, else that of the type, else the first. */
function chosen(values: unknown, type: string): Values {
  const all = Array.isArray(values) ? (values as Values[]) : []
  return all.find(({ primary }) => primary === true) ?? all.find((one) => one['type'] === type) ?? all[0] ?? {}
}
