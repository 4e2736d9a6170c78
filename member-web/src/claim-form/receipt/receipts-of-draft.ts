/** What was read from the receipts of a draft, and what of it stands in the form. It stays in the page's memory (S118). */
import {
  fieldsOfReceipt,
  isSameValue,
  type FieldOfReceipt,
  type Offer,
  type Offers,
  type ValuesOfReceipt,
} from '@member-care/domain/receipt/fields-of-receipt.ts'
import type { ReceiptReading } from '@member-care/domain/receipt/receipt-reading.ts'
import type { ReadingFault } from '@member-care/domain/receipt/reading-fault.ts'

export type OutcomeOfReading =
  | {
      readonly phase: 'read'
      readonly reading: ReceiptReading
      /** Whether it has had its chance to fill in the form. */
      readonly used: boolean
    }
  | {
      readonly phase: 'unread'
      readonly why: ReadingFault
      /** The member keeps it as it is. */
      readonly isKept?: true
    }

/** A value that a receipt filled in. */
export interface FilledIn extends Pick<Offer, 'value'> {
  /** Absent for a sum. */
  readonly source?: Offer
  /** Of a sum: the keys of the documents that it is of. */
  readonly sumOf?: readonly string[]
  /** Whether the member has looked at it: from then on it is like what they typed. */
  readonly checked: boolean
}

export interface ReceiptsOfDraft {
  /** By the documents' keys. */
  readonly outcomes: Readonly<Record<string, OutcomeOfReading>>
  readonly filled: Readonly<Partial<Record<FieldOfReceipt, FilledIn>>>
  /** The documents of which it was answered whether they are one claim. */
  readonly answeredFor: readonly string[]
}

export const noReceipts: ReceiptsOfDraft = { outcomes: {}, filled: {}, answeredFor: [] }

/** What came of each that is no longer being read; without a reading where it could not be read. */
export function settledReceipts({ outcomes }: ReceiptsOfDraft) {
  return Object.entries(outcomes).map(([document, outcome]) => ({
    document,
    reading: outcome.phase === 'read' ? outcome.reading : undefined,
  }))
}

/** Those that could be read, in the order in which they were. */
export function readReceipts({ outcomes }: ReceiptsOfDraft) {
  return Object.entries(outcomes).flatMap(([document, outcome]) =>
    outcome.phase === 'read' ? [{ document, reading: outcome.reading, used: outcome.used }] : [],
  )
}

/** What a receipt filled in, as long as nobody changed it. */
export function filledInto(
  { filled }: ReceiptsOfDraft,
  field: FieldOfReceipt,
  value: string | undefined,
): FilledIn | undefined {
  const found = filled[field]
  return found !== undefined && isSameValue(field, value ?? '', found.value) ? found : undefined
}

/** Whether a value of the form came from a receipt and has not been checked: then it stays on the device. */
export function isHeldBack(receipts: ReceiptsOfDraft, field: string, value: unknown): boolean {
  if (!isFieldOfReceipt(field) || typeof value !== 'string') return false
  return filledInto(receipts, field, value)?.checked === false
}

function isFieldOfReceipt(field: string): field is FieldOfReceipt {
  return fieldsOfReceipt.some((one) => one === field)
}

/** The values without those that are held back. */
export function valuesToSay<Values extends object>(receipts: ReceiptsOfDraft, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isHeldBack(receipts, field, value)),
  ) as Values
}

/** A photo that could not be read stays as it is, and nothing more is asked about it. */
export function withKept(before: ReceiptsOfDraft, document: string): ReceiptsOfDraft {
  const outcome = before.outcomes[document]
  return outcome?.phase === 'unread'
    ? { ...before, outcomes: { ...before.outcomes, [document]: { ...outcome, isKept: true } } }
    : before
}

/** One that could not be read is read, or fetched, once more. */
export function withReadAgain(before: ReceiptsOfDraft, document: string): ReceiptsOfDraft {
  const outcomes = Object.entries(before.outcomes).filter(([key, { phase }]) => key !== document || phase === 'read')
  return { ...before, outcomes: Object.fromEntries(outcomes) }
}

/** What could not be read for want of the program is read once there is a network again. */
export function withUnavailableAgain(before: ReceiptsOfDraft): ReceiptsOfDraft {
  const outcomes = Object.entries(before.outcomes).filter(
    ([, outcome]) => outcome.phase === 'read' || outcome.why !== 'unavailable',
  )
  return outcomes.length === Object.keys(before.outcomes).length
    ? before
    : { ...before, outcomes: Object.fromEntries(outcomes) }
}

/** What was read has its chance once more to fill in what is empty: of several receipts fewer are left. */
export function withAllUnused(before: ReceiptsOfDraft): ReceiptsOfDraft {
  const outcomes = Object.entries(before.outcomes).map(([key, outcome]) => [
    key,
    outcome.phase === 'read' ? { ...outcome, used: false } : outcome,
  ])
  return { ...before, outcomes: Object.fromEntries(outcomes) as ReceiptsOfDraft['outcomes'] }
}

/** The sum of several receipts, which the member has chosen. */
export function withSum(before: ReceiptsOfDraft, value: string, sumOf: readonly string[]): ReceiptsOfDraft {
  return { ...before, answeredFor: sumOf, filled: { ...before.filled, amount: { value, sumOf, checked: true } } }
}

export function withFilled(before: ReceiptsOfDraft, offers: Offers, checked: boolean): ReceiptsOfDraft {
  const filled = Object.entries(offers).map(([field, offer]) => [
    field,
    { value: offer.value, source: offer, checked } satisfies FilledIn,
  ])
  return { ...before, filled: { ...before.filled, ...(Object.fromEntries(filled) as ReceiptsOfDraft['filled']) } }
}

/** A field that was changed by hand has nothing of the receipt any more. */
export function withoutChanged(before: ReceiptsOfDraft, values: ValuesOfReceipt): ReceiptsOfDraft {
  const kept = Object.keys(before.filled).filter(
    (field) => isFieldOfReceipt(field) && filledInto(before, field, values[field]) !== undefined,
  )
  return kept.length === Object.keys(before.filled).length ? before : withOnly(before, kept)
}

export function withAllChecked(before: ReceiptsOfDraft): ReceiptsOfDraft {
  const filled = Object.entries(before.filled).map(([field, one]) => [field, { ...one, checked: true }])
  return { ...before, filled: Object.fromEntries(filled) as ReceiptsOfDraft['filled'] }
}

/**
 * What the receipts say that are left has its chance to fill in what is empty then, and is asked about again where a sum was of more.
 * @param documents the keys of those that are there still
 */
export function withoutRemoved(before: ReceiptsOfDraft, documents: ReadonlySet<string>): ReceiptsOfDraft {
  const outcomes = Object.entries(before.outcomes).filter(([document]) => documents.has(document))
  if (outcomes.length === Object.keys(before.outcomes).length) return before
  const kept = Object.entries(before.filled).filter(([, { source, sumOf = [] }]) =>
    [...sumOf, ...(source ? [source.document] : [])].every((document) => documents.has(document)),
  )
  const filled = Object.fromEntries(kept) as ReceiptsOfDraft['filled']
  const isSumOver = before.filled.amount?.sumOf !== undefined && filled.amount === undefined
  const answeredFor = isSumOver ? [] : before.answeredFor
  return withAllUnused({ outcomes: Object.fromEntries(outcomes), filled, answeredFor })
}

/**
 * The fields that only a receipt which is gone filled in, and nobody has checked, and a sum of more than what is left: they are empty again. Not so the
 * currency of an amount that stays.
 * @param amount as it stands in the form
 */
export function fieldsToEmpty(
  before: ReceiptsOfDraft,
  after: ReceiptsOfDraft,
  amount: string | undefined,
): readonly FieldOfReceipt[] {
  const isOver = (field: FieldOfReceipt) => {
    const filled = before.filled[field]
    const wasTaken = filled !== undefined && (!filled.checked || filled.sumOf !== undefined)
    return wasTaken && after.filled[field] === undefined
  }
  const isAmountLeft = (amount ?? '').trim() !== '' && !isOver('amount')
  return fieldsOfReceipt.filter((field) => isOver(field) && (field !== 'currency' || !isAmountLeft))
}

function withOnly(before: ReceiptsOfDraft, fields: readonly string[]): ReceiptsOfDraft {
  return {
    ...before,
    filled: Object.fromEntries(Object.entries(before.filled).filter(([field]) => fields.includes(field))),
  }
}
