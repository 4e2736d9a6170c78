import { expect, test } from 'vitest'
import { z } from 'zod'
import { keptData } from './kept-data.ts'

const parts = z.array(z.object({ upTo: z.int().min(1).optional(), kind: z.enum(['a', 'b']) })).min(1)
const schema = z.object({ name: z.string().trim().min(2), on: z.boolean(), parts }).refine(({ on }) => on, 'It is off.')

test('what broke a rule is kept as it is', () => {
  const data = { name: ' ', on: false, parts: [] }
  expect(schema.safeParse(data).success).toBe(false)
  expect(keptData(schema).parse(data)).toEqual(data)
})

test.each([
  ['a field that is missing', { name: '', on: true }],
  ['another type', { name: 1, on: true, parts: [] }],
  ['part of a cent', { name: '', on: true, parts: [{ upTo: 1.5, kind: 'a' }] }],
  ['another word', { name: '', on: true, parts: [{ kind: 'c' }] }],
])('%s is no data of it', (_what, data) => expect(keptData(schema).safeParse(data).success).toBe(false))
