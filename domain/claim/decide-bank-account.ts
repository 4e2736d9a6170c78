/** The account that a claim is paid into: an administrator proposes another one, and a second one decides on it. Asked by `decide-claim.ts`. */
import {
  bankDecisionObstacle,
  decideBankProposal,
  type BankDecision,
  type BankProposalRefusalCode,
  type DecidableProposal,
} from '../bank/bank-proposal.ts'
import type { DecideBankAccount, ProposeBankAccount } from './claim-commands.ts'
import type { ClaimEvent } from './claim-events.ts'
import { refuseClaim, type ClaimRefusal } from './claim-refusals.ts'
import type { FiledClaim } from './claim-state.ts'
import { isActionPossible, type ClaimStatus } from './claim-status.ts'

type BankAccountDecision = { readonly events: readonly ClaimEvent[] } | { readonly refusal: ClaimRefusal }

/** As much of a claim as tells who may decide; the read model's rows and `FiledClaim` both fit. */
interface ClaimWithProposal {
  readonly status: ClaimStatus
  readonly bankProposal?: DecidableProposal | null | undefined
}

/** Why an administrator cannot decide on a claim's proposed account; undefined when they can. Asks for no power. */
export function claimBankObstacle(
  { status, bankProposal }: ClaimWithProposal,
  asked: Pick<BankDecision, 'decidedBy' | 'proposalId'>,
): BankProposalRefusalCode | undefined {
  return bankDecisionObstacle(bankProposal, asked, { isOpen: takesAccounts(status) })
}

/** An account proposed for a claim that is not handed over yet. */
export function decideProposedAccount(
  proposal: ProposeBankAccount['data'],
  { claimId, employeeId, payment }: FiledClaim,
): BankAccountDecision {
  if (payment.method !== 'Bank') return refuseClaim('PAYMENT_WITHOUT_ACCOUNT')
  return { events: [{ type: 'ClaimBankAccountProposed', data: { claimId, employeeId, ...proposal } }] }
}

/** A decision on the claim's proposed account. */
export function decideBankAccount(
  asked: DecideBankAccount['data'],
  { claimId, employeeId, status, bankProposal }: FiledClaim,
): BankAccountDecision {
  const outcome = decideBankProposal(bankProposal, asked, { isOpen: takesAccounts(status) })
  if ('obstacle' in outcome) return refuseClaim(outcome.obstacle)
  const data = { claimId, employeeId, ...outcome.said }
  return asked.decision === 'APPROVED'
    ? { events: [{ type: 'ClaimBankAccountVerified', data }] }
    : { events: [{ type: 'ClaimBankAccountDeclined', data: { ...data, ...outcome.saidOfDecline } }] }
}

/** A claim that left PROCESSING is paid as it was handed over. */
function takesAccounts(status: ClaimStatus): boolean {
  return isActionPossible('decide-bank-account', status)
}
