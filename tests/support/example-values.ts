/** A value that a schema takes, and another one: for tests that change every field of a record. */
import { z } from 'zod'

/** @param special values of fields whose schema asks for more than its type tells, by the way to them */
export function exampleOf(
  schema: z.ZodType,
  turn: 0 | 1,
  special: Readonly<Record<string, readonly [unknown, unknown]>> = {},
  path = '',
): unknown {
  if (path in special) return special[path]?.[turn]
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return exampleOf(schema.unwrap() as z.ZodType, turn, special, path)
  if (schema instanceof z.ZodPipe) return exampleOf(schema.in as z.ZodType, turn, special, path)
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [
        name,
        exampleOf(field as z.ZodType, turn, special, path === '' ? name : `${path}.${name}`),
      ]),
    )
  }
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element as z.ZodType, turn, special, path)]
  if (schema instanceof z.ZodUnion) return exampleOf(schema.options[turn] as z.ZodType, turn, special, path)
  if (schema instanceof z.ZodLiteral) return [...schema.values][0]
  if (schema instanceof z.ZodEnum) return schema.options[turn]
  if (schema instanceof z.ZodBoolean) return turn === 1
  if (schema instanceof z.ZodNumber) return 2 + turn
  if (schema instanceof z.ZodString) return `value-${turn}`
  throw new Error(`No example is known for ${path}.`)
}
