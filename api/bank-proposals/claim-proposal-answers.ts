/** A claim's proposed account as the verification queue shows it: the new account and the present one, in full, with the documents that prove it. */
import { bankProposalStatuses, type BankProposal } from '@member-care/domain/bank/bank-proposal.ts'
import { claimBankObstacle } from '@member-care/domain/claim/decide-bank-account.ts'
import {
  attachmentSchema,
  type Attachment,
  type Payment,
  type paymentSchema,
} from '@member-care/domain/claim/claim-details.ts'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { claimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { singaporeBanks } from '@member-care/domain/bank/singapore-banks.ts'
import { personal, REDACTED } from '@member-care/domain/events/event-definition.ts'
import { claimRefusalTexts } from '@member-care/domain/texts/claim-refusal-texts.ts'
import type { ClaimRecord } from '@member-care/projections/claims/claim-records.ts'
import { z } from 'zod'
import { maskedFor, redactedWhereNull } from '../http/masking.ts'
import type { Caller } from '../http/caller.ts'
import { accountSharingSchema, type AccountSharing } from './account-sharing.ts'

const personalText = personal(z.string())
const accountSchema = z.object({
  bankName: z.string(),
  bankNo: z.string(),
  branchNo: z.string(),
  /** Null for a branch that is not in the bank list. */
  branchName: z.string().nullable(),
  accountNo: personalText,
})

export const bankProposalSchema = z.object({
  /** The claim's. */
  id: z.string(),
  claimNo: z.string(),
  transactionNo: z.string().nullable(),
  companyName: z.string(),
  claimantName: personalText,
  /** Masked without the power `nric.unmasked`. */
  nric: personalText,
  /** Whose account it is to be: the employee, also for a dependant's claim. */
  payeeName: personalText.nullable(),
  claimStatus: z.enum(claimStatuses),
  proposalId: z.string(),
  status: z.enum(bankProposalStatuses),
  /** UTC, ISO. */
  proposedAt: z.string(),
  proposedBy: z.string().nullable(),
  proposed: accountSchema,
  /** Who else uses the proposed account; absent where nobody does. */
  sharing: accountSharingSchema.optional(),
  /** Null where none is on the claim. */
  current: accountSchema.nullable(),
  attachments: z.array(
    attachmentSchema
      .pick({ category: true, mimeType: true, bytes: true })
      .extend({ id: z.string(), name: attachmentSchema.shape.originalFilename }),
  ),
  /** Why this administrator cannot decide on it; null when they can. */
  obstacle: z.string().nullable(),
})
export type BankProposalAnswer = z.infer<typeof bankProposalSchema>

/** What stands with a claim elsewhere. Null for a name that is not known, or forgotten. */
export interface AroundProposal {
  readonly companyName: string
  readonly payeeName: string | null
  readonly proposerName: string | null
  readonly sharing: AccountSharing | undefined
}

/** @param claim one with a proposal */
export function toBankProposal(
  claim: ClaimRecord & { readonly bankProposal: object; readonly bankProposedAt: Date },
  around: AroundProposal,
  { powers, user }: Caller,
): BankProposalAnswer {
  const proposal = redactedWhereNull(claim.bankProposal) as BankProposal
  const obstacle = claimBankObstacle(claim, { decidedBy: user.userId })
  return {
    id: claim.claimId,
    claimNo: claimReference(claim.claimId),
    transactionNo: claim.transactionNo,
    companyName: around.companyName,
    claimantName: claim.claimantName ?? REDACTED,
    nric: maskedFor(powers, claim.claimantNric ?? REDACTED),
    payeeName: around.payeeName,
    claimStatus: claim.status,
    proposalId: proposal.proposalId,
    status: proposal.status,
    proposedAt: claim.bankProposedAt.toISOString(),
    proposedBy: around.proposerName,
    proposed: withBranchName(proposal.account),
    ...(around.sharing && { sharing: around.sharing }),
    current: currentAccount(redactedWhereNull(claim.payment) as Payment),
    attachments: (claim.attachments as readonly Attachment[]).map(
      ({ attachmentId, category, originalFilename, mimeType, bytes }) =>
        redactedWhereNull({ id: attachmentId, category, name: originalFilename, mimeType, bytes }),
    ),
    obstacle: obstacle === undefined ? null : claimRefusalTexts[obstacle],
  }
}

function currentAccount({
  bankName,
  bankNo,
  branchNo,
  accountNo,
}: z.infer<typeof paymentSchema>): BankProposalAnswer['current'] {
  if (bankName === undefined || bankNo === undefined || branchNo === undefined || accountNo === undefined) return null
  return withBranchName({ bankName, bankNo, branchNo, accountNo })
}

/** The account with the name of its branch, as the bank list has it. */
export function withBranchName<
  Account extends { readonly bankName: string; readonly bankNo: string; readonly branchNo: string },
>(account: Account): Account & { branchName: string | null } {
  const bank = singaporeBanks.find(({ n, c }) => n === account.bankName && c === account.bankNo)
  return { ...account, branchName: bank?.branches.find(({ c }) => c === account.branchNo)?.n ?? null }
}
