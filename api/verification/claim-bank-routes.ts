/** Accounts that are proposed for claims: the form of the claim's page, and the two verification queues (3§2.14). */
import type { ClaimRecord } from '@member-care/projections/claims/claim-records.ts'
import { z } from 'zod'
import { consoleClaimSchema } from '../console/console-claim.ts'
import { describeClaim, findClaim } from '../console/claim-list-routes.ts'
import { createListViews } from '../console/record-view.ts'
import { describePlacedPage, listQuerySchema, placeOf, readPage, sortBy } from '../console/simple-rest.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts, Routes } from '../parts.ts'
import { bankProposalSchema, toBankProposal, type BankProposalAnswer } from './bank-proposal-answers.ts'
import { decideBankAccount, proposeBankAccount } from './claim-bank-commands.ts'

const queue = { access: { power: 'verification.decide' }, stepUp: 'always' } as const
const byId = z.object({ id: z.string() })
const text = z.string().trim().max(200)

const listQuery = listQuerySchema({ sortFields: ['proposedAt'], filter: {} })
const accountBody = z.object({ bankName: text.optional(), bankNo: text, branchNo: text, accountNo: text })
const decisionBody = z.object({ proposalId: z.string(), decision: z.enum(['APPROVED', 'REJECTED']), note: z.string().trim().max(2000).optional() })

export const claimBankRoutes: Routes = (app, parts) => {
  const nricViews = createListViews('nric', parts.eventLog, parts.clock)
  const accountViews = createListViews('bank-account', parts.eventLog, parts.clock)

  for (const kind of ['outpatient', 'inpatient'] as const) {
    const resource = `${kind}-bank-proposals`
    app.get(`/console/${resource}`, { config: queue, schema: { querystring: listQuery, response: { 200: z.array(bankProposalSchema) } } }, async (request, reply) => {
      const { caller, query } = request
      const page = readPage(query)
      const filter = { kind, claimIds: query.filter?.id, bankProposalStatus: 'WAITING_VERIFICATION' } as const
      const listed = await parts.claims.listClaimRecords(caller.scope, filter, { place: placeOf({}, page), limit: page.limit, sort: sortBy('bankProposedAt', query.sort?.[1] ?? 'ASC') })
      describePlacedPage(reply, resource, page, listed)
      const context = caller.context()
      await accountViews.record(listed.items.map(({ employeeId, claimId }) => ({ subjectId: employeeId, recordId: claimId })), context)
      if (caller.powers.has('nric.unmasked')) await nricViews.record(listed.items.map(({ claimantId, claimId }) => ({ subjectId: claimantId, recordId: claimId })), context)
      return describeProposals(parts, caller, listed.items)
    })
  }

  const proposing = { access: { power: 'claims.proposeBank' }, stepUp: 'always', record: 'claim' } as const
  app.post('/console/claims/:id/bank-proposals', { config: proposing, schema: { params: byId, body: accountBody, response: { 200: consoleClaimSchema } } }, async ({ caller, params, body }) => {
    const { claimId } = await findClaim(parts, caller, params.id)
    await proposeBankAccount(parts, caller, claimId, body)
    return describeClaim(parts, caller, await findClaim(parts, caller, claimId))
  })

  const deciding = { ...queue, record: 'claim' } as const
  app.post('/console/claims/:id/bank-decision', { config: deciding, schema: { params: byId, body: decisionBody, response: { 200: bankProposalSchema } } }, async ({ caller, params, body }) => {
    const { claimId } = await findClaim(parts, caller, params.id)
    await decideBankAccount(parts, caller, claimId, body)
    const [answer] = await describeProposals(parts, caller, [await findClaim(parts, caller, claimId)])
    if (!answer) throw apiError('NOT_FOUND')
    return answer
  })
}

async function describeProposals(parts: Parts, caller: Caller, claims: readonly ClaimRecord[]): Promise<BankProposalAnswer[]> {
  const withProposal = claims.flatMap((claim) => {
    const { bankProposal, bankProposedAt } = claim
    return bankProposal && bankProposedAt ? [{ ...claim, bankProposal, bankProposedAt }] : []
  })
  const people = withProposal.flatMap(({ employeeId, bankProposal }) => [employeeId, bankProposal.proposedBy])
  const [names, companyNames] = await Promise.all([namesOf(parts, people), parts.clients.clientNames(caller.scope, withProposal.map(({ companyId }) => companyId))])
  return withProposal.map((claim) =>
    toBankProposal(
      claim,
      {
        companyName: companyNames.get(claim.companyId) ?? '',
        payeeName: names.get(claim.employeeId) ?? null,
        proposerName: names.get(claim.bankProposal.proposedBy) ?? null,
      },
      caller,
    ),
  )
}

async function namesOf(parts: Parts, userIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  return new Map(
    await Promise.all([...new Set(userIds)].map(async (userId) => [userId, (await parts.users.getUser({ kind: 'own', userId }, userId))?.name ?? null] as const)),
  )
}
