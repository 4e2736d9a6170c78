/** Schemas of changes: of a group of fields, those that are another value now. Every update's schema is made with them, so that none has a default. */
import { z } from 'zod'

type ChangedShape<Shape extends z.ZodRawShape> = {
  [Field in keyof Shape]: z.ZodOptional<z.ZodType<z.output<Shape[Field]>>>
}

/** The same fields, each of which may be missing. None has a default any more: what is missing has not changed. */
export function changedFields<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<ChangedShape<Shape>> {
  const fields = Object.entries(shape).map(
    ([name, schema]) => [name, withoutDefault(schema as z.ZodType).optional()] as const,
  )
  return z.object(Object.fromEntries(fields) as unknown as ChangedShape<Shape>)
}

/** A change without the fields that it names and says nothing of. */
export function withoutUndefined<Fields extends object>(
  change: Fields,
): { [Field in keyof Fields]: Exclude<Fields[Field], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Fields]: Exclude<Fields[Field], undefined>
  }
}

/** These fields of a shape. */
export function pick<Shape extends z.ZodRawShape, const Field extends keyof Shape & string>(
  shape: Shape,
  fields: readonly Field[],
): Pick<Shape, Field> {
  return Object.fromEntries(fields.map((field) => [field, shape[field]])) as Pick<Shape, Field>
}

/** All but these. */
export function omit<Shape extends z.ZodRawShape, const Field extends keyof Shape & string>(
  shape: Shape,
  fields: readonly Field[],
): Omit<Shape, Field> {
  const left: readonly string[] = fields
  return Object.fromEntries(Object.entries(shape).filter(([field]) => !left.includes(field))) as Omit<Shape, Field>
}

function withoutDefault(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault) return withoutDefault(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodOptional ? withoutDefault(schema.unwrap() as z.ZodType) : schema
}
