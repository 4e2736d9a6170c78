/** The history of a record from the events of its stream: what each changed, and the record as it was after any of them. Pure. */
import type { Power } from '@member-care/domain/access/powers.ts'
import { maskAccountNo } from '@member-care/domain/bank/account-number.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import { differencesBetween, fieldsAfter, reasonOf, type RecordFields } from '@member-care/domain/history/record-fields.ts'
import { fieldGroup, fieldLabel, fieldWord } from '@member-care/domain/texts/record-history-texts.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { maskedEmailFor, maskedFor } from '../console/console-claim.ts'

/** How values are shown to whoever reads. */
export interface Reading {
  readonly powers: ReadonlySet<Power>
  /** Names of companies and people by their ids. */
  readonly names: ReadonlyMap<string, string>
}

export interface ShownChange {
  readonly field: string
  readonly label: string
  readonly from: unknown
  readonly to: unknown
}

export interface RecordStep {
  readonly event: Recorded
  readonly changes: readonly ShownChange[]
  readonly reason: unknown
}

export interface ShownField {
  readonly field: string
  readonly group: string
  readonly label: string
  readonly value: unknown
}

export interface PastRecord {
  readonly revision: number
  readonly recordedAt: Date
  readonly fields: readonly ShownField[]
}

const nothing: RecordFields = new Map()

/** Oldest first. */
export function stepsOf(events: readonly Recorded[], reading: Reading): readonly RecordStep[] {
  let before = nothing
  return events.map((event) => {
    const after = fieldsAfter(before, event)
    const changes = differencesBetween(before, after).map(({ field, from, to }) => ({
      field,
      label: fieldLabel(field, reading.names),
      from: shownValue(field, from, reading),
      to: shownValue(field, to, reading),
    }))
    before = after
    return { event, changes, reason: reasonOf(event) }
  })
}

/** The record just after the event with this revision, or the last that is told before it; undefined when it is later than all of them. */
export function recordAtRevision(events: readonly Recorded[], revision: number, reading: Reading): PastRecord | undefined {
  const isPast = revision <= (events.at(-1)?.revision ?? -1)
  return isPast ? recordAfter(events.filter((event) => event.revision <= revision), reading) : undefined
}

/** The record at an instant; undefined before its first event. What happened at that very instant counts. */
export function recordAsOf(events: readonly Recorded[], at: Date, reading: Reading): PastRecord | undefined {
  const firstLater = events.findIndex((event) => happenedAt(event) > at)
  return recordAfter(firstLater < 0 ? events : events.slice(0, firstLater), reading)
}

function recordAfter(events: readonly Recorded[], reading: Reading): PastRecord | undefined {
  const last = events.at(-1)
  if (!last) return undefined
  const fields = events.reduce<RecordFields>(fieldsAfter, nothing)
  return {
    revision: last.revision,
    recordedAt: happenedAt(last),
    fields: [...fields].map(([field, value]) => ({ field, group: fieldGroup(field), label: fieldLabel(field, reading.names), value: shownValue(field, value, reading) })),
  }
}

const namedByIds: ReadonlySet<string> = new Set(['defaultCompany', 'employeeId', 'companyId', 'testUserId'])

/** A value as whoever reads may see it: numbers that identify masked, codes in words, ids by the names that they stand for. */
export function shownValue(field: string, value: unknown, { powers, names }: Reading): unknown {
  const name = field.slice(field.lastIndexOf('.') + 1)
  if (typeof value === 'string') {
    if (name === 'nric') return maskedFor(powers, value)
    if (name === 'email') return maskedEmailFor(powers, value)
    if (name === 'accountNo') return maskAccountNo(value)
    if (namedByIds.has(name)) return names.get(value) ?? value
  }
  return fieldWord(field, value)
}
