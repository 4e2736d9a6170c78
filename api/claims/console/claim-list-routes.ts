/**
 * The console's claim lists and details (3§2.15). When a person opens a claim or a document, that is recorded before
 * they see it.
 */
import { lastDeciderOf } from '@member-care/domain/claim/decision-of-claim.ts'
import type { AmountProposal } from '@member-care/domain/claim/claim-state.ts'
import { claimStatuses } from '@member-care/domain/claim/claim-status.ts'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import type { ClaimSortField } from '@member-care/projections/claims/claim-queries.ts'
import type { ClaimRecord, ClaimSummary } from '@member-care/projections/claims/claim-records.ts'
import {
  findHandoverFailures,
  type HandoverFailure,
} from '@member-care/projections/handover-failures/handover-failure-queries.ts'
import { z } from 'zod'
import { loadSettledCents } from '../../aggregates/cover-difference.ts'
import { administratorsNamed } from '../../http/names-beside.ts'
import { sendDocument } from '../../documents/send-file.ts'
import { apiError } from '../../http/api-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { App, Parts } from '../../http/parts.ts'
import {
  consoleClaimRowSchema,
  consoleClaimSchema,
  toConsoleClaim,
  toConsoleRow,
  type ConsoleClaim,
  type ToldByStream,
} from './console-claim.ts'
import { loadClaim, type LoadedClaim } from '../../cover/cover-of-claim.ts'
import { readPayoutWait } from '../payout-wait.ts'
import { describeReckoning, reckonLoaded } from '../../cover/reckon-claim.ts'
import { createListViews, recordView } from '../../http/record-view.ts'
import {
  describePlacedPage,
  listQuerySchema,
  neighbourQuery,
  placeOf,
  readPage,
  sortBy,
} from '../../http/simple-rest.ts'

const config = { access: { power: 'claims.view' }, stepUp: 'always' } as const

/** Both names of the day stand for the same column: it is the visit of one kind and the admission of the other. */
const sortFields = [
  'id',
  'filedAt',
  'updatedAt',
  'visitDate',
  'admissionDate',
  'status',
  'claimantName',
  'companyName',
  'amountCents',
  'transactionNo',
] as const
const queryFields: Readonly<Record<(typeof sortFields)[number], ClaimSortField>> = {
  id: 'filedAt',
  filedAt: 'filedAt',
  updatedAt: 'updatedAt',
  visitDate: 'visitDate',
  admissionDate: 'visitDate',
  status: 'status',
  claimantName: 'claimantName',
  companyName: 'companyName',
  amountCents: 'amountCents',
  transactionNo: 'transactionNo',
}

const listQuery = listQuerySchema({
  sortFields,
  filter: {
    companyId: z.string().optional(),
    /** PROCESSING unless told (C10). */
    claimStatus: z.enum([...claimStatuses, 'ALL']).optional(),
    name: z.string().optional(),
    nric: z.string().optional(),
    /** Whose claims they are, as the claimant or as the employee of the family. */
    personId: z.string().max(100).optional(),
    /** Only those whose hand-over was given up, or only the others. */
    gaveUp: z.boolean().optional(),
    /** Only those that wait for their hand-over because it failed for this reason, as a row states it. */
    handoverReason: z.string().optional(),
    q: z.string().optional(),
  },
}).extend(neighbourQuery)

export function addClaimListRoutes(app: App, parts: Parts): void {
  const nricViews = createListViews('nric', parts.eventLog, parts.clock)

  for (const kind of ['outpatient', 'inpatient'] as const) {
    const resource = `${kind}-claims`
    app.get(
      `/console/${resource}`,
      { config, schema: { querystring: listQuery, response: { 200: z.array(consoleClaimRowSchema) } } },
      async (request, reply) => {
        const { caller, query } = request
        const page = readPage(query)
        const [field, direction] = query.sort ?? ['filedAt', 'DESC']
        // All names at once, beside the list: there are few clients, and waiting for the list to know which would take longer.
        const [listed, companyNames] = await Promise.all([
          parts.claims.listClaims(
            caller.scope,
            { ...filterOf(kind, query.filter), nricByPart: caller.powers.has('nric.unmasked') },
            {
              place: placeOf(query, page),
              limit: page.limit,
              sort: sortBy(queryFields[field], direction),
            },
          ),
          parts.clients.clientNames(caller.scope),
        ])
        describePlacedPage(reply, resource, page, listed)
        if (caller.powers.has('nric.unmasked')) {
          await nricViews.record(
            listed.items.map(({ claimantId, claimId }) => ({ subjectId: claimantId, recordId: claimId })),
            caller.context(),
          )
        }
        const failures = await handoverFailuresOf(parts, caller, listed.items)
        return listed.items.map((claim) =>
          toConsoleRow(claim, {
            powers: caller.powers,
            companyName: companyNames.get(claim.companyId) ?? '',
            handoverFailure: failures.get(claim.claimId),
          }),
        )
      },
    )

    app.get(
      `/console/${resource}/:id`,
      {
        config: { ...config, record: 'claim' },
        schema: { params: z.object({ id: z.string() }), response: { 200: consoleClaimSchema } },
      },
      async (request) => {
        const claim = await findClaim(parts, request.caller, request.params.id)
        if (claim.kind !== kind) throw apiError('NOT_FOUND')
        return openClaim(parts, request.caller, claim)
      },
    )
  }

  const attachmentParams = z.object({ id: z.string(), attachmentId: z.string() })
  const attachmentQuery = z.object({ view: z.string().optional() })
  app.get(
    '/console/claims/:id/attachments/:attachmentId',
    { config: { ...config, record: 'claim' }, schema: { params: attachmentParams, querystring: attachmentQuery } },
    async (request, reply) => {
      const claim = await findClaim(parts, request.caller, request.params.id)
      const attachment = claim.attachments.find(({ attachmentId }) => attachmentId === request.params.attachmentId)
      if (!attachment) throw apiError('NOT_FOUND')
      await recordView(
        parts.eventLog,
        { subjectId: claim.claimantId, what: 'claim-attachment', recordId: attachment.attachmentId },
        request.caller.context(),
      )
      return sendDocument(
        reply,
        parts,
        { stream: `claim-${claim.claimId}`, fileId: attachment.attachmentId },
        { view: request.query.view === '1' },
      )
    },
  )
}

/** @throws ApiError 404, also for a claim of a client that the administrator does not reach (S36) */
export async function findClaim(parts: Parts, caller: Caller, claimId: string): Promise<ClaimRecord> {
  const claim = await parts.claims.getClaim(caller.scope, claimId)
  if (!claim) throw apiError('NOT_FOUND')
  return claim
}

/** A claim in full, when the look at it is on record: also for a command that may record nothing, because all is so already. */
export async function openClaim(parts: Parts, caller: Caller, claim: ClaimRecord): Promise<ConsoleClaim> {
  await recordView(
    parts.eventLog,
    { subjectId: claim.claimantId, what: 'claim', recordId: claim.claimId },
    caller.context(),
  )
  return describeClaim(parts, caller, claim)
}

/** A claim in full, with the names of its company and of who works on it, as far as the caller may see it. */
export async function describeClaim(parts: Parts, caller: Caller, claim: ClaimRecord): Promise<ConsoleClaim> {
  const { assigneeId } = claim
  const [companyName, assignees, failures, told] = await Promise.all([
    companyNameOf(parts, caller, claim.companyId),
    assigneeId === null ? undefined : administratorsNamed(parts, [assigneeId]),
    handoverFailuresOf(parts, caller, [claim]),
    toldByStream(parts, claim.claimId),
  ])
  return toConsoleClaim(
    claim,
    {
      powers: caller.powers,
      companyName,
      handoverFailure: failures.get(claim.claimId),
      ...(assigneeId !== null && { assignee: { id: assigneeId, name: assignees?.get(assigneeId) ?? '' } }),
    },
    told,
  )
}

/** What the plan says of a claim, another amount that waits for a second person, and until when its payout waits. */
async function toldByStream(parts: Parts, claimId: string): Promise<ToldByStream> {
  const loaded = await loadClaim(parts, claimId)
  if (loaded === undefined)
    return {
      reckoning: null,
      otherAmountReason: null,
      correction: null,
      amountProposal: null,
      payoutWait: null,
      settledCents: null,
      isDecidedByInsurer: false,
    }
  const { amountProposal: proposal, otherAmountReason = null, correctionReason } = loaded.claim
  const corrected = loaded.events.findLast(({ type }) => type === 'ClaimDecisionCorrected')
  const ids = proposal ? [proposal.proposedBy, ...(proposal.declined ? [proposal.declined.by] : [])] : []
  const [reckoning, reckonedCents, names, payoutWait, settledCents] = await Promise.all([
    describeReckoning(parts, loaded),
    proposal && reckonedForProposal(parts, loaded, proposal),
    ids.length === 0 ? new Map<string, string>() : administratorsNamed(parts, ids),
    readPayoutWait(parts, loaded.claim, loaded.events),
    loadSettledCents(parts, claimId, loaded.events),
  ])
  const named = (id: string) => ({ id, name: names.get(id) ?? '' })
  return {
    reckoning,
    otherAmountReason,
    correction:
      correctionReason === undefined || corrected === undefined
        ? null
        : { reason: correctionReason, at: happenedAt(corrected).toISOString() },
    isDecidedByInsurer: lastDeciderOf(loaded.events)?.kind === 'insurer',
    payoutWait,
    settledCents: settledCents ?? null,
    amountProposal: proposal
      ? {
          proposalId: proposal.proposalId,
          payableCents: proposal.payableCents,
          reckonedCents: reckonedCents ?? null,
          reason: proposal.reason,
          remarks: proposal.remarks,
          batchNo: proposal.batchNo,
          proposedBy: named(proposal.proposedBy),
          declined: proposal.declined ? { by: named(proposal.declined.by), reason: proposal.declined.reason } : null,
        }
      : null,
  }
}

/**
 * What the plan says now with what was found out for a proposed amount, in cents: what a second person agrees on. Of what is approved or declined
 * it is what it said then.
 * @returns null: nobody can tell
 */
async function reckonedForProposal(
  parts: Parts,
  loaded: LoadedClaim,
  { reckoning, declined }: AmountProposal,
): Promise<number | null> {
  if (declined !== undefined || loaded.claim.status === 'APPROVED') return reckoning.payableCents
  const now = await reckonLoaded(parts, loaded, reckoning.desk)
  return now === undefined ? reckoning.payableCents : (now.reckoning.payable ?? null)
}

/** Why the hand-over of these claims failed last, by claim; looked up only where one has failed. */
export async function handoverFailuresOf(
  { database }: Pick<Parts, 'database'>,
  { scope }: Caller,
  claims: readonly ClaimSummary[],
): Promise<ReadonlyMap<string, HandoverFailure>> {
  const failed = claims.filter(({ status, retryCount }) => status === 'PROCESSING' && retryCount > 0)
  return findHandoverFailures(
    database,
    scope,
    failed.map(({ claimId }) => claimId),
  )
}

/** Empty when the company is none of the caller's. */
export async function companyNameOf(parts: Parts, caller: Caller, companyId: string): Promise<string> {
  return (await parts.clients.clientNames(caller.scope, [companyId])).get(companyId) ?? ''
}

function filterOf(kind: ClaimKind, filter: z.infer<typeof listQuery>['filter']) {
  const {
    id,
    companyId,
    claimStatus = id ? 'ALL' : 'PROCESSING',
    name,
    nric,
    personId,
    gaveUp,
    handoverReason,
    q,
  } = filter ?? {}
  return {
    kind,
    claimIds: id,
    companyId: companyId || undefined,
    status: claimStatus === 'ALL' ? undefined : claimStatus,
    claimantName: name || undefined,
    claimantNric: nric || undefined,
    personId: personId || undefined,
    gaveUp,
    handoverReason: handoverReason || undefined,
    q: q || undefined,
  }
}
