/** Exchange rates over HTTP, and the rate that holds on a day. */
import { rateOn } from '@member-care/projections/exchange-rates/exchange-rate-queries.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: AccountsUnderTest
let operation: TestPerson
beforeAll(async () => {
  api = await startAccountsUnderTest()
  operation = await createAdministrator(api, ['ADMIN_OPERATION'])
})
afterAll(() => api.close())

const url = '/api/console/exchange-rates'
async function note(body: object, as = operation) {
  const headers = { ...(await api.headersFor(as.userId)), 'idempotency-key': randomUUID() }
  return api.app.inject({ method: 'POST', url, headers, payload: { source: 'MAS, end of day', ...body } })
}
async function listed(filter: object) {
  const headers = await api.headersFor(operation.userId)
  const query = `?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=["date","ASC"]`
  return (await api.app.inject({ method: 'GET', url: url + query, headers })).json<{ date: string; rate: string }[]>()
}
const on = (currency: string, date: string, planCurrency?: string) =>
  rateOn(api.parts.database, api.parts.systemReader, currency, date, planCurrency)

test('a rate is noted with its source, corrected by a later one of the same day, and told who noted it', async () => {
  const first = await note({ currency: 'usd', date: '2026-01-05', rate: '1.3472' })
  expect([first.statusCode, first.json()]).toMatchObject([201, { currency: 'USD', rate: '1.3472' }])
  await note({ currency: 'USD', date: '2026-01-05', rate: '1.3475', source: 'MAS, corrected' })
  expect(await listed({ currency: 'USD' })).toEqual([
    expect.objectContaining({
      id: 'USD 2026-01-05',
      rate: '1.3475',
      source: 'MAS, corrected',
      notedBy: { id: operation.userId, name: operation.name },
    }),
  ])
})

test('the rate of a day is the newest one of the week up to it; an older one, or none, is not known', async () => {
  await note({ currency: 'EUR', date: '2026-01-02', rate: '1.5' })
  await note({ currency: 'EUR', date: '2026-01-05', rate: '1.6' })
  expect(
    await Promise.all(
      ['2026-01-01', '2026-01-04', '2026-01-05', '2026-01-12', '2026-01-13'].map((day) => on('EUR', day)),
    ),
  ).toEqual([undefined, 1_500_000_000, 1_600_000_000, 1_600_000_000, undefined])
  expect(await on('SGD', '2026-01-05')).toBe(1_000_000_000)
  expect(await on('EUR', '2026-01-05', 'EUR')).toBe(1_000_000_000)
  expect(await on('SGD', '2026-01-05', 'EUR')).toBe(625_000_000)
  await note({ currency: 'VND', date: '2026-01-05', rate: '0.0000515' })
  expect(await on('VND', '2026-01-05')).toBe(51_500)
  expect(await on('JPY', '2026-01-05')).toBeUndefined()
})

test('what is no rate is refused at its field, and only those who keep plans note one', async () => {
  for (const [field, body] of Object.entries({
    currency: { currency: 'dollars', date: '2026-01-05', rate: '1' },
    date: { currency: 'GBP', date: '2999-01-05', rate: '1' },
    rate: { currency: 'GBP', date: '2026-01-05', rate: '1,7' },
    source: { currency: 'GBP', date: '2026-01-05', rate: '1.7', source: ' ' },
  })) {
    const answer = await note(body)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errors: { [field]: expect.any(String) as string } },
    ])
  }
  expect(await listed({ currency: 'GBP' })).toEqual([])
  const rate = { currency: 'GBP', date: '2026-01-05', rate: '1.7' }
  expect((await note(rate, await createAdministrator(api, ['ADMIN_CLAIM']))).statusCode).toBe(403)
  expect((await note(rate, await createMember(api, await createCompany(api)))).statusCode).toBe(403)
})
