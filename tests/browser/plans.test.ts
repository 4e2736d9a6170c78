// Requirements: PRO-005, PRO-007
/** Benefit plans: a broker's schedule becomes a draft, is corrected and submitted, and somebody else compares and publishes it; and the exchange rates that they are reckoned by. */
import { exchangeRateRefusalTexts, exchangeRateTexts } from '@member-care/domain/texts/exchange-rate-texts.ts'
import {
  planCreateTexts,
  planEditTexts,
  planImportTexts,
  planListTexts,
  planPageTexts,
  planWhatIfTexts,
} from '@member-care/domain/texts/plan-editor-texts.ts'
import { eventTitle, historyTexts, momentTexts, timelineTexts } from '@member-care/domain/texts/record-history-texts.ts'
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

const planNo = `J${randomUUID().slice(0, 6).toUpperCase()}`
const head =
  'Group,Group code,Benefit,Benefit ID,Code,Visit type,Panel co-pay $,Other co-insurance %,Other limit per visit $,Visits a year,Limit per year $,Needs referral,Remarks'
const dental = 'Dental,DT,Dental treatment,DT-1,DT-TREAT,DENTAL,,20,,,500,,'
const gp = (coPay: string) =>
  `General Practitioner,GP,GP consultation,GP-1,GP-CONSULT,GP,${coPay},10,40,24,,no,as last year`

async function checkFile(page: Page, rows: readonly string[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'schedule.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await page.getByRole('button', { name: planImportTexts.check }).click()
}

/** Presses a button of the page, and the one of the dialog that asks again. */
async function pressAndConfirm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  // What is given up for good is asked as an alert.
  const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await asked.getByRole('button', { name, exact: true }).click()
  await asked.waitFor({ state: 'detached' })
}

test('a schedule becomes a plan, and another administrator publishes it', async () => {
  const { page, problems } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'operation@example.com')
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: planListTexts.menu, exact: true })
    .click()
  await page.getByRole('heading', { level: 1, name: planListTexts.title }).waitFor()
  await lookAt(page, bothWidths, 'plans')

  await page.getByRole('link', { name: planListTexts.create }).click()
  await page.getByRole('button', { name: planCreateTexts.create }).click()
  await page.getByText(planCreateTexts.clientMissing).waitFor()
  await lookAt(page, bothWidths, 'plan-create')
  await page.getByRole('combobox', { name: 'Company' }).fill('Orchid')
  await page.getByRole('option').first().click()
  await page.getByLabel(planEditTexts.fields.planNo).fill(planNo)
  await page.getByLabel(planEditTexts.fields.name).fill('Plan of the journey')
  await page.getByLabel(planEditTexts.fields.holdsFrom).fill('01 Jan 2031')
  await page.getByRole('button', { name: planCreateTexts.create }).click()
  await page.getByRole('heading', { level: 1, name: `${planNo} · Plan of the journey` }).waitFor()

  await page.getByRole('link', { name: planPageTexts.import }).click()
  await checkFile(page, [head, '', gp('five'), dental])
  await page.getByText('CSV, row 3, Panel co-pay $').waitFor()
  await lookAt(page, bothWidths, 'plan-import-faults')
  await checkFile(page, [head, gp('5'), dental])
  await page.getByRole('heading', { name: planImportTexts.changes }).waitFor()
  await page.getByText('The member pays SGD 5.00 a visit.').waitFor()
  await page.getByText(/the column “Remarks” is not known/).waitFor()
  await lookAt(page, bothWidths, 'plan-import-preview')
  await page.getByRole('button', { name: planImportTexts.take }).click()

  await page.getByRole('link', { name: planPageTexts.edit, exact: true }).click()
  const benefits = page.getByRole('region', { name: planEditTexts.benefits, exact: true })
  await benefits.getByRole('button', { name: 'GP consultation', exact: true }).click()
  const coPay = page.getByLabel(planEditTexts.fields.coPay).first()
  await coPay.fill('seven')
  await page.getByRole('button', { name: planEditTexts.save }).click()
  await page.getByText(planEditTexts.faultsTitle).waitFor()
  await lookAt(page, bothWidths, 'plan-edit-fault')
  await expect.poll(() => coPay.inputValue()).toBe('seven')
  await coPay.fill('7.50')
  const trial = page.getByRole('status', { name: planEditTexts.tryOut })
  await expect.poll(() => trial.innerText()).toContain('SGD 92.50')
  await lookAt(page, bothWidths, 'plan-edit')
  await pressAndConfirm(page, planEditTexts.save)
  await page.getByText(planEditTexts.saved).waitFor()
  await page.getByRole('link', { name: planEditTexts.toPlan }).click()

  await pressAndConfirm(page, planPageTexts.submit)
  await page.getByText(planPageTexts.ownDraft).waitFor()
  expect(await page.getByRole('button', { name: planPageTexts.publish, exact: true }).count()).toBe(0)
  await lookAt(page, bothWidths, 'plan-submitted')
  const address = page.url()

  const other = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(other.page, origin, 'operation2@example.com')
  await other.page.goto(address)
  await other.page.getByText('The member pays SGD 7.50 a visit.').waitFor()
  await pressAndConfirm(other.page, planPageTexts.publish)
  await other.page.getByText(planPageTexts.versionFrom(1, '01 Jan 2031')).first().waitFor()
  await lookAt(other.page, bothWidths, 'plan-published')

  // The next version, which the other one returns with a reason.
  await page.reload()
  await page.getByRole('link', { name: planPageTexts.editNext }).click()
  await benefits.getByRole('button', { name: 'GP consultation', exact: true }).click()
  await coPay.fill('9')
  await pressAndConfirm(page, planEditTexts.save)
  await page.getByRole('link', { name: planEditTexts.toPlan }).click()
  const changes = page.getByRole('region', { name: planPageTexts.changesOfDraft })
  await changes.getByText('The member pays SGD 7.50 a visit.').waitFor()
  await changes.getByText('The member pays SGD 9.00 a visit.').waitFor()
  await pressAndConfirm(page, planPageTexts.submit)
  await other.page.reload()
  await other.page.getByRole('button', { name: planPageTexts.return }).click()
  await other.page.getByRole('dialog').getByLabel('Reason').fill('The co-payment stays.')
  await other.page.getByRole('dialog').getByRole('button', { name: planPageTexts.return }).click()
  await other.page.getByText(/The co-payment stays\./).waitFor()
  await lookAt(other.page, bothWidths, 'plan-returned')
  await page.reload()
  await page.getByText(/The co-payment stays\./).waitFor()
  await pressAndConfirm(page, planPageTexts.discard)
  await page.getByText(planPageTexts.noDraft).waitFor()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: planPageTexts.download }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`Plan_${planNo}.xlsx`)
  await page.getByRole('link', { name: planPageTexts.import }).click()
  const buffer = await readFile(await file.path())
  await page.locator('input[type=file]').setInputFiles({ name: file.suggestedFilename(), mimeType: '', buffer })
  await page.getByRole('button', { name: planImportTexts.check }).click()
  await page.getByText(planImportTexts.same).waitFor()
  expect([...problems, ...other.problems]).toEqual([])
})

test('a draft is run over the claims of a year, and says who gains and loses', async () => {
  const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'operation@example.com')
  await page.goto('/systemadmin/plans?query=Orchid')
  await page.getByRole('link', { name: 'Plan B: staff' }).click()
  await page.getByText(planWhatIfTexts.noDraft).waitFor()
  await page.getByRole('link', { name: planPageTexts.editNext }).click()
  const benefits = page.getByRole('region', { name: planEditTexts.benefits, exact: true })
  await benefits.getByRole('button', { name: 'GP consultation', exact: true }).click()
  await page.getByLabel(planEditTexts.fields.coPay).first().fill('12')
  await lookAt(page, bothWidths, 'plan-edit-published')
  await pressAndConfirm(page, planEditTexts.save)
  await page.getByText(planEditTexts.saved).waitFor()
  await page.getByRole('link', { name: planEditTexts.toPlan }).click()

  const whatIf = page.getByRole('region', { name: planWhatIfTexts.title, exact: true })
  await whatIf.getByRole('button', { name: planWhatIfTexts.run }).click()
  await whatIf.getByText(planWhatIfTexts.byBenefit).waitFor()
  // The member pays more of each visit to a GP: nobody gains by that, and some lose.
  await whatIf
    .getByText(/^SGD [\d,.]+ less$/)
    .first()
    .waitFor()
  const gain = whatIf.getByRole('term').filter({ hasText: planWhatIfTexts.gain }).locator('xpath=following-sibling::dd')
  await expect.poll(() => gain.innerText()).toBe('0')
  await lookAt(page, bothWidths, 'plan-what-if')
  // Each of the largest differences leads to its claim.
  const claim = whatIf.getByRole('region', { name: planWhatIfTexts.largest }).getByRole('link').first()
  expect(await claim.getAttribute('href')).toMatch(/\/userOutpatient\/view\?_id=/)
  await pressAndConfirm(page, planPageTexts.discard)
  await page.getByText(planWhatIfTexts.noDraft).waitFor()

  // Who did what with it, and the plan as it was when the draft was there.
  await page.getByRole('link', { name: historyTexts.link, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /^History of .* · Plan B: staff$/ }).waitFor()
  const timeline = page.getByRole('list', { name: timelineTexts.list })
  const saved = timeline
    .getByRole('listitem')
    .filter({ hasText: eventTitle('PlanDraftSaved') })
    .first()
  await saved.getByText(/GP consultation: At panel clinics/).waitFor()
  await saved.getByText('The member pays SGD 12.00 a visit.').waitFor()
  await lookAt(page, bothWidths, 'plan-history')
  await saved.getByRole('button', { name: /as it was then/ }).click()
  const moment = page.getByRole('region', { name: momentTexts.title })
  await moment.getByText('The member pays SGD 12.00 a visit.').waitFor()
  await moment.getByText(planListTexts.statuses.draft).waitFor()
  await lookAt(page, bothWidths, 'plan-as-it-was')
  expect(problems).toEqual([])
  await context.close()
})

test('a rate of a currency is noted with its day and source, and found in the list', async () => {
  const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'operation@example.com')
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: exchangeRateTexts.menu, exact: true })
    .click()
  await page.getByRole('heading', { level: 1, name: exchangeRateTexts.title }).waitFor()
  await page.getByRole('link', { name: exchangeRateTexts.create }).click()
  await page.getByLabel(exchangeRateTexts.currency, { exact: true }).fill('chf')
  await page.getByLabel(exchangeRateTexts.rate, { exact: true }).fill('1,51')
  await page.getByRole('button', { name: exchangeRateTexts.save }).click()
  await page.getByText(exchangeRateRefusalTexts.RATE_AMOUNT).waitFor()
  await page.getByText(exchangeRateRefusalTexts.RATE_SOURCE).waitFor()
  await lookAt(page, bothWidths, 'exchange-rate-create')
  await page.getByLabel(exchangeRateTexts.rate, { exact: true }).fill('1.5104')
  await page.getByLabel(exchangeRateTexts.date, { exact: true }).fill('20 Nov 2025')
  await page.getByLabel(exchangeRateTexts.source, { exact: true }).fill('MAS, end of day')
  await page.getByRole('button', { name: exchangeRateTexts.save }).click()
  await page.getByText(exchangeRateTexts.noted).waitFor()
  await page.getByRole('status').getByRole('link', { name: exchangeRateTexts.toList }).click()
  // What is searched for is asked a moment after the last key; until the answer is there the list is shown paler.
  const searched = page.waitForResponse((response) => decodeURIComponent(response.url()).includes('"currency":"CHF"'))
  await page.getByLabel(exchangeRateTexts.search).fill('CHF')
  await searched
  await expect
    .poll(() => page.getByRole('region', { name: exchangeRateTexts.title }).getAttribute('aria-busy'))
    .toBe('false')
  const row = page.getByRole('row').filter({ hasText: '1.5104' })
  await row.getByText('MAS, end of day').waitFor()
  await lookAt(page, bothWidths, 'exchange-rates')

  // A later note of the day corrects it, and the history keeps both.
  await page.getByRole('link', { name: exchangeRateTexts.create }).click()
  await page.getByLabel(exchangeRateTexts.currency, { exact: true }).fill('CHF')
  await page.getByLabel(exchangeRateTexts.date, { exact: true }).fill('20 Nov 2025')
  await page.getByLabel(exchangeRateTexts.rate, { exact: true }).fill('1.5105')
  await page.getByLabel(exchangeRateTexts.source, { exact: true }).fill('MAS, end of day')
  await page.getByRole('button', { name: exchangeRateTexts.save }).click()
  await page.getByText(exchangeRateTexts.noted).waitFor()
  await page.getByRole('status').getByRole('link', { name: exchangeRateTexts.toList }).click()
  await page.getByLabel(exchangeRateTexts.search).fill('CHF')
  await page.getByRole('row').filter({ hasText: '1.5105' }).getByRole('link', { name: 'CHF' }).click()
  await page.getByRole('heading', { level: 1, name: exchangeRateTexts.history('CHF') }).waitFor()
  await page.getByRole('deletion').getByText('1.5104').waitFor()
  await lookAt(page, bothWidths, 'exchange-rate-history')
  expect(problems).toEqual([])
  await context.close()
})
