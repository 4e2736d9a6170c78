/**
 * A card's number, written wherever it can be written, is found nowhere afterwards: in no table, event, log line or file (WAL-021). The local card
 * provider is the only one that is told it.
 */
import { readFile } from 'node:fs/promises'
import { createDatabasePool } from '@member-care/api/database/pool.ts'
import { filesUnder } from '@member-care/api/integrations/file-store/files-under.ts'
import cardValidator from 'card-validator'
import { randomUUID } from 'node:crypto'
import type { DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOfCard } from '../support/cards-under-test.ts'
import { findTraces } from '../support/database-traces.ts'
import { signIn, type MemberSession } from '../support/member-session.ts'
import {
  createDataDirectory,
  removeDataDirectory,
  startProduct,
  type RunningProduct,
} from '../support/running-product.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

const number = '4716461583322103'
/** As it is typed, and as it goes through a form or an address. */
const written = [
  number,
  '4716 4615 8332 2103',
  '4716+4615+8332+2103',
  '4716-4615-8332-2103',
  '4716%204615%208332%202103',
]
const code = '731'

let testDatabase: TestDatabase
let database: DatabasePool
let product: RunningProduct
let member: MemberSession
let provider: { readonly address: string; readonly key: string }

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = await createDatabasePool(testDatabase.url)
  product = await startProduct({
    dataDirectory: await createDataDirectory(),
    settings: { DATABASE_URL: testDatabase.url, CAPTCHA: 'off', LOG_LEVEL: 'trace' },
  })
  member = await signIn(product.origin, 'willow.tan@example.com')
  const config = (await (await fetch(`${product.origin}/api/externalapi/getAppLaunchConfigFromMHC`)).json()) as {
    appLaunchExtra: { card_provider_url: string; card_publishable_key: string }
  }
  provider = { address: config.appLaunchExtra.card_provider_url, key: config.appLaunchExtra.card_publishable_key }
}, 240_000)

afterAll(async () => {
  await product.stop()
  await database.end()
  await testDatabase.drop()
  await removeDataDirectory(product.dataDirectory)
})

/** @returns status and body of an answer of the provider */
async function askProvider(
  path: string,
  key: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const reply = await fetch(`${provider.address}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, Origin: product.origin, ...headers },
    body: new URLSearchParams(form),
  })
  return { status: reply.status, body: await reply.text() }
}

test('the number is one that a bank might have given', () => {
  expect(cardValidator.number(number).isValid).toBe(true)
})

test('a card goes into the wallet and out again, and is mistyped on the way', async () => {
  const key = (await (await member.fetch(`/api/users/${member.userId}/ephemeralKey`)).json()) as {
    secret: string
    associated_objects: { id: string }[]
  }
  const customer = `/customers/${key.associated_objects[0]?.id ?? ''}`
  const card = { ...formOfCard(number), 'card[cvc]': code }
  const token = await askProvider('/tokens', provider.key, card, { 'Idempotency-Key': randomUUID() })
  expect(token.status).toBe(200)
  expect(token.body).not.toContain(number)
  const { id } = JSON.parse(token.body) as { id: string }
  const added = await askProvider(`${customer}/sources`, key.secret, { source: id })
  expect(added).toMatchObject({ status: 200 })
  expect(JSON.parse(added.body)).toMatchObject({ last4: '2103', brand: 'Visa' })
  // What is refused is not repeated either.
  const refused = [
    await askProvider('/tokens', provider.key, { ...card, 'card[exp_year]': number }),
    await askProvider('/tokens', provider.key, { ...card, 'card[cvc]': number }),
    await askProvider('/tokens', provider.key, { card: number }),
    await askProvider(`/tokens?number=${number}`, provider.key, { number }),
    await askProvider(`/tokens/${number}`, provider.key, card),
    await askProvider('/tokens', number, card),
    await askProvider(`${customer}/sources`, key.secret, { ...card, source: 'tok_none' }),
    await askProvider('/tokens', provider.key, { ...card, 'card[number]': `${number.slice(0, -1)}4` }),
  ]
  expect(refused.map(({ status }) => status < 400)).not.toContain(true)
  expect(refused.filter(({ body }) => body.includes(number))).toEqual([])
})

test('and where it does not belong: in addresses, bodies and headers of our own server, and in what a member writes', async () => {
  const json = (method: string, body: object, headers = {}) => ({
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const card = { number, exp_month: 12, exp_year: 2040, cvc: code }
  for (const form of written) {
    await member.fetch(`/api/users/${encodeURIComponent(form)}/ephemeralKey`)
    await member.fetch(`/api/users/${member.userId}/ephemeralKey?number=${encodeURIComponent(form)}`)
    await member.fetch(`/app/profile?show=wallet&number=${encodeURIComponent(form)}`)
  }
  const answers = [
    await member.fetch('/api/payments/webhook', json('POST', card, { 'Stripe-Signature': number })),
    await member.fetch('/api/profile/users/update', json('PUT', { contactNoCountryCode: '65', contactNo: number })),
    await member.fetch(`/api/customers/${number}/sources`, json('POST', card)),
    await member.fetch('/api/notifications/read', json('PUT', card, { 'Idempotency-Key': number })),
    await member.fetch(`/api/claims/drafts/${number}`, json('PUT', card)),
    await member.fetch('/api/users/me/language', json('PUT', { language: number })),
    await fetch(
      `${product.origin}/api/users/login/v3`,
      json('POST', { email: number, password: number, captchaResponse: number }),
    ),
  ]
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  const draft = {
    kind: 'outpatient',
    companyId: member.companyId,
    form: { claimantId: member.userId, empSubRemarks: number },
    step: 'information',
    expectedVersion: 0,
  }
  expect((await member.fetch(`/api/claims/drafts/${randomUUID()}`, json('PUT', draft))).status).toBe(200)
})

test('it stands in no table and no event', async () => {
  expect(await findTraces(database, written)).toEqual([])
})

test('it stands in no log line', () => {
  const lines = product.output()
  expect(lines).toContain('/ephemeralKey')
  expect(written.filter((form) => lines.includes(form))).toEqual([])
})

test('it stands in no file', async () => {
  const files = await filesUnder(product.dataDirectory)
  expect(files.length).toBeGreaterThan(5)
  const found: string[] = []
  for (const file of files) {
    const bytes = await readFile(file)
    if (written.some((form) => bytes.includes(form))) found.push(file)
  }
  expect(found).toEqual([])
})
