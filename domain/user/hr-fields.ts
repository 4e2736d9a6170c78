/**
 * What a company's HR may do about each thing that it is shown of an employee (S90): the one table for the page, the calls and the tests.
 * The employment is the company's to say. Who somebody is, another one has to approve. How the person is reached and signs in is theirs.
 */
import { hrChangeTexts } from '../texts/hr-change-texts.ts'

/** HR changes it, HR proposes it to ADMIN_OPERATION, the employee changes it, or the insurer does. */
export type HrSay = 'changes' | 'proposes' | 'of-employee' | 'of-insurer'

export const hrFields = {
  staffId: 'changes',
  designation: 'changes',
  costCenter: 'changes',
  costCenterName: 'changes',
  effectiveStartDate: 'changes',
  effectiveEndDate: 'changes',
  name: 'proposes',
  nric: 'proposes',
  birthdate: 'proposes',
  gender: 'proposes',
  // One-time passwords and links to sign in go there: who could change it could sign in as the employee.
  email: 'of-employee',
  contactNoCountryCode: 'of-employee',
  contactNo: 'of-employee',
  // What the insurer pays by, and what it knows from the policy.
  planNo: 'of-insurer',
  maritalStatus: 'of-insurer',
  nationality: 'of-insurer',
} as const satisfies Readonly<Record<string, HrSay>>

export type HrField = keyof typeof hrFields
export type HrFieldBy<Say extends HrSay> = {
  [Field in HrField]: (typeof hrFields)[Field] extends Say ? Field : never
}[HrField]

/** The fields about which HR may do this, in the order of the table. */
export function hrFieldsBy<Say extends HrSay>(say: Say): readonly HrFieldBy<Say>[] {
  const fields = Object.keys(hrFields) as HrField[]
  return fields.filter((field): field is HrFieldBy<Say> => hrFields[field] === say)
}

/**
 * What to do instead, at each field about which HR may not do this; empty when there is none.
 * @param said what a call says, by field; what is left out, or undefined, is not said
 */
export function hrFieldRefusals(
  said: Readonly<Partial<Record<HrField, unknown>>>,
  say: 'changes' | 'proposes',
): Partial<Record<HrField, string>> {
  const fields = Object.keys(hrFields) as HrField[]
  const refused = fields.filter((field) => said[field] !== undefined && hrFields[field] !== say)
  return Object.fromEntries(refused.map((field) => [field, hrChangeTexts.instead[hrFields[field]]]))
}
