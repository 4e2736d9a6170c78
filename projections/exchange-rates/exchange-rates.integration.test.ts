/** The read model of exchange rates, on a real database. */
import { createDatabasePool } from '@member-care/api/database/pool.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import type { DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyTo, makeInstance, rowsOf } from '../testing/instances.ts'
import { createRecorder } from '../testing/recorded-events.ts'
import { exchangeRatesProjection } from './exchange-rates-projection.ts'

let database: TestDatabase
let pool: DatabasePool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = await createDatabasePool(database.url)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const noted = (perUnitBillionths: number): DomainEvent => ({
  type: 'ExchangeRateNoted',
  data: { currency: 'MYR', date: '2026-06-30', perUnitBillionths, source: 'MAS' },
})

test('of a day the rate that was noted last holds, also where the first one is applied again', async () => {
  const record = createRecorder()
  const [first, corrected] = [record(noted(300_000_000)), record(noted(310_000_000))]
  const schema = await makeInstance(pool, exchangeRatesProjection, [[first], [corrected]])
  const last = { exchange_rates: [{ currency: 'MYR', per_unit_billionths: 310_000_000 }] }
  expect(await rowsOf(pool, exchangeRatesProjection, schema)).toMatchObject(last)
  await applyTo(pool, exchangeRatesProjection, schema, [first])
  expect(await rowsOf(pool, exchangeRatesProjection, schema)).toMatchObject(last)
})
