/** A claim's history: its events in order, each with what it changed, and the claim as it was after any of them. Pure. */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { evolve, initialState, isFiled, type ClaimState, type FiledClaim } from '@member-care/domain/claim/claim-state.ts'
import { isRedacted, type Personal } from '@member-care/domain/events/event-definition.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import { attachmentLabel, claimHistoryLabels } from '@member-care/domain/texts/claim-history-texts.ts'
import { handoverFailureText, handoverTexts } from '@member-care/domain/texts/handover-texts.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { withMaskedAccount } from './console-claim.ts'

/** One field that an event changed; null where there was, or is, nothing. A forgotten value is `{ redacted: true }`. */
export interface FieldChange {
  /** Path within the claim, for example `details.amountCents`. */
  readonly field: string
  readonly label: string
  readonly from: unknown
  readonly to: unknown
}

export interface HistoryStep {
  readonly event: Recorded<ClaimEvent>
  readonly changes: readonly FieldChange[]
}

/** @param maskNric shows the claimant's NRIC as the reader may see it */
export function historyOf(events: readonly Recorded<ClaimEvent>[], maskNric: (nric: Personal<string>) => Personal<string>): readonly HistoryStep[] {
  let before: ClaimState = initialState
  return events.map((event) => {
    const after = evolve(before, event)
    const changes = [...reasonOf(event), ...changesBetween(fieldsOf(before, maskNric), fieldsOf(after, maskNric))]
    before = after
    return { event, changes }
  })
}

/** Why a hand-over failed is no part of the claim, and the first thing to know of the event. */
function reasonOf(event: ClaimEvent): readonly FieldChange[] {
  return event.type === 'ClaimHandoverFailed' ? [{ field: 'handoverReason', label: handoverTexts.reason, from: null, to: handoverFailureText(event.data.reason).why }] : []
}

export interface PastClaim {
  readonly claim: FiledClaim
  readonly revision: number
  readonly filedAt: Date
  readonly updatedAt: Date
}

/** The claim just after the event with this revision; undefined when there is no such event. */
export function claimAtRevision(events: readonly Recorded<ClaimEvent>[], revision: number): PastClaim | undefined {
  const isPast = revision <= (events.at(-1)?.revision ?? -1)
  return isPast ? foldUpTo(events.filter((event) => event.revision <= revision)) : undefined
}

/** The claim at an instant; undefined when it had not been filed. What happened at that very instant counts. */
export function claimAsOf(events: readonly Recorded<ClaimEvent>[], at: Date): PastClaim | undefined {
  const firstLater = events.findIndex((event) => happenedAt(event) > at)
  return foldUpTo(firstLater < 0 ? events : events.slice(0, firstLater))
}

function foldUpTo(events: readonly Recorded<ClaimEvent>[]): PastClaim | undefined {
  const claim = events.reduce(evolve, initialState)
  const [first, last] = [events[0], events.at(-1)]
  if (!first || !last || !isFiled(claim)) return undefined
  return { claim, revision: last.revision, filedAt: happenedAt(first), updatedAt: happenedAt(last) }
}

type Fields = ReadonlyMap<string, unknown>

/** Ids that stand on every page of the claim anyway, or beside the event as who did it. */
const unspoken: ReadonlySet<string> = new Set(['claimId', 'bankProposal.proposalId', 'bankProposal.proposedBy', 'bankProposal.decidedBy'])

/** A claim as paths and values; a document is one value, its name and kind. */
function fieldsOf(state: ClaimState, maskNric: (nric: Personal<string>) => Personal<string>): Fields {
  if (!isFiled(state)) return new Map()
  const { attachments, payment, bankProposal, claimantNric, dismissedDuplicates = [], ...rest } = state
  const shown = {
    ...rest,
    claimantNric: maskNric(claimantNric),
    payment: withMaskedAccount(payment),
    ...(bankProposal && { bankProposal: { ...bankProposal, account: withMaskedAccount(bankProposal.account) } }),
  }
  const documents = attachments.map(
    ({ attachmentId, originalFilename, category }) =>
      [`attachments.${attachmentId}`, isRedacted(originalFilename) ? originalFilename : `${originalFilename} (${category})`] as const,
  )
  const dismissed = dismissedDuplicates.map((claimId) => [`dismissedDuplicates.${claimId}`, claimReference(claimId)] as const)
  return new Map([...leavesOf(shown, ''), ...dismissed, ...documents].filter(([field]) => !unspoken.has(field)))
}

function leavesOf(value: object, path: string): [string, unknown][] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]): [string, unknown][] => {
    const field = path === '' ? key : `${path}.${key}`
    if (part === undefined) return []
    return typeof part === 'object' && part !== null && !isRedacted(part) ? leavesOf(part, field) : [[field, part]]
  })
}

function changesBetween(before: Fields, after: Fields): FieldChange[] {
  const fields = [...new Set([...before.keys(), ...after.keys()])]
  const documents = fields.filter((field) => field.startsWith('attachments.'))
  return fields.flatMap((field) => {
    const [from, to] = [before.get(field) ?? null, after.get(field) ?? null]
    if (isSame(from, to)) return []
    const position = documents.indexOf(field)
    return [{ field, label: position < 0 ? labelOf(field) : attachmentLabel(position + 1), from, to }]
  })
}

/** Of one of several values, the label of them all. */
function labelOf(field: string): string {
  const several = field.slice(0, field.lastIndexOf('.'))
  return claimHistoryLabels[field] ?? claimHistoryLabels[several] ?? field
}

/** Of two forgotten values nobody can say whether they differ. */
function isSame(from: unknown, to: unknown): boolean {
  return from === to || (isRedacted(from) && isRedacted(to))
}
