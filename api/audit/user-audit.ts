/** What was changed of a user, record by record, newest first (3§2.10, 3§3 "Audit record", C51): additions and removals alike. Pure. */
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import { stepsOf, type FieldDifference, type HistoryStep } from '@member-care/domain/history/history-engine.ts'
import { recordHistory } from '@member-care/domain/history/record-fields.ts'
import { fieldLabel } from '@member-care/domain/texts/record-history-texts.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { shownValue, type Reading } from '../history/record-values.ts'

export interface AuditValue {
  readonly old: unknown
  readonly new: unknown
}

export interface AuditedEntry {
  readonly _id: string
  readonly name: string | null
}

export interface AuditRecord {
  readonly _id: string
  /** UTC, ISO. */
  readonly updated: string
  readonly updatedBy: { readonly name: string | null }
  /** The same for all that one request did. */
  readonly groupToken: string
  readonly fields: Readonly<Record<string, AuditValue>>
  readonly bankDetail: Readonly<Record<string, AuditValue>>
  readonly companies: { readonly added: readonly AuditedEntry[]; readonly removed: readonly AuditedEntry[] }
  readonly family: { readonly added: readonly AuditedEntry[]; readonly removed: readonly AuditedEntry[] }
  /** All of it in the order of a table, each with its label. */
  readonly changes: readonly (AuditValue & { readonly label: string })[]
}

const noEntries = { added: [], removed: [] }

/** @param dependants the events of each person who is or was covered through the user @param names also of the dependants, by their ids */
export function auditOf(
  userId: string,
  events: readonly Recorded[],
  dependants: readonly (readonly Recorded[])[],
  reading: Reading,
): readonly AuditRecord[] {
  const own = stepsOf(events, recordHistory).map(({ event, differences }) => ({
    event,
    record: ownRecord(event, differences, reading),
  }))
  const ofFamily = dependants.flatMap((theirs) =>
    stepsOf(theirs, recordHistory).flatMap((step) =>
      familyRecord(userId, step, reading).map((record) => ({ event: step.event, record })),
    ),
  )
  return [...own, ...ofFamily]
    .toSorted(
      (one, other) =>
        other.record.updated.localeCompare(one.record.updated) ||
        other.event.position.localeCompare(one.event.position),
    )
    .map(({ record }) => record)
    .filter(({ changes }) => changes.length > 0)
}

function ownRecord(event: Recorded, differences: readonly FieldDifference[], reading: Reading): AuditRecord {
  const company =
    event.type === 'MembershipStarted' || event.type === 'MembershipRemoved' ? event.data.companyId : undefined
  const entry = company === undefined ? undefined : { _id: company, name: reading.names.get(company) ?? null }
  // A company that comes or goes is one entry; the fields of its cover are told when they change.
  const told =
    company === undefined
      ? differences
      : differences.filter(({ field }) => !field.startsWith(`memberships.${company}.`))
  const valueOf = ({ field, from, to }: FieldDifference): AuditValue => ({
    old: shownValue(field, from, reading),
    new: shownValue(field, to, reading),
  })
  const isBank = ({ field }: FieldDifference) => field.startsWith('bankDetail.')
  const isAdded = event.type === 'MembershipStarted'
  return {
    ...headOf(event, reading),
    fields: Object.fromEntries(
      told.filter((difference) => !isBank(difference)).map((difference) => [difference.field, valueOf(difference)]),
    ),
    bankDetail: Object.fromEntries(
      told.filter(isBank).map((difference) => [difference.field.slice('bankDetail.'.length), valueOf(difference)]),
    ),
    companies: entry ? { added: isAdded ? [entry] : [], removed: isAdded ? [] : [entry] } : noEntries,
    family: noEntries,
    changes: [
      ...(entry ? [entryChange('Company', entry, isAdded)] : []),
      ...told.map((difference) => ({ label: fieldLabel(difference.field, reading.names), ...valueOf(difference) })),
    ],
  }
}

/** Whether an event of a dependant brought them under the user's cover in a company, or took them out of it. */
function familyRecord(
  userId: string,
  { event, before, after }: HistoryStep<Recorded>,
  reading: Reading,
): readonly AuditRecord[] {
  if (event.type !== 'MembershipStarted' && event.type !== 'MembershipChanged' && event.type !== 'MembershipRemoved')
    return []
  const field = `memberships.${event.data.companyId}.employeeId`
  const [was, is] = [before.get(field) === userId, after.get(field) === userId]
  if (was === is) return []
  const entry = { _id: event.data.userId, name: reading.names.get(event.data.userId) ?? null }
  return [
    {
      ...headOf(event, reading),
      fields: {},
      bankDetail: {},
      companies: noEntries,
      family: { added: is ? [entry] : [], removed: is ? [] : [entry] },
      changes: [
        entryChange(`Dependent in ${reading.names.get(event.data.companyId) ?? event.data.companyId}`, entry, is),
      ],
    },
  ]
}

function entryChange(label: string, { _id, name }: AuditedEntry, isAdded: boolean) {
  const value = name ?? _id
  return isAdded ? { label, old: null, new: value } : { label, old: value, new: null }
}

function headOf(event: Recorded, { names }: Reading) {
  const { actor, correlationId } = event.metadata
  return {
    _id: event.id,
    updated: happenedAt(event).toISOString(),
    updatedBy: { name: names.get(actor.id) ?? (actor.kind === 'system' ? 'System' : null) },
    groupToken: correlationId,
  }
}
