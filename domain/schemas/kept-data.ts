/** The fields of a schema without its rules: for events, which have to be read although a rule was added since. */
import { z } from 'zod'

/**
 * The same fields, of the same types, in the same places. What a text or a number has to be, and what has to fit together, is left out.
 * @throws Error for a type of field that it does not know yet
 */
export function keptData<Schema extends z.ZodObject>(schema: Schema): Schema {
  return withoutRules(schema) as Schema
}

function withoutRules(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>)
    return z.object(Object.fromEntries(fields.map(([name, field]) => [name, withoutRules(field)])))
  }
  if (schema instanceof z.ZodArray) return z.array(withoutRules(schema.element as z.ZodType))
  if (schema instanceof z.ZodOptional) return withoutRules(schema.unwrap() as z.ZodType).optional()
  if (schema instanceof z.ZodUnion)
    return z.union((schema.options as readonly z.ZodType[]).map((option) => withoutRules(option)))
  if (schema instanceof z.ZodString) return z.string()
  if (schema instanceof z.ZodNumber) return schema.isInt ? z.int() : z.number()
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodBoolean || schema instanceof z.ZodLiteral) return schema
  throw new Error(`Nobody has kept a field of type ${schema.def.type} yet.`)
}
