/** What administrators see of the store: each of the clients whom they look after, and the codes only who keeps it. */
import { randomUUID } from 'node:crypto'
import { startAccountsUnderTest, type AccountsUnderTest } from '@member-care/tests/support/accounts-cast.ts'
import { recordAdministrator } from '@member-care/tests/support/claims-cast.ts'
import { exampleProduct, openStore, type StoreUnderTest } from '@member-care/tests/support/store-under-test.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testCards } from '../integrations/payments/local/test-cards.ts'

let api: AccountsUnderTest
let store: StoreUnderTest
let everywhere: { readonly accesstoken: string }
let elsewhere: { readonly accesstoken: string }
let buyer: Awaited<ReturnType<StoreUnderTest['buyer']>>
let productId: string
let merchantId: string

beforeAll(async () => {
  api = await startAccountsUnderTest()
  store = await openStore(api)
  const [keeper, other] = [randomUUID(), randomUUID()]
  await recordAdministrator(api, keeper, 'ADMIN_OPERATION', ['ALL'])
  await recordAdministrator(api, other, 'ADMIN_OPERATION', ['NOBODY'])
  ;[everywhere, elsewhere] = [await api.headersFor(keeper), await api.headersFor(other)]
  merchantId = await recordMerchant(null)
  productId = await store.sell({ title: 'Dental kit', merchantId, pieces: 5 })
  buyer = await store.buyer(testCards.visa)
  expect((await store.buy(buyer, productId, { quantity: 2 })).status).toBe(200)
})
afterAll(() => api.close())

async function recordMerchant(audience: string[] | null): Promise<string> {
  const contentId = randomUUID()
  const content = { kind: 'merchant', name: 'Harbour Dental', description: '', website: '', imageUrl: '' } as const
  await api.record(`content-${contentId}`, {
    type: 'ContentDrafted',
    data: { contentId, version: 1, savedBy: 'keeper', audience, content },
  })
  return contentId
}

const get = (headers: { readonly accesstoken: string }, path: string) =>
  api.app.inject({ url: `/api/console/${path}`, headers })
const versionSeen = async () => (await get(everywhere, `stock/${productId}`)).json<{ version: number }>().version
const count = async (free: unknown, expectedVersion?: number) =>
  api.app.inject({
    method: 'POST',
    url: `/api/console/stock/${productId}/count`,
    headers: everywhere,
    payload: { free, expectedVersion: expectedVersion ?? (await versionSeen()) },
  })

test('what was bought is told of one’s own clients, and what is left to everybody', async () => {
  const seen = { id: productId, title: 'Dental kit', merchant: { id: merchantId, name: 'Harbour Dental' }, free: 3 }
  expect((await get(everywhere, `stock/${productId}`)).json()).toMatchObject({ ...seen, bought: 2, redeemed: 0 })
  expect((await get(elsewhere, `stock/${productId}`)).json()).toMatchObject({ ...seen, bought: 0 })
  expect((await get(everywhere, 'orders')).json()).toMatchObject([{ pieces: 2, merchant: { name: 'Harbour Dental' } }])
  expect((await get(elsewhere, 'orders')).json()).toEqual([])
})

test('the stock is counted in whole pieces, and stays as it was after anything else', async () => {
  for (const wrong of [-1, 1.5, 1_000_001]) expect((await count(wrong)).statusCode).toBe(422)
  expect((await count(9)).json()).toMatchObject({ free: 9, bought: 2 })
  expect((await get(everywhere, 'stock')).json()).toMatchObject([{ id: productId, free: 9 }])
  // A piece was sold while somebody counted those on the shelf: it would be for sale a second time.
  const seen = await versionSeen()
  expect((await store.buy(buyer, productId, { quantity: 1 })).status).toBe(200)
  expect(await count(9, seen)).toMatchObject({ statusCode: 409 })
  expect((await count(7)).json()).toMatchObject({ free: 7, bought: 3, version: await versionSeen() })
  expect((await get(everywhere, 'stock/none')).statusCode).toBe(404)
})

test('codes and counters are shown to who keeps the store, and those of other clients are not there', async () => {
  const own = await recordMerchant([store.companyId])
  expect((await get(everywhere, `products/${productId}/redeem-code`)).json()).toMatchObject({
    code: api.parts.redeemCodes.fixedCodeOf(productId),
  })
  const changing = await store.sell({ merchantId, redeemWay: 'changing-code' })
  expect((await get(everywhere, `products/${changing}/redeem-code`)).json()).toMatchObject({ code: null })
  const { address } = (await get(everywhere, `merchants/${own}/counter`)).json<{ address: string }>()
  const pass = new URL(address).pathname.split('/').at(-1) ?? ''
  expect((await api.app.inject({ url: `/api/counter/${pass}/code` })).json()).toMatchObject({
    merchant: 'Harbour Dental',
    code: api.parts.redeemCodes.counterCodeOf(own, api.parts.clock()).code,
  })
  expect((await get(elsewhere, `merchants/${own}/counter`)).statusCode).toBe(404)
  expect((await get(elsewhere, `merchants/${merchantId}/counter`)).statusCode).toBe(200)
  // What was saved since is not sold yet: codes and counters are those of what is.
  const content = { ...exampleProduct, title: 'Not shown yet' }
  await api.record(`content-${changing}`, {
    type: 'ContentDrafted',
    data: { contentId: changing, version: 2, savedBy: 'keeper', audience: null, content },
  })
  expect((await get(everywhere, `stock/${changing}`)).json()).toMatchObject({
    ...{ title: 'Health screening', redeemWay: 'changing-code', merchant: { id: merchantId } },
  })
  expect((await get(everywhere, `products/${changing}/redeem-code`)).json()).toMatchObject({ code: null })
  const callCentre = randomUUID()
  await recordAdministrator(api, callCentre, 'ADMIN_CALL_CENTRE', ['ALL'])
  const headers = await api.headersFor(callCentre)
  expect((await get(headers, `stock/${productId}`)).statusCode).toBe(200)
  expect((await get(headers, `products/${productId}/redeem-code`)).statusCode).toBe(403)
  expect((await get(headers, `merchants/${merchantId}/counter`)).statusCode).toBe(403)
})
