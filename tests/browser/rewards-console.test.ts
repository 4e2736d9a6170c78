// Requirements: RWD-016
/** Operations keep the codes of a reward, see who redeemed it, and take along what is settled with merchants; what is changed is given back. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redemptionListTexts, rewardCodeTexts as texts } from '@member-care/domain/texts/reward-code-texts.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { holdAnswer } from './hold-answer.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const { origin } = productOfThisWorker()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
async function upload(page: Page, rows: readonly string[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'codes.txt', mimeType: 'text/plain', buffer: Buffer.from(rows.join('\n')) })
  await page.getByRole('button', { name: texts.uploadButton }).click()
}

async function setThreshold(page: Page, lowWater: string): Promise<void> {
  await page.getByLabel(texts.threshold).fill(lowWater)
  await page.getByRole('button', { name: texts.save }).click()
  await page.getByText(texts.saved).waitFor()
  // A second press would save what the form says now.
  expect(await page.getByLabel(texts.threshold).inputValue()).toBe(lowWater)
}

test('operations add codes, are told of rows that are none, and set when a reward runs low', async () => {
  const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'operation@example.com')
  await page.goto('/systemadmin/reward-codes')
  await heading(page, texts.title).waitFor()
  await page.getByRole('link', { name: 'A loaf on the house' }).waitFor()
  await lookAt(page, bothWidths, 'reward-codes')
  await page.getByRole('searchbox').fill('loaf')
  await page.getByRole('link', { name: 'Tea for two' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'A loaf on the house' }).click()
  await heading(page, 'A loaf on the house').waitFor()
  await lookAt(page, bothWidths, 'reward-codes-of-one')

  await page.getByRole('button', { name: texts.uploadButton }).click()
  await page.getByText('Choose a file').first().waitFor()
  await upload(page, ['Code', 'EXTRA-1', 'EXTRA-1', '=HYPERLINK("x")', 'DEMO-LOAF-1001', 'EXTRA-2'])
  await page.getByText(texts.uploaded(2, '2')).waitFor()
  await page.getByText(texts.faultyRow('3', texts.faults['twice-in-file'])).waitFor()
  await page.getByText(texts.faultyRow('4', texts.faults.faulty)).waitFor()
  await page.getByText(texts.faultyRow('5', texts.faults['had-before'])).waitFor()
  await lookAt(page, bothWidths, 'reward-codes-uploaded')

  await page.getByLabel(texts.threshold).fill('many')
  await page.getByRole('button', { name: texts.save }).click()
  await page.getByText(texts.thresholdFaulty(100_000)).waitFor()
  await setThreshold(page, '1000')
  await page.getByText(texts.states.low).first().waitFor()
  await page.goto('/systemadmin/dashboard')
  await page
    .getByRole('region', { name: texts.dashboard.title })
    .getByRole('link', { name: texts.dashboard.open })
    .click()
  await page.waitForURL('**/reward-codes?show=low')
  await page.getByRole('link', { name: 'A loaf on the house' }).click()
  // What is typed while the save is on its way stays, and is not saved yet.
  const save = await holdAnswer(page, 'PUT', '**/api/console/reward-codes/*')
  await page.getByLabel(texts.threshold).fill('7')
  await page.getByRole('button', { name: texts.save }).click()
  await save.asked
  await page.getByLabel(texts.threshold).fill('8')
  save.letGo()
  await page.getByText(texts.saved).waitFor()
  await expect.poll(() => page.getByLabel(texts.threshold).inputValue()).toBe('8')
  await setThreshold(page, '5')
  await page.getByText(texts.states.enough).first().waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('operations see who redeemed what with its history', async () => {
  const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'operation@example.com')
  await page.goto('/systemadmin/reward-redemptions')
  await heading(page, redemptionListTexts.title).waitFor()
  const loaf = page.getByRole('row').filter({ hasText: 'A loaf on the house' })
  await loaf.getByText('Willow Tan').waitFor()
  await lookAt(page, bothWidths, 'reward-redemptions')
  await page.getByRole('searchbox').fill('nobody of this name')
  await page.getByText(redemptionListTexts.noMatch).waitFor()
  expect(page.url()).not.toContain('nobody')
  await page.getByRole('searchbox').fill('willow')
  await loaf.getByRole('link', { name: redemptionListTexts.openHistory('A loaf on the house') }).click()
  await page.getByText('Reward redeemed').first().waitFor()
  await lookAt(page, bothWidths, 'reward-redemption-history')
  expect(problems).toEqual([])
  await context.close()
})
