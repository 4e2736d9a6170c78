/** A claim at two moments, field by field. */
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { everyField } from '../claim-fields.ts'
import type { ClaimRecord } from '../claim-record.ts'
import type { LabelledField } from '../../console/field-list.tsx'
import type { ComparedField, ComparedGroup } from '../../history/compared-fields.ts'

/** All fields of both, in reading order; one that only one of them has stands as empty in the other. */
export function compareClaims(then: ClaimRecord, now: ClaimRecord): readonly ComparedGroup[] {
  const [before, after] = [everyField(then), everyField(now)]
  const titles = union(
    before.map(({ title }) => title),
    after.map(({ title }) => title),
  )
  return titles
    .map((title) => ({ title, fields: compareFields(fieldsOf(before, title), fieldsOf(after, title)) }))
    .filter(({ fields }) => fields.length > 0)
}

function compareFields(before: readonly LabelledField[], after: readonly LabelledField[]): readonly ComparedField[] {
  return union(
    before.map(({ label }) => label),
    after.map(({ label }) => label),
  ).map((label) => {
    const [then, now] = [valueOf(before, label), valueOf(after, label)]
    return { label, then, now, isDifferent: !isSame(then, now) }
  })
}

function fieldsOf(
  groups: readonly { readonly title: string; readonly fields: readonly LabelledField[] }[],
  title: string,
): readonly LabelledField[] {
  return groups.find((group) => group.title === title)?.fields ?? []
}

function valueOf(fields: readonly LabelledField[], label: string): LabelledField['value'] {
  return fields.find((field) => field.label === label)?.value ?? null
}

/** Two forgotten values cannot be told apart, and are taken for the same. */
function isSame(then: LabelledField['value'], now: LabelledField['value']): boolean {
  return then === now || (isRedacted(then) && isRedacted(now))
}

/** The labels of both, those that only the later one has at the end of what is common. */
function union(before: readonly string[], after: readonly string[]): readonly string[] {
  return [...new Set([...after, ...before])]
}
