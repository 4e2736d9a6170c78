/** The decisions of the built-in claims desk (S37), as the API takes them. Field names are those of the domain's commands, so that a refusal names the field. */
import type { DeskAnswers } from './reckoning/desk-answers.ts'

export type DeskCommand =
  | { readonly decision: 'request-information'; readonly request: string }
  | { readonly decision: 'start-review' }
  /**
   * `payableCents` in Singapore cents. Where the client has a plan: `shownPayableCents` is what the plan was seen to say; it is absent where
   * it could not say. `otherAmountReason` says why something else is paid, and `desk` what the desk has answered. `notDuplicateReason` is about those that it was compared with; it is
   * there where the claim is likely a duplicate.
   */
  | {
      readonly decision: 'approve'
      readonly payableCents: number
      readonly remarks: string
      readonly batchNo: string
      readonly shownPayableCents?: number
      readonly otherAmountReason?: string
      readonly desk?: DeskAnswers
      readonly notDuplicateReason?: string
      readonly comparedWith?: readonly string[]
    }
  | { readonly decision: 'reject'; readonly reasonCode: string; readonly remarks: string; readonly batchNo?: string }

  /** `shownPayableCents` is what the plan was seen to say of a claim that was rejected. */
  | {
      readonly decision: 'correct-to-approved'
      readonly shownSettledCents?: number | null
      readonly payableCents: number
      readonly remarks: string
      readonly batchNo: string
      readonly reason: string
      readonly desk?: DeskAnswers
      readonly shownPayableCents?: number
      readonly notDuplicateReason?: string
      readonly comparedWith?: readonly string[]
    }
  | {
      readonly decision: 'correct-to-rejected'
      readonly shownSettledCents?: number | null
      readonly reasonCode: string
      readonly remarks: string
      readonly batchNo?: string
      readonly reason: string
    }

export type Decision = DeskCommand['decision']

export const decisions = [
  'approve',
  'reject',
  'request-information',
  'start-review',
] as const satisfies readonly Decision[]

/** Those that correct a decision. */
export const corrections = ['correct-to-approved', 'correct-to-rejected'] as const satisfies readonly Decision[]
export type Correction = (typeof corrections)[number]

export function isCorrection(decision: Decision): decision is Correction {
  return corrections.some((correction) => correction === decision)
}

/** What a second person says to a proposed amount. With a reason it is declined. `shownPayableCents` is what they saw the plan say. */
export interface AmountDecision {
  readonly proposalId: string
  readonly declineReason?: string
  readonly shownPayableCents: number
  /** What they saw as settled. */
  readonly shownSettledCents: number | null
}
