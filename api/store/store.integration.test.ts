// Requirements: STO-003, STO-004, STO-009, STO-011, STO-012, STO-013, STO-015, STO-016, STO-017, LIM-020, API-090, API-091, API-092, API-093, API-094
import { randomUUID } from 'node:crypto'
import { testCards } from '../integrations/payments/local/test-cards.ts'
import type { Language } from '@member-care/domain/language/language.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { piecesText, storeTexts, taxInvoiceTexts } from '@member-care/domain/texts/store-texts.ts'
import { orderRefusalTexts } from '@member-care/domain/texts/order-refusal-texts.ts'
import {
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { openStore, type Buyer, type StoreUnderTest } from '@member-care/tests/support/store-under-test.ts'
import { readPdf } from '@member-care/tests/support/read-pdf.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { forgetUser } from '../accounts/forget-user.ts'
import { loadStock } from '../aggregates/stock.ts'
import { findCardCustomer } from '../cards/card-customers.ts'
import { takeProviderEvent } from '../cards/provider-events.ts'
import { inLanguage } from '../http/in-language.ts'
import { composeNotification } from '../notifications/compose-notification.ts'
import { noteProviderEvent } from './note-provider-event.ts'
import { compareWithProvider } from './compare-payments.ts'
import { listPaymentDifferences, settleDifference } from './payment-differences.ts'
import { CONFIRM_WITHIN_MS, settleOrder } from './settle-order.ts'

let api: AccountsUnderTest
let store: StoreUnderTest

beforeAll(async () => {
  api = await startAccountsUnderTest()
  store = await openStore(api)
})
afterAll(() => api.close())

async function paymentsAt(buyer: Buyer): Promise<number> {
  const orders = new Set((await store.purchasesOf(buyer)).map(({ uuid }) => uuid))
  let paid = 0
  for await (const { orderId, refundedCents } of api.parts.cardProvider?.listCharges(new Date(0)) ?? [])
    if (orderId !== undefined && orders.has(orderId) && refundedCents === 0) paid++
  return paid
}
const redeem = async (buyer: Buyer, orderId: string, redeemCode: string) =>
  api.app.inject({
    method: 'POST',
    url: `/api/externalapi/products/purchased/${orderId}/${buyer.userId}/redeem`,
    headers: buyer.headers,
    payload: { redeemCode },
  })
/** What its buyer is told of a purchase. */
async function receiptIn(language: Language, { userId }: Buyer, orderId: string) {
  await api.parts.languages.keep(userId, language)
  const { events } = await api.parts.eventLog.load(`order-${orderId}`)
  const payload = {
    kind: 'order-paid',
    orderId,
    position: events.at(-1)?.position ?? '',
    at: api.parts.clock().toISOString(),
  }
  const job = {
    id: randomUUID(),
    kind: 'portal-notification',
    subjectId: userId,
    causationId: '',
    correlationId: '',
    attempt: 1,
  }
  return composeNotification(api.parts, { ...job, payload }, 'portal')
}
const giveBack = async (buyer: Buyer, orderId: string) =>
  api.app.inject({
    method: 'POST',
    url: `/api/externalapi/products/purchased/${orderId}/${buyer.userId}/giveback`,
    headers: buyer.headers,
  })

// Before the clock is moved on: what waits for its buyer would have waited too long.
test('messages of the provider that come five times and shuffled leave an order as they should', async () => {
  const [paying, waiting] = [await store.buyer(testCards.visa), await store.buyer(testCards.asks)]
  const productId = await store.sell({ pieces: 5 })
  const bought = (await store.buy(paying, productId)).purchase?.uuid ?? ''
  const asked = (await store.buy(waiting, productId)).purchase?.uuid ?? ''
  const messages = [bought, asked].flatMap((orderId) =>
    ['payment_intent.created', 'payment_intent.succeeded', 'charge.succeeded', 'payment_intent.canceled'].map(
      (type) => ({
        id: `evt_${randomUUID()}`,
        type,
        objectId: 'pi_1',
        orderId,
        happenedAt: api.parts.clock(),
      }),
    ),
  )
  const five = Array.from({ length: 5 }, () => messages).flat()
  const shuffled = five.toSorted(({ id: one }, { id: other }) => one.localeCompare(other))
  for (const message of [...shuffled, ...five.toReversed()])
    await takeProviderEvent(api.parts, message, [noteProviderEvent])
  const standings = await Promise.all(
    [paying, waiting].map(async (buyer) => (await store.purchasesOf(buyer))[0]?.standing),
  )
  expect(standings).toEqual(['bought', 'to-confirm'])
  expect(await paymentsAt(paying)).toBe(1)
  expect((await loadStock(api.parts, productId)).free).toBe(3)
  // One of an order that nobody knows is nobody's to note.
  await takeProviderEvent(
    api.parts,
    { id: 'evt_none', type: 'x', objectId: 'x', orderId: randomUUID(), happenedAt: new Date() },
    [noteProviderEvent],
  )
})

test('an order whose call was cut off is asked for anew only when that call must be over, also with another card', async () => {
  const buyer = await store.buyer(testCards.visa)
  const productId = await store.sell({ pieces: 1 })
  const orderId = randomUUID()
  await api.record(`order-${orderId}`, ...askedFor({ orderId, buyerId: buyer.userId, productId }))
  // The provider has the key of that call with other particulars, and nothing of a payment.
  await api.parts.database.query(sql.unsafe`
    insert into app.local_card_requests (request_key, fingerprint, began_at) values (${`order ${orderId} 1`}, 'another', now())`)
  expect((await settleOrder(api.parts, orderId)).order.status).toBe('UNSURE')
  expect((await settleOrder(api.parts, orderId)).order).toMatchObject({ status: 'UNSURE', charges: 1 })
  api.passTime(3 * 60_000)
  expect((await settleOrder(api.parts, orderId)).order).toMatchObject({ status: 'PAID', charges: 2 })
  expect(await paymentsAt(buyer)).toBe(1)
})

/** The events of an order whose call was cut off when the provider had been asked. */
function askedFor(of: { readonly orderId: string; readonly buyerId: string; readonly productId: string }) {
  const { orderId } = of
  return [
    {
      type: 'OrderPlaced',
      data: {
        ...of,
        companyId: store.companyId,
        productVersion: 1,
        title: 'Screening',
        merchantId: '',
        pieces: 1,
        unitPriceCents: 4_905,
        gstPercent: 9,
      },
    },
    { type: 'OrderReserved', data: { orderId } },
    { type: 'OrderChargeBegun', data: { orderId } },
  ] as const
}

describe('buying', () => {
  test('shows what is on sale with what is left, and only where the store is offered', async () => {
    const buyer = await store.buyer()
    const productId = await store.sell({ title: 'Dental kit', pieces: 3, priceCents: 1_250 })
    const list = async (headers: object) =>
      api.app.inject({ url: '/api/externalapi/products', headers: { ...headers } })
    const { products } = (await list(buyer.headers)).json<{ products: { uuid: string }[] }>()
    expect(products.find(({ uuid }) => uuid === productId)).toEqual({
      uuid: productId,
      title: 'Dental kit',
      description: 'Blood count and blood pressure',
      url: '',
      thumbnailURL: '/screening.svg',
      price: 1_250,
      left: 3,
      language: 'en-SG',
    })
    const outside = await createMember(api, await createCompany(api))
    expect(await list(await api.headersFor(outside.userId))).toMatchObject({ statusCode: 403 })
  })

  test('charges the default card, and makes a tax invoice whose bytes stay', async () => {
    const buyer = await store.buyer(testCards.visa)
    const productId = await store.sell()
    const { status, purchase } = await store.buy(buyer, productId, { quantity: 2 })
    expect(status).toBe(200)
    expect(purchase).toMatchObject({ quantity: 2, standing: 'bought', totalCents: 9_810, userUUID: buyer.userId })
    expect(purchase?.invoiceId).toMatch(/^TI-\d{4}-\d{6}$/)
    const invoice = async () =>
      (
        await api.app.inject({
          url: `/api/externalapi/products/invoice/${purchase?.uuid}/${buyer.userId}`,
          headers: buyer.headers,
        })
      ).json<{ invoice: string }>().invoice
    const first = await invoice()
    expect(Buffer.from(first, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    expect(await invoice()).toBe(first)
    expect((await loadStock(api.parts, productId)).free).toBe(18)
  })

  test.each([
    ['no card at all', undefined, 402, storeTexts.noActiveCard],
    ['a card that is declined', testCards.declined, 402, undefined],
  ] as const)('is refused with %s: nothing is kept, nothing is charged', async (_what, card, code, text) => {
    const buyer = await store.buyer(card)
    const productId = await store.sell({ pieces: 1 })
    const { status, body } = await store.buy(buyer, productId)
    expect(status).toBe(code)
    if (text !== undefined) expect(body.errorMessage).toBe(text)
    expect(body.errorMessage).not.toBe('')
    expect(await paymentsAt(buyer)).toBe(0)
    expect((await loadStock(api.parts, productId)).free).toBe(1)
  })

  test('at another price than the one that the buyer agreed to buys nothing', async () => {
    const buyer = await store.buyer(testCards.visa)
    const productId = await store.sell({ pieces: 1, priceCents: 2_000 })
    const refused = await store.buy(buyer, productId, { unitPriceCents: 1_000 })
    expect([refused.status, refused.body.errorMessage]).toEqual([409, orderRefusalTexts.ORDER_PRICE_CHANGED])
    expect([await paymentsAt(buyer), await store.purchasesOf(buyer)]).toEqual([0, []])
    expect((await store.buy(buyer, productId, { unitPriceCents: 2_000 })).purchase?.totalCents).toBe(2_000)
  })

  test.each([0, 11, 1.5])('of %s pieces is refused', async (quantity) => {
    const buyer = await store.buyer(testCards.visa)
    const { status, body } = await store.buy(buyer, await store.sell(), { quantity })
    expect(status).toBe(422)
    expect(body.errorMessage).toBe(orderRefusalTexts.ORDER_QUANTITY)
  })

  test('one intent is one order and one charge, however often and however much at once its call comes', async () => {
    const buyer = await store.buyer(testCards.visa)
    const productId = await store.sell()
    const intent = randomUUID()
    const replies = await Promise.all(Array.from({ length: 20 }, () => store.buy(buyer, productId, { intent })))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ purchase }) => purchase?.uuid)).size).toBe(1)
    // Also after the provider has forgotten its keys.
    api.passTime(25 * 3_600_000)
    const fresh = { ...buyer, headers: await api.headersFor(buyer.userId) }
    expect((await store.buy(fresh, productId, { intent })).status).toBe(200)
    expect(await paymentsAt(fresh)).toBe(1)
    expect((await loadStock(api.parts, productId)).free).toBe(19)
  })

  test('two buyers do not share an intent', async () => {
    const productId = await store.sell()
    const intent = randomUUID()
    const [one, other] = [await store.buyer(testCards.visa), await store.buyer(testCards.mastercard)]
    const bought = [await store.buy(one, productId, { intent }), await store.buy(other, productId, { intent })]
    expect(new Set(bought.map(({ purchase }) => purchase?.uuid)).size).toBe(2)
  })

  test('sells each piece once to many buyers at once, and charges nobody without one', async () => {
    const productId = await store.sell({ pieces: 5 })
    const buyers = await Promise.all(Array.from({ length: 12 }, () => store.buyer(testCards.visa)))
    const replies = await Promise.all(buyers.map((buyer) => store.buy(buyer, productId)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(replies.filter(({ status }) => status !== 200).map(({ body }) => body.errorMessage)).toEqual(
      Array.from({ length: 7 }, () => orderRefusalTexts.ORDER_SOLD_OUT),
    )
    const charged = await Promise.all(buyers.map(paymentsAt))
    expect(charged.reduce((sum, count) => sum + count, 0)).toBe(5)
    expect((await loadStock(api.parts, productId)).free).toBe(0)
  })

  test('whose answer was lost is found to be paid, and not charged again', async () => {
    const buyer = await store.buyer(testCards.noAnswer)
    const productId = await store.sell()
    const { status, purchase } = await store.buy(buyer, productId)
    expect(status).toBe(200)
    expect(['checking', 'bought']).toContain(purchase?.standing)
    const { order } = await settleOrder(api.parts, purchase?.uuid ?? '')
    expect(order.status).toBe('PAID')
    expect(await paymentsAt(buyer)).toBe(1)
  })

  test('that the bank wants confirmed says where; never confirmed, it comes to nothing, also where its buyer was forgotten', async () => {
    const [buyer, forgotten] = [await store.buyer(testCards.asks), await store.buyer(testCards.asks)]
    const productId = await store.sell({ pieces: 2 })
    const { purchase, body } = await store.buy(buyer, productId)
    expect(purchase?.standing).toBe('to-confirm')
    expect(body.confirm_url).toMatch(/^http/)
    const other = (await store.buy(forgotten, productId)).purchase
    await forget(forgotten)
    api.passTime(CONFIRM_WITHIN_MS + 1_000)
    for (const one of [purchase, other]) {
      const { order } = await settleOrder(api.parts, one?.uuid ?? '')
      expect(order).toMatchObject({ status: 'ENDED', end: { because: 'not-confirmed' } })
    }
    expect((await loadStock(api.parts, productId)).free).toBe(2)
  })
})

describe('what was bought', () => {
  test('is redeemed with the product’s own code, once', async () => {
    const buyer = await store.buyer(testCards.visa)
    const [productId, other] = [await store.sell(), await store.sell()]
    const { purchase } = await store.buy(buyer, productId)
    const orderId = purchase?.uuid ?? ''
    for (const wrong of ['', 'x', api.parts.redeemCodes.fixedCodeOf(other)]) {
      const reply = await redeem(buyer, orderId, wrong)
      expect(reply.statusCode).toBe(422)
      expect(reply.json()).toMatchObject({ errorMessage: storeTexts.wrongCode })
    }
    const reply = await redeem(buyer, orderId, api.parts.redeemCodes.fixedCodeOf(productId).toLowerCase())
    expect(reply.json<{ purchased_product: { redeemedDate: string } }>().purchased_product.redeemedDate).not.toBeNull()
    expect((await redeem(buyer, orderId, api.parts.redeemCodes.fixedCodeOf(productId))).json()).toMatchObject({
      errorMessage: orderRefusalTexts.ORDER_REDEEMED,
    })
    expect((await giveBack(buyer, orderId)).json()).toMatchObject({ errorMessage: orderRefusalTexts.ORDER_REDEEMED })
  })

  test('is redeemed with the code of this minute at the counter, and of the one before', async () => {
    const buyer = await store.buyer(testCards.visa)
    const productId = await store.sell({ redeemWay: 'changing-code', merchantId: 'm-7' })
    const bought = [await store.buy(buyer, productId), await store.buy(buyer, productId)]
    const now = api.parts.clock()
    const codeOf = (minutesAgo: number) =>
      api.parts.redeemCodes.counterCodeOf('m-7', new Date(now.getTime() - minutesAgo * 60_000)).code
    const [first, second] = bought.map(({ purchase }) => purchase?.uuid ?? '')
    expect((await redeem(buyer, first ?? '', api.parts.redeemCodes.fixedCodeOf(productId))).statusCode).toBe(422)
    expect((await redeem(buyer, first ?? '', codeOf(3))).statusCode).toBe(422)
    expect((await redeem(buyer, first ?? '', codeOf(0))).statusCode).toBe(200)
    expect((await redeem(buyer, second ?? '', codeOf(-5))).statusCode).toBe(422)
  })

  test('is redeemed as its product said when it was bought, and as it says since', async () => {
    const buyer = await store.buyer(testCards.visa)
    const { redeemCodes } = api.parts
    const counterCode = () => redeemCodes.counterCodeOf('m-7', api.parts.clock()).code
    const ways = [
      { before: 'changing-code', after: 'fixed-code', merchantId: 'm-7' },
      { before: 'fixed-code', after: 'changing-code', merchantId: 'm-7' },
      // Sold before a code that changes had to have a merchant.
      { before: 'changing-code', after: 'changing-code', merchantId: '' },
    ] as const
    for (const { before, after, merchantId } of ways) {
      const productId = await store.sell({ redeemWay: before, merchantId })
      const codeOf = { 'fixed-code': () => redeemCodes.fixedCodeOf(productId), 'changing-code': counterCode }
      const bought = [await store.buy(buyer, productId), await store.buy(buyer, productId)]
      const [first = '', second = ''] = bought.map(({ purchase }) => purchase?.uuid)
      await store.changeOnSale(productId, { redeemWay: after, merchantId: 'm-7' })
      expect((await redeem(buyer, first, codeOf[after]())).statusCode).toBe(200)
      expect((await redeem(buyer, second, redeemCodes.fixedCodeOf(randomUUID()))).statusCode).toBe(422)
      if (merchantId !== '') expect((await redeem(buyer, second, codeOf[before]())).statusCode).toBe(200)
    }
  })

  test('goes back until it is redeemed: the money once, and the pieces', async () => {
    const buyer = await store.buyer(testCards.visa)
    const productId = await store.sell({ pieces: 4 })
    const { purchase } = await store.buy(buyer, productId, { quantity: 3 })
    const orderId = purchase?.uuid ?? ''
    const replies = await Promise.all([1, 2, 3].map(() => giveBack(buyer, orderId)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await settleOrder(api.parts, orderId)).order.status).toBe('REFUNDED')
    expect(await paymentsAt(buyer)).toBe(0)
    expect((await loadStock(api.parts, productId)).free).toBe(4)
    expect((await redeem(buyer, orderId, api.parts.redeemCodes.fixedCodeOf(productId))).statusCode).toBe(409)
  })

  test('goes back also where somebody gave a part back at the provider: the rest, so that it is the whole', async () => {
    const buyer = await store.buyer(testCards.visa)
    const { purchase } = await store.buy(buyer, await store.sell())
    const orderId = purchase?.uuid ?? ''
    const customerId = (await findCardCustomer(api.parts, buyer.userId)) ?? ''
    const paid = await api.parts.cardProvider?.lookUp({ customerId, orderId })
    if (paid?.outcome !== 'paid') throw new Error('The order is not paid.')
    const goodwill = { paymentId: paid.paymentId, amountCents: 100, idempotencyKey: randomUUID() }
    await api.parts.cardProvider?.refund(goodwill)
    expect((await giveBack(buyer, orderId)).statusCode).toBe(200)
    expect((await settleOrder(api.parts, orderId)).order.status).toBe('REFUNDED')
    expect(await paymentsAt(buyer)).toBe(0)
  })

  test('is the buyer’s alone', async () => {
    const [buyer, neighbour] = [await store.buyer(testCards.visa), await store.buyer(testCards.visa)]
    const { purchase } = await store.buy(buyer, await store.sell())
    expect((await redeem(neighbour, purchase?.uuid ?? '', 'x')).statusCode).toBe(404)
    const list = await api.app.inject({
      url: `/api/externalapi/products/purchased_list/${buyer.userId}`,
      headers: neighbour.headers,
    })
    expect(list.statusCode).toBe(404)
  })

  test('is told in the reader’s language, while the order names it in English, and its invoice is in English', async () => {
    const buyer = await store.buyer(testCards.visa)
    const productId = await store.sell({
      translations: { zh: { title: '健康检查', description: '验血和量血压' } },
    })
    const { purchase } = await store.buy(
      { ...buyer, headers: { ...buyer.headers, 'accept-language': 'zh' } },
      productId,
    )
    expect(purchase?.product).toMatchObject({ title: '健康检查', description: '验血和量血压', language: 'zh-Hans-SG' })
    expect((await settleOrder(api.parts, purchase?.uuid ?? '')).order.title).toBe('Health screening')
    expect(await store.purchasesOf(buyer)).toMatchObject([
      { product: { title: 'Health screening', language: 'en-SG' } },
    ])
    const invoice = await api.app.inject({
      url: `/api/externalapi/products/invoice/${purchase?.uuid}/${buyer.userId}`,
      headers: buyer.headers,
    })
    const { text } = await readPdf(Buffer.from(invoice.json<{ invoice: string }>().invoice, 'base64'))
    expect(text).toContain(taxInvoiceTexts.title)
    expect(text).not.toMatch(/\p{Script=Han}/u)
    const { message } = (await receiptIn('zh', buyer, purchase?.uuid ?? '')) ?? {}
    expect(message).toContain(
      inLanguage('zh', () => pageTexts.labelled(piecesText(purchase?.quantity ?? 0), 'Health screening')),
    )
  })

  test('stands first while it is not redeemed, then the latest redeemed', async () => {
    const buyer = await store.buyer(testCards.visa)
    const productId = await store.sell()
    const ids: string[] = []
    for (let count = 0; count < 4; count++) ids.push((await store.buy(buyer, productId)).purchase?.uuid ?? '')
    const code = api.parts.redeemCodes.fixedCodeOf(productId)
    for (const index of [2, 0]) await redeem(buyer, ids[index] ?? '', code)
    expect((await store.purchasesOf(buyer)).map(({ uuid }) => ids.indexOf(uuid))).toEqual([3, 1, 0, 2])
  })
})

describe('the comparison with the card provider', () => {
  /** An order whose payment was made and whose answer was lost. */
  async function paidWithLostAnswer() {
    const buyer = await store.buyer(testCards.visa)
    const productId = await store.sell({ pieces: 1 })
    const customerId = (await findCardCustomer(api.parts, buyer.userId)) ?? ''
    const orderId = randomUUID()
    await api.record(`order-${orderId}`, ...askedFor({ orderId, buyerId: buyer.userId, productId }))
    await api.parts.cardProvider?.charge({
      customerId,
      amountCents: 4_905,
      currency: 'sgd',
      orderId,
      idempotencyKey: `order ${orderId} 1`,
      returnUrl: 'https://portal.example',
    })
    return { buyer, orderId }
  }

  test('names a payment that no order has, and an order that no payment has', async () => {
    const buyer = await store.buyer(testCards.visa)
    const { purchase } = await store.buy(buyer, await store.sell())
    expect(purchase?.standing).toBe('bought')
    const [lost, invented] = [randomUUID(), randomUUID()]
    const customerId = (await findCardCustomer(api.parts, buyer.userId)) ?? ''
    const charged = await api.parts.cardProvider?.charge({
      customerId,
      amountCents: 700,
      currency: 'sgd',
      orderId: lost,
      idempotencyKey: lost,
      returnUrl: 'https://portal.example',
    })
    expect(charged?.outcome).toBe('paid')
    await api.record(
      `order-${invented}`,
      {
        type: 'OrderPlaced',
        data: {
          orderId: invented,
          buyerId: buyer.userId,
          companyId: store.companyId,
          productId: 'p',
          productVersion: 1,
          title: 'Screening',
          merchantId: '',
          pieces: 1,
          unitPriceCents: 900,
          gstPercent: 9,
        },
      },
      { type: 'OrderReserved', data: { orderId: invented } },
      { type: 'OrderChargeBegun', data: { orderId: invented } },
      { type: 'OrderPaid', data: { orderId: invented, paymentId: 'pi_none', amountCents: 900 } },
    )
    api.passTime(20 * 60_000)
    const found = await compareWithProvider(api.parts)
    expect(found.map(({ kind, orderId }) => ({ kind, orderId }))).toEqual([
      { kind: 'payment-without-order', orderId: lost },
      { kind: 'order-without-payment', orderId: invented },
    ])
    // Named again, each stands there once.
    await compareWithProvider(api.parts)
    const kept = await listPaymentDifferences(api.parts.database, { isSettled: false }, { offset: 0, limit: 10 })
    expect(kept.items.map(({ orderId }) => orderId).toSorted()).toEqual([lost, invented].toSorted())
  })

  test('a difference that was settled stays so, until it is of other amounts', async () => {
    const buyer = await store.buyer(testCards.visa)
    const { purchase } = await store.buy(buyer, await store.sell({ pieces: 1 }))
    const customerId = (await findCardCustomer(api.parts, buyer.userId)) ?? ''
    const orderId = purchase?.uuid ?? ''
    const paid = await api.parts.cardProvider?.lookUp({ customerId, orderId })
    if (paid?.outcome !== 'paid') throw new Error('The order is not paid.')
    const { paymentId } = paid
    const refund = async (amountCents: number) => {
      const idempotencyKey = randomUUID()
      await api.parts.cardProvider?.refund({ paymentId, amountCents, idempotencyKey })
      await compareWithProvider(api.parts)
    }
    const standing = async () =>
      (await listPaymentDifferences(api.parts.database, { isSettled: undefined }, { offset: 0, limit: 50 })).items.find(
        (difference) => difference.paymentId === paymentId,
      )
    api.passTime(20 * 60_000)
    await refund(100)
    expect(await standing()).toMatchObject({ kind: 'refund-differs', theirsCents: 100, settledAt: null })
    const id = (await standing())?.id ?? ''
    await settleDifference(api.parts.database, id, { by: 'olive', at: new Date(), note: 'A dollar of goodwill.' })
    await compareWithProvider(api.parts)
    expect(await standing()).toMatchObject({ id, settledBy: 'olive', settledNote: 'A dollar of goodwill.' })
    await refund(200)
    expect(await standing()).toMatchObject({
      ...{ id, theirsCents: 300 },
      ...{ settledBy: null, settledAt: null, settledNote: null },
    })
  })

  test('an order that was paid in the days that are compared agrees with a payment that was made just before them', async () => {
    const { orderId } = await paidWithLostAnswer()
    const inThreeDays = new Date(Date.now() + 3 * 86_400_000)
    expect((await settleOrder(api.parts, orderId)).order.status).toBe('PAID')
    const found = await compareWithProvider({ ...api.parts, clock: () => inThreeDays })
    expect(found).not.toContainEqual(expect.objectContaining({ orderId }))
  })

  test('an unsure order of a buyer who was forgotten is not said to be unpaid; what was paid of it is named', async () => {
    const { buyer, orderId } = await paidWithLostAnswer()
    await forget(buyer)
    expect((await settleOrder(api.parts, orderId)).order.status).toBe('UNSURE')
    api.passTime(CONFIRM_WITHIN_MS)
    expect((await settleOrder(api.parts, orderId)).order).toMatchObject({ status: 'UNSURE', charges: 1 })
    const found = await compareWithProvider(api.parts)
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'payment-without-order', orderId, theirsCents: 4_905 }),
    )
  })
})

// At the end: the comparison would name its payment, which the provider does not know.
test('a buyer whose order another process has found paid meanwhile is told so, and not that it was refused', async () => {
  const buyer = await store.buyer(testCards.asks)
  const productId = await store.sell()
  const { database } = api.parts
  const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = database.transaction(async (provider) => {
    await provider.query(sql.unsafe`lock table app.local_card_requests in access exclusive mode`)
    held.resolve()
    await over.promise
  })
  await held.promise
  const buying = store.buy(buyer, productId)
  const calls = sql.type(z.object({ count: z.int() }))`
    select count(*)::int as count from pg_locks where not granted and relation = 'app.local_card_requests'::regclass`
  await expect.poll(() => database.oneFirst(calls)).toBe(1)
  const orderId = await database.oneFirst(sql.type(z.object({ order_id: z.string() }))`
    select order_id from read.orders where product_id = ${productId}`)
  await api.record(`order-${orderId}`, {
    type: 'OrderPaid',
    data: { orderId, paymentId: 'pi_elsewhere', amountCents: 4_905 },
  })
  over.resolve()
  await holding
  const { status, purchase } = await buying
  expect([status, purchase?.standing]).toEqual([200, 'bought'])
})

async function forget({ userId }: Buyer): Promise<void> {
  await forgetUser(
    api.parts,
    { userId, reason: 'asked for it' },
    { actor: { kind: 'system', id: 'test' }, commandId: randomUUID(), correlationId: randomUUID() },
  )
}
