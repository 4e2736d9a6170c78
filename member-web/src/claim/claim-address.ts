/** The addresses of claims and visits in the portal (1§2). */
import { spelledClaimStatuses } from '@member-care/domain/claim/claim-status.ts'
import type { ClaimKindSegment, ClaimReference } from '../portal-api/claims-api.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'

/** Stands in the API's path in place of an NRIC, which nothing needs there and which does not belong into an address. */
const NO_NRIC = '-'

/** A claim as an address of the portal names it: by its id while it is PROCESSING, else by its transaction number. */
export function referenceOf(kind: ClaimKindSegment, no: string, isClaimId: boolean): ClaimReference {
  return { kind, no, isClaimId, nric: NO_NRIC }
}

/** Where a row of the claims list leads. A claim that has no transaction number yet is named by its id and its status. */
export function addressOfRow({ t, tx, vn, id, s }: Pick<ClaimRow, 't' | 'tx' | 'vn' | 'id' | 's'>): string {
  if (t === 1) return `/app/visits/${encodeURIComponent(vn)}/detail`
  return addressOfClaim(t === 3 ? 'out' : 'inp', { _id: id, transactionNo: tx, status: s })
}

/** As much of a claim as names it. */
interface NamedClaim {
  readonly _id: string
  readonly transactionNo: string
  /** As answers spell it. */
  readonly status: string
}

export function addressOfClaim(kind: ClaimKindSegment, claim: NamedClaim): string {
  const address = pathOf(kind, claim)
  return isUnsubmitted(claim) ? `${address}/${spelledClaimStatuses.PROCESSING}` : address
}

/** Of the update form (CLM-103); at a field of it, when one is to be filled in first. */
export function addressOfUpdate(kind: ClaimKindSegment, claim: NamedClaim, field?: string): string {
  const query = new URLSearchParams({ claimStatus: claim.status, ...(field !== undefined && { field }) })
  return `${pathOf(kind, claim)}/update?${query.toString()}`
}

function pathOf(kind: ClaimKindSegment, claim: NamedClaim): string {
  return `/app/claimrecords/${kind}/${encodeURIComponent(isUnsubmitted(claim) ? claim._id : claim.transactionNo)}`
}

function isUnsubmitted({ status }: NamedClaim): boolean {
  return status === spelledClaimStatuses.PROCESSING
}
