/** A company of the company master: whom a client can be made of (3§2.5, 3§3). */
export interface CompanyEntry {
  readonly companyMasterId: string
  readonly companyName: string
  readonly companyCode: string
  readonly active: boolean
  readonly groupCode: string
  readonly policyNo: string
}

/** What may change of a company, in the order in which it is told. Its id never does. */
export const companyFields = ['companyName', 'companyCode', 'active', 'groupCode', 'policyNo'] as const
export type CompanyField = (typeof companyFields)[number]
