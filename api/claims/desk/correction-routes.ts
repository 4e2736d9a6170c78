/** The claims desk corrects its own decisions (S72): another amount, approved after all, rejected after all; and what that does to the family's cover. */
import { isFiled, type ClaimState } from '@member-care/domain/claim/claim-state.ts'
import { decideClaim, type ClaimDecision } from '@member-care/domain/claim/decide-claim.ts'
import type { DecidedReckoning } from '@member-care/domain/claim/decided-reckoning.ts'
import { lastDeciderOf } from '@member-care/domain/claim/decision-of-claim.ts'
import { otherAmountNeedsSecondPerson } from '@member-care/domain/claim/other-amount.ts'
import type { CoverAccountEvent } from '@member-care/domain/cover/account/cover-account-events.ts'
import {
  evolveCoverAccount,
  nothingTaken,
  type CoverAccountState,
} from '@member-care/domain/cover/account/cover-account.ts'
import { correctionEffect } from '@member-care/domain/cover/account/correction-effect.ts'
import { deskFactsSchema } from '@member-care/domain/cover/desk-facts.ts'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { carryOutClaim } from '../../aggregates/claim.ts'
import { coverStream } from '../../aggregates/cover.ts'
import { coverOfAccount, familyOf, loadClaim, type LoadedClaim } from '../../cover/cover-of-claim.ts'
import { reckonLoaded } from '../../cover/reckon-claim.ts'
import { toReckoningAnswer, reckoningAnswerSchema } from '../../cover/reckoning-answer.ts'
import type { Caller } from '../../http/caller.ts'
import type { App, Parts } from '../../http/parts.ts'
import { describeClaim, findClaim } from '../console/claim-list-routes.ts'
import { consoleClaimSchema } from '../console/console-claim.ts'
import { decideReckoned, type DecideReckoned } from './decide-reckoned.ts'
import { requireSettledAsShown, shownSettledCents } from './settled-as-shown.ts'
import { comparisonFields, findLikelyDuplicates, unlessDuplicate, type ComparedWith } from './held-claims.ts'

const desk = { access: { power: 'claims.decide' }, stepUp: 'always', record: 'claim' } as const
const params = z.object({ id: z.string() })
const text = z.string().trim().max(2000)
const cents = z.number()

const correction = z.object({
  /** The version that the administrator was looking at: another one since is a conflict (409). */
  expectedVersion: z.int().min(0),
  shownSettledCents,
  /** Why it is corrected; kept in the claim's history. */
  reason: text,
  /** What the member reads. */
  remarks: text.default(''),
})
const toApproved = correction.extend({
  /** Singapore cents. */
  payableCents: cents,
  /** What was shown as payable by the plan, of a claim that was rejected (409 COVER_MOVED, with the new `reckoning`). */
  shownPayableCents: cents.optional(),
  batchNo: text,
  /** What the claims desk found out of a claim that was rejected, and was reckoned with. */
  desk: deskFactsSchema.default({}),
  ...comparisonFields,
})
const toRejected = correction.extend({ reasonCode: text, batchNo: text.optional() })

export function addCorrectionRoutes(app: App, parts: Parts): void {
  const response = { 200: consoleClaimSchema }
  app.post(
    '/console/claims/:id/correct-to-approved',
    { config: desk, schema: { params, body: toApproved, response } },
    async ({ caller, params, body }) => {
      const { claimId, companyId } = await findClaim(parts, caller, params.id)
      await requireSettledAsShown(parts, claimId, body)
      await correctAmount(parts, caller, { claimId, companyId, body })
      return describeClaim(parts, caller, await findClaim(parts, caller, claimId))
    },
  )
  app.post(
    '/console/claims/:id/correct-to-rejected',
    { config: desk, schema: { params, body: toRejected, response } },
    async ({ caller, params, body }) => {
      const { expectedVersion, shownSettledCents: _, ...said } = body
      const { claimId } = await findClaim(parts, caller, params.id)
      await requireSettledAsShown(parts, claimId, body)
      const correctedBy = caller.user.userId
      await carryOutClaim(parts, claimId, {
        context: caller.context(),
        decide: (claim, events) =>
          decideClaim(
            { type: 'CorrectToRejected', data: { ...said, correctedBy, lastDecider: lastDeciderOf(events) } },
            claim,
          ),
        expectedRevision: expectedVersion,
        visibleIn: ['claims'],
      })
      return describeClaim(parts, caller, await findClaim(parts, caller, claimId))
    },
  )
  addEffectRoute(app, parts)
}

interface AskedCorrection {
  readonly claimId: string
  readonly companyId: string
  readonly body: z.infer<typeof toApproved>
}

/** Where the client's limit asks for a second person, the amount is proposed, as at the first decision. */
async function correctAmount(parts: Parts, caller: Caller, { claimId, companyId, body }: AskedCorrection) {
  const { expectedVersion, shownPayableCents, desk, notDuplicateReason, comparedWith, ...rest } = body
  const { shownSettledCents: _, ...said } = rest
  const client = await parts.clients.getClient(caller.scope, companyId)
  const limitCents = client?.featuresConfig.otherAmountLimitCents
  const duplicates = (await findLikelyDuplicates(parts, caller, [claimId])).get(claimId) ?? []
  const compared: ComparedWith = { duplicates, reason: notDuplicateReason, comparedWith }
  const context = caller.context()
  const userId = caller.user.userId
  const decide: DecideReckoned = (reckoned, claim, { payoutWait, lastDecider }) => {
    const reckoning = planOf(claim, reckoned)
    const isProposal = otherAmountNeedsSecondPerson(said.payableCents, reckoning, limitCents)
    return unlessApprovedDuplicate(compared, claim, (notDuplicate) => {
      const correcting = { ...said, notDuplicate, reckoning, lastDecider }
      // What is proposed to a second person is not paid yet: the wait counts when that person agrees.
      const now = { ...correcting, correctedBy: userId, payoutWait: isProposal ? undefined : payoutWait }
      const decision = decideClaim({ type: 'CorrectToApproved', data: now }, claim)
      if ('refusal' in decision || !isProposal || reckoning === undefined) return decision
      const proposalId = uuidv5('amount', context.commandId)
      const data = { ...correcting, reckoning, proposalId, proposedBy: userId }
      return decideClaim({ type: 'ProposeAmount', data }, claim)
    })
  }
  const asked = { claimId, context, expectedVersion, shown: shownPayableCents, desk }
  await decideReckoned(parts, { ...asked, step: 'correct-to-approved' }, decide)
}

/** What was approved rests on what the plan said then. */
function planOf(claim: ClaimState, reckoned: DecidedReckoning | undefined): DecidedReckoning | undefined {
  return isFiled(claim) && claim.status === 'APPROVED' ? claim.reckoning : reckoned
}

/** A claim that is approved already was compared then. */
function unlessApprovedDuplicate(
  compared: ComparedWith,
  claim: ClaimState,
  decide: Parameters<typeof unlessDuplicate>[1],
): ClaimDecision {
  return claim.status === 'APPROVED' ? decide(undefined) : unlessDuplicate(compared, decide)
}

function addEffectRoute(app: App, parts: Parts): void {
  const effect = z.object({
    /** What the plan says of a claim that was rejected; of what was approved the claim itself tells it. Null without a plan. */
    reckoning: reckoningAnswerSchema.nullable(),
    /** The plan's. */
    currency: z.string(),
    /** Limits, deductibles and caps that the claim touches: what others have taken of each, and what the claim takes before and after. */
    pools: z.array(
      reckoningAnswerSchema.shape.left.element
        .pick({ name: true, kind: true, measure: true, most: true })
        .extend({ others: z.number(), before: z.number(), after: z.number() }),
    ),
  })
  app.get(
    '/console/claims/:id/correction-effect',
    {
      config: desk,
      schema: {
        params,
        /** Cents that would be paid; absent: nothing, because the claim is rejected. */
        querystring: z.object({ payableCents: z.coerce.number().int().nonnegative().optional() }),
        response: { 200: effect.nullable() },
      },
    },
    async ({ caller, params, query }) => {
      const { claimId } = await findClaim(parts, caller, params.id)
      const loaded = await loadClaim(parts, claimId)
      return loaded ? describeEffect(parts, loaded, query.payableCents) : null
    },
  )
}

/** Null: the client has no plan for the claim. */
async function describeEffect(parts: Parts, loaded: LoadedClaim, payableCents: number | undefined) {
  const cover = await coverOfAccount(parts, loaded)
  if (cover === undefined) return null
  const { events } = await parts.eventLog.load<CoverAccountEvent>(coverStream(familyOf(loaded.claim)))
  const account = events.reduce<CoverAccountState>(evolveCoverAccount, nothingTaken)
  return {
    reckoning: await reckoningOf(parts, loaded),
    currency: cover.plan.currency,
    pools: correctionEffect(cover.wanted, account, payableCents).map((pool) => ({ ...pool })),
  }
}

async function reckoningOf(parts: Parts, loaded: LoadedClaim) {
  if (loaded.claim.status !== 'REJECTED') return null
  const reckoned = await reckonLoaded(parts, loaded)
  return reckoned ? toReckoningAnswer(reckoned, reckoned.reckoning) : null
}
