/** What a client says of its company. It comes from the company master, and changes only by being taken over from there again (3§2.6). */
import { z } from 'zod'
import type { CompanyEntry } from '../company-master/company-master-entry.ts'
import type { ClientStatus } from './client-configuration.ts'

export const companyDetailsSchema = z.object({
  name: z.string(),
  /** The company's code with the insurer (`benefit.companyCode`). */
  companyCode: z.string(),
  groupCode: z.string(),
  policyNo: z.string(),
  inpatientPolicyNo: z.string(),
  outpatientPolicyNo: z.string(),
})
export type CompanyDetails = z.infer<typeof companyDetailsSchema>

/** What is asked to be taken over. A field that is missing stays as it is. */
export const takenOverSchema = companyDetailsSchema
  .pick({ name: true, companyCode: true, groupCode: true, policyNo: true })
  .partial()
export type TakenOver = z.infer<typeof takenOverSchema>
export const takenOverFields = [
  'name',
  'companyCode',
  'groupCode',
  'policyNo',
] as const satisfies readonly (keyof TakenOver)[]

/** What the company master says, in the words of a client. */
export type MasterDetails = Pick<CompanyDetails, (typeof takenOverFields)[number]> & { readonly status: ClientStatus }

export function masterDetailsOf(company: Omit<CompanyEntry, 'companyMasterId'>): MasterDetails {
  const { companyName: name, companyCode, groupCode, policyNo, active } = company
  return { name, companyCode, groupCode, policyNo, status: active ? 'ACTIVE' : 'INACTIVE' }
}

/** The fields in which the company master says something else, in the order in which they are told. */
export function differingFields(client: MasterDetails, master: MasterDetails): readonly (keyof MasterDetails)[] {
  return ([...takenOverFields, 'status'] as const).filter((field) => client[field] !== master[field])
}

/** What a client says after taking something over. The master knows one policy number: those of claims that were the same go with it. */
export function withTakenOver<Details extends CompanyDetails>(before: Details, taken: TakenOver): Details {
  const given = Object.fromEntries(Object.entries(taken).filter(([, value]) => value !== undefined))
  const policyNo = taken.policyNo ?? before.policyNo
  const following = (own: string) => (own === before.policyNo ? policyNo : own)
  return {
    ...before,
    ...given,
    inpatientPolicyNo: following(before.inpatientPolicyNo),
    outpatientPolicyNo: following(before.outpatientPolicyNo),
  }
}

/** The details of a client that are another value after taking something over. */
export function changeOfDetails(before: CompanyDetails, taken: TakenOver): Partial<CompanyDetails> {
  const after = withTakenOver(before, taken)
  const fields = Object.keys(companyDetailsSchema.shape) as (keyof CompanyDetails)[]
  return Object.fromEntries(fields.flatMap((field) => (after[field] === before[field] ? [] : [[field, after[field]]])))
}
