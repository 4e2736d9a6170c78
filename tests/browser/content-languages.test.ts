// Requirements: ART-001, ART-002, ART-007
/** Content in four languages (S123): translated and previewed in the console, read by members in their language or in English, and listed where it is missing. */
import {
  contentFormTexts,
  contentListTexts,
  contentPageTexts,
  contentPreviewTexts,
  missingTranslationTexts,
} from '@member-care/domain/texts/content-page-texts.ts'
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const { origin } = productOfThisWorker()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const { fields, languages, inLanguage } = contentFormTexts
const mark = randomUUID().slice(0, 6)
const title = `Drink more water ${mark}`
const chineseTitle = `多喝水 ${mark}`

function tab(page: Page, language: keyof typeof languages) {
  return page.getByRole('tab', { name: languages[language] })
}

/** Opens the articles as somebody who has chosen a language. */
async function openArticles(language: string): Promise<Page> {
  const { page } = await openVisitor(browser, 'phone', origin)
  await arriveSignedIn(page, origin, 'willow.tan@example.com')
  await page.evaluate((code) => localStorage.setItem('member-care.language', code), language)
  await page.goto('/app/healtharticles')
  return page
}

test('an article is translated, previewed and published; who reads the language reads it, and who reads another one reads English and is listed', async () => {
  const { page, problems } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'operation@example.com')
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: contentListTexts.menu, exact: true })
    .click()
  await page.getByRole('link', { name: contentListTexts.create }).click()
  await page.getByLabel(fields.title, { exact: true }).fill(title)
  await page.getByRole('textbox', { name: fields.html, exact: true }).click()
  await page.keyboard.type('A glass with every meal.')
  await tab(page, 'zh').click()
  await tab(page, 'zh').getByText(contentFormTexts.missingMark(2)).waitFor()
  await page.getByLabel(inLanguage(fields.title, languages.zh)).fill(chineseTitle)
  await page.getByText(contentFormTexts.readInEnglish(languages.zh, 1)).waitFor()
  await lookAt(page, bothWidths, 'content-languages-form')
  await page.getByRole('textbox', { name: inLanguage(fields.html, languages.zh) }).click()
  await page.keyboard.insertText('每餐一杯水。')
  await tab(page, 'zh').getByText(contentFormTexts.complete).waitFor()
  await page.locator('[inert] [lang="zh-Hans-SG"]').getByText('每餐一杯水。').waitFor()
  // What is too long is told at its field, behind whichever tab it stands.
  await tab(page, 'ta').click()
  await page.getByLabel(inLanguage(fields.title, languages.ta)).fill('அ'.repeat(151))
  await tab(page, 'en').click()
  await page.getByRole('button', { name: contentFormTexts.create }).click()
  await tab(page, 'ta').getByText(contentFormTexts.faultMark).waitFor()
  await page.getByLabel(inLanguage(fields.title, languages.ta)).fill('')
  await page.getByRole('button', { name: contentFormTexts.create }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()

  const panel = page.getByRole('region', { name: contentPageTexts.languages })
  await panel.getByRole('listitem').filter({ hasText: languages.zh }).getByText(contentFormTexts.complete).waitFor()
  await panel
    .getByRole('listitem')
    .filter({ hasText: languages.ta })
    .getByText(contentFormTexts.missingMark(2))
    .waitFor()
  await page.getByRole('combobox', { name: contentPreviewTexts.language }).click()
  await page.getByRole('option', { name: languages.zh }).click()
  await page.locator('[inert] [lang="zh-Hans-SG"]').getByText(chineseTitle).waitFor()
  await lookAt(page, bothWidths, 'content-languages-page')
  await page.getByRole('button', { name: contentPageTexts.publish, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: contentPageTexts.publish, exact: true }).click()
  await page.getByText(contentPageTexts.now, { exact: true }).waitFor()

  const chinese = await openArticles('zh')
  await chinese.getByRole('searchbox').fill('glass with')
  await chinese.getByRole('link', { name: chineseTitle }).click()
  await chinese.getByRole('heading', { level: 1, name: chineseTitle }).waitFor()
  expect(await chinese.locator('h1').getAttribute('lang')).toBe('zh-Hans-SG')
  await chinese.getByRole('article').getByText('每餐一杯水。').waitFor()
  await lookAt(chinese, bothWidths, 'content-languages-chinese')

  const tamil = await openArticles('ta')
  await tamil.getByRole('link', { name: title }).waitFor()
  await lookAt(tamil, bothWidths, 'content-languages-tamil')
  await tamil.getByRole('link', { name: title }).click()
  await tamil.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await tamil.locator('html').getAttribute('lang')).toBe('ta-SG')
  expect(await tamil.locator('h1').getAttribute('lang')).toBe('en-SG')
  await tamil.getByRole('article').locator('[lang="en-SG"]').getByText('A glass with every meal.').waitFor()

  await page.goto('/systemadmin/content')
  await page.getByRole('link', { name: missingTranslationTexts.menu }).click()
  await page.getByRole('heading', { level: 1, name: missingTranslationTexts.title }).waitFor()
  await lookAt(page, bothWidths, 'content-languages-missing')
  await page.getByRole('searchbox', { name: contentListTexts.search }).fill(mark)
  await page.getByRole('combobox', { name: missingTranslationTexts.language }).click()
  await page.getByRole('option', { name: languages.ta }).click()
  // The list is asked for twice, by the language and once the search has settled: a row that is drawn anew takes no press.
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await page.getByRole('link', { name: missingTranslationTexts.translate(title, languages.ta) }).click()
  await page.getByLabel(inLanguage(fields.title, languages.ta)).waitFor()
  expect(await page.getByLabel(inLanguage(fields.title, languages.zh)).count()).toBe(0)
  expect(problems).toEqual([])
})
