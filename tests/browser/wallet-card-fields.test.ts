/** The wallet where cards are typed into the provider's own fields (S113). Requirements: WAL-001, WAL-002, WAL-003, WAL-004, WAL-019, WAL-021, API-150 */
import type { Browser, BrowserContext, FrameLocator, Page, Request } from 'playwright-core'
import { demonstrationPeople } from '@member-care/api/demonstration/fill-demonstration-data.ts'
import { demonstrationProducts } from '@member-care/api/demonstration/products.ts'
import type { BegunCard } from '@member-care/api/integrations/payments/card-provider.ts'
import { testCards } from '@member-care/api/integrations/payments/local/test-cards.ts'
import { chargedCardText, productPageTexts } from '@member-care/domain/texts/store-page-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { cardEndsInText, defaultRemovedText, walletTexts as texts } from '@member-care/domain/texts/wallet-texts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, launchBrowser, openVisitor } from '../support/browser.ts'
import { confirmCard } from '../support/cards-under-test.ts'
import { copyDemonstrationInstallation } from '../support/demonstration-installation.ts'
import { removeDataDirectory, startProduct, type RunningProduct } from '../support/running-product.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'
import { confirmPurchase, sessionOfPage } from './store-steps.ts'

const member =
  demonstrationPeople()
    .employees.filter((person) => person.registered && person.company.companyCode === 'ORCHID')
    .at(-5)?.email ?? 'nobody'
const [product] = demonstrationProducts
const amex = cardEndsInText('American Express', '0005')
const visa = cardEndsInText('Visa', '3184')

let browser: Browser
let installation: RunningProduct
beforeAll(async () => {
  browser = await launchBrowser()
  installation = await startProduct({
    dataDirectory: await copyDemonstrationInstallation(),
    settings: { CARD_WAY: 'card-fields', CAPTCHA_COST: '500', RATE_LIMIT_PER_MINUTE: '12000' },
  })
})
afterAll(async () => {
  await browser.close()
  await installation.stop()
  await removeDataDirectory(installation.dataDirectory)
})

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const fieldsOf = (page: Page): FrameLocator => page.frameLocator(`iframe[title="${texts.fieldsTitle}"]`)
const save = (page: Page) => page.getByRole('button', { name: texts.save })

/** By the keyboard: while a frame has just come, a browser may give a press of the mouse to what stood there before. */
const saveCard = (page: Page) => save(page).press('Enter')

async function untilOpen(page: Page): Promise<void> {
  await expect.poll(() => save(page).getAttribute('aria-disabled')).toBe('false')
}

async function typeCard(page: Page, number: string, code = '123'): Promise<void> {
  await untilOpen(page)
  const fields = fieldsOf(page)
  await fields.getByLabel('Card number').fill('')
  await fields.getByLabel('Card number').pressSequentially(number)
  await fields.getByLabel('Expiry date').fill('1240')
  await fields.getByLabel('Security code').fill(code)
}

test('on a phone: cards are added in the provider’s fields, one pays, and no number comes to us', async () => {
  const { page, context, problems } = await openVisitor(browser, 'phone', installation.origin)
  await arriveSignedIn(page, installation.origin, member)
  const calls = requestsOf(context)
  await page.route(/\/card-fields$/, (route) => route.abort(), { times: 1 })
  await page.goto('/app/profile?show=wallet')
  await page.getByRole('button', { name: texts.add, exact: true }).click()

  // What cannot be opened can be tried again.
  await page.getByText(texts.fieldsFailed).waitFor()
  await lookAt(page, bothWidths, 'card-fields-failed')
  await page.getByRole('button', { name: pageTexts.tryAgain }).click()
  await untilOpen(page)

  // The fields say themselves what is missing; what the provider refuses is said above them, and stays typed.
  await saveCard(page)
  await fieldsOf(page).getByText('Your card number is incomplete.').waitFor()
  await lookAt(page, bothWidths, 'card-fields-incomplete')
  const frame = page.frames().find((one) => one.url().endsWith('/card-fields'))
  expect(frame && (await axeViolations(frame)), 'axe in the fields').toEqual([])
  await typeCard(page, testCards.declinedWhenAdded)
  await saveCard(page)
  await page.getByRole('alert').getByText('Your card was declined.').waitFor()
  await expect.poll(() => fieldsOf(page).getByLabel('Card number').inputValue()).toBe('4000 0000 0000 0002')
  await lookAt(page, bothWidths, 'card-fields-declined')

  await typeCard(page, testCards.americanExpress, '1234')
  await saveCard(page)
  await page.getByText(texts.added).waitFor()
  await card(page, amex).getByText(texts.default).waitFor()

  // The same once more is told, and is not there twice.
  await page.getByRole('button', { name: texts.add, exact: true }).click()
  await typeCard(page, testCards.americanExpress, '1234')
  await saveCard(page)
  await page.getByText(texts.duplicate).waitFor()

  // The bank asks, in the fields' own frame: refused it is no card, confirmed it is.
  const bank = fieldsOf(page).frameLocator('#bank')
  await typeCard(page, testCards.asks)
  await saveCard(page)
  await bank.getByRole('button', { name: 'This was not me' }).waitFor()
  await lookAt(page, bothWidths, 'card-fields-bank')
  await bank.getByRole('button', { name: 'This was not me' }).press('Enter')
  await page.getByRole('alert').getByText('We could not confirm that this card is yours.').waitFor()
  await saveCard(page)
  await bank.getByRole('button', { name: 'Confirm card' }).press('Enter')
  await page.getByText(texts.added).waitFor()

  const other = await context.newPage()
  await other.goto('/app/profile?show=wallet')
  await card(other, amex).getByText(texts.default).waitFor()
  await card(page, visa)
    .getByRole('button', { name: pageTexts.labelled(texts.makeDefault, visa) })
    .click()
  await page.getByText(texts.defaultChanged).waitFor()
  await card(other, visa).getByText(texts.default).waitFor()
  await lookAt(page, bothWidths, 'card-fields-wallet')
  await deleteCard(page, visa)
  await page.getByText(defaultRemovedText(amex)).waitFor()

  await page.goto(`/app/product/view?type=1&id=${product?.productId ?? ''}`)
  await page.getByText(chargedCardText(amex)).waitFor()
  await confirmPurchase(page)
  await page.getByRole('alertdialog', { name: productPageTexts.bought }).waitFor()

  await page.goto('/app/profile?show=wallet')
  await deleteCard(page, amex)
  await page.getByText(texts.empty).waitFor()
  // A bank that asks on a page of its own leads back here, with what was begun in the address.
  const { setupId } = await cardConfirmedElsewhere(page)
  await page.goto(`/app/profile?show=wallet&setup_intent=${setupId}&redirect_status=succeeded`)
  await page.getByText(texts.added).waitFor()
  await card(page, cardEndsInText('JCB', '0505')).waitFor()
  expect(page.url()).toBe(`${installation.origin}/app/profile?show=wallet`)

  // The first opening of the fields was cut off on purpose, and a card was declined.
  expect(problems.filter((problem) => !/ERR_FAILED|status of 402/.test(problem))).toEqual([])
  expectNoNumber(calls)
  await context.close()
})

async function cardConfirmedElsewhere(page: Page): Promise<BegunCard> {
  const session = await sessionOfPage(page, installation.origin)
  const begun = (await (await session.fetch('/api/wallet/cards', { method: 'POST' })).json()) as BegunCard
  const config = (await (await session.fetch('/api/externalapi/getAppLaunchConfigFromMHC')).json()) as {
    appLaunchExtra: { card_provider_url: string; card_publishable_key: string }
  }
  const { card_provider_url: address, card_publishable_key: publishableKey } = config.appLaunchExtra
  await confirmCard({ publicAddress: new URL(address).origin, publishableKey }, begun, testCards.jcb)
  return begun
}

async function deleteCard(page: Page, name: string): Promise<void> {
  await card(page, name)
    .getByRole('button', { name: pageTexts.labelled(texts.delete, name) })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: texts.delete }).click()
}

/** Everything that the pages and frames have asked for. */
function requestsOf(context: BrowserContext): Request[] {
  const calls: Request[] = []
  context.on('request', (request) => calls.push(request))
  return calls
}

function expectNoNumber(calls: readonly Request[]): void {
  const numbers = Object.values(testCards)
  const carriers = calls.filter((call) => {
    const said = `${call.url()} ${call.postData() ?? ''} ${JSON.stringify(call.headers())}`.replaceAll(/[\s+]|%20/g, '')
    return numbers.some((number) => said.includes(number))
  })
  expect(carriers.length).toBeGreaterThan(3)
  expect(carriers.filter((call) => new URL(call.url()).origin === installation.origin)).toEqual([])
  expect(carriers.filter((call) => call.frame().parentFrame() === null)).toEqual([])
  expect(new Set(carriers.map((call) => new URL(call.url()).pathname.replace(/seti_\w+/, 'ID')))).toEqual(
    new Set(['/v1/setup_intents/ID/confirm']),
  )
}
