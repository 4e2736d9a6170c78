/**
 * How an event type is declared: its name (which never changes), the schema of its data in every version ever written,
 * and which of its fields are personal and whose.
 */
import { z } from 'zod'

/** What a reader gets in place of a personal value after its data subject has been forgotten. */
export const redactedSchema = z.object({ redacted: z.literal(true) })
export type Redacted = z.infer<typeof redactedSchema>
export const REDACTED: Redacted = { redacted: true }
export type Personal<T> = T | Redacted

/** Whether a personal value is gone because its person was forgotten. */
export function isRedacted(value: unknown): value is Redacted {
  return typeof value === 'object' && value !== null && 'redacted' in value && value.redacted === true
}

/** The value, or undefined when it has been forgotten. No decision may depend on a personal value. */
export function unlessRedacted<T>(value: Personal<T> | undefined): T | undefined {
  return isRedacted(value) ? undefined : value
}

/** Marks a field as personal: it is stored encrypted, and reads as {@link REDACTED} once its subject is forgotten. */
export function personal<Schema extends z.ZodType>(schema: Schema) {
  return z.union([schema, redactedSchema])
}

/** A version of an event's data that is no longer written, and how it becomes the next one. */
export interface EarlierVersion {
  readonly data: z.ZodType
  readonly upcast: (data: never) => unknown
}

export interface EventDefinition<Type extends string = string, Data extends z.ZodObject = z.ZodObject> {
  readonly type: Type
  /** What happened, in a sentence, for docs/events.md and for people who read a history. */
  readonly meaning: string
  /** The schema of the version that is written now. Its number is 1 + the number of earlier ones. */
  readonly data: Data
  /**
   * Personal fields: path of the field → path of the field that holds its data subject's id.
   * Paths are dotted. `*` stands for every item of a list, e.g. `attachments.*.originalFilename`. In a subject's path
   * it stands for the same item as in the field's path.
   */
  readonly personal: Readonly<Record<string, string>>
  /** Oldest first. */
  readonly earlierVersions: readonly EarlierVersion[]
}

/**
 * Declares an event type: its name, what it means, the schema of its data, and which fields are personal (none if not
 * given).
 */
export function defineEvent<const Type extends string, Data extends z.ZodObject>(
  type: Type,
  meaning: string,
  data: Data,
  options: { personal?: Readonly<Record<string, string>>; earlierVersions?: readonly EarlierVersion[] } = {},
): EventDefinition<Type, Data> {
  return { type, meaning, data, personal: options.personal ?? {}, earlierVersions: options.earlierVersions ?? [] }
}

/** The event that a definition describes, as domain code makes and reads it: `{ type, data }`. */
export type EventOf<Definition extends EventDefinition> =
  Definition extends EventDefinition<infer Type, infer Data>
    ? { readonly type: Type; readonly data: Readonly<z.infer<Data>> }
    : never
