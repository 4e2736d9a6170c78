/** The claim calls of the catalogue for system administrators (3§7.7). They do what the console's own calls do, under the catalogue's names. */
import { bankProposalStatuses } from '@member-care/domain/bank/bank-proposal.ts'
import { claimStatuses } from '@member-care/domain/claim/claim-status.ts'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import type { ClaimRecord } from '@member-care/projections/claims/claim-records.ts'
import { z } from 'zod'
import { companyNameOf, findClaim } from '../console/claim-list-routes.ts'
import { createListViews, recordView, type ListViews } from '../../http/record-view.ts'
import { apiError, fieldError } from '../../http/api-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { App, Parts, Routes } from '../../http/parts.ts'
import { decideBankAccount, proposeBankAccount, reprocessClaim } from '../../bank-proposals/claim-bank-commands.ts'
import { pageQuery, paginationSchema, placedPageOf, placedPaginationOf } from '../../http/catalogue-pages.ts'
import { sysadminClaimSchema, toSysadminClaim } from './claim-answers.ts'

const config = { access: { power: 'claims.view' }, stepUp: 'always' } as const

const listQuery = z.object({
  ...pageQuery,
  /** ALL for every one, as when it is left out (3§9). */
  companyId: z.string().optional(),
  /** PROCESSING unless told (C10); with a status of the proposed account, every one. Of this and of what follows, '' is as left out. */
  claimStatus: z.enum([...claimStatuses, 'ALL', '']).optional(),
  name: z.string().optional(),
  nric: z.string().optional(),
  proposedBankStatus: z.enum([...bankProposalStatuses, '']).optional(),
})
const listSchema = z.object({ data: z.object({ claims: z.array(sysadminClaimSchema), pagination: paginationSchema }) })
const claimSchema = z.object({ data: z.object({ claim: sysadminClaimSchema }) })

const text = z.string().trim().max(200)
/** One change at a time. */
const change = {
  proposedBankDetail: z
    .object({ bankName: text.optional(), bankNo: text, branchNo: text, branchName: text.optional(), accountNo: text })
    .optional(),
  claimRetry: z.literal(0).optional(),
  proposedBankStatus: z.enum(['APPROVED', 'REJECTED']).optional(),
  note: z.string().trim().max(2000).nullish(),
  /** Which proposal is decided on; without it, the claim's last. */
  proposalId: z.string().optional(),
}
const changeSchema = z.object(change)
type Change = z.infer<typeof changeSchema>

export const sysadminClaimRoutes: Routes = (app, parts) => {
  const views = {
    nric: createListViews('nric', parts.eventLog, parts.clock),
    account: createListViews('bank-account', parts.eventLog, parts.clock),
  }
  for (const kind of ['inpatient', 'outpatient'] as const) {
    addReading(app, parts, kind, views)
    addChanging(app, parts, kind)
  }
}

function addReading(
  app: App,
  parts: Parts,
  kind: ClaimKind,
  views: { readonly nric: ListViews; readonly account: ListViews },
): void {
  app.get(
    `/sysadmin/${kind}`,
    { config, schema: { querystring: listQuery, response: { 200: listSchema } } },
    async ({ caller, query }, reply) => {
      const { companyId, name, nric, proposedBankStatus } = query
      const claimStatus = query.claimStatus || (proposedBankStatus ? 'ALL' : 'PROCESSING')
      const filter = {
        kind,
        companyId: companyId === 'ALL' ? undefined : companyId || undefined,
        status: claimStatus === 'ALL' ? undefined : claimStatus,
        claimantName: name || undefined,
        claimantNric: nric || undefined,
        nricByPart: caller.powers.has('nric.unmasked'),
        bankProposalStatus: proposedBankStatus || undefined,
      }
      const sort = proposedBankStatus
        ? ({ field: 'bankProposedAt', direction: 'asc' } as const)
        : ({ field: 'filedAt', direction: 'desc' } as const)
      const [listed, companyNames] = await Promise.all([
        parts.claims.listClaimRecords(caller.scope, filter, { ...placedPageOf(query), sort }),
        parts.clients.clientNames(caller.scope),
      ])
      const pagination = placedPaginationOf(reply, query, listed)
      const { items } = listed
      const { powers } = caller
      if (powers.has('nric.unmasked'))
        await views.nric.record(
          items.map(({ claimantId, claimId }) => ({ subjectId: claimantId, recordId: claimId })),
          caller.context(),
        )
      if (powers.has('verification.decide')) {
        const shown = items.filter(({ bankProposal }) => bankProposal !== null)
        await views.account.record(
          shown.map(({ employeeId, claimId }) => ({ subjectId: employeeId, recordId: claimId })),
          caller.context(),
        )
      }
      return {
        data: {
          claims: items.map((claim) => toSysadminClaim(claim, companyNames.get(claim.companyId) ?? '', powers)),
          pagination,
        },
      }
    },
  )

  app.get(
    `/sysadmin/${kind}/detail`,
    { config, schema: { querystring: z.object({ _id: z.string() }), response: { 200: claimSchema } } },
    async ({ caller, query }) => {
      const claim = await findOfKind(parts, caller, kind, query._id)
      await recordView(
        parts.eventLog,
        { subjectId: claim.claimantId, what: 'claim', recordId: claim.claimId },
        caller.context(),
      )
      return describe(parts, caller, claim)
    },
  )
}

function addChanging(app: App, parts: Parts, kind: ClaimKind): void {
  const carryOut = async (caller: Caller, claimId: string, asked: Change) => {
    const claim = await findOfKind(parts, caller, kind, claimId)
    await changeClaim(parts, caller, claim.claimId, asked)
    return describe(parts, caller, await findOfKind(parts, caller, kind, claimId))
  }
  // The powers differ by what is changed, and are asked for there.
  app.put(
    `/sysadmin/${kind}`,
    { config, schema: { body: z.object({ _id: z.string(), ...change }), response: { 200: claimSchema } } },
    ({ caller, body }) => carryOut(caller, body._id, body),
  )
  app.put(
    `/sysadmin/${kind}/:id`,
    {
      config: { ...config, record: 'claim' },
      schema: {
        params: z.object({ id: z.string() }),
        body: changeSchema.extend({ _id: z.string().optional() }),
        response: { 200: claimSchema },
      },
    },
    ({ caller, params, body }) => {
      const { _id: named = params.id } = body
      if (named !== params.id) throw fieldError('_id', verificationTexts.otherClaim)
      return carryOut(caller, named, body)
    },
  )
}

async function changeClaim(
  parts: Parts,
  caller: Caller,
  claimId: string,
  { proposedBankDetail, claimRetry, proposedBankStatus, note, proposalId }: Change,
): Promise<void> {
  const asked = [proposedBankDetail, claimRetry, proposedBankStatus].filter((part) => part !== undefined)
  if (asked.length !== 1)
    throw fieldError(
      'proposedBankDetail',
      'Please send one of proposedBankDetail, claimRetry 0 and proposedBankStatus.',
    )
  if (proposedBankDetail) return proposeBankAccount(parts, caller, claimId, proposedBankDetail)
  if (proposedBankStatus)
    return decideBankAccount(parts, caller, claimId, {
      decision: proposedBankStatus,
      proposalId,
      note: note ?? undefined,
    })
  return reprocessClaim(parts, caller, claimId)
}

async function findOfKind(parts: Parts, caller: Caller, kind: ClaimKind, claimId: string): Promise<ClaimRecord> {
  const claim = await findClaim(parts, caller, claimId)
  if (claim.kind !== kind) throw apiError('NOT_FOUND')
  return claim
}

async function describe(parts: Parts, caller: Caller, claim: ClaimRecord): Promise<z.infer<typeof claimSchema>> {
  return { data: { claim: toSysadminClaim(claim, await companyNameOf(parts, caller, claim.companyId), caller.powers) } }
}
