/** What is settled with merchants for a month: products and vouchers beside each other, each half to who has its power, within the clients of who asks. */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { recordAdministrator } from '@member-care/tests/support/claims-cast.ts'
import { startAccountsUnderTest, type AccountsUnderTest } from '@member-care/tests/support/accounts-cast.ts'
import { exampleReward, publishContent } from '@member-care/tests/support/published-content.ts'
import { openStore, type StoreUnderTest } from '@member-care/tests/support/store-under-test.ts'
import { EveryClientScope } from '@member-care/projections/scope-making.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redemptionIdOf } from '../aggregates/redemption.ts'
import { testCards } from '../integrations/payments/local/test-cards.ts'
import { readSettlement, type SettledItem } from './merchant-settlement.ts'

let api: AccountsUnderTest
let store: StoreUnderTest
let month: string
const [kettle, lens] = [randomUUID(), randomUUID()]
const rewardId = randomUUID()

beforeAll(async () => {
  api = await startAccountsUnderTest()
  store = await openStore(api)
  month = singaporeToday(api.parts.clock()).slice(0, 7)
  const names = { [lens]: 'Harbour Lens', [kettle]: '=Kettle & Crumb' }
  for (const [contentId, name] of Object.entries(names))
    await publishContent(api, {
      contentId,
      content: { kind: 'merchant', name, description: '', website: '', imageUrl: '' },
    })
  await publishContent(api, { contentId: rewardId, content: { ...exampleReward, title: '+Tea', merchantId: kettle } })
  const productId = await store.sell({ title: 'Tea box', merchantId: kettle, priceCents: 1_250 })
  await buyAndRedeem(productId, 2)
  await buyAndRedeem(productId, 1)
  await buyAndRedeem(await store.sell({ title: 'Eye check', merchantId: lens, priceCents: 900 }), 1)
  await buyAndRedeem(await store.sell({ title: 'Nobody’s', merchantId: '', priceCents: 100 }), 1)
  // Bought and not redeemed is not owed.
  expect((await store.buy(await store.buyer(testCards.visa), productId)).status).toBe(200)
})
afterAll(() => api.close())

async function buyAndRedeem(productId: string, quantity: number): Promise<void> {
  const buyer = await store.buyer(testCards.visa)
  const { purchase } = await store.buy(buyer, productId, { quantity })
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/externalapi/products/purchased/${purchase?.uuid ?? ''}/${buyer.userId}/redeem`,
    headers: buyer.headers,
    payload: { redeemCode: api.parts.redeemCodes.fixedCodeOf(productId) },
  })
  expect(reply.statusCode, reply.body).toBe(200)
}

/** A voucher of somebody, at a moment. */
async function redeemReward(at: string): Promise<void> {
  const { userId } = await store.buyer()
  const redemptionId = redemptionIdOf(rewardId, userId)
  const whose = { redemptionId, userId, companyId: store.companyId, rewardId }
  const data = { ...whose, rewardVersion: 1, merchantId: kettle, codeId: null, validUntil: null }
  await api.parts.eventLog.append(`redemption-${redemptionId}`, [{ type: 'RewardRedeemed', data }], {
    expected: { kind: 'no-stream' },
    context: {
      actor: { kind: 'member', id: userId },
      commandId: randomUUID(),
      correlationId: randomUUID(),
      occurredAt: at,
    },
  })
  await api.untilUpToDate()
}

async function ask(role: string, query: string, groups: readonly string[] = ['ALL']) {
  const administrator = randomUUID()
  await recordAdministrator(api, administrator, role, [...groups])
  return api.app.inject({
    url: `/api/console/merchant-settlements${query}`,
    headers: await api.headersFor(administrator),
  })
}

const shortly = (items: readonly SettledItem[]) =>
  items.map(({ merchantName, title, redeemed, pieces, totalCents }) => [
    merchantName,
    title,
    redeemed,
    pieces,
    totalCents,
  ])

test('a month has what was redeemed in it in Singapore, by merchant, products before vouchers', async () => {
  await redeemReward(api.parts.clock().toISOString())
  // The last hours of June in UTC are July in Singapore.
  for (const at of ['2025-06-30T15:59:59.000Z', '2025-06-30T16:00:00.000Z', '2025-07-31T15:59:59.000Z'])
    await redeemReward(at)
  const tea = ['=Kettle & Crumb', 'Tea box', 2, 3, 3_750]
  const voucher = ['=Kettle & Crumb', '+Tea', 1, null, null]
  expect(shortly((await ask('ADMIN_ACCOUNT', `?month=${month}`)).json())).toEqual([
    tea,
    voucher,
    ['Harbour Lens', 'Eye check', 1, 1, 900],
    [null, 'Nobody’s', 1, 1, 100],
  ])
  expect(shortly((await ask('ADMIN_OPERATION', `?month=${month}&merchantId=${kettle}`)).json())).toEqual([tea, voucher])
  expect(shortly((await ask('ADMIN_OPERATION', '?month=2025-06')).json())).toEqual([voucher])
  expect((await ask('ADMIN_OPERATION', '?month=2025-07')).json()).toMatchObject([{ kind: 'reward', redeemed: 2 }])
  expect((await ask('ADMIN_OPERATION', '?month=2025-05')).json()).toEqual([])
  expect((await ask('ADMIN_OPERATION', '?month=2025-13')).statusCode).toBe(422)
})

test('the file says the same, and holds no formula', async () => {
  const file = await ask('ADMIN_OPERATION', `/file?month=${month}&merchantId=${kettle}`)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(file.headers['content-disposition']).toBe(`attachment; filename="merchants-${month}.csv"`)
  expect(file.body.split('\r\n').slice(1)).toEqual([
    `${month},"'=Kettle & Crumb",Product,Tea box,2,3,37.50`,
    `${month},"'=Kettle & Crumb",Voucher,"'+Tea",1,,`,
    '',
  ])
})

test('each half is for who has its power, and all of it within the clients of who asks', async () => {
  const kindsOf = (items: readonly SettledItem[]) => new Set(items.map(({ kind }) => kind))
  expect(kindsOf((await ask('ADMIN_CALL_CENTRE', `?month=${month}`)).json())).toEqual(new Set(['reward']))
  expect((await ask('ADMIN_CALL_CENTRE', `/file?month=${month}`)).body).not.toContain('37.50')
  const reader = { scope: new EveryClientScope(), powers: new Set(['store.payments'] as const) }
  expect(kindsOf(await readSettlement(api.parts, reader, { month }))).toEqual(new Set(['product']))
  expect((await ask('ADMIN_CLAIM', `?month=${month}`)).statusCode).toBe(403)
  expect((await ask('ADMIN_OPERATION', `?month=${month}`, ['NOBODY'])).json()).toEqual([])
})
