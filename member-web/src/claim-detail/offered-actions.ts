/** What the screen of a claim offers to do. */
import { availableActions, parseClaimStatus, type ClaimAction } from '@member-care/domain/claim/claim-status.ts'
import type { OutpatientClaimDetail } from '../portal-api/claims-contract.ts'

type ClaimInAnswer = Pick<OutpatientClaimDetail, 'status'> & Partial<Pick<OutpatientClaimDetail, 'batchNo'>>

/** Whether the member may take the action on the claim as it is. In a status that is not known nothing can be done. */
export function isOffered(action: ClaimAction, { status, batchNo }: ClaimInAnswer): boolean {
  const known = parseClaimStatus(status)
  return known !== undefined && availableActions({ status: known, batchNo }, 'member').includes(action)
}
