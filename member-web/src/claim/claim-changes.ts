/** What to say of claims that have changed by themselves while they were on the screen. */
import { parseClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { amountText } from '@member-care/domain/money/money.ts'
import {
  claimAddedText,
  claimChangedText,
  moreClaimsChangedText,
} from '@member-care/domain/texts/claim-change-texts.ts'

/** As much of a claim as tells that it has changed, and which one it is. */
export interface FollowedClaim {
  readonly id: string
  /** As answers spell it. */
  readonly status: string
  readonly provider: string
  /** A decimal text in the currency. */
  readonly amount: string
  readonly currency: string
  /** All that is shown of it, where more is shown than this. */
  readonly content?: string
}

/** So many are named; of more it is said how many. */
const MOST_NAMED = 3

/** A sentence for every claim that is another than before, or new; none for one that is gone, which may lie outside of what is shown now. */
export function describeClaimChanges(
  before: readonly FollowedClaim[],
  after: readonly FollowedClaim[],
): readonly string[] {
  const known = new Map(before.map((claim) => [claim.id, claim]))
  const sentences = after.flatMap((claim) => sentenceOf(known.get(claim.id), claim))
  const [named, more] = [sentences.slice(0, MOST_NAMED), sentences.length - MOST_NAMED]
  return more > 0 ? [...named, moreClaimsChangedText(more)] : named
}

function sentenceOf(
  before: FollowedClaim | undefined,
  { status, provider, content, ...claim }: FollowedClaim,
): readonly string[] {
  const named = { provider, amount: amountText(claim.amount, claim.currency) }
  if (before === undefined) return [claimAddedText(named)]
  if (before.status !== status) return [claimChangedText(named, parseClaimStatus(status))]
  return before.content === content ? [] : [claimChangedText(named, undefined)]
}
