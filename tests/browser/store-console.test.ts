/** The store in the console: the stock is counted, an order is looked at, a payment difference is settled, and merchants are settled with; and the page of a merchant's counter. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { redemptionIdOf } from '@member-care/api/aggregates/redemption.ts'
import { findCardCustomer } from '@member-care/api/cards/card-customers.ts'
import { testCards } from '@member-care/api/integrations/payments/local/test-cards.ts'
import { compareWithProvider } from '@member-care/api/store/compare-payments.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { counterPath } from '@member-care/domain/order/counter-address.ts'
import { PERSON_AFTER_MS } from '@member-care/domain/order/order-status.ts'
import { groupedCode } from '@member-care/domain/order/grouped-code.ts'
import { merchantCounterTexts } from '@member-care/domain/texts/merchant-counter-texts.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { eventTitle, historyTexts, timelineTexts } from '@member-care/domain/texts/record-history-texts.ts'
import {
  orderPageTexts,
  orderStatusTexts,
  storeConsoleTexts as texts,
} from '@member-care/domain/texts/store-console-texts.ts'
import { settlementTexts } from '@member-care/domain/texts/settlement-texts.ts'
import { piecesText } from '@member-care/domain/texts/store-texts.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAccountsUnderTest, type AccountsUnderTest } from '../support/accounts-cast.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { recordAdministrator } from '../support/claims-cast.ts'
import { exampleReward, publishContent } from '../support/published-content.ts'
import { openStore, type Buyer, type StoreUnderTest } from '../support/store-under-test.ts'
import { bothWidths, lookAt } from './screens.ts'
import { openSignedIn } from './sign-in-steps.ts'

const keeper = randomUUID()
const callCentre = randomUUID()
const merchantId = randomUUID()
const unsureOrder = randomUUID()
const merchant = 'Harbour Dental'
const title = 'Dental kit'

let browser: Browser
let api: AccountsUnderTest
let store: StoreUnderTest
let origin: string
let buyer: Buyer
let productId: string

beforeAll(async () => {
  browser = await launchBrowser()
  api = await startAccountsUnderTest()
  store = await openStore(api)
  await recordAdministrator(api, keeper, 'ADMIN_OPERATION', ['ALL'])
  await recordAdministrator(api, callCentre, 'ADMIN_CALL_CENTRE', ['ALL'])
  await recordMerchant()
  productId = await store.sell({ title, merchantId, pieces: 3, priceCents: 1_250, imageUrl: '' })
  await store.sell({ title: 'Health screening', merchantId, redeemWay: 'changing-code' })
  buyer = await store.buyer(testCards.visa)
  const { purchase } = await store.buy(buyer, productId, { quantity: 2 })
  await redeem(purchase?.uuid ?? '')
  await recordVoucher()
  await makeDifference()
  await recordUnsureOrder()
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await browser.close()
  await api.close()
})

async function recordMerchant(): Promise<void> {
  const content = { kind: 'merchant', name: merchant, description: '', website: '', imageUrl: '' } as const
  await api.record(`content-${merchantId}`, {
    type: 'ContentDrafted',
    data: { contentId: merchantId, version: 1, savedBy: keeper, audience: null, content },
  })
}

async function redeem(orderId: string): Promise<void> {
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/externalapi/products/purchased/${orderId}/${buyer.userId}/redeem`,
    headers: buyer.headers,
    payload: { redeemCode: api.parts.redeemCodes.fixedCodeOf(productId) },
  })
  expect(reply.statusCode, reply.body).toBe(200)
}

async function recordVoucher(): Promise<void> {
  const rewardId = randomUUID()
  await publishContent(api, { contentId: rewardId, content: { ...exampleReward, title: 'Check', merchantId } })
  const redemptionId = redemptionIdOf(rewardId, buyer.userId)
  const whose = { redemptionId, userId: buyer.userId, companyId: store.companyId, rewardId }
  const data = { ...whose, rewardVersion: 1, merchantId, codeId: null, validUntil: null }
  await api.record(`redemption-${redemptionId}`, { type: 'RewardRedeemed', data })
}

/** A payment at the card provider for an order that nobody knows. */
async function makeDifference(): Promise<void> {
  const orderId = randomUUID()
  await api.parts.cardProvider?.charge({
    customerId: (await findCardCustomer(api.parts, buyer.userId)) ?? '',
    amountCents: 700,
    currency: 'sgd',
    orderId,
    idempotencyKey: orderId,
    returnUrl: 'https://portal.example',
  })
  api.passTime(20 * 60_000)
  expect((await compareWithProvider(api.parts)).map(({ kind }) => kind)).toEqual(['payment-without-order'])
}

/** An order of somebody who was forgotten before the card provider's answer came. */
async function recordUnsureOrder(): Promise<void> {
  const placed = {
    orderId: unsureOrder,
    buyerId: randomUUID(),
    companyId: store.companyId,
    productId,
    productVersion: 1,
    title: 'Eye test',
    merchantId,
    pieces: 1,
    unitPriceCents: 4_905,
    gstPercent: 9,
  }
  const ofOrder = { orderId: unsureOrder }
  await api.record(
    `order-${unsureOrder}`,
    { type: 'OrderPlaced', data: placed },
    { type: 'OrderReserved', data: ofOrder },
    { type: 'OrderChargeBegun', data: ofOrder },
    { type: 'OrderPaymentUnsure', data: ofOrder },
  )
  api.passTime(PERSON_AFTER_MS)
}

async function openConsole(who = keeper) {
  const { accesstoken } = await api.headersFor(who)
  return openSignedIn(browser, 'desktop', origin, { uuid: who, accessToken: accesstoken, userType: 'sys-admin' })
}

test('operation counts the stock anew, and has the code of a product shown', async () => {
  const { page, context, problems } = await openConsole()
  const { stock, redeem: words } = texts
  await page.goto('/systemadmin/stock')
  await page.getByRole('link', { name: title }).waitFor()
  await lookAt(page, bothWidths, 'store-stock')
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const panel = page.getByRole('region', { name: stock.title, exact: true })
  const save = panel.getByRole('button', { name: stock.countButton })
  await panel.getByLabel(stock.countField).fill('twelve')
  await save.click()
  await panel.getByText(stock.faulty).waitFor()
  await panel.getByLabel(stock.countField).fill('12')
  // Somebody bought the last piece while they were counted: the panel shows what is left, and the count stays to be thought over.
  await api.record(`stock-${productId}`, {
    type: 'StockReserved',
    data: { productId, orderId: randomUUID(), pieces: 1 },
  })
  await save.click()
  await panel.getByText(errorTexts.conflict).waitFor()
  await panel.getByText(stock.soldOutHint).waitFor()
  await save.click()
  await panel.getByText(stock.counted(piecesText(12))).waitFor()
  await page.getByRole('button', { name: words.showCode }).click()
  await page.getByText(groupedCode(api.parts.redeemCodes.fixedCodeOf(productId))).waitFor()
  await lookAt(page, bothWidths, 'store-stock-of-product')

  await page.getByRole('link', { name: historyTexts.link, exact: true }).click()
  const told = page.getByRole('list', { name: timelineTexts.list }).getByRole('listitem')
  await told
    .filter({ hasText: eventTitle('StockReserved') })
    .first()
    .waitFor()
  await lookAt(page, bothWidths, 'store-stock-history')

  await page.goto(`/systemadmin/content/${productId}`)
  await page.getByRole('region', { name: stock.title, exact: true }).getByLabel(stock.countField).waitFor()
  await lookAt(page, bothWidths, 'store-content-of-product')
  await page.goto(`/systemadmin/content/${merchantId}`)
  await page.getByRole('button', { name: words.showAddress }).click()
  const counter = page.getByRole('region', { name: words.counterOf(merchant) })
  const address = await counter.getByRole('link').getAttribute('href')
  expect(new URL(address ?? '').pathname).toBe(counterPath(api.parts.redeemCodes.counterPassOf(merchantId)))
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([])
  await context.close()
})

test('an order is found by its status, and tells what happened to it', async () => {
  const { page, context, problems } = await openConsole()
  await page.goto('/systemadmin/orders')
  const link = page.getByRole('link', { name: title })
  await link.waitFor()
  await lookAt(page, bothWidths, 'store-orders')
  await page.getByLabel(orderPageTexts.columns.status).first().click()
  await page.getByRole('option', { name: orderStatusTexts.REFUNDED }).click()
  await page.getByText(orderPageTexts.noMatch).waitFor()
  await page.getByRole('search').getByRole('button', { name: orderPageTexts.clear }).click()
  await link.click()
  await page.getByRole('heading', { level: 1, name: orderPageTexts.heading(title, piecesText(2)) }).waitFor()
  const steps = page.getByRole('list', { name: orderPageTexts.steps }).getByRole('listitem')
  await expect.poll(() => steps.count()).toBe(4)
  await page.getByText(merchant).first().waitFor()
  await lookAt(page, bothWidths, 'store-order')
  await page.getByRole('link', { name: historyTexts.link, exact: true }).click()
  const told = page.getByRole('list', { name: timelineTexts.list }).getByRole('listitem')
  await told
    .filter({ hasText: eventTitle('OrderRedeemed') })
    .first()
    .waitFor()
  await lookAt(page, bothWidths, 'store-order-history')
  expect(problems).toEqual([])
  await context.close()
})

test('an order of whose payment nobody is told waits for a person, who says what became of it', async () => {
  const { page, context, problems } = await openConsole()
  const { unsure } = orderPageTexts
  await page.goto('/systemadmin/dashboard')
  await page.getByRole('link', { name: orderPageTexts.open.label }).click()
  await page.waitForURL('**/orders?needs=person')
  await page.getByRole('link', { name: 'Eye test' }).waitFor()
  expect(await page.getByRole('link', { name: title }).count()).toBe(0)
  await lookAt(page, bothWidths, 'store-orders-for-person')
  await page.getByRole('link', { name: 'Eye test' }).click()
  await page.getByText(unsure.forgottenBuyer).waitFor()
  await lookAt(page, bothWidths, 'store-order-unsure')
  await page.getByRole('button', { name: unsure.say }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: unsure.confirm })
  await save.click()
  await dialog.getByText(unsure.outcomeMissing).waitFor()
  await dialog.getByRole('radio', { name: unsure.paid }).check()
  await dialog.getByText(unsure.paymentIdMissing).waitFor()
  await lookAt(page, bothWidths, 'store-say-payment')
  await dialog.getByRole('radio', { name: unsure.unpaid }).check()
  await dialog.getByLabel(editTexts.reason).fill('No payment under this number.')
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(orderPageTexts.ends['said-unpaid']).waitFor()
  await page.getByText(orderPageTexts.saidBecause('No payment under this number.')).waitFor()
  expect(await page.getByRole('button', { name: unsure.say }).count()).toBe(0)
  await lookAt(page, bothWidths, 'store-order-said-unpaid')
  await page.getByRole('link', { name: historyTexts.link, exact: true }).click()
  await page.getByText('No payment under this number.').first().waitFor()
  await lookAt(page, bothWidths, 'store-order-said-history')
  await page.goto('/systemadmin/orders?needs=person')
  await page.getByText(orderPageTexts.noMatch).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a payment difference is settled with a note that the next person reads', async () => {
  const { page, context, problems } = await openConsole()
  const { differences } = texts
  const kind = differences.kinds['payment-without-order']
  await page.goto('/systemadmin/payment-differences')
  await page.getByText(kind).waitFor()
  await lookAt(page, bothWidths, 'store-payment-differences')
  await page.getByRole('button', { name: differences.settleOf(kind) }).click()
  const dialog = page.getByRole('dialog')
  const settle = dialog.getByRole('button', { name: differences.settle, exact: true })
  await settle.click()
  await dialog.getByText(differences.noteMissing).waitFor()
  await dialog.getByLabel(differences.note).fill('Given back at the card provider.')
  await lookAt(page, bothWidths, 'store-settle-difference')
  await settle.click()
  await page.getByText(differences.settled).waitFor()
  await page.getByText(differences.none).waitFor()
  await page.goto('/systemadmin/payment-differences?status=settled')
  await page.getByText('Given back at the card provider.').waitFor()
  await lookAt(page, bothWidths, 'store-settled-differences')
  expect(problems).toEqual([])
  await context.close()
})

test('what is settled with a merchant for a month stands there with its total, and comes as a file; who looks after rewards alone sees vouchers', async () => {
  const { page, context, problems } = await openConsole()
  const month = singaporeToday(api.parts.clock()).slice(0, 7)
  await page.goto('/systemadmin/merchant-settlements?month=2020-01')
  await page.getByText(settlementTexts.none('Jan 2020')).waitFor()
  await lookAt(page, bothWidths, 'store-no-settlement')
  await page.goto(`/systemadmin/merchant-settlements?month=${month}&merchant=${merchantId}`)
  await page.getByRole('rowheader', { name: merchant }).first().waitFor()
  await page.getByText(settlementTexts.vouchers(1, '1')).waitFor()
  await lookAt(page, bothWidths, 'store-merchant-settlements')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: settlementTexts.download }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`merchants-${month}.csv`)
  const [, ...lines] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines).toEqual([
    `${month},${merchant},Product,${title},1,2,25.00`,
    `${month},${merchant},Voucher,Check,1,,`,
    '',
  ])
  expect(problems).toEqual([])
  await context.close()

  const other = await openConsole(callCentre)
  await other.page.goto(`/systemadmin/merchant-settlements?month=${month}`)
  await other.page.getByText(settlementTexts.onlyVouchers, { exact: false }).waitFor()
  await other.page.getByRole('row').filter({ hasText: 'Check' }).waitFor()
  expect(await other.page.getByRole('row').filter({ hasText: title }).count()).toBe(0)
  expect(other.problems).toEqual([])
  await other.context.close()
})

test('the counter shows the code of this minute, says when it has no connection, and what to do with a wrong address', async () => {
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  await page.goto(counterPath(api.parts.redeemCodes.counterPassOf(merchantId)))
  await page.getByText(merchant).waitFor()
  const codes = () =>
    [0, 60_000].map((ago) =>
      groupedCode(api.parts.redeemCodes.counterCodeOf(merchantId, new Date(api.parts.clock().getTime() - ago)).code),
    )
  const shown = page.locator('[data-code]')
  await shown.waitFor()
  await expect.poll(async () => codes().includes(await shown.innerText())).toBe(true)
  await page.getByRole('progressbar', { name: merchantCounterTexts.barLabel }).waitFor()
  await lookAt(page, bothWidths, 'merchant-counter')
  await context.setOffline(true)
  await page.getByText(merchantCounterTexts.offline).waitFor()
  await lookAt(page, bothWidths, 'merchant-counter-offline')
  await context.setOffline(false)
  await page.getByText(merchantCounterTexts.offline).waitFor({ state: 'detached' })
  await page.goto(counterPath('no-such-pass'))
  await page.getByText(merchantCounterTexts.wrongTitle).waitFor()
  await lookAt(page, bothWidths, 'merchant-counter-wrong')
  await context.close()
})
