/** A record at two moments, field by field. */
import { groupBy } from '@member-care/domain/collections/group-by.ts'
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { changeText } from './change-text.ts'
import type { ComparedField, ComparedGroup } from './compared-fields.ts'
import type { RecordMoment } from './record-history-calls.ts'

type Fields = RecordMoment['fields']

/** All fields of both in their groups; one that only one of them has stands as empty in the other. */
export function compareRecords(then: Fields, now: Fields): readonly ComparedGroup[] {
  const fields = [...new Map([...now, ...then].map((field) => [field.field, field])).values()]
  const compared = fields.map(({ field, group, label }) => ({
    group,
    field: compareField(label, valueOf(then, field), valueOf(now, field)),
  }))
  return [...groupBy(compared, ({ group }) => group)].map(([title, entries]) => ({
    title,
    fields: entries.map((entry) => entry.field),
  }))
}

function compareField(label: string, then: ComparedField['then'], now: ComparedField['now']): ComparedField {
  return { label, then, now, isDifferent: !(then === now || (isRedacted(then) && isRedacted(now))) }
}

function valueOf(fields: Fields, name: string): ComparedField['then'] {
  const value = fields.find(({ field }) => field === name)?.value
  return isRedacted(value) ? value : changeText(name, value)
}
