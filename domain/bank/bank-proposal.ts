/**
 * An account that an administrator proposes, and that another one has to verify (3§4, C12b). One machine for a claim's account and a user's:
 * each has events, refusal texts and reasons to close of its own, and says here what happened to its proposal.
 */
import type { Personal } from '../events/event-definition.ts'
import type { BankAccount } from './bank-rules.ts'

/** CLOSED: before anybody decided, the proposal lost its subject; the account counts for nothing. The others are those of 3§4. */
export const bankProposalStatuses = ['WAITING_VERIFICATION', 'APPROVED', 'REJECTED', 'CLOSED'] as const
export type BankProposalStatus = (typeof bankProposalStatuses)[number]

/** The number may have been forgotten since. */
type KeptAccount = Omit<BankAccount, 'accountNo'> & { readonly accountNo: Personal<string> }

export interface BankProposal {
  readonly proposalId: string
  readonly status: BankProposalStatus
  readonly account: KeptAccount
  /** User ids of administrators. */
  readonly proposedBy: string
  readonly decidedBy?: string
  readonly note?: Personal<string> | undefined
  /** Why it was declined, as the proposer and the member were told. Declines of the catalogue's call, and old ones, have none. */
  readonly reason?: Personal<string> | undefined
}

/** As much of a proposal as tells who may decide; the rows of the read models fit. */
export type DecidableProposal = Pick<BankProposal, 'proposalId' | 'status' | 'proposedBy'>

/** What is asked of a proposal. Without `proposalId` the last one is meant. */
export interface BankDecision {
  readonly decision: 'APPROVED' | 'REJECTED'
  readonly proposalId?: string | undefined
  readonly decidedBy: string
  readonly note?: string | undefined
  /** Of a decline only: told to the proposer and the member. The note is for administrators. */
  readonly reason?: string | undefined
}

export type BankProposalRefusalCode =
  | 'BANK_PROPOSAL_ABSENT'
  | 'BANK_PROPOSAL_REPLACED'
  | 'BANK_PROPOSAL_CLOSED'
  | 'BANK_PROPOSAL_DECIDED'
  | 'BANK_PROPOSAL_OWN'

/** What the subject of the proposal says about it. */
interface ProposalSubject {
  /** False when the subject takes no verified account any more. */
  readonly isOpen?: boolean
}

/** A new proposal. It takes the place of the one before, whatever became of that. */
export function proposed({
  proposalId,
  account,
  proposedBy,
}: Pick<BankProposal, 'proposalId' | 'account' | 'proposedBy'>): BankProposal {
  return { proposalId, account, proposedBy, status: 'WAITING_VERIFICATION' }
}

/** The proposal after a decision on it; undefined when the decision was on none or on another. */
export function decided(
  proposal: BankProposal | undefined,
  status: BankDecision['decision'],
  {
    proposalId,
    decidedBy,
    note,
    reason,
  }: Pick<BankProposal, 'proposalId' | 'note' | 'reason'> & { readonly decidedBy: string },
): BankProposal | undefined {
  if (proposal?.proposalId !== proposalId) return undefined
  return {
    ...proposal,
    status,
    decidedBy,
    ...(note !== undefined && { note }),
    ...(reason !== undefined && { reason }),
  }
}

/** The proposal after its subject changed: one that waits is closed, one that was decided stays as it is. */
export function closed(proposal: BankProposal | undefined): BankProposal | undefined {
  return proposal?.status === 'WAITING_VERIFICATION' ? { ...proposal, status: 'CLOSED' } : proposal
}

/** Why an administrator cannot decide on a proposal; undefined when they can. Whether they have the power at all is asked elsewhere. */
export function bankDecisionObstacle(
  proposal: DecidableProposal | null | undefined,
  { decidedBy, proposalId }: Pick<BankDecision, 'decidedBy' | 'proposalId'>,
  { isOpen = true }: ProposalSubject = {},
): BankProposalRefusalCode | undefined {
  if (!proposal) return 'BANK_PROPOSAL_ABSENT'
  if (proposalId !== undefined && proposalId !== proposal.proposalId) return 'BANK_PROPOSAL_REPLACED'
  if (proposal.status === 'CLOSED' || !isOpen) return 'BANK_PROPOSAL_CLOSED'
  if (proposal.status !== 'WAITING_VERIFICATION') return 'BANK_PROPOSAL_DECIDED'
  // Four eyes: also somebody with both roles needs another person.
  return proposal.proposedBy === decidedBy ? 'BANK_PROPOSAL_OWN' : undefined
}

/** What both decisions say in their event, and what a decline says beside: its reason, and whom it is told to. */
interface SaidDecision {
  readonly proposal: BankProposal
  readonly said: { proposalId: string; decidedBy: string; note?: string }
  readonly saidOfDecline: { reason?: string; proposedBy?: string }
}

/** What a decision says in its event, and the proposal that it is about; or why it cannot be made. An empty note or reason is none. */
export function decideBankProposal(
  proposal: BankProposal | undefined,
  asked: BankDecision,
  subject?: ProposalSubject,
): SaidDecision | { readonly obstacle: BankProposalRefusalCode } {
  const obstacle = bankDecisionObstacle(proposal, asked, subject)
  if (obstacle !== undefined || !proposal) return { obstacle: obstacle ?? 'BANK_PROPOSAL_ABSENT' }
  const note = asked.note?.trim() ?? ''
  const reason = asked.reason?.trim() ?? ''
  const { proposalId, proposedBy } = proposal
  return {
    proposal,
    said: { proposalId, decidedBy: asked.decidedBy, ...(note !== '' && { note }) },
    saidOfDecline: reason === '' ? {} : { reason, proposedBy },
  }
}
