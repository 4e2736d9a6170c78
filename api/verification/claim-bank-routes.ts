/** Accounts that are proposed for claims: the form of the claim's page, the two verification queues, and the decision (3§2.14). */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import type { ClaimRecord } from '@member-care/projections/claims/claim-records.ts'
import { z } from 'zod'
import { peopleNamed } from '../http/names-beside.ts'
import { consoleClaimSchema } from '../claims/console/console-claim.ts'
import { describeClaim, findClaim } from '../claims/console/claim-list-routes.ts'
import { placeOf, sortBy } from '../http/simple-rest.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts, Routes } from '../http/parts.ts'
import {
  bankProposalSchema,
  toBankProposal,
  type BankProposalAnswer,
} from '../bank-proposals/claim-proposal-answers.ts'
import { requireDeclineReason } from './decline-reason.ts'
import { accountSharings } from '../bank-proposals/account-sharing.ts'
import { decideBankAccount, proposeBankAccount } from '../bank-proposals/claim-bank-commands.ts'
import { offerQueue } from './verification-queue.ts'

const queue = { access: { power: 'verification.decide' }, stepUp: 'always' } as const
const byId = z.object({ id: z.string() })
const text = z.string().trim().max(200)

const accountBody = z.object({ bankName: text.optional(), bankNo: text, branchNo: text, accountNo: text })
const decisionBody = z.object({
  proposalId: z.string(),
  decision: z.enum(['APPROVED', 'REJECTED']),
  note: z.string().trim().max(2000).optional(),
  reason: z.string().optional(),
})

/** The queue of the accounts that are proposed for claims of one kind. */
export function claimBankQueue(kind: ClaimKind) {
  return offerQueue<ClaimRecord>({
    resource: `${kind}-bank-proposals`,
    power: 'verification.decide',
    counted: `${kind}Bank`,
    sortField: 'proposedAt',
    answer: bankProposalSchema,
    list: ({ claims }, scope, { page, ids, direction }) =>
      claims.listClaimRecords(
        scope,
        { kind, claimIds: ids, bankProposalStatus: 'WAITING_VERIFICATION' },
        { place: placeOf({}, page), limit: page.limit, sort: sortBy('bankProposedAt', direction) },
      ),
    count: async ({ claims }, scope) => (await claims.countBankProposals(scope))[kind],
    shows: ({ claimId, claimantId, employeeId }) => ({
      nric: { subjectId: claimantId, recordId: claimId },
      account: { subjectId: employeeId, recordId: claimId },
    }),
    describe: describeProposals,
  })
}

export const claimBankRoutes: Routes = (app, parts) => {
  const proposing = { access: { power: 'claims.proposeBank' }, stepUp: 'always', record: 'claim' } as const
  app.post(
    '/console/claims/:id/bank-proposals',
    { config: proposing, schema: { params: byId, body: accountBody, response: { 200: consoleClaimSchema } } },
    async ({ caller, params, body }) => {
      const { claimId } = await findClaim(parts, caller, params.id)
      await proposeBankAccount(parts, caller, claimId, body)
      return describeClaim(parts, caller, await findClaim(parts, caller, claimId))
    },
  )

  const deciding = { ...queue, record: 'claim' } as const
  app.post(
    '/console/claims/:id/bank-decision',
    { config: deciding, schema: { params: byId, body: decisionBody, response: { 200: bankProposalSchema } } },
    async ({ caller, params, body }) => {
      requireDeclineReason(body)
      const { claimId } = await findClaim(parts, caller, params.id)
      await decideBankAccount(parts, caller, claimId, body)
      const [answer] = await describeProposals(parts, caller, [await findClaim(parts, caller, claimId)])
      if (!answer) throw apiError('NOT_FOUND')
      return answer
    },
  )
}

async function describeProposals(
  parts: Parts,
  caller: Caller,
  claims: readonly ClaimRecord[],
): Promise<BankProposalAnswer[]> {
  const withProposal = claims.flatMap((claim) => {
    const { bankProposal, bankProposedAt } = claim
    return bankProposal && bankProposedAt ? [{ ...claim, bankProposal, bankProposedAt }] : []
  })
  const people = withProposal.flatMap(({ employeeId, bankProposal }) => [employeeId, bankProposal.proposedBy])
  const [names, companyNames, sharings] = await Promise.all([
    peopleNamed(parts, people),
    parts.clients.clientNames(
      caller.scope,
      withProposal.map(({ companyId }) => companyId),
    ),
    accountSharings(
      parts,
      caller,
      withProposal.map(({ employeeId, bankProposal }) => ({ userId: employeeId, ...bankProposal.account })),
    ),
  ])
  return withProposal.map((claim, index) =>
    toBankProposal(
      claim,
      {
        companyName: companyNames.get(claim.companyId) ?? '',
        payeeName: names.get(claim.employeeId) ?? null,
        proposerName: names.get(claim.bankProposal.proposedBy) ?? null,
        sharing: sharings[index],
      },
      caller,
    ),
  )
}
