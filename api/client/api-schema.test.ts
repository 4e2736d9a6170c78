import { expect, it } from 'vitest'
import { writeApiSchema } from './api-schema.ts'

it('is made of the routes alone, each call with its parameters and its answer', async () => {
  const text = await writeApiSchema()
  expect(text.match(/^ {4}"\/api\/[^"]*": \{$/gm)?.length).toBeGreaterThan(200)
  expect(text).toMatch(/"\/api\/console\/users\/\{id\}\/history\/\{revision\}": \{/)
  expect(text).toMatch(/VerificationCounts: \{\s+identityChanges: number;\s+inpatientBank: number;/)
  expect(await writeApiSchema()).toBe(text)
})
