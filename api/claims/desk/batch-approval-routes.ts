/** Many approvals under one batch number: a result for each claim, one event for each that is approved. Likely duplicates are held back. */
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import type { Lookalike } from '@member-care/domain/claim/claim-likeness.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { claimRefusalTexts } from '@member-care/domain/texts/claim-refusal-texts.ts'
import type { ComparedClaim } from '@member-care/projections/claims/similar-claims.ts'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { ApiError } from '../../http/api-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { App, Parts } from '../../http/parts.ts'
import { findClaim } from '../console/claim-list-routes.ts'
import { lookalikeSchema, toLookalikeAnswer } from './duplicate-answers.ts'
import { approveByPlan } from './approval-routes.ts'
import { comparisonFields, findLikelyDuplicates, MOST_NAMED } from './held-claims.ts'

const MOST_CLAIMS = 200
/** So many are decided at once; more would keep other people's commands waiting. */
const AT_ONCE = 8

const text = z.string().trim().max(2000)
const body = z.object({
  batchNo: text.min(1, { error: () => claimRefusalTexts.BATCH_NUMBER_MISSING }),
  /** Read by each of the members. */
  remarks: text.default(''),
  claims: z
    .array(
      z.object({
        claimId: z.string(),
        /** The version that the administrator was looking at. */
        expectedVersion: z.int().min(0),
        /** Singapore cents; absent: what the plan says. */
        payableCents: z.number().optional(),
        /** What was shown as payable by the plan; absent without a plan. */
        shownPayableCents: z.number().optional(),
        ...comparisonFields,
      }),
    )
    .min(1)
    .max(MOST_CLAIMS)
    .refine(
      (claims) => new Set(claims.map(({ claimId }) => claimId)).size === claims.length,
      'A claim can stand in a batch only once.',
    ),
})
type Batch = z.infer<typeof body>

const resultSchema = z.object({
  claimId: z.string(),
  claimNo: z.string(),
  outcome: z.enum(['approved', 'held', 'refused']),
  /** Why it was held back or refused. */
  code: z.string().nullable(),
  message: z.string().nullable(),
  /** What it was held back for: those that are most alike, and how many there are. */
  lookalikes: z.array(lookalikeSchema),
  lookalikesTotal: z.number(),
})
const answerSchema = z.object({
  batchNo: z.string(),
  approved: z.number(),
  held: z.number(),
  refused: z.number(),
  results: z.array(resultSchema),
})
type Result = z.infer<typeof resultSchema>

export function addBatchApprovalRoutes(app: App, parts: Parts): void {
  app.post(
    '/console/claims/batch-approvals',
    {
      config: { access: { power: 'claims.decide' }, stepUp: 'always' },
      schema: { body, response: { 200: answerSchema } },
    },
    async (request) => {
      const { caller, body: batch } = request
      const context = caller.context()
      const duplicates = await findLikelyDuplicates(
        parts,
        caller,
        batch.claims.map(({ claimId }) => claimId),
      )
      const results: Result[] = []
      for (let first = 0; first < batch.claims.length; first += AT_ONCE) {
        const some = batch.claims.slice(first, first + AT_ONCE)
        results.push(
          ...(await Promise.all(
            some.map((claim) =>
              approve(parts, { caller, context, batch, claim, duplicates: duplicates.get(claim.claimId) ?? [] }),
            ),
          )),
        )
      }
      const count = (wanted: Result['outcome']) => results.filter(({ outcome }) => outcome === wanted).length
      return {
        batchNo: batch.batchNo,
        approved: count('approved'),
        held: count('held'),
        refused: count('refused'),
        results,
      }
    },
  )
}

interface OneOfBatch {
  readonly caller: Caller
  readonly context: CommandContext
  readonly batch: Batch
  readonly claim: Batch['claims'][number]
  /** Those that it is likely a duplicate of. */
  readonly duplicates: readonly Lookalike<ComparedClaim>[]
}

/** Approves one claim of a batch. What stands against it is its result, and stops none of the others. */
async function approve(parts: Parts, { caller, context, batch, claim, duplicates }: OneOfBatch): Promise<Result> {
  const { claimId, expectedVersion, payableCents, shownPayableCents, notDuplicateReason: reason, comparedWith } = claim
  const result = { claimId, claimNo: claimReference(claimId), lookalikes: [], lookalikesTotal: 0 }
  try {
    const { companyId } = await findClaim(parts, caller, claimId)
    await approveByPlan(parts, caller, {
      claimId,
      companyId,
      // The same batch again is the same command for each of its claims.
      context: { ...context, commandId: uuidv5(claimId, context.commandId) },
      expectedVersion,
      approval: { payableCents, remarks: batch.remarks, batchNo: batch.batchNo, otherAmountReason: '' },
      shown: shownPayableCents,
      desk: {},
      compared: { duplicates, reason, comparedWith },
      isOfBatch: true,
    })
    return { ...result, outcome: 'approved', code: null, message: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code, message } = error
    if (code !== 'LOOKS_LIKE_DUPLICATE' && code !== 'DUPLICATE_FOUND_MEANWHILE')
      return { ...result, outcome: 'refused', code, message }
    return {
      ...result,
      outcome: 'held',
      code,
      message,
      lookalikes: duplicates.slice(0, MOST_NAMED).map(toLookalikeAnswer),
      lookalikesTotal: duplicates.length,
    }
  }
}
