/** An account that an administrator proposed for a claim's payment, and who may decide on it (3§4, C12b). */
import type { z } from 'zod'
import type { Personal } from '../events/event-definition.ts'
import type { bankAccountSchema } from './claim-details.ts'
import type { ClaimRefusalCode } from './claim-refusals.ts'
import { isActionPossible, type ClaimStatus } from './claim-status.ts'

/** CLOSED: before anybody decided, the claim left PROCESSING or its member updated it; the account counts for nothing. The others are those of 3§4. */
export const bankProposalStatuses = ['WAITING_VERIFICATION', 'APPROVED', 'REJECTED', 'CLOSED'] as const
export type BankProposalStatus = (typeof bankProposalStatuses)[number]

export interface BankProposal {
  readonly proposalId: string
  readonly status: BankProposalStatus
  readonly account: z.infer<typeof bankAccountSchema>
  /** User ids of administrators. */
  readonly proposedBy: string
  readonly decidedBy?: string
  readonly note?: Personal<string> | undefined
}

/** As much of a claim as tells who may decide; the read model's rows and `FiledClaim` both fit. */
export interface ClaimWithProposal {
  readonly status: ClaimStatus
  readonly bankProposal?: Pick<BankProposal, 'proposalId' | 'status' | 'proposedBy'> | null | undefined
}

/**
 * Why an administrator cannot decide on a proposal of a claim; undefined when they can. Whether they have the power at all is asked elsewhere.
 * @param decision the administrator's user id, and the proposal that they looked at; absent, it is the claim's last
 */
export function bankDecisionObstacle(
  { status, bankProposal }: ClaimWithProposal,
  { decidedBy, proposalId }: { readonly decidedBy: string; readonly proposalId?: string | undefined },
): ClaimRefusalCode | undefined {
  if (!bankProposal) return 'BANK_PROPOSAL_ABSENT'
  if (proposalId !== undefined && proposalId !== bankProposal.proposalId) return 'BANK_PROPOSAL_REPLACED'
  if (bankProposal.status === 'CLOSED' || !isActionPossible('decide-bank-account', status)) return 'BANK_PROPOSAL_CLOSED'
  if (bankProposal.status !== 'WAITING_VERIFICATION') return 'BANK_PROPOSAL_DECIDED'
  // Four eyes: also somebody with both roles needs another person.
  return bankProposal.proposedBy === decidedBy ? 'BANK_PROPOSAL_OWN' : undefined
}
