/** Every bench runs, at a hundredth of its size: not for its figures, but so that a table or an answer that changes cannot leave one behind. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { benches } from './benches.ts'

const A_HUNDREDTH = 0.01
/** Some start the product, on a machine that does other things meanwhile. */
const PATIENCE_MS = 300_000

describe.each(benches)('$title', ({ run }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  test(
    'gives a figure and what it is compared with',
    async () => {
      const rows = await run({ databaseUrl: database.url, scale: A_HUNDREDTH })
      expect(rows.length).toBeGreaterThan(0)
      for (const { name, ours, limit } of rows)
        expect([Number.isFinite(ours), Number.isFinite(limit)], `${name}: ${ours} beside ${limit}`).toEqual([
          true,
          true,
        ])
    },
    PATIENCE_MS,
  )
})
