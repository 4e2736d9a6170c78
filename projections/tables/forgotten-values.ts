/**
 * What becomes of personal values in read models when somebody is forgotten: null, whether the value was blanked when
 * that happened or was unreadable already when the event was read (a rebuild). Both ways must lead to the same row.
 */
import { isRedacted, REDACTED, type Redacted } from '@member-care/domain/events/event-definition.ts'

/** A type as it is kept in a read model: null where a personal value has been forgotten. */
export type Forgettable<T> = T extends Redacted
  ? null
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Forgettable<Item>[]
      : { readonly [Key in keyof T]: Forgettable<T[Key]> }

/** The value with null in place of every redacted value in it. */
export function nullWhereForgotten<T>(value: T): Forgettable<T> {
  return withoutRedactions(value) as Forgettable<T>
}

function withoutRedactions(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isRedacted(value)) return null
  if (Array.isArray(value)) return value.map(withoutRedactions)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutRedactions(part)]))
}

/**
 * Redacts what is there of one person.
 * @param value an object shaped like the event data that `personal` describes
 * @param personal path of a personal field → path of the field with its subject's id, as event definitions declare it
 */
export function redactSubject<T extends object>(
  value: T,
  personal: Readonly<Record<string, string>>,
  subjectId: string,
): T {
  return Object.entries(personal)
    .filter(([, subjectField]) => (value as Record<string, unknown>)[subjectField] === subjectId)
    .reduce<unknown>((result, [path]) => redactAt(result, path.split('.')), value) as T
}

function redactAt(value: unknown, path: readonly string[]): unknown {
  const [step, ...rest] = path
  if (step === undefined) return REDACTED
  if (Array.isArray(value)) return value.map((item: unknown) => redactAt(item, rest))
  if (typeof value !== 'object' || value === null || !(step in value)) return value
  const part = (value as Record<string, unknown>)[step]
  return part === undefined || part === null ? value : { ...value, [step]: redactAt(part, rest) }
}
