/** The fields of a call's body, from its schema and from a body itself, and a body with one of them left out. */
import { z } from 'zod'

/** A field by the way to it: names of objects, and 0 for what every item of a list has. */
export type FieldPath = readonly string[]

/** Every field that the schema of a body names, without those of `opaque` values, which are looked at as a whole. */
export function fieldsOfSchema(
  schema: z.ZodType,
  opaque: readonly string[] = [],
  path: FieldPath = [],
): readonly FieldPath[] {
  const inner = withoutWrapping(schema)
  const isWhole = opaque.includes(path.join('.'))
  if (inner instanceof z.ZodObject && !isWhole) {
    return Object.entries(inner.shape).flatMap(([name, field]) =>
      fieldsOfSchema(field as z.ZodType, opaque, [...path, name]),
    )
  }
  const element = inner instanceof z.ZodArray && !isWhole ? withoutWrapping(inner.element as z.ZodType) : undefined
  return element instanceof z.ZodObject ? fieldsOfSchema(element, opaque, [...path, '0']) : [path]
}

/** The fields whose schema puts something in the place of what is left out. */
export function fieldsWithDefault(schema: z.ZodType, path: FieldPath = []): readonly FieldPath[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return [path]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      fieldsWithDefault(field as z.ZodType, [...path, name]),
    )
  if (schema instanceof z.ZodArray) return fieldsWithDefault(schema.element as z.ZodType, [...path, '0'])
  const [inner] = wrapped(schema)
  return inner ? fieldsWithDefault(inner, path) : []
}

function withoutWrapping(schema: z.ZodType): z.ZodType {
  const [inner] = wrapped(schema)
  return inner ? withoutWrapping(inner) : schema
}

function wrapped(schema: z.ZodType): readonly z.ZodType[] {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return [schema.unwrap() as z.ZodType]
  return schema instanceof z.ZodPipe ? [schema.in as z.ZodType] : []
}

/** Every field that a body says something of, each whole list of plain values being one. */
export function fieldsOfBody(
  body: unknown,
  opaque: readonly string[] = [],
  path: FieldPath = [],
): readonly FieldPath[] {
  const isGroup =
    typeof body === 'object' &&
    body !== null &&
    !opaque.includes(path.join('.')) &&
    !(Array.isArray(body) && body.every((item) => typeof item !== 'object'))
  return isGroup
    ? Object.entries(body).flatMap(([name, value]) => fieldsOfBody(value, opaque, [...path, name]))
    : [path]
}

/** What stands at a place; undefined where nothing does. */
export function valueAt(tree: unknown, [name, ...rest]: FieldPath): unknown {
  if (name === undefined) return tree
  return typeof tree === 'object' && tree !== null ? valueAt((tree as Record<string, unknown>)[name], rest) : undefined
}

/** A copy without what stands at a place; of a list, without that item. */
export function without<Tree>(tree: Tree, path: FieldPath): Tree {
  const copy = structuredClone(tree)
  const parent = valueAt(copy, path.slice(0, -1))
  const name = path.at(-1)
  if (name === undefined || typeof parent !== 'object' || parent === null) return copy
  if (Array.isArray(parent)) parent.splice(Number(name), 1)
  else Reflect.deleteProperty(parent, name)
  return copy
}
