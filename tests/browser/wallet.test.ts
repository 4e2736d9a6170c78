// Requirements: PRO-001, WAL-001, WAL-002, WAL-003, WAL-004, WAL-008, WAL-009, WAL-010, WAL-011, WAL-012, WAL-013, WAL-014, WAL-015, WAL-016, WAL-017,
// WAL-018, WAL-019, WAL-020, WAL-021, WAL-022, STA-012, ERR-030, ERR-031, ERR-032, ERR-033, ERR-034, ERR-035, ERR-039
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { demonstrationPeople } from '@member-care/api/demonstration/fill-demonstration-data.ts'
import { testCards } from '@member-care/api/integrations/payments/local/test-cards.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { profileTabTexts } from '@member-care/domain/texts/profile-texts.ts'
import {
  cardEndsInText,
  defaultRemovedText,
  expiresText,
  walletErrorTexts,
  walletTexts as texts,
} from '@member-care/domain/texts/wallet-texts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { tabToField, tabToText, tabUntil } from './keyboard.ts'
import { noteWords } from '../support/page-words.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt, withTextTwiceAsLarge } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const { origin } = productOfThisWorker()
/** Members whom no other journey signs in as. */
const registered = demonstrationPeople().employees.filter(
  (person) => person.registered && person.company.companyCode === 'ORCHID',
)
const [member, keyboardMember, troubledMember] = [-5, -6, -7].map((at) => registered.at(at)?.email ?? 'nobody')

let browser: Browser
let provider: string
beforeAll(async () => {
  browser = await launchBrowser()
  const config = (await (await fetch(`${origin}/api/externalapi/getAppLaunchConfigFromMHC`)).json()) as {
    appLaunchExtra: { card_provider_url: string }
  }
  provider = config.appLaunchExtra.card_provider_url
})
afterAll(() => browser.close())

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const visa = cardEndsInText('Visa', '4242')
const amex = cardEndsInText('American Express', '0005')
const mastercard = cardEndsInText('Mastercard', '4444')

async function openWallet(page: Page): Promise<void> {
  await page.goto('/app/profile?show=wallet')
  await page.getByRole('button', { name: texts.add, exact: true }).waitFor()
}

async function fillCard(page: Page, number: string, expiry = '1240', code = '123'): Promise<void> {
  await page.getByLabel(texts.number).pressSequentially(number)
  await page.getByLabel(texts.expiry).pressSequentially(expiry)
  await page.getByLabel(texts.code).pressSequentially(code)
}

async function addCard(page: Page, number: string, code?: string): Promise<void> {
  await page.getByRole('button', { name: texts.add, exact: true }).click()
  await fillCard(page, number, '1240', code)
  await page.getByRole('button', { name: texts.save }).click()
  await page.getByText(texts.added).waitFor()
}

/** Everything that the page has asked for: where, with which headers, and with what in it. */
function callsOf(context: BrowserContext): Request[] {
  const calls: Request[] = []
  context.on('request', (request) => calls.push(request))
  return calls
}

test('on a phone: from the empty wallet to three cards, another default and the last one deleted', async () => {
  const { page, context, problems } = await openVisitor(browser, 'phone', origin)
  await arriveSignedIn(page, origin, member ?? '')
  const calls = callsOf(context)
  await openWallet(page)
  await page.getByText(texts.empty).waitFor()
  expect(
    await page
      .getByRole('navigation', { name: profileTabTexts.title })
      .getByRole('link', { name: texts.tab })
      .getAttribute('aria-current'),
  ).toBe('page')
  await lookAt(page, bothWidths, 'wallet-empty')

  // What is wrong is said in the specification's words, each at its field.
  await page.getByRole('button', { name: texts.add, exact: true }).click()
  await page.getByRole('button', { name: texts.save }).click()
  for (const words of [texts.wrongNumber, texts.wrongExpiry, texts.wrongCode]) await page.getByText(words).waitFor()
  await lookAt(page, bothWidths, 'wallet-card-refused')

  // Groups, month and year, and a code of four digits come with the brand.
  await fillCard(page, testCards.americanExpress, '1240', '12345')
  await expect.poll(() => page.getByLabel(texts.number).inputValue()).toBe('3782 822463 10005')
  await expect.poll(() => page.getByLabel(texts.expiry).inputValue()).toBe('12/40')
  await expect.poll(() => page.getByLabel(texts.code).inputValue()).toBe('1234')
  await lookAt(page, bothWidths, 'wallet-card-typed')
  await withTextTwiceAsLarge(page, () => lookAt(page, 'phone', 'wallet-card-typed-large'))
  await page.getByRole('button', { name: texts.save }).click()
  await page.getByText(texts.added).waitFor()
  await card(page, amex).getByText(texts.default).waitFor()
  await card(page, amex).getByText(expiresText('12/40')).waitFor()

  await addCard(page, testCards.visa)
  await addCard(page, testCards.mastercard)
  // A name; the API says it in small letters.
  noteWords(page, ['Mastercard'])
  await lookAt(page, bothWidths, 'wallet-cards')

  // A card that is there already is told before anything is sent.
  await page.getByRole('button', { name: texts.add, exact: true }).click()
  await fillCard(page, testCards.visa)
  await page.getByRole('button', { name: texts.save }).click()
  await page.getByText(texts.duplicate).waitFor()
  await page.getByRole('button', { name: texts.cancel }).click()

  await card(page, visa)
    .getByRole('button', { name: pageTexts.labelled(texts.makeDefault, visa) })
    .click()
  await page.getByText(texts.defaultChanged).waitFor()
  await card(page, visa).getByText(texts.default).waitFor()

  // The default one goes: the newest takes its place, and it is said.
  await card(page, visa)
    .getByRole('button', { name: pageTexts.labelled(texts.delete, visa) })
    .click()
  await page.getByRole('alertdialog').waitFor()
  await lookAt(page, bothWidths, 'wallet-delete')
  await page.getByRole('button', { name: texts.keep }).click()
  await card(page, visa)
    .getByRole('button', { name: pageTexts.labelled(texts.delete, visa) })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: texts.delete }).click()
  await page.getByText(defaultRemovedText(mastercard)).waitFor()
  await card(page, mastercard).getByText(texts.default).waitFor()
  expect(await card(page, visa).count()).toBe(0)
  for (const name of [mastercard, amex]) {
    await card(page, name)
      .getByRole('button', { name: pageTexts.labelled(texts.delete, name) })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: texts.delete }).click()
    await expect.poll(() => card(page, name).count()).toBe(0)
  }
  await page.getByText(texts.empty).waitFor()
  expect(problems).toEqual([])
  await expectNumbersOnlyAtProvider(page, calls)
  await context.close()
})

/** Every card number that was typed went to the provider alone, is in no address, and is kept by the browser nowhere. */
async function expectNumbersOnlyAtProvider(page: Page, calls: readonly Request[]): Promise<void> {
  const numbers = Object.values(testCards)
  const has = (text: string) => numbers.some((number) => text.replaceAll(/[\s+]|%20/g, '').includes(number))
  const carriers = calls.filter((call) => has(`${call.url()} ${call.postData() ?? ''}`))
  expect(new Set(carriers.map((call) => `${call.method()} ${call.url()}`))).toEqual(
    new Set([`POST ${provider}/tokens`]),
  )
  expect(carriers.filter((call) => has(call.url()))).toEqual([])
  const ofProvider = calls.filter((call) => call.url().startsWith(provider) && call.method() !== 'OPTIONS')
  expect(new Set(ofProvider.map((call) => call.headers()['stripe-version']))).toEqual(new Set(['2017-08-15']))
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]))
  expect(has(kept)).toBe(false)
}

test('with the keyboard alone: a card is added, and deleted again', async () => {
  const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, keyboardMember ?? '')
  await openWallet(page)
  await tabToText(page, texts.add)
  await page.keyboard.press('Enter')
  await tabToField(page, 'number')
  await page.keyboard.type(testCards.visa)
  // The caret stays where it is when a digit in the middle is mended.
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('2')
  await expect.poll(() => page.getByLabel(texts.number).inputValue()).toBe('4242 4242 4242 4242')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12/40')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await page.getByText(texts.added).waitFor()
  const remove = () =>
    page.evaluate(
      (name) => document.activeElement?.getAttribute('aria-label') === name,
      pageTexts.labelled(texts.delete, visa),
    )
  await page.getByRole('button', { name: pageTexts.labelled(texts.delete, visa) }).waitFor()
  await tabUntil(page, remove)
  await page.keyboard.press('Enter')
  await tabToText(page, texts.delete)
  await page.keyboard.press('Enter')
  await page.getByText(texts.deleted).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('two tabs of a wallet stay in step, and a key that is over is made anew', async () => {
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, keyboardMember ?? '')
  const keys: string[] = []
  context.on('request', (request) => request.url().endsWith('/ephemeralKey') && keys.push(request.url()))
  await openWallet(page)
  const other = await context.newPage()
  await other.goto('/app/profile?show=wallet')
  await other.getByRole('button', { name: texts.add, exact: true }).waitFor()
  await addCard(page, testCards.jcb)
  await card(other, cardEndsInText('JCB', '0505')).waitFor()
  expect(keys).toHaveLength(2)

  // Two hours later by the clock of the page.
  await other.evaluate(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 7_200_000
  })
  const name = cardEndsInText('JCB', '0505')
  await card(other, name)
    .getByRole('button', { name: pageTexts.labelled(texts.delete, name) })
    .click()
  await other.getByRole('alertdialog').getByRole('button', { name: texts.delete }).click()
  await other.getByText(texts.deleted).waitFor()
  expect(keys).toHaveLength(3)
  await page.getByText(texts.empty).waitFor()
  await context.close()
})

test('what fails is said in the provider’s words, else in the specification’s, and what was typed stays', async () => {
  const { page, context } = await openVisitor(browser, 'phone', origin)
  await arriveSignedIn(page, origin, troubledMember ?? '')
  const failing = (path: string) =>
    page.route(
      path,
      (route) => route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': origin }, json: {} }),
      { times: 1 },
    )

  // The key, then the customer, cannot be had: each with a way to try again.
  await page.route(
    '**/ephemeralKey',
    (route) => route.fulfill({ status: 500, json: { errorCode: 'INTERNAL_ERROR', errorMessage: texts.keyFailed } }),
    { times: 1 },
  )
  await page.goto('/app/profile?show=wallet')
  await page.getByText(walletErrorTexts.key).waitFor()
  await lookAt(page, bothWidths, 'wallet-failed')
  await failing(`${provider}/customers/*`)
  await page.getByRole('button', { name: pageTexts.tryAgain }).click()
  await page.getByText(walletErrorTexts.load).waitFor()
  await page.getByRole('button', { name: pageTexts.tryAgain }).click()
  await page.getByText(texts.empty).waitFor()

  await page.getByRole('button', { name: texts.add, exact: true }).click()
  await fillCard(page, testCards.declinedWhenAdded)
  const send = page.getByRole('button', { name: texts.save })
  await send.click()
  await page.getByText('Your card was declined.').waitFor()
  await expect.poll(() => page.getByLabel(texts.number).inputValue()).toBe('4000 0000 0000 0002')
  await lookAt(page, bothWidths, 'wallet-card-declined')
  await failing(`${provider}/tokens`)
  await send.click()
  await page.getByText(walletErrorTexts.token).waitFor()
  await page.getByLabel(texts.number).fill(testCards.visa)
  await failing(`${provider}/customers/*/sources`)
  await send.click()
  await page.getByText(walletErrorTexts.add).waitFor()
  // The answer is lost, and the card was not added.
  await page.route(`${provider}/customers/*/sources`, (route) => route.abort(), { times: 1 })
  await send.click()
  await page.getByText(texts.mayBeAdded).waitFor()
  await expect.poll(() => page.getByLabel(texts.code).inputValue()).toBe('123')
  await send.click()
  await page.getByText(texts.added).waitFor()

  await addCard(page, testCards.discover)
  const discover = cardEndsInText('Discover', '1117')
  await failing(`${provider}/customers/*`)
  await card(page, discover)
    .getByRole('button', { name: pageTexts.labelled(texts.makeDefault, discover) })
    .click()
  await page.getByText(walletErrorTexts.setDefault).waitFor()
  await failing(`${provider}/customers/*/sources/*`)
  await card(page, discover)
    .getByRole('button', { name: pageTexts.labelled(texts.delete, discover) })
    .click()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: texts.delete })
  await confirm.click()
  await page.getByText(walletErrorTexts.delete).waitFor()
  await confirm.click()
  await page.getByText(texts.deleted).waitFor()
  await card(page, visa)
    .getByRole('button', { name: pageTexts.labelled(texts.delete, visa) })
    .click()
  await confirm.click()
  await page.getByText(texts.empty).waitFor()
  await context.close()
})
