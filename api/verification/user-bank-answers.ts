/** An account that is proposed for a user, as it is told to who verifies it. */
import { bankDecisionObstacle, bankProposalStatuses } from '@member-care/domain/bank/bank-proposal.ts'
import { personal, REDACTED } from '@member-care/domain/events/event-definition.ts'
import { userBankRefusalTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import type { UserBankProposalRecord } from '@member-care/projections/verification/verification-queries.ts'
import { z } from 'zod'
import { accountSharings, accountSharingSchema } from '../bank-proposals/account-sharing.ts'
import { withBranchName } from '../bank-proposals/claim-proposal-answers.ts'
import type { Caller } from '../http/caller.ts'
import { maskedFor } from '../http/masking.ts'
import { peopleNamed } from '../http/names-beside.ts'
import type { Parts } from '../http/parts.ts'

const personalText = personal(z.string())
const account = z.object({
  bankName: z.string(),
  bankNo: z.string(),
  branchNo: z.string(),
  branchName: z.string().nullable(),
  accountNo: personalText,
})

export const userBankProposalSchema = z
  .object({
    /** The user's id: everybody has one proposal at most that counts. */
    id: z.string(),
    proposalId: z.string(),
    name: personalText,
    /** Masked without the power `nric.unmasked`. */
    nric: personalText,
    companies: z.array(z.string()),
    status: z.enum(bankProposalStatuses),
    /** UTC, ISO. */
    proposedAt: z.string(),
    proposedBy: z.string().nullable(),
    proposed: account,
    /** Who else uses the proposed account; absent where nobody does. */
    sharing: accountSharingSchema.optional(),
    /** Null where reimbursements go to no account yet. */
    current: account.nullable(),
    /** Why this administrator cannot decide on it; null when they can. */
    obstacle: z.string().nullable(),
  })
  .meta({ id: 'UserBankProposal' })

export async function describeUserBanks(
  parts: Parts,
  caller: Caller,
  proposals: readonly UserBankProposalRecord[],
): Promise<z.infer<typeof userBankProposalSchema>[]> {
  const [names, sharings] = await Promise.all([
    peopleNamed(
      parts,
      proposals.map(({ proposedBy }) => proposedBy),
    ),
    accountSharings(
      parts,
      caller,
      proposals.map(({ userId, proposed }) => ({ userId, ...proposed })),
    ),
  ])
  return proposals.map((proposal, index) => {
    const { userId, proposalId, name, nric, companies, status, proposed, present, proposedBy, proposedAt } = proposal
    const sharing = sharings[index]
    const obstacle = bankDecisionObstacle(proposal, { decidedBy: caller.user.userId })
    return {
      id: userId,
      proposalId,
      name: name ?? REDACTED,
      nric: maskedFor(caller.powers, nric ?? REDACTED),
      companies: [...companies],
      status,
      proposedAt: proposedAt.toISOString(),
      proposedBy: names.get(proposedBy) ?? null,
      proposed: shown(proposed),
      ...(sharing && { sharing }),
      current: present && shown(present),
      obstacle: obstacle === undefined ? null : userBankRefusalTexts[obstacle],
    }
  })
}

export async function describeUserBank(parts: Parts, caller: Caller, proposal: UserBankProposalRecord) {
  const [answer] = await describeUserBanks(parts, caller, [proposal])
  if (!answer) throw new Error('One proposal is described as one.')
  return answer
}

function shown(account: UserBankProposalRecord['proposed']) {
  return withBranchName({ ...account, accountNo: account.accountNo ?? REDACTED })
}
