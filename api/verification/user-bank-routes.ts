/** Accounts that were proposed for users: the verification queue, the decision, and the catalogue's two names for it (3§2.14, 3§7.7, S29). */
import { bankDecisionObstacle, bankProposalStatuses } from '@member-care/domain/bank/bank-proposal.ts'
import { personal, REDACTED } from '@member-care/domain/events/event-definition.ts'
import { userBankRefusalTexts, userBankTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import {
  countWaiting,
  listUserBankProposals,
  type UserBankProposalRecord,
} from '@member-care/projections/verification/verification-queries.ts'
import { z } from 'zod'
import { administratorsNamed } from '../http/names-beside.ts'
import { maskedFor } from '../http/masking.ts'
import { fieldError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { requireDeclineReason } from './decline-reason.ts'
import { accountSharings, accountSharingSchema } from '../bank-proposals/account-sharing.ts'
import { withBranchName } from '../bank-proposals/claim-proposal-answers.ts'
import { decideUserBankAccount } from '../bank-proposals/user-bank-commands.ts'
import { offerQueue } from './verification-queue.ts'

const config = { access: { power: 'verification.decide' }, stepUp: 'always' } as const
const personalText = personal(z.string())
const account = z.object({
  bankName: z.string(),
  bankNo: z.string(),
  branchNo: z.string(),
  branchName: z.string().nullable(),
  accountNo: personalText,
})
const decision = z.enum(['APPROVED', 'REJECTED'])
const note = z.string().trim().max(2000).nullable().optional()

const userBankProposalSchema = z
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

/** The queue of the accounts that are proposed for users. */
export const userBankQueue = offerQueue<UserBankProposalRecord>({
  resource: 'user-bank-proposals',
  power: 'verification.decide',
  counted: 'userBank',
  sortField: 'proposedAt',
  answer: userBankProposalSchema,
  list: (parts, scope, { page, ids }) => listUserBankProposals(parts, scope, page, { userIds: ids }),
  count: ({ database }, scope) => countWaiting(database, scope, 'user_bank_proposals'),
  shows: ({ userId, proposalId }) => {
    const shown = { subjectId: userId, recordId: proposalId }
    return { nric: shown, account: shown }
  },
  describe,
})

export const userBankRoutes: Routes = (app, parts) => {
  const byId = z.object({ id: z.string() })
  const body = z.object({ proposalId: z.string(), decision, note, reason: z.string().optional() })
  app.post(
    '/console/user-bank-proposals/:id/decision',
    {
      config: { ...config, record: 'user' },
      schema: { params: byId, body, response: { 200: userBankProposalSchema } },
    },
    async ({ caller, params, body }) => {
      requireDeclineReason(body)
      const decided = await decideUserBankAccount(parts, caller, params.id, { ...body, note: body.note ?? undefined })
      return describeOne(parts, caller, decided)
    },
  )

  // Either name; the call names no proposal, so the last one is meant.
  for (const name of ['proposedBank', 'verifyProposedBank']) {
    const asked = z.object({ userId: z.string().optional(), status: decision, note })
    app.patch(
      `/sysadmin/users/${name}/:userId`,
      {
        config: { ...config, record: 'user' },
        schema: {
          params: z.object({ userId: z.string() }),
          body: asked,
          response: { 200: z.object({ result: userBankProposalSchema }) },
        },
      },
      async ({ caller, params, body: { userId = params.userId, status, note } }) => {
        if (userId !== params.userId) throw fieldError('userId', userBankTexts.otherUser)
        return {
          result: await describeOne(
            parts,
            caller,
            await decideUserBankAccount(parts, caller, userId, { decision: status, note: note ?? undefined }),
          ),
        }
      },
    )
  }
}

async function describe(
  parts: Parts,
  caller: Caller,
  proposals: readonly UserBankProposalRecord[],
): Promise<z.infer<typeof userBankProposalSchema>[]> {
  const [names, sharings] = await Promise.all([
    administratorsNamed(
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

async function describeOne(parts: Parts, caller: Caller, proposal: UserBankProposalRecord) {
  const [answer] = await describe(parts, caller, [proposal])
  if (!answer) throw new Error('One proposal is described as one.')
  return answer
}

function shown(account: UserBankProposalRecord['proposed']) {
  return withBranchName({ ...account, accountNo: account.accountNo ?? REDACTED })
}
