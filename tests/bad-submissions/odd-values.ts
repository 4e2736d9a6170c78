/** What no screen would send, made from the description of each call: every field in turn, and the whole body, in every odd way. */
import { z } from 'zod'

/** As far as values are made from it. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly format?: string
  readonly minimum?: number
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
}

const schemaSchema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null)
const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  schema: schemaSchema.optional(),
})
const operationSchema = z.object({
  parameters: z.array(parameterSchema).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: schemaSchema.optional() })) }).optional(),
})

/** What is described of a call. */
export interface DescribedCall {
  readonly query: Readonly<Record<string, JsonSchema>>
  /** Undefined for a call that takes none. */
  readonly body: JsonSchema | undefined
}

/** Reads an operation of the API's description. */
export function describedCall(operation: unknown): DescribedCall {
  const { parameters, requestBody } = operationSchema.parse(operation)
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema = {} }) => [name, schema] as const)
  return { query: Object.fromEntries(query), body: requestBody?.content['application/json']?.schema }
}

const deep = (depth: number): unknown => (depth === 0 ? 1 : { a: [deep(depth - 1)] })

/** For any place in a body. */
const oddValues: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  9_007_199_254_740_993,
  true,
  [],
  {},
  ['x'],
  { $ne: null },
  'x'.repeat(10_000),
  'a\0b',
  '\ud83d',
  `'; drop table read.users; --`,
  `%_\\'"`,
  '=HYPERLINK("http://example.com")',
  '__proto__',
  'constructor',
  '9999-99-99',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  deep(20),
]

/** For any place in an address, before it is encoded. */
export const oddTexts: readonly string[] = oddValues
  .flatMap((value) => (typeof value === 'string' && value.isWellFormed() && value.length < 5000 ? [value] : []))
  .concat(['-1', '1e999', 'NaN', '../..', 'x'.repeat(250), '99999999999999999999', '2147483648'])

/** What parses as JSON where a list wants its filter, range and order. */
export const oddLists: Readonly<Record<string, readonly unknown[]>> = {
  range: [
    [0, 1e15],
    [-1, 5],
    [5, 1],
    [0, 99_999_999],
    [1_000_000_000, 1_000_000_009],
    [9_007_199_254_740_980, 9_007_199_254_740_990],
    ['0', '9'],
    [0],
    {},
    'x',
    null,
  ],
  sort: [
    ['nobody', 'ASC'],
    ['name', 'asc; drop table read.users'],
    ['id', 'DESC'],
    ['__proto__', 'ASC'],
    [],
    {},
    null,
    ['name'],
  ],
  filter: [
    { nobody: 1 },
    [],
    'x',
    null,
    { __proto__: { x: 1 } },
    ...[
      'id',
      'name',
      'nric',
      'email',
      'q',
      'studentId',
      'staffId',
      'companyId',
      'status',
      'memberType',
      'code',
      'groupCode',
      'policyNo',
      'outcome',
      'kind',
      'unfinished',
    ].flatMap((field) => ['a\0b', `%_\\'"; --`, {}, -1].map((value) => ({ [field]: value }))),
  ],
}

/** The whole body, as the text that is sent. */
export const oddBodies: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '[[]]',
  '"x"',
  '42',
  'true',
  '{"__proto__":{"isAdmin":true}}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  JSON.stringify(deep(200)),
]

/** A value that the schema takes, as far as it says. @param components by their reference */
export function exampleOf(schema: JsonSchema, components: Readonly<Record<string, JsonSchema>>): unknown {
  if (schema.$ref !== undefined)
    return exampleOf(components[schema.$ref.slice('#/components/schemas/'.length)] ?? {}, components)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choice?.[0]) return exampleOf(choice[0], components)
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => [name, exampleOf(property, components)]),
    )
  if (type === 'array') return schema.items ? [exampleOf(schema.items, components)] : []
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1)
  return (
    { 'date-time': '2026-01-01T00:00:00Z', date: '2026-01-01', uuid: '7e57ab1e-0000-4000-8000-000000000000' }[
      schema.format ?? ''
    ] ?? 'Nova'
  )
}

/** The same value with one place in it, at any depth, made odd in each way. */
export function* withOnePlaceOdd(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) {
    yield* oddValues
    return
  }
  if (Array.isArray(value)) {
    for (const odd of withOnePlaceOdd(value[0])) yield [odd]
    return
  }
  for (const [name, part] of Object.entries(value)) {
    const { [name]: _left, ...others } = value as Record<string, unknown>
    yield others
    const isNested = typeof part === 'object' && part !== null
    // A nested field is made odd itself, too.
    if (isNested) for (const odd of oddValues.slice(0, 13)) yield { ...others, [name]: odd }
    for (const odd of withOnePlaceOdd(part)) yield { ...others, [name]: odd }
  }
}
