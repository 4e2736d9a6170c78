// What no address opens, in the pseudo-language: the questions that dialogs ask, and HR's area.
import { chatPageTexts } from '@member-care/domain/texts/chat-page-texts.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import { bankPartLabels } from '@member-care/domain/texts/verification-texts.ts'
import { secondFactorPageTexts } from '@member-care/domain/texts/second-factor-page-texts.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import type { LanguageVisitor } from './language-visitor.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { openPseudoVisitor, writtenInPseudoLanguage } from './pseudo-visitor.ts'

const { origin } = productOfThisWorker()
const member = 'willow.tan@example.com'
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Steps by the words as they stand on the page; then nothing may have been found. */
async function inPseudoLanguage(who: string, steps: (visitor: LanguageVisitor) => Promise<void>): Promise<void> {
  // Signs in by English words.
  const visitor = await openPseudoVisitor(browser, origin, who)
  await writtenInPseudoLanguage(() => steps(visitor))
  visitor.expectNothingFound()
  await visitor.context.close()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test('no question about second factors has an English word left, or is cramped on a phone', () =>
  inPseudoLanguage(member, async ({ page, look }) => {
    for (const ask of ['addPasskey', 'addApp'] as const) {
      await page.goto('/app/profile?show=signins')
      await button(page, secondFactorPageTexts[ask]).click()
      await dialog(page).waitFor()
      await look(ask)
    }
  }))

test('no one-time password that is asked for over a page has an English word left, or is cramped on a phone', () =>
  inPseudoLanguage(member, async ({ page, look }) => {
    await page.route('**/api/claims/**', (route) =>
      route.fulfill({ status: 428, json: { errorCode: 'OTP_REQUIRED', message: '' } }),
    )
    await page.goto('/app/claimrecords')
    await dialog(page).waitFor()
    await look('one-time password')
  }))

test('no step of the chat has an English word left, or is cramped on a phone', () =>
  // Somebody who is in no conversation yet.
  inPseudoLanguage('fern.lee@example.com', async ({ page, look }) => {
    await page.goto('/app/askjoey?type=elog')
    await page.getByRole('textbox', { name: chatPageTexts.message }).fill('123')
    await look('a talk that begins')
    await button(page, chatPageTexts.send).click()
    await page.getByText(chatPageTexts.sent, { exact: true }).waitFor()
    // The assistant offers it too.
    await button(page, chatPageTexts.askPerson).first().click()
    await page.getByText(chatPageTexts.asked).waitFor()
    await look('a talk that waits')
    await button(page, chatPageTexts.close).click()
    await dialog(page).waitFor()
    await look('closing a talk')
    await dialog(page).getByRole('button', { name: chatPageTexts.close }).click()
    await page.getByText(chatTexts.closed).waitFor()
    await look('a closed talk')
  }))

test('no proposal of an account has an English word left, or is cramped on a phone', () =>
  inPseudoLanguage('operation@example.com', async ({ page, look }) => {
    await page.goto('/systemadmin/user/list')
    const user = page.locator('a[href*="/user/update?idUser="]').first()
    await user.waitFor()
    const address = (await user.getAttribute('href')) ?? ''
    await page.goto(address.replace('/user/update?', '/user/update/bankDetails?'))
    const { bank } = userEditTexts
    const form = page.getByRole('form', { name: bank.propose })
    await form.getByRole('button', { name: bank.propose }).click()
    await form.getByLabel(bankPartLabels.bankNo).fill('7339')
    await form.getByLabel(bankPartLabels.accountNo, { exact: true }).fill('5501089550')
    await look('proposed account')
  }))

test('HR’s area has no English word left, and is not cramped on a phone', () =>
  inPseudoLanguage('fern.lee@example.com', async ({ page, look }) => {
    await page.goto('/hradmin')
    await page.getByRole('listitem').first().waitFor()
    await look('/hradmin')
    await page.goto('/hradmin/employees')
    await page.locator('a[href*="/hradmin/employees/"]').first().waitFor()
    await look('/hradmin/employees')
    const employee = await page.locator('a[href*="/hradmin/employees/"]').first().getAttribute('href')
    for (const below of ['', '/update', '/access', '/claims/list']) {
      await page.goto(`${employee}${below}`)
      await page.locator('main section, main table, main ul').first().waitFor()
      await look(`/hradmin/employees/…${below}`)
    }
    for (const address of ['/hradmin/upload', '/hradmin/upload/jobs']) {
      await page.goto(address)
      await page.locator('main h1').waitFor()
      await page.locator('main .MuiSkeleton-root').first().waitFor({ state: 'detached' })
      await look(address)
    }
    await page.goto('/hradmin/none')
    await page.locator('h1').waitFor()
    await look('/hradmin/none')
  }))
