/** Random events of any type, made of what its schema allows: so that one that nobody has thought of here yet is in the random histories too. */
import { eventCatalogue, type DomainEvent, type EventType } from '@member-care/domain/events/event-catalogue.ts'
import { redactedSchema } from '@member-care/domain/events/event-definition.ts'
import fc from 'fast-check'
import { z } from 'zod'

const people = ['ann', 'ben', 'cat']
/** Records that have the same people, or the same client, for their whole life, by the field that tells which it is. */
const records: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  claimId: [
    { claimId: 'claim-1', employeeId: 'ann', claimantId: 'ann' },
    { claimId: 'claim-2', employeeId: 'ann', claimantId: 'ben' },
    { claimId: 'claim-3', employeeId: 'cat', claimantId: 'ben' },
  ],
  guaranteeId: [
    { guaranteeId: 'guarantee-1', employeeId: 'ann', patientId: 'ben' },
    { guaranteeId: 'guarantee-2', employeeId: 'cat', patientId: 'cat' },
  ],
  planId: [
    { planId: 'plan-1', companyId: 'orchid' },
    { planId: 'plan-2', companyId: 'orchid' },
    { planId: 'plan-3', companyId: 'lantern' },
  ],
}
const idsByField: Readonly<Record<string, readonly string[]>> = {
  userId: people,
  employeeId: people,
  personId: people,
  subjectId: people,
  companyId: ['orchid', 'lantern'],
}
/** Of anything else: few, so that events meet. */
const otherIds = ['first', 'second']
const word = fc.stringMatching(/^[a-zé ]{0,8}$/)
const dates = ['2026-01-31', '2026-02-28', '2026-06-30']
const TIME_OF_DAY = '08:00'
const instants = ['2026-01-31T08:00:00.000Z', '2026-06-30T16:00:00.000Z']

/** Any event of one of these types. Of forgetting somebody there is none: what is read of them afterwards must follow it. */
export function eventOfTypes(types: readonly EventType[]): fc.Arbitrary<DomainEvent> {
  const meant = eventCatalogue.filter(({ type }) => type !== 'PersonalDataErased' && types.includes(type as EventType))
  return fc.oneof(...meant.map((definition) => dataOf(definition.data).map((data) => eventWith(definition.type, data))))
}

function eventWith(type: string, data: unknown): DomainEvent {
  return { type, data } as DomainEvent
}

function dataOf({ shape }: z.ZodObject): fc.Arbitrary<unknown> {
  const kind = Object.keys(records).find((field) => field in shape)
  const ofOne = fc.constantFrom(...((kind !== undefined && records[kind]) || [{}]))
  return fc.tuple(fieldsOf(shape), ofOne).map(([data, ids]) => ({
    ...data,
    ...Object.fromEntries(Object.entries(ids).filter(([field]) => field in shape)),
  }))
}

function fieldsOf(shape: z.ZodObject['shape']): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const fields = Object.entries(shape).map(([name, schema]) => [name, valueOf(schema as z.ZodType, name)] as const)
  return fc.record(Object.fromEntries(fields)).map(withoutAbsent)
}

/**
 * Any value that a schema takes.
 * @param field under which name it stands: many texts are dates or ids by their name alone
 */
function valueOf(schema: z.ZodType, field: string): fc.Arbitrary<unknown> {
  const inner = (part: unknown) => valueOf(part as z.ZodType, field)
  if (schema instanceof z.ZodOptional) return fc.option(inner(schema.unwrap()), { nil: undefined })
  if (schema instanceof z.ZodNullable) return fc.option(inner(schema.unwrap()))
  if (schema instanceof z.ZodDefault) return inner(schema.unwrap())
  if (schema instanceof z.ZodObject) return fieldsOf(schema.shape)
  if (schema instanceof z.ZodArray) return fc.array(inner(schema.element), { maxLength: 2 })
  if (schema instanceof z.ZodRecord) return fc.dictionary(keyOf(schema), inner(schema.valueType), { maxKeys: 2 })
  if (schema instanceof z.ZodUnion)
    return fc.oneof(...schema.options.filter((option) => option !== redactedSchema).map((option) => inner(option)))
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values)
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodNumber) return fc.integer({ min: 1, max: 9 })
  if (schema instanceof z.ZodString) return textOf(schema, field)
  throw new Error(`No value is known for ${field}.`)
}

function keyOf({ keyType }: z.ZodRecord): fc.Arbitrary<string> {
  return keyType instanceof z.ZodEnum ? fc.constantFrom(...keyType.options.map(String)) : word
}

/** A text that the schema takes: an id, a word, a day or a time. What a day or a moment is, often its name alone tells. */
function textOf(schema: z.ZodString, field: string): fc.Arbitrary<string> {
  const takes = (text: string) => schema.safeParse(text).success
  if (takes(TIME_OF_DAY) && !takes('word')) return fc.constant(TIME_OF_DAY)
  if (/(From|Until|On|[dD]ate)$/.test(field) || !takes('word')) return fc.constantFrom(...dates)
  if (field.endsWith('At')) return fc.constantFrom(...instants)
  return field.endsWith('Id') ? fc.constantFrom(...(idsByField[field] ?? otherIds)) : word.filter(takes)
}

function withoutAbsent(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
