/** Any event of the catalogue, made from its schema: for property tests. */
import type { EventDefinition } from '@member-care/domain/events/event-definition.ts'
import fc from 'fast-check'
import { z } from 'zod'

/** Events that fit the definition's schema. Ids are uuids; texts may hold any character that may be stored; personal fields may be redacted. */
export function arbitraryEvent(definition: EventDefinition): fc.Arbitrary<{ type: string; data: object }> {
  return arbitraryObject(definition.data).map((data) => ({ type: definition.type, data }))
}

function arbitraryObject(schema: z.ZodObject): fc.Arbitrary<object> {
  const fields = Object.entries(schema.shape) as [string, z.ZodType][]
  const requiredKeys = fields.filter(([, field]) => !(field instanceof z.ZodOptional)).map(([key]) => key)
  const model = Object.fromEntries(fields.map(([key, field]) => [key, key.endsWith('Id') ? fc.uuid() : arbitraryValue(field)]))
  return fc.record(model, { requiredKeys, noNullPrototype: true })
}

function arbitraryValue(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return arbitraryValue(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodNullable) return fc.option(arbitraryValue(schema.unwrap() as z.ZodType))
  if (schema instanceof z.ZodObject) return arbitraryObject(schema)
  if (schema instanceof z.ZodUnion) return fc.oneof(...(schema.options as z.ZodType[]).map(arbitraryValue))
  if (schema instanceof z.ZodArray) return fc.array(arbitraryValue(schema.element as z.ZodType), { maxLength: 4 })
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values)
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodNumber) return fc.integer({ min: 1, max: 2 ** 40 })
  if (schema instanceof z.ZodRecord) return fc.dictionary(arbitraryValue(schema.keyType as z.ZodType) as fc.Arbitrary<string>, arbitraryValue(schema.valueType as z.ZodType))
  if (schema instanceof z.ZodString) return arbitraryText(schema)
  throw new Error(`no arbitrary value of type ${schema.def.type}`)
}

function arbitraryText(schema: z.ZodString): fc.Arbitrary<string> {
  const patterns = (schema.def.checks ?? []).map((check) => ('pattern' in check._zod.def ? check._zod.def.pattern : undefined))
  const pattern = patterns.find((candidate) => candidate instanceof RegExp)
  return pattern ? fc.stringMatching(pattern) : fc.string({ unit: 'binary', minLength: schema.minLength ?? 0 }).filter((text) => !text.includes('\0'))
}
