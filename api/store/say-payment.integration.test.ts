/** An order whose payment nobody can look up any more is asked about ever less often, and a person says what became of it (S126). */
import { randomUUID } from 'node:crypto'
import { PERSON_AFTER_MS } from '@member-care/domain/order/order-status.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { orderRefusalTexts } from '@member-care/domain/texts/order-refusal-texts.ts'
import { orderPageTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { startAccountsUnderTest, type AccountsUnderTest } from '@member-care/tests/support/accounts-cast.ts'
import { recordAdministrator } from '@member-care/tests/support/claims-cast.ts'
import { openStore, type StoreUnderTest } from '@member-care/tests/support/store-under-test.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetUser } from '../accounts/forget-user.ts'
import { loadOrder } from '../aggregates/order.ts'
import { loadStock } from '../aggregates/stock.ts'
import { findCardCustomer } from '../cards/card-customers.ts'
import { testCards } from '../integrations/payments/local/test-cards.ts'
import { compareWithProvider } from './compare-payments.ts'
import { settleOrder } from './settle-order.ts'
import { settleOrders } from './settle-order-job.ts'

const [keeper, elsewhere, callCentre] = [randomUUID(), randomUUID(), randomUUID()]
const { unsure: texts } = orderPageTexts

let api: AccountsUnderTest
let store: StoreUnderTest

beforeAll(async () => {
  api = await startAccountsUnderTest()
  store = await openStore(api)
  await recordAdministrator(api, keeper, 'ADMIN_ACCOUNT', ['ALL'])
  await recordAdministrator(api, elsewhere, 'ADMIN_ACCOUNT', ['NOBODY'])
  await recordAdministrator(api, callCentre, 'ADMIN_CALL_CENTRE', ['ALL'])
})
afterAll(() => api.close())

interface UnsureOrder {
  readonly orderId: string
  readonly productId: string
  /** Of the payment that the provider made; none where it never heard of the order. */
  readonly paymentId: string | undefined
}

/** An order whose answer was lost, and whose buyer was forgotten then. */
async function unsureOrder({ isPaid = false } = {}): Promise<UnsureOrder> {
  const buyer = await store.buyer(testCards.visa)
  const productId = await store.sell({ pieces: 1 })
  const orderId = randomUUID()
  const placed = {
    ...{ orderId, buyerId: buyer.userId, companyId: store.companyId, productId, productVersion: 1 },
    ...{ title: 'Screening', merchantId: '', pieces: 1, unitPriceCents: 4_905, gstPercent: 9 },
  }
  await api.record(`order-${orderId}`, { type: 'OrderPlaced', data: placed })
  await api.record(`stock-${productId}`, { type: 'StockReserved', data: { productId, orderId, pieces: 1 } })
  await api.record(
    `order-${orderId}`,
    { type: 'OrderReserved', data: { orderId } },
    { type: 'OrderChargeBegun', data: { orderId } },
  )
  const paymentId = isPaid ? await pay(buyer.userId, orderId) : undefined
  await forgetUser(
    api.parts,
    { userId: buyer.userId, reason: 'asked for it' },
    { actor: { kind: 'system', id: 'test' }, commandId: randomUUID(), correlationId: randomUUID() },
  )
  expect((await settleOrder(api.parts, orderId)).order.status).toBe('UNSURE')
  return { orderId, productId, paymentId }
}

/** As the order's charge does it. @returns the number of the payment */
async function pay(userId: string, orderId: string): Promise<string> {
  const charged = await api.parts.cardProvider?.charge({
    ...{ customerId: (await findCardCustomer(api.parts, userId)) ?? '', orderId, idempotencyKey: orderId },
    ...{ amountCents: 4_905, currency: 'sgd', returnUrl: 'https://portal.example' },
  })
  if (charged?.outcome !== 'paid') throw new Error(`It is ${charged?.outcome}.`)
  return charged.paymentId
}

interface Asked {
  readonly who?: string
  readonly key?: string
  readonly said?: object
}

async function say(orderId: string, { who = keeper, key = randomUUID(), said = {} }: Asked = {}) {
  const { loaded } = await loadOrder(api.parts, orderId)
  return api.app.inject({
    method: 'POST',
    url: `/api/console/orders/${orderId}/payment`,
    headers: { ...(await api.headersFor(who)), 'idempotency-key': key },
    payload: {
      ...{ outcome: 'unpaid', paymentId: '', reason: 'No such payment there.', revision: loaded.revision },
      ...said,
    },
  })
}

async function waitingFor(who: string) {
  const url = `/api/console/orders?filter=${encodeURIComponent('{"needsPerson":true}')}`
  return (await api.app.inject({ url, headers: await api.headersFor(who) })).json<
    { id: string; needsPerson: boolean }[]
  >()
}

test('is asked about ever less often, down to once an hour, and then waits for a person', async () => {
  const { orderId } = await unsureOrder()
  const job = settleOrders(api.parts)
  const minutesToNext = async () => {
    const result = await job(
      {
        ...{ id: randomUUID(), kind: 'settle-order', subjectId: orderId, payload: { orderId }, attempt: 1 },
        ...{ causationId: randomUUID(), correlationId: randomUUID() },
      },
      new AbortController().signal,
    )
    if (typeof result === 'string' || !('retryAt' in result)) throw new Error('the job asks no more')
    return (result.retryAt.getTime() - api.parts.clock().getTime()) / 60_000
  }
  api.passTime(30_000)
  expect(await minutesToNext()).toBeCloseTo(0.5, 1)
  expect(await waitingFor(keeper)).toEqual([])
  expect((await say(orderId)).json()).toMatchObject({ errorMessage: orderRefusalTexts.ORDER_PAYMENT_ASKED })
  api.passTime(10 * 60_000)
  expect(Math.round(await minutesToNext())).toBe(5)
  api.passTime(PERSON_AFTER_MS)
  expect(Math.round(await minutesToNext())).toBe(35)
  expect(await waitingFor(keeper)).toMatchObject([{ id: orderId, needsPerson: true }])
  expect(await waitingFor(elsewhere)).toEqual([])
  api.passTime(12 * 3_600_000)
  expect(await minutesToNext()).toBeCloseTo(60, 1)
})

test('is ended by a person as not paid: its pieces are free, it is asked about no more, and who said it why stands in its history', async () => {
  const { orderId, productId } = await unsureOrder()
  api.passTime(PERSON_AFTER_MS)
  expect((await say(orderId, { who: callCentre })).statusCode).toBe(403)
  expect((await say(orderId, { who: elsewhere })).statusCode).toBe(404)
  expect((await say(orderId, { said: { outcome: '', reason: ' ' } })).json()).toMatchObject({
    errors: { outcome: texts.outcomeMissing, reason: editTexts.reasonMissing },
  })
  expect((await say(orderId, { said: { revision: 0 } })).statusCode).toBe(409)

  const key = randomUUID()
  const { loaded } = await loadOrder(api.parts, orderId)
  const said = { revision: loaded.revision }
  const ended = { status: 'ENDED', end: 'said-unpaid', saidBecause: 'No such payment there.', needsPerson: false }
  expect((await say(orderId, { key, said })).json()).toMatchObject(ended)
  // The same command again is the same one.
  expect((await say(orderId, { key, said })).json()).toMatchObject(ended)
  expect((await say(orderId)).json()).toMatchObject({ errorMessage: orderRefusalTexts.ORDER_PAYMENT_KNOWN })
  await settleOrder(api.parts, orderId)
  expect((await loadStock(api.parts, productId)).free).toBe(1)
  const { loaded: after } = await loadOrder(api.parts, orderId)
  expect(after.events.at(-1)).toMatchObject({
    type: 'OrderEnded',
    data: { reason: 'No such payment there.' },
    metadata: { actor: { id: keeper } },
  })
})

test('is paid by what a person says, under the number of the payment; no invoice is kept of somebody forgotten', async () => {
  const { orderId } = await unsureOrder()
  api.passTime(PERSON_AFTER_MS)
  const missing = await say(orderId, { said: { outcome: 'paid', paymentId: 'pi 1' } })
  expect(missing.json()).toMatchObject({ errors: { paymentId: texts.paymentIdMissing } })
  const paid = await say(orderId, { said: { outcome: 'paid', paymentId: ' pi_77 ' } })
  expect(paid.json()).toMatchObject({ status: 'PAID', paymentId: 'pi_77', saidBecause: 'No such payment there.' })
  expect((await settleOrder(api.parts, orderId)).order).toMatchObject({ status: 'PAID', paidCents: 4_905 })
  const other = await say((await unsureOrder()).orderId, { said: { outcome: 'paid', paymentId: 'pi_77' } })
  expect(other.json()).toMatchObject({ errors: { paymentId: texts.paymentIdTaken } })
  // What is said is compared like all else.
  api.passTime(20 * 60_000)
  expect(await compareWithProvider(api.parts)).toContainEqual(
    expect.objectContaining({ kind: 'order-without-payment', orderId, paymentId: 'pi_77' }),
  )
})

test('said long after its payment, it is compared with the payments of that time', async () => {
  const [paid, claimed] = [await unsureOrder({ isPaid: true }), await unsureOrder()]
  const orderIds = [paid.orderId, claimed.orderId]
  api.passTime(PERSON_AFTER_MS)
  for (const [{ orderId }, paymentId] of [
    [paid, paid.paymentId],
    [claimed, 'pi_78'],
  ] as const)
    expect((await say(orderId, { said: { outcome: 'paid', paymentId } })).statusCode).toBe(200)
  api.passTime(20 * 60_000)
  await moveFourDaysBack(orderIds)
  const differences = await compareWithProvider(api.parts)
  expect(differences.filter(({ orderId }) => orderIds.includes(orderId ?? ''))).toEqual([
    expect.objectContaining({ kind: 'order-without-payment', orderId: claimed.orderId, paymentId: 'pi_78' }),
  ])
})

/** When orders were placed, and every payment made: the clock of the log is the database's, which no test moves. */
async function moveFourDaysBack(orderIds: readonly string[]): Promise<void> {
  const { database } = api.parts
  await database.query(sql.unsafe`
    update read.orders set placed_at = placed_at - interval '4 days' where order_id = any(${sql.array([...orderIds], 'text')})`)
  await database.query(
    sql.unsafe`update app.local_card_objects set created = created - ${4 * 86_400} where kind = 'charge'`,
  )
}
