/** Which claims are not approved before somebody has compared them. */
import type { ClaimCommand } from '@member-care/domain/claim/claim-commands.ts'
import { isHeldFromBatch, type Lookalike } from '@member-care/domain/claim/claim-likeness.ts'
import { refuseClaim } from '@member-care/domain/claim/claim-refusals.ts'
import type { ClaimState } from '@member-care/domain/claim/claim-state.ts'
import { decideClaim, type ClaimDecision } from '@member-care/domain/claim/decide-claim.ts'
import { findLookalikes, MOST_LISTED, type ComparedClaim } from '@member-care/projections/claims/similar-claims.ts'
import { z } from 'zod'
import type { Caller } from '../../http/caller.ts'
import type { Parts } from '../../http/parts.ts'

/** An approval names no more claims than these, the most alike first: as many as are listed beside a claim. */
export const MOST_NAMED = MOST_LISTED

type Approval = Extract<ClaimCommand, { type: 'ApproveClaim' }>['data']

/** For each claim within the caller's scope: the likely duplicates that it was not compared with, the most alike first. */
export async function findLikelyDuplicates(
  parts: Parts,
  caller: Caller,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Lookalike<ComparedClaim>[]>> {
  const found = await findLookalikes(parts.database, caller.scope, claimIds)
  return new Map([...found].map(([claimId, { lookalikes }]) => [claimId, lookalikes.filter(isHeldFromBatch)]))
}

/** What somebody says of the likely duplicates of a claim. */
export interface Comparison {
  /** Why the claim is none of them; empty where nobody said so. */
  readonly reason: string
  /** Those that they were shown. */
  readonly comparedWith: readonly string[]
}

/** As requests state it. */
export const comparisonFields = {
  /** Why it is not a duplicate of those that it looks like; without it such a claim is not approved. */
  notDuplicateReason: z.string().trim().max(2000).default(''),
  /** The likely duplicates that the administrator was shown: the reason is about these. */
  comparedWith: z.array(z.string()).max(MOST_NAMED).default([]),
}

/**
 * Approves a claim, unless it is likely a duplicate and nobody says why it is none; nor where another likely duplicate came up after
 * the reason had been thought of.
 */
export function decideApproval(
  approval: Omit<Approval, 'notDuplicate'>,
  about: ComparedWith,
  state: ClaimState,
): ClaimDecision {
  return unlessDuplicate(about, (notDuplicate) =>
    decideClaim({ type: 'ApproveClaim', data: { ...approval, notDuplicate } }, state),
  )
}

export type ComparedWith = Comparison & { readonly duplicates: readonly Lookalike[] }

/** The same for any decision that pays. @param decide is told of which claims it is none, and why */
export function unlessDuplicate(
  about: ComparedWith,
  decide: (notDuplicate: Approval['notDuplicate']) => ClaimDecision,
): ClaimDecision {
  const { duplicates, reason, comparedWith } = about
  const otherClaimIds = duplicates.slice(0, MOST_NAMED).map(({ claim }) => claim.claimId)
  const notDuplicate = otherClaimIds.length > 0 && reason !== '' ? { otherClaimIds, reason } : undefined
  const decision = decide(notDuplicate)
  // What else stands against it is said first: a decided claim needs no comparing.
  if ('refusal' in decision || otherClaimIds.length === 0) return decision
  if (!notDuplicate) return refuseClaim('LOOKS_LIKE_DUPLICATE', 'notDuplicateReason')
  return otherClaimIds.every((id) => comparedWith.includes(id))
    ? decision
    : refuseClaim('DUPLICATE_FOUND_MEANWHILE', 'notDuplicateReason')
}
