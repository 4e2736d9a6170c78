/** Approving a claim: by what its plan says, by another amount with a reason, or by a second person's agreement. */
import { decideClaim } from '@member-care/domain/claim/decide-claim.ts'
import { deskFactsSchema, type DeskFacts } from '@member-care/domain/cover/desk-facts.ts'
import { refusalOf, type DecidedReckoning } from '@member-care/domain/claim/decided-reckoning.ts'
import { leftOutOfBatch } from '@member-care/domain/claim/left-out-of-batch.ts'
import { otherAmountNeedsSecondPerson } from '@member-care/domain/claim/other-amount.ts'
import { refuseClaim } from '@member-care/domain/claim/claim-refusals.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { carryOutClaim } from '../../aggregates/claim.ts'
import { loadClaim } from '../../cover/cover-of-claim.ts'
import type { Caller } from '../../http/caller.ts'
import type { App, Parts } from '../../http/parts.ts'
import { describeClaim, findClaim } from '../console/claim-list-routes.ts'
import { consoleClaimSchema } from '../console/console-claim.ts'
import { decideReckoned } from './decide-reckoned.ts'
import { requireSettledAsShown, shownSettledCents } from './settled-as-shown.ts'
import {
  comparisonFields,
  decideApproval,
  findLikelyDuplicates,
  unlessDuplicate,
  type ComparedWith,
} from './held-claims.ts'

const text = z.string().trim().max(2000)
const cents = z.number()
/** The version that the administrator was looking at: another one since is a conflict (409). */
const seen = z.object({ expectedVersion: z.int().min(0) })

const approvalBody = seen.extend({
  /** Singapore cents; absent: what the plan says. */
  payableCents: cents.optional(),
  /** What was shown as payable by the plan; when it is another amount by now, nothing is decided (409 COVER_MOVED, with the new `reckoning`). */
  shownPayableCents: cents.optional(),
  /** Why another amount is paid than the plan says. */
  otherAmountReason: text.default(''),
  /** What the claims desk found out, and was reckoned with. */
  desk: deskFactsSchema.default({}),
  remarks: text.default(''),
  batchNo: text,
  ...comparisonFields,
})
const agreementBody = seen.extend({ proposalId: z.string(), shownPayableCents: cents, shownSettledCents })
const declineBody = seen.extend({ proposalId: z.string(), reason: text })

export function addApprovalRoutes(app: App, parts: Parts): void {
  const add = <Body extends z.ZodType>(
    path: string,
    body: Body,
    carryOut: (asked: z.infer<Body>, caller: Caller, claim: { claimId: string; companyId: string }) => Promise<void>,
  ) =>
    app.post(
      `/console/claims/:id/${path}`,
      {
        config: { access: { power: 'claims.decide' }, stepUp: 'always', record: 'claim' },
        schema: { params: z.object({ id: z.string() }), body, response: { 200: consoleClaimSchema } },
      },
      async (request) => {
        const { caller } = request
        const claim = await findClaim(parts, caller, request.params.id)
        await carryOut(request.body as z.infer<Body>, caller, claim)
        return describeClaim(parts, caller, await findClaim(parts, caller, claim.claimId))
      },
    )

  add('approve', approvalBody, async (asked, caller, { claimId, companyId }) => {
    const { expectedVersion, shownPayableCents, desk, notDuplicateReason, comparedWith, ...approval } = asked
    const duplicates = (await findLikelyDuplicates(parts, caller, [claimId])).get(claimId) ?? []
    await approveByPlan(parts, caller, {
      claimId,
      companyId,
      context: caller.context(),
      expectedVersion,
      shown: shownPayableCents,
      desk,
      approval,
      compared: { duplicates, reason: notDuplicateReason, comparedWith },
    })
  })

  add(
    'amount-agreement',
    agreementBody,
    async ({ expectedVersion, proposalId, shownPayableCents, ...shown }, caller, { claimId }) => {
      await requireSettledAsShown(parts, claimId, { expectedVersion, ...shown })
      const decidedBy = caller.user.userId
      const proposal = (await loadClaim(parts, claimId))?.claim.amountProposal
      await decideReckoned(
        parts,
        {
          claimId,
          context: caller.context(),
          expectedVersion,
          shown: shownPayableCents,
          desk: proposal?.reckoning.desk ?? {},
          step: 'agree-to-amount',
        },
        (reckoning, claim, told) => {
          const said = reckoning ?? proposal?.reckoning
          if (said === undefined) return refuseClaim('AMOUNT_PROPOSAL_ABSENT')
          return decideClaim(
            { type: 'AgreeToAmount', data: { proposalId, decidedBy, reckoning: said, ...told } },
            claim,
          )
        },
      )
    },
  )

  add('amount-decline', declineBody, async ({ expectedVersion, proposalId, reason }, caller, { claimId }) => {
    const decidedBy = caller.user.userId
    await carryOutClaim(parts, claimId, {
      context: caller.context(),
      decide: (claim) => decideClaim({ type: 'DeclineAmount', data: { proposalId, decidedBy, reason } }, claim),
      expectedRevision: expectedVersion,
      visibleIn: ['claims'],
    })
  })
}

export interface AskedApproval {
  readonly claimId: string
  readonly companyId: string
  readonly context: CommandContext
  readonly expectedVersion: number
  readonly shown: number | undefined
  readonly desk: DeskFacts
  readonly approval: {
    readonly payableCents?: number | undefined
    readonly remarks: string
    readonly batchNo: string
    readonly otherAmountReason: string
  }
  readonly compared: ComparedWith
  /** Decided with many others, of which nobody reads the reasoning. */
  readonly isOfBatch?: boolean
}

/**
 * Approves a claim. Where a plan says an amount, another one needs a reason, and above the client's limit it is proposed to a second person.
 * @throws ApiError as {@link decideReckoned} does
 */
export async function approveByPlan(parts: Parts, caller: Caller, asked: AskedApproval): Promise<void> {
  const { approval, compared } = asked
  const client = await parts.clients.getClient(caller.scope, asked.companyId)
  const limit = client?.featuresConfig.otherAmountLimitCents
  await decideReckoned(parts, { ...asked, step: 'approve' }, (reckoning, claim, { payoutWait, lastDecider }) => {
    if (asked.isOfBatch === true && reckoning !== undefined && isLeftOut(reckoning)) return refuseClaim('NOT_FOR_BATCH')
    const payableCents = approval.payableCents ?? reckoning?.payableCents ?? Number.NaN
    const { remarks, batchNo, otherAmountReason } = approval
    const isProposed = reckoning !== undefined && otherAmountNeedsSecondPerson(payableCents, reckoning, limit)
    const decision = decideApproval(
      // What is proposed to a second person is not paid yet: the wait counts when that person agrees.
      {
        payableCents,
        remarks,
        batchNo,
        reckoning,
        otherAmountReason,
        payoutWait: isProposed ? undefined : payoutWait,
      },
      compared,
      claim,
    )
    if ('refusal' in decision || !isProposed) return decision
    return unlessDuplicate(compared, (notDuplicate) =>
      decideClaim(
        {
          type: 'ProposeAmount',
          data: {
            payableCents,
            remarks,
            batchNo,
            notDuplicate,
            reckoning,
            proposalId: uuidv5('amount', asked.context.commandId),
            reason: otherAmountReason,
            proposedBy: caller.user.userId,
            lastDecider,
          },
        },
        claim,
      ),
    )
  })
}

function isLeftOut(reckoning: DecidedReckoning): boolean {
  return leftOutOfBatch({ ...reckoning, refusal: refusalOf(reckoning) }) !== undefined
}
