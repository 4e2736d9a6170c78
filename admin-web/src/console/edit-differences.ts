/** What was changed in a form, and what somebody else changed in the record meanwhile. Pure. */
import { hashKey } from '@tanstack/react-query'

/** A field in words: its label, and its values as text (null for nothing). */
export interface FieldWords {
  readonly label: string
  /** The value itself, unless told. */
  readonly text?: (value: unknown) => string | null
  /** What it means when there is nothing, where it means something. */
  readonly nothing?: string
}

type Fields<Values extends object> = Readonly<Partial<Record<keyof Values & string, FieldWords>>>

export interface FieldEdit {
  readonly field: string
  readonly label: string
  readonly from: string | null
  readonly to: string | null
}

export interface FieldDifference {
  readonly field: string
  readonly label: string
  /** As the form was opened, as somebody else left it, and as it is typed here. */
  readonly base: string | null
  readonly theirs: string | null
  readonly mine: string | null
  /** Both changed it, and not to the same. */
  readonly isContested: boolean
}

/** The fields that differ between two versions of a record, in the order of `fields`; others are not looked at. */
export function editsBetween<Values extends object>(
  from: Values,
  to: Values,
  fields: Fields<Values>,
): readonly FieldEdit[] {
  return wordsOf(fields).flatMap(([field, words]) =>
    isSame(from[field], to[field])
      ? []
      : [{ field, label: words.label, from: textOf(words, from[field]), to: textOf(words, to[field]) }],
  )
}

/** What somebody else changed between `base` and `theirs`, beside what is typed here. */
export function differencesOf<Values extends object>(
  { base, theirs, mine }: { readonly base: Values; readonly theirs: Values; readonly mine: Values },
  fields: Fields<Values>,
): readonly FieldDifference[] {
  return wordsOf(fields).flatMap(([field, words]) =>
    isSame(base[field], theirs[field])
      ? []
      : [
          {
            field,
            label: words.label,
            base: textOf(words, base[field]),
            theirs: textOf(words, theirs[field]),
            mine: textOf(words, mine[field]),
            isContested: !isSame(base[field], mine[field]) && !isSame(theirs[field], mine[field]),
          },
        ],
  )
}

/** The record as somebody else left it, with what was changed here on top. */
export function rebased<Values extends object>({
  base,
  theirs,
  mine,
}: {
  readonly base: Values
  readonly theirs: Values
  readonly mine: Values
}): Values {
  const fields = Object.keys(mine) as (keyof Values)[]
  const changedHere = fields.filter((field) => !isSame(base[field], mine[field]))
  return { ...theirs, ...Object.fromEntries(changedHere.map((field) => [field, mine[field]])) }
}

/** An empty input and an absent value are the same to the reader of a form. */
function isSame(one: unknown, other: unknown): boolean {
  return hashKey([one ?? '']) === hashKey([other ?? ''])
}

function wordsOf<Values extends object>(fields: Fields<Values>) {
  return Object.entries(fields) as [keyof Values & string, FieldWords][]
}

function textOf({ text = plainText, nothing }: FieldWords, value: unknown): string | null {
  return value === undefined || value === null || value === '' ? (nothing ?? null) : text(value)
}

function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(plainText).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}
