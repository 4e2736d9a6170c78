/** A claim as its history compares and labels it. Pure. */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import type { DecidedReckoning } from '@member-care/domain/claim/decided-reckoning.ts'
import {
  evolve,
  initialState,
  isFiled,
  type AmountProposal,
  type ClaimState,
} from '@member-care/domain/claim/claim-state.ts'
import { isRedacted, type Personal } from '@member-care/domain/events/event-definition.ts'
import {
  leavesOf,
  type AggregateHistory,
  type HistoryStep,
  type RecordFields,
} from '@member-care/domain/history/history-engine.ts'
import { attachmentLabel, claimHistoryLabels } from '@member-care/domain/texts/claim-history-texts.ts'
import { handoverFailureText, handoverTexts } from '@member-care/domain/texts/handover-texts.ts'
import { withMaskedAccount } from '../http/masking.ts'

/** One field that an event changed; null where there was, or is, nothing. A forgotten value is `{ redacted: true }`. */
interface FieldChange {
  /** Path within the claim, for example `details.amountCents`. */
  readonly field: string
  readonly label: string
  readonly from: unknown
  readonly to: unknown
}

type MaskNric = (nric: Personal<string>) => Personal<string>

/** @param maskNric shows the claimant's NRIC as the reader may see it */
export function claimHistory(maskNric: MaskNric): AggregateHistory<ClaimEvent, ClaimState> {
  return { initial: initialState, evolve, fieldsOf: (state) => fieldsOf(state, maskNric) }
}

/** What an event changed, each with its label, why a hand-over failed first. */
export function claimChanges({ event, before, after, differences }: HistoryStep<ClaimEvent>): readonly FieldChange[] {
  const documents = [...new Set([...before.keys(), ...after.keys()])].filter((field) =>
    field.startsWith('attachments.'),
  )
  return [
    ...handoverReason(event),
    ...differences.map(({ field, from, to }) => {
      const position = documents.indexOf(field)
      return { field, label: position < 0 ? labelOf(field) : attachmentLabel(position + 1), from, to }
    }),
  ]
}

/** Why a hand-over failed is no part of the claim, and the first thing to know of the event. */
function handoverReason(event: ClaimEvent): readonly FieldChange[] {
  if (event.type !== 'ClaimHandoverFailed') return []
  const { why } = handoverFailureText(event.data.reason)
  return [{ field: 'handoverReason', label: handoverTexts.reason, from: null, to: why }]
}

/** Of one of several values, the label of them all. */
function labelOf(field: string): string {
  const several = field.slice(0, field.lastIndexOf('.'))
  return claimHistoryLabels[field] ?? claimHistoryLabels[several] ?? field
}

/** Ids that stand on every page of the claim anyway, or beside the event as who did it. */
const unspoken: ReadonlySet<string> = new Set(['claimId', 'proposalId', 'proposedBy', 'decidedBy'])

/** A claim as paths and values; a document is one value, its name and kind. */
function fieldsOf(state: ClaimState, maskNric: MaskNric): RecordFields {
  if (!isFiled(state)) return new Map()
  const {
    attachments,
    payment,
    bankProposal,
    claimantNric,
    dismissedDuplicates = [],
    reckoning,
    amountProposal,
    ...rest
  } = state
  const shown = {
    ...rest,
    claimantNric: maskNric(claimantNric),
    payment: withMaskedAccount(payment),
    ...(reckoning && { reckoning: resultOf(reckoning) }),
    ...(amountProposal && { amountProposal: proposalOf(amountProposal) }),
    ...(bankProposal && { bankProposal: { ...bankProposal, account: withMaskedAccount(bankProposal.account) } }),
  }
  const documents = attachments.map(
    ({ attachmentId, originalFilename, category }) =>
      [
        `attachments.${attachmentId}`,
        isRedacted(originalFilename) ? originalFilename : `${originalFilename} (${category})`,
      ] as const,
  )
  const dismissed = dismissedDuplicates.map(
    (claimId) => [`dismissedDuplicates.${claimId}`, claimReference(claimId)] as const,
  )
  return new Map([...leavesOf(shown, unspoken), ...dismissed, ...documents])
}

/** The lines of a reckoning are told where the claim is shown. */
function resultOf({ planNo, planHoldsFrom, payableCents }: DecidedReckoning) {
  return { planNo, planHoldsFrom, payableCents }
}

function proposalOf({ payableCents, reason, declined }: AmountProposal) {
  return { payableCents, reason, ...(declined && { declined: { reason: declined.reason } }) }
}
