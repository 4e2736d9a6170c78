/** How two states of a form are told apart: in words before it is saved, and beside what somebody else saved first. Pure. */
import {
  differencesOf,
  editsBetween,
  rebased,
  type FieldDifference,
  type FieldEdit,
  type FieldWords,
} from '../console/edit-differences.ts'

/** A form as it was opened, as somebody else left it, and as it is typed here. */
export interface FormVersions<Values> {
  readonly base: Values
  readonly theirs: Values
  readonly mine: Values
}

export interface FormComparison<Values> {
  /** What differs between two states, in the order of the form. */
  readonly edits: (from: Values, to: Values) => readonly FieldEdit[]
  /** What somebody else changed, beside what is typed here. */
  readonly differences: (versions: FormVersions<Values>) => readonly FieldDifference[]
  /** What somebody else left, with what was changed here on top. */
  readonly rebased: (versions: FormVersions<Values>) => Values
  /** The field that the server means by a name; undefined where the form has none. */
  readonly fieldOf: (name: string, sent: { readonly opened: Values; readonly values: Values }) => string | undefined
}

/**
 * For a form whose fields stand beside each other.
 * @param words every field in words, in the order of the form
 * @param fieldNamed the field that the server means by a name; that name itself unless told
 */
export function fieldByField<Values extends object>(
  words: Readonly<{ [Field in keyof Values & string]?: FieldWords }>,
  fieldNamed: (name: string) => string = (name) => name,
): FormComparison<Values> {
  return {
    edits: (from, to) => editsBetween(from, to, words),
    differences: (versions) => differencesOf(versions, words),
    rebased,
    fieldOf: (name) => {
      const field = fieldNamed(name)
      return Object.hasOwn(words, field) ? field : undefined
    },
  }
}
