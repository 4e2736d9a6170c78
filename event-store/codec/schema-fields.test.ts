import { personal } from '@member-care/domain/events/event-definition.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldsOf } from './schema-fields.ts'

const summary = (schema: z.ZodObject) =>
  fieldsOf(schema).map(({ path, kind, optional, personal, hasDefault }) => [
    path,
    kind,
    { optional, personal, hasDefault },
  ])
const plain = { optional: false, personal: false, hasDefault: false }

test('finds personal fields in lists, records, optional groups and every alternative of a union', () => {
  const schema = z.object({
    list: z.array(z.object({ name: personal(z.string()) })),
    byKey: z.record(z.string(), personal(z.number())),
    group: z.object({ note: personal(z.string()).optional() }).optional(),
    either: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), secret: personal(z.string()) }),
      z.object({ kind: z.literal('b') }),
    ]),
  })
  expect(fieldsOf(schema).flatMap((field) => (field.personal ? [field.path] : []))).toStrictEqual([
    'list.*.name',
    'byKey.*',
    'group.note',
    'either.secret',
  ])
})

test('says what a field is, whether it may be absent, and whether it is filled in', () => {
  const schema = z.object({
    count: z.number().default(0),
    tags: z.array(z.string()),
    size: z.enum(['s', 'l']).optional(),
    status: z.union([z.literal(100), z.literal(101)]),
    flag: z.boolean().nullable(),
  })
  expect(summary(schema)).toStrictEqual([
    ['count', 'number', { ...plain, hasDefault: true }],
    ['tags', 'list of text', plain],
    ['tags.*', 'text', plain],
    ['size', 'one of s, l', { ...plain, optional: true }],
    ['status', 'one of 100, 101', plain],
    ['flag', 'yes or no', plain],
  ])
})

test('a field that only some alternatives have is optional', () => {
  const schema = z.object({
    either: z.union([z.object({ a: z.string(), b: z.string() }), z.object({ a: z.string() })]),
  })
  expect(summary(schema)).toStrictEqual([
    ['either', 'group', plain],
    ['either.a', 'text', plain],
    ['either.b', 'text', { ...plain, optional: true }],
  ])
})

test('refuses what it cannot look into', () => {
  expect(() => fieldsOf(z.object({ when: z.date() }))).toThrow(/type date/)
})
