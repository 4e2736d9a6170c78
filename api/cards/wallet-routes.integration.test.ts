/** The wallet's calls in the provider's present way (S113): whose cards they are, what becomes of them, and what pages may load for it. Requirements: WAL-006, WAL-007, WAL-009, WAL-010, WAL-011, WAL-015 */
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { confirmCard, startCardsUnderTest, type CardsUnderTest } from '@member-care/tests/support/cards-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import type { CardCustomer } from '@member-care/domain/card/card-customer.ts'
import { walletErrorTexts, walletTexts } from '@member-care/domain/texts/wallet-texts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BegunCard } from '../integrations/payments/card-provider.ts'
import { testCards } from '../integrations/payments/local/test-cards.ts'
import { findCardCustomer } from './card-customers.ts'

let cards: CardsUnderTest
let cast: ClaimsCast
beforeAll(async () => {
  cards = await startCardsUnderTest({ CARD_WAY: 'card-fields' })
  cast = await recordClaimsCast(cards.api)
})
afterAll(() => cards.close())

async function ask<Answer>(
  by: string,
  method: 'GET' | 'POST' | 'DELETE',
  { path = '', payload, api = cards.api }: { path?: string; payload?: object; api?: ApiUnderTest } = {},
) {
  const reply = await api.app.inject({
    method,
    url: `/api/wallet/cards${path}`,
    headers: await api.headersFor(by),
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.json<Answer>() }
}
const walletOf = async (userId: string) => (await ask<CardCustomer>(userId, 'GET')).body
const finish = (by: string, setupId: string) =>
  ask<{ outcome: string; wallet: CardCustomer }>(by, 'POST', { path: '/finish', payload: { setupId } })

async function add(userId: string, number: string) {
  const { body: begun } = await ask<BegunCard>(userId, 'POST')
  await confirmCard(cards.local, begun, number)
  return (await finish(userId, begun.setupId)).body
}

test('from the empty wallet to two cards, another default, one that was there already, and one deleted', async () => {
  expect(await walletOf(cast.ann)).toEqual({ default_source: null, sources: { data: [] } })
  // A look makes no customer at the provider.
  expect(await findCardCustomer(cards.api.parts, cast.ann)).toBeUndefined()
  const first = await add(cast.ann, testCards.americanExpress)
  const [amex] = first.wallet.sources.data
  expect(first).toMatchObject({
    outcome: 'added',
    wallet: {
      default_source: amex?.id,
      sources: {
        data: [{ object: 'card', brand: 'American Express', last4: '0005', exp_month: 12, exp_year: 2040 }],
      },
    },
  })
  const { wallet } = await add(cast.ann, testCards.mastercard)
  expect(wallet.sources.data.map(({ brand }) => brand)).toEqual(['American Express', 'MasterCard'])
  expect(wallet.default_source).toBe(amex?.id)
  expect(await add(cast.ann, testCards.mastercard)).toEqual({ outcome: 'had-already', wallet })

  const mastercard = wallet.sources.data[1]?.id ?? ''
  const changed = await ask<CardCustomer>(cast.ann, 'POST', { path: `/${mastercard}/default` })
  expect(changed).toEqual({ status: 200, body: { ...wallet, default_source: mastercard } })
  const deleted = await ask<CardCustomer>(cast.ann, 'DELETE', { path: `/${mastercard}` })
  expect(deleted).toEqual({ status: 200, body: first.wallet })
  expect(await ask(cast.ann, 'DELETE', { path: `/${mastercard}` })).toMatchObject({ status: 404 })
  expect(await walletOf(cast.ann)).toEqual(first.wallet)
})

test('a wallet is its member’s: others find nothing in it, and an administrator may not ask', async () => {
  const { wallet } = await add(cast.ben, testCards.visa)
  const card = wallet.sources.data[0]?.id ?? ''
  const { body: begun } = await ask<BegunCard>(cast.ben, 'POST')
  for (const stranger of [cast.cat, cast.ann]) {
    expect(await ask(stranger, 'DELETE', { path: `/${card}` })).toMatchObject({ status: 404 })
    expect(await ask(stranger, 'POST', { path: `/${card}/default` })).toMatchObject({ status: 404 })
    expect(await finish(stranger, begun.setupId)).toMatchObject({ status: 404 })
  }
  expect(await ask(cast.claimDesk, 'GET')).toMatchObject({ status: 403 })
  expect(await walletOf(cast.ben)).toEqual(wallet)
})

test('a member whose customer the provider has lost begins with an empty wallet', async () => {
  await add(cast.dan, testCards.visa)
  const before = (await findCardCustomer(cards.api.parts, cast.dan)) ?? ''
  await cards.stripe.customers.del(before)
  expect(await walletOf(cast.dan)).toEqual({ default_source: null, sources: { data: [] } })
  expect((await add(cast.dan, testCards.jcb)).wallet.sources.data).toMatchObject([{ last4: '0505' }])
  expect(await findCardCustomer(cards.api.parts, cast.dan)).not.toBe(before)
})

test('cards that came as sources are in the wallet too; those of the card fields are no sources', async () => {
  await add(cast.cat, testCards.visa)
  const customer = (await findCardCustomer(cards.api.parts, cast.cat)) ?? ''
  await cards.stripe.customers.createSource(customer, { source: await tokenOf(testCards.discover) })
  expect((await walletOf(cast.cat)).sources.data.map(({ last4 }) => last4)).toEqual(['4242', '1117'])
  const sources = await cards.call('GET', `/customers/${customer}`, cards.local.secretKey)
  expect(sources.body['sources']).toMatchObject({ data: [{ last4: '1117' }] })
})

async function tokenOf(number: string): Promise<string> {
  const form = { 'card[number]': number, 'card[exp_month]': '12', 'card[exp_year]': '40', 'card[cvc]': '123' }
  return String((await cards.call('POST', '/tokens', cards.local.publishableKey, form)).body['id'])
}

test('what the provider does not answer is refused in words, and without a provider there are no cards', async () => {
  const lonely = await startCardsUnderTest({ CARD_WAY: 'card-fields' })
  const { ann } = await recordClaimsCast(lonely.api)
  await ask(ann, 'POST', { api: lonely.api })
  await lonely.local.close()
  const message = async (method: 'GET' | 'POST') =>
    (await ask<{ errorMessage: string }>(ann, method, { api: lonely.api })).body.errorMessage
  expect([await message('GET'), await message('POST')]).toEqual([walletErrorTexts.load, walletErrorTexts.add])
  await lonely.close()

  const none = await startApiUnderTest({ environment: { CARD_PROVIDER: 'off' } })
  const { ben } = await recordClaimsCast(none)
  expect(await ask(ben, 'GET', { api: none })).toMatchObject({
    status: 503,
    body: { errorMessage: walletTexts.switchedOff },
  })
  await none.close()
})

describe('what browsers learn, and what a page may load', () => {
  const account = {
    CARD_PROVIDER: 'stripe',
    CARD_SECRET_KEY: 'sk_test_1',
    CARD_PUBLISHABLE_KEY: 'pk_test_1',
    CARD_WEBHOOK_SECRETS: 'whsec_1',
  }
  async function told(api: ApiUnderTest) {
    const reply = await api.app.inject({ url: '/api/externalapi/getAppLaunchConfigFromMHC' })
    const policy = String(reply.headers['content-security-policy'])
    const allowed = (directive: string) =>
      (new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1] ?? '')
        .split(' ')
        .filter((source) => /stripe|localhost/.test(source))
    const { card_way: way, card_fields_url: fields } = reply.json<{ appLaunchExtra: Record<string, string> }>()
      .appLaunchExtra
    return {
      way,
      fields,
      scripts: allowed('script-src'),
      frames: allowed('frame-src'),
      connections: allowed('connect-src'),
    }
  }
  const under = async (environment: Readonly<Record<string, string>>) => {
    const api = await startApiUnderTest({ environment })
    const answer = await told(api)
    await api.close()
    return answer
  }

  test('with the local provider, is the page of its card fields and its frame alone', async () => {
    const { publicAddress } = cards.local
    expect(await told(cards.api)).toEqual({
      way: 'card-fields',
      fields: `${publicAddress}/card-fields`,
      scripts: [],
      frames: [publicAddress],
      connections: [],
    })
    const page = await fetch(`${publicAddress}/card-fields`)
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${cards.origin};`)
  })

  test('with an account, is what its own fields need, and in the way of sources its calls alone', async () => {
    const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com']
    expect(await under(account)).toEqual({
      way: 'card-fields',
      fields: '',
      scripts,
      frames: [...scripts, 'https://hooks.stripe.com'],
      connections: ['https://api.stripe.com'],
    })
    expect(await under({ ...account, CARD_WAY: 'sources' })).toEqual({
      way: 'sources',
      fields: '',
      scripts: [],
      frames: [],
      connections: ['https://api.stripe.com'],
    })
  })
})
