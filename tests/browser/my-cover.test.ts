// Requirements: CLM-027, PRO-005, PRO-007, PRO-009, STA-001
import { coverTexts } from '@member-care/domain/texts/cover-texts.ts'
import { sendClaimTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demonstrationCompanies } from '@member-care/api/demonstration/companies.ts'
import { singaporeToday, formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { clientEditTexts, planDocumentTexts } from '@member-care/domain/texts/client-edit-texts.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import {
  claimReckoningTexts,
  estimateTexts,
  myCoverTexts,
  whatIfTexts,
} from '@member-care/domain/texts/my-cover-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { menuTexts, shellTexts, clinicTypeLabels } from '@member-care/domain/texts/portal-texts.ts'
import { prePostHospitalisationLabels } from '@member-care/domain/texts/claim-texts.ts'
import { profileTexts } from '@member-care/domain/texts/profile-texts.ts'
import { launchBrowser, openVisitor, type Width } from '../support/browser.ts'
import {
  agreeAndSubmit,
  answer,
  attach,
  chooseClaimant,
  nextStep,
  receiptPicture,
  startClaim,
  typeWithoutSuggestion,
} from './claim-steps.ts'
import { tabToText } from './keyboard.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const email = 'willow.tan@example.com'
const company = 'Orchid Biscuits (Demo) Pte Ltd'
const demonstrationDocuments = join(import.meta.dirname, '..', '..', 'api', 'demonstration', 'documents')
const today = singaporeToday(new Date())
const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const estimateOn = (page: Page) => page.getByRole('region', { name: estimateTexts.title })

/** Of a visit to a polyclinic that nobody else claims for, so that figures stay what they are. */
async function fillVisit(page: Page): Promise<void> {
  await startClaim(page, 'outpatient')
  await chooseClaimant(page, company)
  await page.getByLabel(claimFieldLabels.visitDate).fill(formatDisplay(today))
  await page.getByLabel(claimFieldLabels.benefitGroup).selectOption('Traditional Chinese Medicine')
  await page.getByLabel(claimFieldLabels.benefitGroupItem, { exact: true }).selectOption({ label: 'TCM consultation' })
  await typeWithoutSuggestion(page, claimFieldLabels.providerName, 'Ginger Root Hall')
}

async function openMyCover(page: Page, width: Width): Promise<void> {
  if (width === 'phone') await page.getByRole('button', { name: shellTexts.openMenu }).click()
  await page
    .getByRole('navigation', { name: shellTexts.mainMenu })
    .getByRole('link', { name: menuTexts.myCover })
    .click()
  await page.getByRole('heading', { level: 1, name: menuTexts.myCover }).waitFor()
  await page.getByRole('region', { name: myCoverTexts.otherLimits }).waitFor()
}

describe('at phone width', () => {
  test('what comes back changes as the amount is typed, without asking the server, and is what the server reckons', async () => {
    const { page, context, problems } = await openVisitor(browser, 'phone', origin)
    await arriveSignedIn(page, origin, email)
    // What is nearly used is told before the visit.
    await page.getByText(/Dental care: SGD [\d.]+ of SGD 500\.00 left/).waitFor()
    await lookAt(page, bothWidths, 'home-nearly-used')
    await fillVisit(page)
    const amount = page.getByLabel(claimFieldLabels.amount, { exact: true })
    await estimateOn(page).getByText(estimateTexts.waiting).waitFor()
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/cover') asked.push(request.url())
    })
    await amount.fill('20')
    await estimateOn(page).getByText(estimateTexts.back('SGD 20.00')).waitFor()
    // Outside the panel at most SGD 35 a visit come back.
    await amount.fill('80')
    await estimateOn(page).getByText(estimateTexts.back('SGD 35.00')).waitFor()
    await estimateOn(page).getByText(estimateTexts.bears('SGD 45.00')).waitFor()
    await estimateOn(page)
      .getByText(/^TCM: \d of \d+ visits used$/)
      .waitFor()
    await estimateOn(page).getByText(estimateTexts.noPromise).waitFor()
    expect(asked).toEqual([])
    await estimateOn(page).getByRole('button', { name: estimateTexts.showLines }).click()
    await estimateOn(page).getByText('At most SGD 35.00 a visit.').waitFor()
    await lookAt(page, bothWidths, 'estimate-while-claiming')

    await answer(page, 'Was the visit before or after a stay in hospital?', prePostHospitalisationLabels.N)
    await page.getByLabel(claimFieldLabels.receiptNo).fill('TCM-2026-7')
    await answer(page, claimFieldLabels.includeGST, 'No')
    await answer(page, claimFieldLabels.paymentMethod, 'Cheque')
    await attach(page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
    await attach(page, claimFieldLabels.otherDocuments, await receiptPicture())
    await nextStep(page)
    await agreeAndSubmit(page)
    await page.getByRole('heading', { level: 1, name: sendClaimTexts.submitted }).waitFor()

    // My cover shows what the claim holds, and leads to it; there the server says the same.
    await openMyCover(page, 'phone')
    const bar = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'TCM', exact: true }) })
    const claims = bar.getByRole('button', { name: /^\d+ claims?: TCM$/ })
    // A job reserves what the claim takes, after the claim was filed.
    await expect
      .poll(async () => {
        await page.reload()
        await page.getByRole('region', { name: myCoverTexts.otherLimits }).waitFor()
        return claims.count()
      })
      .toBe(1)
    await claims.click()
    await lookAt(page, bothWidths, 'my-cover')
    await bar
      .getByRole('link', { name: new RegExp(`^${myCoverTexts.seeClaim}`) })
      .first()
      .click()
    const reckoned = page.getByRole('region', { name: claimReckoningTexts.inWork })
    await reckoned.getByText('SGD 35.00').first().waitFor()
    await reckoned.getByText('At most SGD 35.00 a visit.').waitFor()
    await lookAt(page, bothWidths, 'reckoned-claim')
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('at desktop width', () => {
  test('a member asks by keyboard what a visit would cost, and reads what the plan says', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, email)
    await openMyCover(page, 'desktop')
    const asking = page.getByRole('region', { name: whatIfTexts.title })
    await asking.getByLabel(whatIfTexts.benefit).selectOption({ label: 'TCM consultation' })
    await asking.getByLabel(whatIfTexts.amount).fill('eighty')
    await asking.getByText(whatIfTexts.amountWrong).waitFor()
    await asking.getByLabel(whatIfTexts.amount).fill('80')
    const shares = asking.getByRole('definition')
    await expect.poll(() => shares.allInnerTexts()).toEqual(['SGD 50.00', 'SGD 30.00'])
    await asking.getByLabel(whatIfTexts.place).selectOption({ label: whatIfTexts.other })
    await expect.poll(() => shares.allInnerTexts()).toEqual(['SGD 35.00', 'SGD 45.00'])
    await asking.getByLabel(whatIfTexts.amount).focus()
    await tabToText(page, estimateTexts.showLines)
    await page.keyboard.press('Enter')
    await asking.getByText('At most SGD 35.00 a visit.').waitFor()
    await lookAt(page, bothWidths, 'what-would-it-cost')

    // A child has no health screening, and the rest of the plan.
    await page.getByLabel(myCoverTexts.person).selectOption({ index: 1 })
    await page.getByRole('heading', { name: 'Health screening' }).waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Dental care' }).waitFor()
    const section = page.getByRole('button', { name: clinicTypeLabels['3'], exact: true })
    await section.click()
    await page.getByText(coverTexts.document.everywhere).first().waitFor()

    await page.goto('/app/profile')
    const plan = page.getByRole('region', { name: new RegExp(`^${profileTexts.myPlan}`) })
    await plan.getByRole('button', { name: clinicTypeLabels['3'], exact: true }).click()
    await plan.getByText('Dental treatment').first().waitFor()
    await lookAt(page, bothWidths, 'my-plan')
    expect(problems).toEqual([])
    await context.close()
  })

  test('what the client wrote of its plan itself stands under My Plan, until it is removed', async () => {
    const { companyId } = demonstrationCompanies.find(({ name }) => name === company) ?? { companyId: '' }
    const administrator = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(administrator.page, origin, 'operation@example.com')
    await administrator.page.goto(`/systemadmin/client/${companyId}/update`)
    const section = administrator.page.getByRole('region', { name: clientEditTexts.sections.planDocument })
    await section.getByText(planDocumentTexts.none).waitFor()
    const choose = (name: string, buffer: Buffer) =>
      section.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
    await choose('Plan.pdf', Buffer.from('no PDF'))
    await section.getByText(planDocumentTexts.wrongType).waitFor()
    await choose('Orchid plan 2026.pdf', await readFile(join(demonstrationDocuments, 'referral-letter.pdf')))
    await section.getByText(/^Orchid plan 2026\.pdf \(PDF, /).waitFor()
    await section.scrollIntoViewIfNeeded()
    await lookAt(administrator.page, bothWidths, 'own-plan-document')

    const { page, context, problems } = await openVisitor(browser, 'phone', origin)
    await arriveSignedIn(page, origin, email)
    await page.goto('/app/profile')
    const plan = page.getByRole('region', { name: new RegExp(`^${profileTexts.myPlan}`) })
    await plan.getByText(profileTexts.ownPlanDocument).waitFor()
    expect(await plan.getByRole('button', { name: clinicTypeLabels['3'], exact: true }).count()).toBe(0)
    await lookAt(page, bothWidths, 'my-plan-own-document')
    await plan.getByRole('button', { name: /Orchid plan 2026\.pdf/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Orchid plan 2026.pdf' })
    await dialog.locator('canvas').first().waitFor()
    await lookAt(page, bothWidths, 'my-plan-own-document-open')

    await section.getByRole('button', { name: planDocumentTexts.remove }).click()
    await administrator.page
      .getByRole('alertdialog')
      .getByRole('button', { name: planDocumentTexts.remove, exact: true })
      .click()
    await section.getByText(planDocumentTexts.none).waitFor()
    await page.goto('/app/profile')
    await plan.getByRole('button', { name: clinicTypeLabels['3'], exact: true }).waitFor()
    expect(problems).toEqual([])
    await context.close()
    await administrator.context.close()
  })

  test('a cover that cannot be loaded says so, and is asked for again', async () => {
    const { page, context } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, email)
    await page.route('**/api/cover?*', (route) => route.abort())
    await page.goto('/app/mycover')
    const retry = page.getByRole('button', { name: pageTexts.tryAgain })
    await retry.waitFor()
    await lookAt(page, bothWidths, 'my-cover-failed')
    await page.unroute('**/api/cover?*')
    await retry.click()
    await page.getByRole('region', { name: myCoverTexts.otherLimits }).waitFor()
    await context.close()
  })
})
