/** The fields of an event's schema, as a list: what the codec, the event catalogue and their tests need to know of a schema. */
import { redactedSchema } from '@member-care/domain/events/event-definition.ts'
import { z } from 'zod'

export interface SchemaField {
  /** Dotted; `*` stands for every item of a list, and every value of a record. */
  readonly path: string
  /** Such as `text`, `number`, `yes or no`, `one of E, D`, `list`. */
  readonly kind: string
  /** Whether an event may be without it. It is also true when one alternative of the event is without it. */
  readonly optional: boolean
  readonly personal: boolean
  readonly hasDefault: boolean
}

/**
 * Every field, at every depth, in the order of the schema. A field that several alternatives of a union have is listed
 * once.
 */
export function fieldsOf(schema: z.ZodObject): readonly SchemaField[] {
  const fields = new Map<string, SchemaField>()
  collectObject(schema, '', false, fields)
  return [...fields.values()]
}

function collectObject(schema: z.ZodObject, prefix: string, optional: boolean, fields: Map<string, SchemaField>): void {
  for (const [key, field] of Object.entries(schema.shape))
    collect(field as z.ZodType, `${prefix}${key}`, optional, fields)
}

function collect(schema: z.ZodType, path: string, optional: boolean, fields: Map<string, SchemaField>): void {
  const { inner, mayBeAbsent, hasDefault } = unwrap(schema)
  const before = fields.get(path)
  const personal = isPersonal(inner)
  const kind = kindOf(personal ? withoutRedacted(inner) : inner)
  fields.set(path, {
    path,
    kind: before && before.kind !== kind ? mergedKind(before.kind, kind) : kind,
    optional: optional || mayBeAbsent || (before?.optional ?? false),
    personal: personal || (before?.personal ?? false),
    hasDefault: hasDefault || (before?.hasDefault ?? false),
  })
  if (personal) return
  if (inner instanceof z.ZodObject) collectObject(inner, `${path}.`, false, fields)
  if (inner instanceof z.ZodArray) collectItem(inner.element as z.ZodType, `${path}.*`, fields)
  if (inner instanceof z.ZodRecord) collectItem(inner.valueType as z.ZodType, `${path}.*`, fields)
  if (inner instanceof z.ZodUnion) collectAlternatives(inner.options as readonly z.ZodType[], path, fields)
}

function collectItem(item: z.ZodType, path: string, fields: Map<string, SchemaField>): void {
  if (item instanceof z.ZodObject) collectObject(item, `${path}.`, false, fields)
  else collect(item, path, false, fields)
}

function collectAlternatives(alternatives: readonly z.ZodType[], path: string, fields: Map<string, SchemaField>): void {
  const objects = alternatives.filter((alternative) => alternative instanceof z.ZodObject)
  for (const alternative of objects) {
    for (const [key, field] of Object.entries(alternative.shape)) {
      const everywhere = objects.every((other) => key in other.shape)
      collect(field as z.ZodType, `${path}.${key}`, !everywhere, fields)
    }
  }
}

function unwrap(schema: z.ZodType): { inner: z.ZodType; mayBeAbsent: boolean; hasDefault: boolean } {
  if (schema instanceof z.ZodOptional) return { ...unwrap(schema.unwrap() as z.ZodType), mayBeAbsent: true }
  if (schema instanceof z.ZodDefault) return { ...unwrap(schema.unwrap() as z.ZodType), hasDefault: true }
  if (schema instanceof z.ZodNullable) return unwrap(schema.unwrap() as z.ZodType)
  return { inner: schema, mayBeAbsent: false, hasDefault: false }
}

function isPersonal(schema: z.ZodType): schema is z.ZodUnion {
  return schema instanceof z.ZodUnion && (schema.options as readonly unknown[]).includes(redactedSchema)
}

function withoutRedacted(schema: z.ZodType): z.ZodType {
  const rest =
    schema instanceof z.ZodUnion
      ? (schema.options as readonly z.ZodType[]).find((option) => option !== redactedSchema)
      : undefined
  return rest ?? schema
}

function kindOf(schema: z.ZodType): string {
  const { inner } = unwrap(schema)
  if (inner instanceof z.ZodString) return 'text'
  if (inner instanceof z.ZodNumber) return 'number'
  if (inner instanceof z.ZodBoolean) return 'yes or no'
  if (inner instanceof z.ZodArray)
    return inner.element instanceof z.ZodObject ? 'list' : `list of ${kindOf(inner.element as z.ZodType)}`
  if (inner instanceof z.ZodEnum) return `one of ${inner.options.join(', ')}`
  if (inner instanceof z.ZodLiteral) return `one of ${[...inner.values].map(String).join(', ')}`
  if (inner instanceof z.ZodUnion) return alternativesOf(inner)
  if (inner instanceof z.ZodObject || inner instanceof z.ZodRecord) return 'group'
  // A type that is not looked into here might hide a personal field.
  throw new Error(`No event has a field of type ${inner.def.type} yet; schema-fields.ts must learn to look into it.`)
}

function alternativesOf(union: z.ZodUnion): string {
  return [...new Set((union.options as readonly z.ZodType[]).map(kindOf))].reduce(mergedKind)
}

function mergedKind(one: string, other: string): string {
  if (one.startsWith('one of ') && other.startsWith('one of ')) return `${one}, ${other.slice('one of '.length)}`
  return one === other ? one : `${one} or ${other}`
}
