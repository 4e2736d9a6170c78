// Requirements: STO-001, STO-002, STO-003, STO-004, STO-005, STO-006, STO-007, STO-008, STO-009, STO-010, STO-011, STO-012, STO-013, STO-014, STO-015,
// STO-016, STO-017, WAL-005, SHELL-008, SHELL-009, STA-011, ERR-029, ERR-036, ERR-037, ERR-038, LIM-020, LIM-021
import type { Browser, Page } from 'playwright-core'
import { demonstrationPeople } from '@member-care/api/demonstration/fill-demonstration-data.ts'
import { demonstrationProducts } from '@member-care/api/demonstration/products.ts'
import { testCards } from '@member-care/api/integrations/payments/local/test-cards.ts'
import type { RedeemCodes } from '@member-care/api/store/redeem-codes.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { counterPath } from '@member-care/domain/order/counter-address.ts'
import { addressOfPurchase } from '@member-care/domain/order/purchase.ts'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { documentViewTexts } from '@member-care/domain/texts/document-view-texts.ts'
import { orderRefusalTexts } from '@member-care/domain/texts/order-refusal-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { menuTexts, portalTexts, shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import {
  askToBuyText,
  chargedCardText,
  giveBackPurchaseText,
  invoiceFileName,
  invoiceOfPurchaseText,
  onlyLeftText,
  productPageTexts as texts,
  purchaseStandingTexts,
  purchaseTexts,
  redeemPurchaseText,
  redeemTexts,
  storePageTexts,
  redeemedOnText,
} from '@member-care/domain/texts/store-page-texts.ts'
import { storeTexts } from '@member-care/domain/texts/store-texts.ts'
import { addCardFirstTexts, cardEndsInText, walletTexts } from '@member-care/domain/texts/wallet-texts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor, type Width } from '../support/browser.ts'
import { allowedCamera, cameraBefore, refusedCamera } from '../support/code-before-camera.ts'
import type { MemberSession } from '../support/member-session.ts'
import { redeemCodesOf } from '../support/redeem-codes-of-installation.ts'
import { pressEnterAt, tabToField, tabToText, untilFocusIn } from './keyboard.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { inEnglish } from './in-english.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'
import { addCard, buy, confirmPurchase, deleteCard, openQuestion, purchasesOf, sessionOfPage } from './store-steps.ts'
import { ANYTHING, anyText } from './any-text.ts'

const { origin, dataDirectory } = productOfThisWorker()
const [toothbrush, screening, monitor, , kit] = demonstrationProducts
if (!toothbrush || !screening || !monitor || !kit) throw new Error('The demonstration has no such products.')
const { productId, title } = toothbrush
const productAddress = `/app/product/view?type=1&id=${productId}`
const redemptionOf = (purchaseId: string) => `/app/product/redeem?type=1&id=${purchaseId}`
const money = (cents: number) => formatMoney(cents, 'SGD')

/** Members whom no other journey signs in as. */
const registered = demonstrationPeople().employees.filter(
  (person) => person.registered && person.company.companyCode === 'ORCHID',
)
const [buyer, keyboardBuyer, declinedBuyer, askedBuyer, unluckyBuyer, scanningBuyer] = [-8, -9, -10, -11, -12, -13].map(
  (at) => registered.at(at)?.email ?? 'nobody',
) as [string, string, string, string, string, string]

let browser: Browser
let codes: RedeemCodes
let code: string
beforeAll(async () => {
  browser = await launchBrowser()
  codes = await redeemCodesOf(dataDirectory)
  code = codes.fixedCodeOf(productId)
})
afterAll(() => browser.close())

interface Shopping {
  readonly who: string
  readonly width?: Width
  readonly card?: string
  readonly in?: Browser
}

async function shop({ who, width = 'desktop', card, in: within = browser }: Shopping) {
  const visitor = await openVisitor(within, width, origin)
  await arriveSignedIn(visitor.page, origin, who)
  const member = await sessionOfPage(visitor.page, origin)
  const cardId = card === undefined ? '' : await addCard(member, card)
  return { ...visitor, member, cardId }
}

const keptIntents = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), storedSessionKeys.purchases)

async function expectOnePurchase(member: MemberSession, standing: string): Promise<void> {
  expect((await purchasesOf(member)).map((purchase) => purchase.standing)).toEqual([standing])
}

test('on a phone: from the empty wallet to what was bought, its invoice, and its redemption by typing', async () => {
  const { page, context, member, problems } = await shop({ who: buyer, width: 'phone' })
  await page.getByRole('button', { name: shellTexts.openMenu }).click()
  await page.getByRole('navigation', { name: shellTexts.mainMenu }).getByRole('link', { name: menuTexts.store }).click()
  await page.getByRole('link', { name: title }).waitFor()
  await page.getByText(onlyLeftText(monitor.pieces)).waitFor()
  await page.getByRole('link', { name: kit.title }).getByText(storePageTexts.soldOut).waitFor()
  await page.getByRole('link', { name: title }).getByText(money(4_905)).waitFor()
  await lookAt(page, bothWidths, 'store-items')
  await page.getByRole('tab', { name: storePageTexts.purchased }).click()
  await page.getByText(storePageTexts.noPurchases).waitFor()
  await lookAt(page, bothWidths, 'store-nothing-bought')
  await page.getByRole('link', { name: storePageTexts.toItems }).click()

  await page.getByRole('link', { name: title }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(page.url()).toBe(`${origin}${productAddress}`)
  await page.getByText(texts.noCardYet).waitFor()
  await page.getByRole('button', { name: texts.buy, exact: true }).click()
  await page.getByRole('dialog', { name: addCardFirstTexts.title }).waitFor()
  await lookAt(page, 'phone', 'store-add-card-first')
  await page.getByRole('link', { name: addCardFirstTexts.manage }).click()
  await page.getByRole('button', { name: walletTexts.add, exact: true }).click()
  await page.getByLabel(walletTexts.number).pressSequentially(testCards.visa)
  await page.getByLabel(walletTexts.expiry).pressSequentially('1240')
  await page.getByLabel(walletTexts.code).pressSequentially('123')
  await page.getByRole('button', { name: walletTexts.save }).click()
  await page.getByText(walletTexts.added).waitFor()

  await page.goto(productAddress)
  const card = cardEndsInText('Visa', '4242')
  await page.getByText(chargedCardText(card)).waitFor()
  expect(await page.getByLabel(texts.quantity).getByRole('option').allTextContents()).toEqual(
    Array.from({ length: 10 }, (_, index) => String(index + 1)),
  )
  await page.getByLabel(texts.quantity).selectOption('2')
  await page.getByText(money(9_810)).waitFor()
  await lookAt(page, bothWidths, 'store-product')
  await openQuestion(page)
  await page.getByText(pageTexts.sentences([askToBuyText(2, title, money(9_810)), chargedCardText(card)])).waitFor()
  await lookAt(page, bothWidths, 'store-question')
  await page.getByRole('button', { name: texts.confirm }).dblclick()
  await page.getByRole('alertdialog', { name: texts.bought }).waitFor()
  await expect.poll(() => keptIntents(page)).toBeNull()
  await lookAt(page, bothWidths, 'store-bought')
  await page.getByRole('button', { name: texts.back }).click()
  await page.getByRole('status').getByText(texts.bought).waitFor()
  const [purchase] = await purchasesOf(member)
  expect(page.url()).toBe(`${origin}${addressOfPurchase(purchase?.uuid ?? '')}`)
  await expectOnePurchase(member, 'bought')
  await lookAt(page, bothWidths, 'store-purchased')

  await page.getByRole('link', { name: invoiceOfPurchaseText(title) }).click()
  const invoiceId = purchase?.invoiceId ?? 'no invoice'
  expect(inEnglish(() => invoiceFileName(invoiceId))).toBe(`tax-invoice-${invoiceId}.pdf`)
  const invoice = page.getByRole('group', {
    name: documentViewTexts.document(invoiceFileName(invoiceId)),
  })
  await invoice
    .getByText(purchase?.invoiceId ?? '')
    .first()
    .waitFor()
  await page.getByRole('link', { name: documentViewTexts.download }).waitFor()
  await lookAt(page, bothWidths, 'store-invoice')
  await page.goto(
    `/app/product/invoice?uuid=${purchase?.uuid}?userUUID=${member.userId}?invoiceId=${purchase?.invoiceId}`,
  )
  await invoice
    .getByText(purchase?.invoiceId ?? '')
    .first()
    .waitFor()
  await page.getByRole('link', { name: redeemTexts.back }).click()

  await page.getByRole('link', { name: redeemPurchaseText(title) }).click()
  await page.getByRole('button', { name: redeemTexts.scan }).waitFor()
  await lookAt(page, bothWidths, 'store-redeem')
  await page.getByRole('button', { name: redeemTexts.redeem, exact: true }).click()
  await page.getByText(redeemTexts.typedMissing).waitFor()
  await page.getByLabel(redeemTexts.typed).fill('not this one')
  await page.getByRole('button', { name: redeemTexts.redeem, exact: true }).click()
  await page.getByRole('alert').getByText(storeTexts.wrongCode).waitFor()
  await lookAt(page, bothWidths, 'store-wrong-code')
  const failure = { errorCode: 'INTERNAL_ERROR', errorMessage: 'It broke.', error: 'It broke.', message: 'It broke.' }
  await page.route('**/redeem', (route) => route.fulfill({ status: 500, json: failure }), { times: 1 })
  await page.getByLabel(redeemTexts.typed).fill(code.toLowerCase())
  await page.getByLabel(redeemTexts.typed).press('Enter')
  const failed = page.getByRole('alert').filter({ hasText: storeTexts.failedToRedeem })
  await failed.getByText('It broke.').waitFor()
  await page.getByLabel(redeemTexts.typed).press('Enter')
  await page.getByText(anyText(redeemedOnText(ANYTHING))).waitFor()
  expect(await page.getByRole('button', { name: redeemTexts.scan }).count()).toBe(0)
  await lookAt(page, bothWidths, 'store-redeemed')
  await page.getByRole('link', { name: redeemTexts.back }).click()
  await page.getByText(purchaseStandingTexts.redeemed, { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: redeemPurchaseText(title) }).count()).toBe(0)
  expect(problems.filter((problem) => !/status of (422|500)/.test(problem))).toEqual([])
  await context.close()
})

test('beside the counter’s page, the code that it shows this minute redeems, and that of some minutes ago does not', async () => {
  const { page, context, member } = await shop({ who: scanningBuyer, width: 'phone', card: testCards.visa })
  const { merchantId } = screening
  const purchase = await buy(member, screening.productId)
  await page.goto(redemptionOf(purchase.uuid))
  const enter = async (typed: string) => {
    await page.getByLabel(redeemTexts.typed).fill(typed)
    await page.getByLabel(redeemTexts.typed).press('Enter')
  }
  await enter(codes.counterCodeOf(merchantId, new Date(Date.now() - 180_000)).code)
  await page.getByRole('alert').getByText(storeTexts.wrongCode).waitFor()

  const counter = await openVisitor(browser, 'desktop', origin)
  await counter.page.goto(counterPath(codes.counterPassOf(merchantId)))
  await enter(await counter.page.locator('[data-code]').innerText())
  await page.getByText(anyText(redeemedOnText(ANYTHING))).waitFor()
  await lookAt(page, bothWidths, 'store-redeemed-at-counter')
  await counter.context.close()
  await context.close()
})

test('by keyboard alone, a purchase is made and given back', async () => {
  const { page, context, member } = await shop({ who: keyboardBuyer, card: testCards.mastercard })
  await page.goto(productAddress)
  await page.getByText(chargedCardText(cardEndsInText('Mastercard', '4444'))).waitFor()
  await tabToField(page, 'quantity')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.getByText(money(14_715)).waitFor()
  await tabToText(page, texts.buy)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: texts.question }).waitFor()
  await pressEnterAt(page, '[role=dialog] button')
  await page.getByRole('alertdialog', { name: texts.bought }).waitFor()
  await pressEnterAt(page, '[role=alertdialog] button')
  await page.getByText(purchaseStandingTexts.bought, { exact: true }).waitFor()
  await tabToText(page, purchaseTexts.giveBack)
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog', { name: purchaseTexts.giveBackQuestion }).waitFor()
  await lookAt(page, bothWidths, 'store-give-back')
  // Enter keeps it: only who means it gives it back.
  await pressEnterAt(page, '[role=alertdialog] button')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await expectOnePurchase(member, 'bought')
  await pressEnterAt(page, 'main button')
  await untilFocusIn(page, '[role=alertdialog] button')
  await page.keyboard.press('Tab')
  await pressEnterAt(page, '[role=alertdialog] button')
  await page.getByText(purchaseStandingTexts.refunded, { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: giveBackPurchaseText(title) }).count()).toBe(0)
  await expectOnePurchase(member, 'refunded')
  await lookAt(page, bothWidths, 'store-given-back')
  await context.close()
})

test('a declined card is a banner with the bank’s words; without a card the dialog leads to the wallet', async () => {
  const { page, context, member, cardId } = await shop({ who: declinedBuyer, card: testCards.declined })
  await page.goto(productAddress)
  await page.getByText(chargedCardText(cardEndsInText('Visa', '0341'))).waitFor()
  await confirmPurchase(page)
  const banner = page.getByRole('alert').filter({ hasText: storeTexts.failedToBuy })
  await banner.getByText('declined').waitFor()
  await lookAt(page, bothWidths, 'store-declined')
  await expect.poll(() => keptIntents(page)).toBeNull()
  expect(await purchasesOf(member)).toEqual([])

  await deleteCard(member, cardId)
  await confirmPurchase(page)
  const dialog = page.getByRole('alertdialog', { name: storeTexts.noCardDialog })
  await dialog.waitFor()
  await lookAt(page, bothWidths, 'store-no-card')
  await dialog.getByRole('button', { name: texts.cancel }).click()
  await dialog.waitFor({ state: 'detached' })
  await confirmPurchase(page)
  await dialog.getByRole('link', { name: texts.manageWallet }).click()
  await page.getByText(walletTexts.empty).waitFor()
  expect(page.url()).toBe(`${origin}/app/profile?show=wallet`)
  await context.close()
})

test('a bank that asks is answered on its own page: refused it is nothing, confirmed it is bought', async () => {
  const { page, context, member } = await shop({ who: askedBuyer, width: 'phone', card: testCards.asks })
  await page.goto(productAddress)
  await page.getByText(chargedCardText(cardEndsInText('Visa', '3184'))).waitFor()
  await confirmPurchase(page)
  await page.getByRole('button', { name: 'This was not me' }).click()
  await page.getByRole('alert').filter({ hasText: storeTexts.failedToBuy }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/app/store')
  await lookAt(page, bothWidths, 'store-not-confirmed')
  expect(await purchasesOf(member)).toEqual([])

  await page.goto(productAddress)
  await confirmPurchase(page)
  await page.getByRole('button', { name: 'Confirm payment' }).waitFor()
  await page.goBack()
  await page.getByText(texts.toConfirm).waitFor()
  await page.reload()
  await page.getByText(texts.toConfirm).waitFor()
  expect(await page.getByRole('button', { name: texts.buy, exact: true }).count()).toBe(0)
  await lookAt(page, bothWidths, 'store-to-confirm')
  await page.goto('/app/store?show=purchased')
  await page.getByText(purchaseStandingTexts['to-confirm']).waitFor()
  await page.goto(productAddress)
  await page.getByRole('link', { name: texts.confirmAtBank }).click()
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await page.getByRole('status').getByText(texts.bought).waitFor()
  await expectOnePurchase(member, 'bought')
  await expect.poll(() => keptIntents(page)).toBeNull()
  await context.close()
})

test('a lost answer and a reload are one purchase', async () => {
  const { page, context, member } = await shop({ who: unluckyBuyer, card: testCards.slow })
  await page.goto(productAddress)
  await page.getByText(chargedCardText(cardEndsInText('Visa', '4269'))).waitFor()
  const isSeen = Promise.withResolvers<void>()
  await page.route(
    '**/buy',
    async (route) => {
      await route.fetch()
      await isSeen.promise
      await route.abort()
    },
    { times: 1 },
  )
  await confirmPurchase(page)
  await page.getByRole('button', { name: texts.buying }).waitFor()
  isSeen.resolve()
  await page.getByText(texts.unknown).waitFor({ timeout: 30_000 })
  await lookAt(page, bothWidths, 'store-unknown')
  const expectNoBuy = async () =>
    expect(await page.getByRole('button', { name: texts.buy, exact: true }).count()).toBe(0)
  await expectNoBuy()
  // A server that is too busy to say has decided nothing.
  const tooBusy = { status: 429, json: { errorCode: 'RATE_LIMITED', errorMessage: errorTexts.rateLimited } }
  await page.route('**/buy', (route) => route.fulfill(tooBusy), { times: 1 })
  await page.getByRole('button', { name: texts.checkAgain }).click()
  await page.getByRole('alert').filter({ hasText: texts.unknown }).getByText(errorTexts.rateLimited).waitFor()
  await expectNoBuy()
  await page.reload()
  await page.getByRole('alertdialog', { name: texts.bought }).waitFor()
  await expectOnePurchase(member, 'bought')
  await expect.poll(() => keptIntents(page)).toBeNull()
  await context.close()
})

test('a code is scanned with the camera, which is off again afterwards; a wrong one is said', async () => {
  const counter = await launchBrowser(await cameraBefore(code))
  const { page, context, member, problems } = await shop({
    who: scanningBuyer,
    width: 'phone',
    card: testCards.visa,
    in: counter,
  })
  const purchase = await buy(member, productId)
  await page.goto(redemptionOf(purchase.uuid))
  await page.getByRole('button', { name: redeemTexts.scan }).click()
  await page.getByText(anyText(redeemedOnText(ANYTHING))).waitFor()
  await lookAt(page, 'phone', 'store-redeemed-by-camera')
  expect(problems).toEqual([])
  await context.close()
  await counter.close()

  const elsewhere = await launchBrowser(await cameraBefore('HTTPS://ANOTHER.EXAMPLE/'))
  const second = await shop({ who: scanningBuyer, width: 'phone', in: elsewhere })
  const other = await buy(second.member, productId)
  await second.page.goto(redemptionOf(other.uuid))
  await second.page.getByRole('button', { name: redeemTexts.scan }).click()
  await second.page.getByRole('alert').getByText(storeTexts.wrongCode).waitFor()
  await expect.poll(() => second.page.locator('video').count()).toBe(0)
  await second.page.getByRole('button', { name: redeemTexts.scan }).waitFor()
  await second.context.close()
  await elsewhere.close()
})

test('the camera is on only while the page looks', async () => {
  const blank = await launchBrowser(allowedCamera)
  const { page, context, member } = await shop({ who: scanningBuyer, width: 'phone', in: blank })
  await context.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted)
      Object.assign(window, { openedTracks: stream.getTracks() })
      return stream
    }
  })
  const trackStates = () =>
    page.evaluate(() =>
      (window as unknown as { openedTracks: MediaStreamTrack[] }).openedTracks.map(({ readyState }) => readyState),
    )
  const purchase = await buy(member, productId)
  await page.goto(redemptionOf(purchase.uuid))
  await page.getByRole('button', { name: redeemTexts.scan }).click()
  await page.getByText(redeemTexts.looking).waitFor()
  await lookAt(page, bothWidths, 'store-scanning')
  await expect.poll(trackStates).toEqual(['live'])
  await page.getByRole('button', { name: redeemTexts.stop }).click()
  await expect.poll(trackStates).toEqual(['ended'])
  await page.getByRole('button', { name: redeemTexts.scan }).click()
  await page.getByText(redeemTexts.looking).waitFor()
  await page.getByRole('link', { name: redeemTexts.back }).click()
  await page.getByRole('heading', { level: 1, name: storePageTexts.title }).waitFor()
  await expect.poll(trackStates).toEqual(['ended'])
  await context.close()
  await blank.close()
})

test('who refuses the camera, or has none, is told to type', async () => {
  const { page, context, member } = await shop({ who: scanningBuyer })
  const purchase = await buy(member, productId)
  await page.goto(redemptionOf(purchase.uuid))
  await page.getByRole('button', { name: redeemTexts.scan }).click()
  await page.getByText(redeemTexts.absentDetail).waitFor()
  await context.close()

  const blank = await launchBrowser(refusedCamera)
  const refused = await shop({ who: scanningBuyer, in: blank })
  await refused.page.goto(redemptionOf(purchase.uuid))
  await refused.page.getByRole('button', { name: redeemTexts.scan }).click()
  await refused.page.getByText(redeemTexts.refusedDetail).waitFor()
  await lookAt(refused.page, bothWidths, 'store-camera-refused')
  await refused.context.close()
  await blank.close()
})

test('slow, failed and empty lists, and addresses of nothing, have their screens', async () => {
  const { page, context } = await shop({ who: scanningBuyer })
  await page.route('**/api/externalapi/products', (route) => route.abort(), { times: 1 })
  await page.goto('/app/store')
  await page.getByText(storePageTexts.productsFailed).waitFor()
  await lookAt(page, bothWidths, 'store-failed')
  await page.getByRole('button', { name: pageTexts.tryAgain }).click()
  await page.getByRole('link', { name: title }).waitFor()

  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(
    '**/api/externalapi/products',
    async (route) => {
      await isAnswered
      await route.fulfill({ json: { products: [] } })
    },
    { times: 1 },
  )
  await page.reload()
  await page.getByRole('status', { name: portalTexts.loading }).waitFor()
  answer()
  await page.getByText(storePageTexts.noProducts).waitFor()
  await lookAt(page, bothWidths, 'store-empty')

  await page.goto('/app/product/view?type=1&id=nothing')
  await page.getByText(texts.missing).waitFor()
  await page.goto(redemptionOf('nothing'))
  await page.getByText(redeemTexts.missing).waitFor()
  await page.goto('/app/product/invoice?uuid=nothing&userUUID=nobody&invoiceId=none')
  await page.getByRole('alert').filter({ hasText: storeTexts.failedToInvoice }).waitFor()
  await lookAt(page, 'desktop', 'store-no-invoice')
  await page.goto(addressOfPurchase('nothing'))
  await page.getByText(orderRefusalTexts.ORDER_ENDED).waitFor()
  await context.close()
})
