/** Accounts that were proposed for users: the verification queue, the decision, and the catalogue's two names for it (3§2.14, 3§7.7, S29). */
import { bankProposalStatuses } from '@member-care/domain/claim/bank-proposal.ts'
import { personal, REDACTED } from '@member-care/domain/events/event-definition.ts'
import { userBankRefusalTexts, userBankTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import { userBankDecisionObstacle } from '@member-care/domain/user/bank-proposal.ts'
import { administratorNames } from '@member-care/projections/users/administrator-queries.ts'
import { countUserVerifications, listUserBankProposals, type UserBankProposalRecord } from '@member-care/projections/verification/verification-queries.ts'
import { z } from 'zod'
import { maskedFor } from '../console/console-claim.ts'
import { createListViews } from '../console/record-view.ts'
import { describePage, listQuerySchema, readPage } from '../console/simple-rest.ts'
import { fieldError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts, Routes } from '../parts.ts'
import { withBranchName } from './bank-proposal-answers.ts'
import { decideUserBankAccount } from './user-bank-commands.ts'

const config = { access: { power: 'verification.decide' }, stepUp: 'always' } as const
const personalText = personal(z.string())
const account = z.object({ bankName: z.string(), bankNo: z.string(), branchNo: z.string(), branchName: z.string().nullable(), accountNo: personalText })
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
    /** Null where reimbursements go to no account yet. */
    current: account.nullable(),
    /** Why this administrator cannot decide on it; null when they can. */
    obstacle: z.string().nullable(),
  })
  .meta({ id: 'UserBankProposal' })

/** Of both kinds that users have; a queue that the administrator does not work on counts as empty. */
const countsSchema = z
  .object({ inpatientBank: z.number().int(), outpatientBank: z.number().int(), userBank: z.number().int(), identityChanges: z.number().int() })
  .meta({ id: 'VerificationCounts' })

const listQuery = listQuerySchema({ sortFields: ['proposedAt'], filter: {} })

export const userBankRoutes: Routes = (app, parts) => {
  const nricViews = createListViews('nric', parts.eventLog, parts.clock)
  const accountViews = createListViews('bank-account', parts.eventLog, parts.clock)

  app.get('/console/user-bank-proposals', { config, schema: { querystring: listQuery, response: { 200: z.array(userBankProposalSchema) } } }, async ({ caller, query }, reply) => {
    const page = readPage(query)
    const listed = await listUserBankProposals(parts, caller.scope, page, { userIds: query.filter?.id })
    const shown = listed.items.map(({ userId, proposalId }) => ({ subjectId: userId, recordId: proposalId }))
    await accountViews.record(shown, caller.context())
    if (caller.powers.has('nric.unmasked')) await nricViews.record(shown, caller.context())
    describePage(reply, 'user-bank-proposals', page, listed)
    return describe(parts, caller, listed.items)
  })

  const byId = z.object({ id: z.string() })
  const body = z.object({ proposalId: z.string(), decision, note })
  app.post('/console/user-bank-proposals/:id/decision', { config: { ...config, record: 'user' }, schema: { params: byId, body, response: { 200: userBankProposalSchema } } }, async ({ caller, params, body }) => {
    const decided = await decideUserBankAccount(parts, caller, params.id, { ...body, note: body.note ?? undefined })
    return describeOne(parts, caller, decided)
  })

  // Either name; the call names no proposal, so the last one is meant.
  for (const name of ['proposedBank', 'verifyProposedBank']) {
    const asked = z.object({ userId: z.string().optional(), status: decision, note })
    app.patch(
      `/sysadmin/users/${name}/:userId`,
      { config: { ...config, record: 'user' }, schema: { params: z.object({ userId: z.string() }), body: asked, response: { 200: z.object({ result: userBankProposalSchema }) } } },
      async ({ caller, params, body: { userId = params.userId, status, note } }) => {
        if (userId !== params.userId) throw fieldError('userId', userBankTexts.otherUser)
        return { result: await describeOne(parts, caller, await decideUserBankAccount(parts, caller, userId, { decision: status, note: note ?? undefined })) }
      },
    )
  }

  // The menu asks again and again; that is nobody at work.
  const counting = { access: { power: 'verification.count' }, stepUp: 'always', countsAsUse: false } as const
  app.get('/console/verification-counts', { config: counting, schema: { response: { 200: countsSchema } } }, async ({ caller: { scope, powers } }) => {
    const [claims, users] = await Promise.all([parts.claims.countBankProposals(scope), countUserVerifications(parts.database, scope)])
    const banks = powers.has('verification.decide')
    return {
      inpatientBank: banks ? claims.inpatient : 0,
      outpatientBank: banks ? claims.outpatient : 0,
      userBank: banks ? users.userBank : 0,
      identityChanges: powers.has('identityChanges.decide') ? users.identityChanges : 0,
    }
  })
}

async function describe(parts: Parts, caller: Caller, proposals: readonly UserBankProposalRecord[]): Promise<z.infer<typeof userBankProposalSchema>[]> {
  const names = await administratorNames(parts.database, { kind: 'all' }, proposals.map(({ proposedBy }) => proposedBy))
  return proposals.map((proposal) => {
    const { userId, proposalId, name, nric, companies, status, proposed, present, proposedBy, proposedAt } = proposal
    const obstacle = userBankDecisionObstacle(proposal, { decidedBy: caller.user.userId })
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
