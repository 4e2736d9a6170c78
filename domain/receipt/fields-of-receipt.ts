/** The fields that a receipt can fill in, and their values. Drafts need no more of it, so it needs nothing of what reads receipts (S118). */
import { parseCents } from '../money/money.ts'
import type { Place } from './receipt-word.ts'

export const fieldsOfReceipt = ['claimantId', 'visitDate', 'providerName', 'receiptNo', 'currency', 'amount'] as const
export type FieldOfReceipt = (typeof fieldsOfReceipt)[number]

/** A value as the form has it, and where it was read. */
export interface Offer {
  readonly value: string
  /** Key of the document that it was read from. */
  readonly document: string
  readonly place: Place
}

export type Offers = Readonly<Partial<Record<FieldOfReceipt, Offer>>>
export type ValuesOfReceipt = Readonly<Partial<Record<FieldOfReceipt, string | undefined>>>

/** Whether the form says what the receipt says: letters' case and spaces make no difference, nor how an amount is written. */
export function isSameValue(field: FieldOfReceipt, typed: string, read: string): boolean {
  if (field === 'amount') return parseCents(typed) === parseCents(read)
  return isSameText(typed, read)
}

export function isSameText(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toUpperCase()
}
