// Requirements: ADM-CFG-002
/** Keeping the company master: a file is looked at before it is taken in, and the list tells which clients differ then. */
import {
  clientEditTexts,
  companyMasterNoticeTexts as noticeTexts,
} from '@member-care/domain/texts/client-edit-texts.ts'
import { clientTexts, selectCompanyText } from '@member-care/domain/texts/client-texts.ts'
import { companyImportTexts, companyMasterTexts } from '@member-care/domain/texts/company-master-texts.ts'
import { sheetTexts } from '@member-care/domain/texts/sheet-texts.ts'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
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

/** Imports one company. */
async function importCompany(page: Page, row: string): Promise<void> {
  await page.goto('/systemadmin/companymaster/import')
  await chooseFile(page, 'companies.csv', [head, row])
  await page.getByRole('button', { name: companyImportTexts.carryOut(1) }).click()
  await page.getByText(companyImportTexts.done).waitFor()
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
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: sheetTexts.template }).click(),
  ])
  expect(template.suggestedFilename()).toBe('Companies_Template.csv')
  expect(await readFile(await template.path(), 'utf8')).toBe(`${head}\r\n`)
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
  await page.getByRole('button', { name: sheetTexts.choose }).waitFor()
  // The file without its columns was refused, as it should be.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
  await context.close()
})

test('what changed of a client’s company is offered in its form, taken over, reviewed and saved', async () => {
  const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
  const own = `T${randomUUID().slice(0, 8).toUpperCase()}`
  await arriveSignedIn(page, origin, 'operation@example.com')
  await importCompany(page, `${own},Nutmeg ${own},${own},YES,P2,POL-${own}`)
  await page.goto('/systemadmin/client/create')
  const picker = page.getByRole('dialog', { name: clientTexts.selectCompany })
  await picker.getByRole('searchbox', { name: clientTexts.search }).fill(own)
  await picker.getByRole('button', { name: selectCompanyText(`Nutmeg ${own}`) }).click()
  await page.getByText(clientTexts.created).waitFor()
  await importCompany(page, `${own},Nutmeg Group ${own},${own},YES,P2,NEW-${own}`)

  await page.getByRole('link', { name: companyImportTexts.toDiffering }).click()
  await page.getByRole('searchbox').fill(own)
  await page.getByRole('link', { name: companyMasterTexts.openClient(`Nutmeg Group ${own}`) }).click()
  const notice = page.getByRole('alert').filter({ hasText: noticeTexts.title })
  await notice.getByText(`${noticeTexts.master}: Nutmeg Group ${own}`).waitFor()
  await lookAt(page, bothWidths, 'client-differs')
  await notice.getByRole('button', { name: noticeTexts.takeField(clientEditTexts.basic.name) }).click()
  await page.getByText(clientEditTexts.unsaved).first().waitFor()
  await notice.getByRole('button', { name: noticeTexts.keepField(clientEditTexts.basic.name) }).click()
  await page.getByText(clientEditTexts.unsaved).first().waitFor({ state: 'hidden' })
  await notice.getByRole('button', { name: noticeTexts.takeAll }).click()
  await page.getByRole('button', { name: clientEditTexts.update }).click()
  const review = page.getByRole('dialog', { name: clientEditTexts.reviewTitle })
  await review.getByText(clientEditTexts.basic.inpatientPolicyNo).waitFor()
  await lookAt(page, bothWidths, 'client-takes-over')
  await review.getByRole('button', { name: clientEditTexts.update }).click()
  await page.getByRole('heading', { level: 1, name: `Nutmeg Group ${own}` }).waitFor()
  await notice.waitFor({ state: 'hidden' })

  await page.goto(`/systemadmin/companymaster?show=differing&query=${own}`)
  await page.getByText(companyMasterTexts.noMatch).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('who has not that power is told so', async () => {
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'it@example.com')
  await page.goto('/systemadmin/companymaster')
  await page.getByRole('heading', { level: 1, name: 'No access' }).waitFor()
  await context.close()
})
