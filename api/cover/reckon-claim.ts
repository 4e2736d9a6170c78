/** What a claim comes to by the plan of its person: as it was decided, or as it is now. */
import { decidedReckoning, type DecidedReckoning } from '@member-care/domain/claim/decided-reckoning.ts'
import { isUndecided } from '@member-care/domain/claim/claim-status.ts'
import type { CoverAccountEvent } from '@member-care/domain/cover/account/cover-account-events.ts'
import {
  evolveCoverAccount,
  nothingTaken,
  offsettingLetters,
  usesOf,
  type CoverAccountState,
} from '@member-care/domain/cover/account/cover-account.ts'
import type { DeskFacts } from '@member-care/domain/cover/desk-facts.ts'
import { reckon } from '@member-care/domain/cover/reckon.ts'
import type { Reckoning } from '@member-care/domain/cover/reckoning.ts'
import { coverStream } from '../aggregates/cover.ts'
import {
  coverOfClaim,
  coverOfDecidedClaim,
  familyOf,
  type CoverOfClaim,
  type CoverParts,
  type LoadedClaim,
} from './cover-of-claim.ts'
import { toDecidedAnswer, toReckoningAnswer, type ReckoningAnswer } from './reckoning-answer.ts'

/** A claim reckoned after all that its family has reserved and used. */
export interface ReckonedClaim extends CoverOfClaim {
  readonly reckoning: Reckoning
  /** What the family had reserved and used. */
  readonly account: CoverAccountState
  /** As an event keeps it; undefined while nobody can tell the amount. */
  readonly decided: DecidedReckoning | undefined
}

/** Undefined: the client has no plan for it. @param desk what the claims desk has found out */
export async function reckonLoaded(
  parts: CoverParts,
  loaded: LoadedClaim,
  desk: DeskFacts = {},
): Promise<ReckonedClaim | undefined> {
  const found = await coverOfClaim(parts, loaded, desk)
  if (found === undefined) return undefined
  const { events } = await parts.eventLog.load<CoverAccountEvent>(coverStream(familyOf(loaded.claim)))
  const account = events.reduce<CoverAccountState>(evolveCoverAccount, nothingTaken)
  const cover = { ...found, claim: offsettingLetters(found.claim, account) }
  const reckoning = reckon(cover.plan, usesOf(account), cover.claim)
  // A rate that is noted later is not the one that was decided by.
  const { rateBillionths } = cover.claim
  const { rate: _, ...others } = desk
  const known = { ...others, ...(rateBillionths !== undefined && { rateBillionths }) }
  return {
    ...cover,
    reckoning,
    account,
    decided: decidedReckoning(cover, reckoning, { planVersions: cover.wanted.versions.length, desk: known }),
  }
}

/**
 * What is told of a claim's reckoning. Who asks has been let see the claim before.
 * @returns null: the client has no plan for it, or it was decided otherwise, or came to nothing
 */
export async function describeReckoning(
  parts: CoverParts,
  loaded: LoadedClaim,
  desk?: DeskFacts,
): Promise<ReckoningAnswer | null> {
  const { status, reckoning } = loaded.claim
  if (status === 'APPROVED' && reckoning !== undefined) {
    const cover = await coverOfDecidedClaim(parts, loaded, reckoning)
    return cover === undefined ? null : toDecidedAnswer(cover, reckoning)
  }
  if (!isUndecided(status)) return null
  const reckoned = await reckonLoaded(parts, loaded, desk)
  return reckoned === undefined ? null : toReckoningAnswer(reckoned, reckoned.reckoning)
}
