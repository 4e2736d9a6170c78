import { expect, it } from 'vitest'
import { readWrittenSchema, writeApiSchema } from './api-schema.ts'

it('says what the routes say now; else run `npm run api-types`', async () => {
  expect((await writeApiSchema()) === (await readWrittenSchema())).toBe(true)
})
