/**
 * The card provider: our port and the provider's own client against the local provider, over the wire.
 * Requirements: WAL-006, WAL-007, WAL-009, WAL-010, WAL-011, WAL-020, WAL-021, WAL-022, API-095, API-096, API-097, API-098, API-099, ERR-039
 */
import { randomUUID } from 'node:crypto'
import {
  confirmCard,
  formOfCard,
  startCardsUnderTest,
  type CardsUnderTest,
} from '@member-care/tests/support/cards-under-test.ts'
import { sql } from 'slonik'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { WALLET_API_VERSION } from './card-provider.ts'
import { signatureOf } from './local/local-webhooks.ts'
import { testCards } from './local/test-cards.ts'

let cards: CardsUnderTest
beforeAll(async () => {
  cards = await startCardsUnderTest()
})
afterAll(() => cards.close())

const charge = (customerId: string, { orderId = randomUUID() as string, by = cards } = {}) =>
  by.provider.charge({
    customerId,
    amountCents: 10_90,
    currency: 'sgd',
    orderId,
    idempotencyKey: `order ${orderId}`,
    returnUrl: `${by.origin}/app/store`,
  })
const chargesOf = async (customerId: string) => (await cards.stripe.charges.list({ customer: customerId })).data

/** A customer with a key of its own, as a browser has it. */
async function walletOf(customerId?: string) {
  const customer = customerId ?? (await cards.provider.makeCustomer(randomUUID()))
  const key = await cards.provider.makeEphemeralKey(customer)
  if (!key) throw new Error('There is no such customer.')
  const add = async (number: string) => {
    const token = await cards.call('POST', '/tokens', cards.local.publishableKey, formOfCard(number))
    return cards.call('POST', `/customers/${customer}/sources`, key.secret, { source: String(token.body['id']) })
  }
  return { customer, key, add, read: () => cards.call('GET', `/customers/${customer}`, key.secret) }
}

describe('a wallet in the way of 2017', () => {
  test('takes cards, makes one the default and deletes one; when the default goes, the newest is it', async () => {
    const { customer, key, add, read } = await walletOf()
    expect((await read()).body).toMatchObject({ id: customer, default_source: null, sources: { data: [] } })
    const added = [await add(testCards.visa), await add(testCards.mastercard), await add(testCards.americanExpress)]
    expect(added.map(({ body }) => body)).toMatchObject([
      { object: 'card', brand: 'Visa', last4: '4242', exp_month: 12, exp_year: 2040, customer },
      { object: 'card', brand: 'MasterCard', last4: '4444' },
      { object: 'card', brand: 'American Express', last4: '0005' },
    ])
    const [visa = '', mastercard = '', amex = ''] = added.map(({ body }) => String(body['id']))
    expect((await read()).body['default_source']).toBe(visa)
    const changed = await cards.call('POST', `/customers/${customer}`, key.secret, { default_source: mastercard })
    expect(changed.body).toMatchObject({
      default_source: mastercard,
      sources: { data: [{ id: visa }, { id: mastercard }, { id: amex }] },
    })
    const removed = await cards.call('DELETE', `/customers/${customer}/sources/${mastercard}`, key.secret)
    expect(removed).toMatchObject({ status: 200, body: { id: mastercard, deleted: true } })
    expect((await read()).body).toMatchObject({ default_source: amex, sources: { data: [{ id: visa }, { id: amex }] } })
  })

  test('refuses a wrong card in the provider’s words, with type and status', async () => {
    const refused = async (changed: Record<string, string>) =>
      cards.call('POST', '/tokens', cards.local.publishableKey, { ...formOfCard(testCards.visa), ...changed })
    const answers = [
      await refused({ 'card[number]': '4242424242424241' }),
      await refused({ 'card[exp_year]': '20' }),
      await refused({ 'card[exp_month]': '13' }),
      await refused({ 'card[cvc]': '12' }),
    ]
    expect(answers.map(({ status, body }) => [status, body['error']])).toMatchObject([
      [402, { type: 'card_error', code: 'incorrect_number', message: 'Your card number is incorrect.' }],
      [402, { type: 'card_error', code: 'invalid_expiry_year' }],
      [402, { type: 'card_error', code: 'invalid_expiry_month' }],
      [402, { type: 'card_error', code: 'invalid_cvc' }],
    ])
    const { add } = await walletOf()
    expect(await add(testCards.declinedWhenAdded)).toMatchObject({
      status: 402,
      body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
    })
  })

  test('takes a token once', async () => {
    const { customer, key } = await walletOf()
    const token = await cards.call('POST', '/tokens', cards.local.publishableKey, formOfCard(testCards.visa))
    const add = () =>
      cards.call('POST', `/customers/${customer}/sources`, key.secret, { source: String(token.body['id']) })
    const both = await Promise.all([add(), add()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })
})

describe('a key', () => {
  test('opens what it is for, and nothing else', async () => {
    const [mine, other] = [await walletOf(), await walletOf()]
    const { publishableKey, secretKey } = cards.local
    const asked = async (method: string, path: string, key: string, form?: Record<string, string>) =>
      (await cards.call(method, path, key, form)).status
    expect([
      await asked('GET', `/customers/${mine.customer}`, mine.key.secret),
      await asked('GET', `/customers/${mine.customer}`, secretKey),
      await asked('GET', `/customers/${other.customer}`, mine.key.secret),
      await asked('DELETE', `/customers/${mine.customer}`, mine.key.secret),
      await asked('GET', `/customers/${mine.customer}`, publishableKey),
      await asked('POST', '/payment_intents', publishableKey, { amount: '100', currency: 'sgd' }),
      await asked('POST', '/payment_intents', mine.key.secret, { amount: '100', currency: 'sgd' }),
      await asked('POST', '/tokens', mine.key.secret, formOfCard(testCards.visa)),
      await asked('GET', `/customers/${mine.customer}`, 'sk_test_guessed'),
    ]).toEqual([200, 200, 403, 403, 403, 403, 403, 403, 401])
  })

  test('for one customer ends after an hour', async () => {
    const { key, customer } = await walletOf()
    expect(key.expires - key.created).toBe(3_600)
    expect(key.associated_objects).toEqual([{ id: customer, type: 'customer' }])
    await cards.api.parts.database.query(sql.unsafe`
      update app.local_card_objects set body = body || '{"expires": 1000}' where id = ${key.id}`)
    expect(await cards.call('GET', `/customers/${customer}`, key.secret)).toMatchObject({
      status: 401,
      body: { error: { code: 'api_key_expired' } },
    })
  })

  test('is taken from pages of the portal only', async () => {
    const asked = async (from: string) =>
      (
        await cards.call('POST', '/tokens', cards.local.publishableKey, formOfCard(testCards.visa), { Origin: from })
      ).headers.get('access-control-allow-origin')
    expect([await asked(cards.origin), await asked('https://elsewhere.example')]).toEqual([cards.origin, null])
  })
})

describe('an idempotency key', () => {
  test('gives one customer, however often and at once it is used', async () => {
    const key = randomUUID()
    expect(await cards.provider.makeCustomer(key)).toBe(await cards.provider.makeCustomer(key))
  })

  test('is 409 while its call is under way, then the same answer, and 400 for something else', async () => {
    const customer = await cards.customerWith(testCards.slow)
    const { data } = await cards.stripe.customers.listPaymentMethods(customer)
    const body = { amount: 500, currency: 'sgd', customer, payment_method: data[0]?.id ?? '', confirm: true }
    const options = { idempotencyKey: randomUUID() }
    const first = cards.stripe.paymentIntents.create(body, options)
    await expect
      .poll(async () => (await cards.stripe.paymentIntents.list({ customer })).data.map(({ status }) => status))
      .toEqual(['processing'])
    await expect(cards.stripe.paymentIntents.create(body, options)).rejects.toMatchObject({ statusCode: 409 })
    const { id } = await first
    expect((await cards.stripe.paymentIntents.create(body, options)).id).toBe(id)
    await expect(cards.stripe.paymentIntents.create({ ...body, amount: 600 }, options)).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    )
    expect(await chargesOf(customer)).toHaveLength(1)
  })
})

describe('a payment', () => {
  test('is made once for one key, and found again by its order', async () => {
    const customerId = await cards.customerWith(testCards.visa)
    const orderId = randomUUID()
    const first = await charge(customerId, { orderId })
    expect(first).toMatchObject({ outcome: 'paid' })
    expect(await charge(customerId, { orderId })).toEqual(first)
    expect(await cards.provider.lookUp({ customerId, orderId })).toMatchObject({ outcome: 'paid', refundedCents: 0 })
    expect(await cards.provider.lookUp({ customerId, orderId: randomUUID() })).toEqual({ outcome: 'none' })
    expect(await chargesOf(customerId)).toMatchObject([
      { amount: 10_90, currency: 'sgd', metadata: { order_id: orderId } },
    ])
  })

  test('is declined in the provider’s words', async () => {
    const [declined, poor] = [await cards.customerWith(testCards.declined), await cards.customerWith(testCards.noFunds)]
    const orderId = randomUUID()
    expect([await charge(declined, { orderId }), await charge(poor)]).toEqual([
      { outcome: 'declined', message: 'Your card was declined.', type: 'card_error', status: 402 },
      { outcome: 'declined', message: 'Your card has insufficient funds.', type: 'card_error', status: 402 },
    ])
    expect(await cards.provider.lookUp({ customerId: declined, orderId })).toMatchObject({
      outcome: 'declined',
      message: 'Your card was declined.',
    })
    expect(await charge(await cards.provider.makeCustomer(randomUUID()))).toEqual({ outcome: 'no-card' })
  })

  test('whose answer was lost is unknown, was made all the same, and is not made twice', async () => {
    const customerId = await cards.customerWith(testCards.noAnswer)
    const orderId = randomUUID()
    expect(await charge(customerId, { orderId })).toEqual({ outcome: 'unknown' })
    const found = await cards.provider.lookUp({ customerId, orderId })
    expect(found).toMatchObject({ outcome: 'paid' })
    await expect.poll(() => charge(customerId, { orderId }), { timeout: 10_000 }).toMatchObject({ outcome: 'paid' })
    expect(await chargesOf(customerId)).toHaveLength(1)
  })

  test('that its holder must confirm leads to a page, and is made or refused there', async () => {
    const customerId = await cards.customerWith(testCards.asks)
    const answer = async (orderId: string, given: string) => {
      const asked = await charge(customerId, { orderId })
      if (asked.outcome !== 'needs-customer') throw new Error(asked.outcome)
      expect(await cards.provider.lookUp({ customerId, orderId })).toMatchObject({
        outcome: 'needs-customer',
        url: asked.url,
      })
      expect(await (await fetch(asked.url)).text()).toContain('SGD 10.90 with the card that ends in 3184')
      const press = () =>
        fetch(asked.url, { method: 'POST', body: new URLSearchParams({ answer: given }), redirect: 'manual' })
      const [once, again] = [await press(), await press()]
      expect([once.status, again.status]).toEqual([303, 404])
      return [
        once.headers.get('location')?.replace(asked.paymentId, 'PAYMENT'),
        (await cards.provider.lookUp({ customerId, orderId })).outcome,
      ]
    }
    const back = `${cards.origin}/app/store?payment_intent=PAYMENT&redirect_status`
    expect(await answer(randomUUID(), 'confirm')).toEqual([`${back}=succeeded`, 'paid'])
    expect(await answer(randomUUID(), 'refuse')).toEqual([`${back}=failed`, 'declined'])
    const { url } = (await charge(customerId)) as { url: string }
    const guessed = new URL(url)
    guessed.searchParams.set('client_secret', 'guessed')
    expect((await fetch(guessed)).status).toBe(404)
  })

  test('that waits for its holder can be called off, and one that was made cannot', async () => {
    const [waits, pays] = [await cards.customerWith(testCards.asks), await cards.customerWith(testCards.visa)]
    const [asked, paid] = [await charge(waits), await charge(pays)]
    if (asked.outcome !== 'needs-customer' || paid.outcome !== 'paid') throw new Error('Neither asked nor paid.')
    expect([await cards.provider.cancel(asked.paymentId), await cards.provider.cancel(asked.paymentId)]).toEqual([
      true,
      true,
    ])
    expect((await fetch(asked.url)).status).toBe(404)
    expect(await cards.provider.cancel(paid.paymentId)).toBe(false)
  })

  test('that was called off, or never put to the bank, is no refusal of the card', async () => {
    const customer = await cards.customerWith(testCards.asks)
    const calledOff = randomUUID()
    const asked = await charge(customer, { orderId: calledOff })
    if (asked.outcome !== 'needs-customer') throw new Error(asked.outcome)
    await cards.provider.cancel(asked.paymentId)
    expect(await cards.provider.lookUp({ customerId: customer, orderId: calledOff })).toEqual({ outcome: 'called-off' })
    const begun = randomUUID()
    await cards.stripe.paymentIntents.create({ amount: 5_00, currency: 'sgd', customer, metadata: { order_id: begun } })
    expect(await cards.provider.lookUp({ customerId: customer, orderId: begun })).toEqual({ outcome: 'none' })
  })

  test('is given back, once for one key and never more than was paid', async () => {
    const customerId = await cards.customerWith(testCards.visa)
    const orderId = randomUUID()
    const paid = await charge(customerId, { orderId })
    if (paid.outcome !== 'paid') throw new Error(paid.outcome)
    const refund = (idempotencyKey: string, amountCents?: number) =>
      cards.provider.refund({ paymentId: paid.paymentId, idempotencyKey, ...(amountCents && { amountCents }) })
    const key = randomUUID()
    expect(await refund(key, 90)).toEqual(await refund(key, 90))
    await refund(randomUUID())
    await expect(refund(randomUUID())).rejects.toMatchObject({ type: 'invalid_request_error', status: 400 })
    expect(await cards.provider.lookUp({ customerId, orderId })).toMatchObject({
      outcome: 'paid',
      refundedCents: 10_90,
    })
  })

  test('stands in the list for reconciliation, over its pages', async () => {
    const since = new Date()
    const customerId = await cards.customerWith(testCards.visa)
    const orders: readonly string[] = Array.from({ length: 103 }, () => randomUUID())
    for (const orderId of orders) await charge(customerId, { orderId })
    const listed: (string | undefined)[] = []
    for await (const payment of cards.provider.listCharges(since)) listed.push(payment.orderId)
    expect(listed.filter((orderId) => orderId && orders.includes(orderId))).toEqual(orders.toReversed())
  }, 60_000)
})

describe('a provider that is not there', () => {
  test('leaves a charge unknown, and refuses what must be known', async () => {
    const lonely = await startCardsUnderTest({ CARD_TIMEOUT_SECONDS: '2' })
    const customerId = await lonely.customerWith(testCards.visa)
    await lonely.local.close()
    expect(
      await lonely.provider.charge({
        customerId,
        amountCents: 100,
        currency: 'sgd',
        orderId: 'o',
        idempotencyKey: 'o',
        returnUrl: 'https://a.example',
      }),
    ).toEqual({ outcome: 'unknown' })
    await expect(lonely.provider.makeEphemeralKey(customerId)).rejects.toMatchObject({ type: 'api_connection_error' })
    await lonely.close()
  })
})

describe('the present way', () => {
  let present: CardsUnderTest
  beforeAll(async () => {
    present = await startCardsUnderTest({ CARD_WAY: 'card-fields' })
  })
  afterAll(() => present.close())

  const newCustomer = () => present.provider.makeCustomer(randomUUID())
  async function begin(customerId: string) {
    const begun = await present.provider.beginCard(customerId)
    if (!begun) throw new Error('There is no such customer.')
    return begun
  }
  async function add(customerId: string, number: string) {
    const begun = await begin(customerId)
    await confirmCard(present.local, begun, number)
    return present.provider.finishCard(customerId, begun.setupId)
  }
  const cardsOf = async (customerId: string) =>
    (await present.provider.listCards(customerId)).map((card) => [card.last4, card.isDefault])

  test('a card is confirmed by the browser with the secret of this one, and then pays', async () => {
    const customer = await newCustomer()
    const begun = await begin(customer)
    expect(await present.provider.finishCard(customer, begun.setupId)).toBe('unfinished')
    expect(await confirmCard(present.local, { ...begun, clientSecret: 'guessed' }, testCards.jcb)).toMatchObject({
      status: 404,
    })
    expect(await confirmCard(present.local, begun, testCards.declinedWhenAdded)).toMatchObject({
      status: 402,
      body: { error: { type: 'card_error', message: 'Your card was declined.' } },
    })
    // The same one goes on after a no.
    expect((await confirmCard(present.local, begun, testCards.jcb)).body).toMatchObject({ status: 'succeeded' })
    expect(await confirmCard(present.local, begun, testCards.jcb)).toMatchObject({
      status: 400,
      body: { error: { code: 'setup_intent_unexpected_state', setup_intent: { status: 'succeeded' } } },
    })
    expect(await present.provider.finishCard(customer, begun.setupId)).toBe('added')
    expect(await present.provider.finishCard(await newCustomer(), begun.setupId)).toBeUndefined()
    const jcb = { brand: 'jcb', last4: '0505', expMonth: 12, expYear: 2040 }
    expect(await present.provider.listCards(customer)).toMatchObject([{ ...jcb, isDefault: true }])
    expect(await charge(customer, { by: present })).toMatchObject({ outcome: 'paid' })
  })

  test('the first card stays the default, and when the default goes, the newest is it', async () => {
    const customer = await newCustomer()
    for (const number of [testCards.visa, testCards.mastercard, testCards.americanExpress]) await add(customer, number)
    expect(await cardsOf(customer)).toEqual([
      ['0005', false],
      ['4444', false],
      ['4242', true],
    ])
    const [, , visa] = await present.provider.listCards(customer)
    await present.provider.removeCard(customer, visa?.id ?? '')
    expect(await cardsOf(customer)).toEqual([
      ['0005', true],
      ['4444', false],
    ])
  })

  test('a card that is there already is taken away again, however often it is asked about', async () => {
    const customer = await newCustomer()
    await add(customer, testCards.visa)
    const begun = await begin(customer)
    await confirmCard(present.local, begun, testCards.visa)
    expect(await present.provider.finishCard(customer, begun.setupId)).toBe('had-already')
    await present.provider.finishCard(customer, begun.setupId)
    expect(await cardsOf(customer)).toEqual([['4242', true]])
  })

  test('a card whose holder is asked is added once they have confirmed, and not when they refuse', async () => {
    const customer = await newCustomer()
    const answered = async (answer: string) => {
      const begun = await begin(customer)
      const { body } = await confirmCard(present.local, begun, testCards.asks)
      const asked = z.object({ next_action: z.object({ redirect_to_url: z.object({ url: z.url() }) }) }).parse(body)
      const { url } = asked.next_action.redirect_to_url
      const guessed = new URL(url)
      guessed.searchParams.set('client_secret', 'guessed')
      expect((await fetch(guessed)).status).toBe(404)
      const page = await fetch(url)
      expect(await page.text()).toContain('The card that ends in 3184')
      expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${present.origin};`)
      const press = () => fetch(url, { method: 'POST', body: new URLSearchParams({ answer }) })
      expect([(await press()).status, (await press()).status]).toEqual([200, 404])
      return present.provider.finishCard(customer, begun.setupId)
    }
    expect(await answered('refuse')).toBe('unfinished')
    expect(await present.provider.listCards(customer)).toEqual([])
    expect(await answered('confirm')).toBe('added')
    expect(await cardsOf(customer)).toEqual([['3184', true]])
  })

  test('a card of either way is listed, made the default, pays and is deleted; another customer’s is not there', async () => {
    const customer = await present.customerWith(testCards.visa)
    await add(customer, testCards.mastercard)
    expect(await cardsOf(customer)).toEqual([
      ['4444', false],
      ['4242', true],
    ])
    const [mastercard] = await present.provider.listCards(customer)
    await present.provider.makeDefault(customer, mastercard?.id ?? '')
    expect(await cardsOf(customer)).toEqual([
      ['4444', true],
      ['4242', false],
    ])
    expect(await charge(customer, { by: present })).toMatchObject({ outcome: 'paid' })
    expect(await present.stripe.charges.list({ customer })).toMatchObject({
      data: [{ payment_method: mastercard?.id }],
    })
    const other = await present.customerWith(testCards.visa)
    for (const step of ['removeCard', 'makeDefault'] as const)
      await expect(present.provider[step](other, mastercard?.id ?? '')).rejects.toMatchObject({
        status: 404,
        code: 'resource_missing',
      })
    await present.provider.removeCard(customer, mastercard?.id ?? '')
    expect(await cardsOf(customer)).toEqual([['4242', true]])
    expect(await charge(customer, { by: present })).toMatchObject({ outcome: 'paid' })
  })

  test('a customer who is not there (any more) has no card to pay with', async () => {
    const customer = await cards.customerWith(testCards.visa)
    await cards.provider.deleteCustomer(customer)
    await cards.provider.deleteCustomer(customer)
    expect(await charge(customer)).toEqual({ outcome: 'no-card' })
  })
})

describe('a message of the provider', () => {
  const countOf = async (type: string, objectId: string) =>
    cards.api.parts.database.oneFirst(sql.type(z.object({ count: z.number() }))`
      select count(*)::int as count from app.card_provider_events where type = ${type} and object_id = ${objectId} and handled_at is not null`)

  test('comes by itself after a payment, is verified by the provider’s own client, and is kept once', async () => {
    const paid = await charge(await cards.customerWith(testCards.visa))
    if (paid.outcome !== 'paid') throw new Error(paid.outcome)
    await expect.poll(() => countOf('payment_intent.succeeded', paid.paymentId), { timeout: 10_000 }).toBe(1)
    const { data } = await cards.stripe.events.list({ limit: 5 })
    const told = data.find(({ type }) => type === 'payment_intent.succeeded')
    const body = JSON.stringify(told)
    const send = (signature: string, content = body) =>
      fetch(`${cards.origin}/api/payments/webhook`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
        body: content,
      }).then(({ status }) => status)
    const now = Math.floor(Date.now() / 1_000)
    const right = signatureOf(body, cards.local.webhookSecret, now)
    expect(await Promise.all(Array.from({ length: 5 }, () => send(right)))).toEqual([200, 200, 200, 200, 200])
    expect(await countOf('payment_intent.succeeded', paid.paymentId)).toBe(1)
    expect([
      await send(right, body.replace('1090', '1091')),
      await send(signatureOf(body, 'whsec_other', now)),
      await send(signatureOf(body, cards.local.webhookSecret, now - 3_600)),
      await send('nonsense'),
    ]).toEqual([401, 401, 401, 401])
  })
})

test('a message that nobody takes comes again', async () => {
  const cut = await startCardsUnderTest({}, { isListening: false })
  const paid = await cut.provider.charge({
    customerId: await cut.customerWith(testCards.visa),
    amountCents: 100,
    currency: 'sgd',
    orderId: 'o-1',
    idempotencyKey: 'o-1',
    returnUrl: cut.origin,
  })
  expect(paid.outcome).toBe('paid')
  const rows = (table: 'local_card_deliveries' | 'card_provider_events', what: string) =>
    cut.api.parts.database.oneFirst(sql.type(z.object({ count: z.number() }))`
      select count(*)::int as count from ${sql.identifier(['app', table])} where ${sql.identifier([what])} is not null and ${
        table === 'local_card_deliveries' ? sql.fragment`tries > 0` : sql.fragment`true`
      }`)
  await expect.poll(() => rows('local_card_deliveries', 'event_id'), { timeout: 10_000 }).toBe(2)
  await cut.listen()
  await expect.poll(() => rows('card_provider_events', 'handled_at'), { timeout: 20_000 }).toBe(2)
  await cut.close()
})

test('the version of the wallet’s calls is the specification’s', () => {
  expect(WALLET_API_VERSION).toBe('2017-08-15')
})
