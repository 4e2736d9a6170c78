/** Keeping the company master: a file is looked at before it is taken in, and the list tells which clients differ then. */
import { companyImportTexts, companyMasterTexts } from '@member-care/domain/texts/company-master-texts.ts'
import { sheetTexts } from '@member-care/domain/texts/sheet-texts.ts'
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

const head = 'ID,NAME,CODE,ACTIVE,GROUP_CODE,POLICY_NO'
const code = `T${randomUUID().slice(0, 8).toUpperCase()}`

async function chooseFile(page: Page, name: string, rows: readonly string[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await page.getByRole('button', { name: companyImportTexts.check }).click()
}

test('operations imports companies after a look at what would happen, with the reasons of what is refused', async () => {
  const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'operation@example.com')
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: companyMasterTexts.title, exact: true })
    .click()
  await page.getByRole('heading', { level: 1, name: companyMasterTexts.title }).waitFor()
  await page.getByRole('searchbox').fill('Orchid Biscuits')
  await page.getByRole('link', { name: companyMasterTexts.openClient('Orchid Biscuits (Demo) Pte Ltd') }).waitFor()
  await lookAt(page, bothWidths, 'company-master')

  await page.getByRole('link', { name: companyMasterTexts.import }).click()
  await page.getByRole('button', { name: companyImportTexts.check }).click()
  await page.getByText(sheetTexts.noFile).waitFor()
  await chooseFile(page, 'companies.pdf', ['no sheet'])
  await page.getByText(sheetTexts.wrongType).waitFor()
  await chooseFile(page, 'companies.csv', ['NAME,CODE', 'Acme,ACME'])
  await page.getByText(/The first row lacks ID/).waitFor()
  await lookAt(page, bothWidths, 'company-import')

  await chooseFile(page, 'companies.csv', [
    head,
    `${code},Tembusu Trading ${code},${code},YES,P2,POL-${code}`,
    `${code}-X,Refused Ltd,${code}-X,perhaps,P2,POL-1`,
  ])
  await page.getByText(companyImportTexts.checked).waitFor()
  await page.getByText(companyImportTexts.active).waitFor()
  await lookAt(page, bothWidths, 'company-import-preview')
  await page.getByRole('button', { name: companyImportTexts.carryOut(1) }).click()
  await page.getByText(companyImportTexts.done).waitFor()
  await page.getByRole('link', { name: companyImportTexts.toList }).click()
  await page.getByRole('searchbox').fill(code)
  await page.getByText(`Tembusu Trading ${code}`).waitFor()
  expect(new URL(page.url()).searchParams.get('query')).toBe(code)

  // What the same company says later is told value by value.
  await page.getByRole('link', { name: companyMasterTexts.import }).click()
  await chooseFile(page, 'companies.csv', [head, `${code},Tembusu Group ${code},${code},YES,P2,POL-${code}`])
  await page.getByText(new RegExp(`Tembusu Trading ${code} → Tembusu Group ${code}`)).waitFor()
  await page.getByRole('button', { name: companyImportTexts.another }).click()
  await page.getByRole('button', { name: companyImportTexts.choose }).waitFor()
  // The file without its columns was refused, as it should be.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
  await context.close()
})

test('who has not that power is told so', async () => {
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'it@example.com')
  await page.goto('/systemadmin/companymaster')
  await page.getByRole('heading', { level: 1, name: 'No access' }).waitFor()
  await context.close()
})
