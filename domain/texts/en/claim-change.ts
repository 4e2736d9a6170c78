/** What is said of a claim that has changed while somebody was looking at it. The wording is ours. */
import { plural } from '../../language/plural.ts'
import type { ClaimStatus } from '../../claim/claim-status.ts'

/** How a member knows a claim: `amount` as amounts are displayed, '' when it is not known. */
interface NamedClaim {
  readonly provider: string
  readonly amount: string
}

const whatHappened: Readonly<Record<ClaimStatus, string>> = {
  PROCESSING: 'is on its way to the insurer',
  SUBMITTED: 'has reached the insurer',
  PENDING: 'needs something from you',
  PENDING_REVIEW: 'is being reviewed by the insurer',
  APPROVED: 'was approved',
  REJECTED: 'was rejected',
  DELETED: 'was deleted',
}

/** @param status what it has come to; undefined when only something else of it is different */
export function claimChangedText(claim: NamedClaim, status: ClaimStatus | undefined): string {
  return `${named(claim)} ${status === undefined ? 'was changed' : whatHappened[status]}.`
}

export function claimAddedText(claim: NamedClaim): string {
  return `${named(claim)} was added.`
}

export function moreClaimsChangedText(count: number): string {
  return `${count} more of your claims ${plural('en', count, { one: 'has', other: 'have' })} changed.`
}

function named({ provider, amount }: NamedClaim): string {
  return `Your claim at ${provider}${amount === '' ? '' : ` for ${amount}`}`
}

export const claimChangeTexts = {
  /** Puts the notice away. */
  dismiss: 'Close this notice',
} as const
