// Requirements: CLM-027, PRO-005, PRO-007, PRO-009, STA-001
import { typedDate } from '@member-care/domain/dates/typed-date.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { coverTexts } from '@member-care/domain/texts/cover-texts.ts'
import { sendClaimTexts, claimFormHints } from '@member-care/domain/texts/submit-claim-texts.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demonstrationCompanies } from '@member-care/api/demonstration/companies.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { clientEditTexts, planDocumentTexts } from '@member-care/domain/texts/client-edit-texts.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import {
  claimReckoningTexts,
  estimateTexts,
  myCoverTexts,
  whatIfTexts,
  nearlyUsedText,
  usedOfText,
  claimsOfLimitText,
} from '@member-care/domain/texts/my-cover-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { menuTexts, shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import {
  prePostHospitalisationLabels,
  yesNoLabels,
  paymentMethodLabels,
} from '@member-care/domain/texts/claim-texts.ts'
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
import { ANY_NUMBER, ANYTHING, anyText } from './any-text.ts'
import { inEnglish } from './in-english.ts'

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

/** A group of benefits of the plan. */
const dental = 'Dental'
/** The limit of a visit outside the panel. */
const atMost35 = coverTexts.rules.schedule(formatMoney(35_00, 'SGD'), coverTexts.each.visit)

const estimateOn = (page: Page) => page.getByRole('region', { name: estimateTexts.title })

/** Of a visit to a polyclinic that nobody else claims for, so that figures stay what they are. */
async function fillVisit(page: Page): Promise<void> {
  await startClaim(page, 'outpatient')
  await chooseClaimant(page, company)
  await page.getByLabel(claimFieldLabels.visitDate).fill(typedDate.show(today))
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
    await page
      .getByText(anyText(nearlyUsedText(ANYTHING, 'Dental care', ANYTHING, formatMoney(500_00, 'SGD'))))
      .waitFor()
    await lookAt(page, bothWidths, 'home-nearly-used')
    await fillVisit(page)
    const amount = page.getByLabel(claimFieldLabels.amount, { exact: true })
    await estimateOn(page).getByText(estimateTexts.waiting).waitFor()
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/cover') asked.push(request.url())
    })
    await amount.fill('20')
    await estimateOn(page)
      .getByText(estimateTexts.back(formatMoney(20_00, 'SGD')))
      .waitFor()
    // Outside the panel at most SGD 35 a visit come back.
    await amount.fill('80')
    await estimateOn(page)
      .getByText(estimateTexts.back(formatMoney(35_00, 'SGD')))
      .waitFor()
    await estimateOn(page)
      .getByText(estimateTexts.bears(formatMoney(45_00, 'SGD')))
      .waitFor()
    await estimateOn(page)
      .getByText(anyText(usedOfText('TCM', ANYTHING, ANYTHING)))
      .waitFor()
    await estimateOn(page).getByText(estimateTexts.noPromise).waitFor()
    expect(asked).toEqual([])
    await estimateOn(page).getByRole('button', { name: estimateTexts.showLines }).click()
    await estimateOn(page).getByText(atMost35).waitFor()
    await lookAt(page, bothWidths, 'estimate-while-claiming')

    await answer(page, claimFormHints.prePostQuestion, prePostHospitalisationLabels.N)
    await page.getByLabel(claimFieldLabels.receiptNo).fill('TCM-2026-7')
    await answer(page, claimFieldLabels.includeGST, yesNoLabels.N)
    await answer(page, claimFieldLabels.paymentMethod, paymentMethodLabels.Cheque)
    await attach(page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
    await attach(page, claimFieldLabels.otherDocuments, await receiptPicture())
    await nextStep(page)
    await agreeAndSubmit(page)
    await page.getByRole('heading', { level: 1, name: sendClaimTexts.submitted }).waitFor()

    // My cover shows what the claim holds, and leads to it; there the server says the same.
    await openMyCover(page, 'phone')
    const bar = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'TCM', exact: true }) })
    const claims = bar.getByRole('button', {
      name: anyText(...[1, ANY_NUMBER].map((count) => pageTexts.labelled(claimsOfLimitText(count), 'TCM'))),
    })
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
    await reckoned.getByText(formatMoney(35_00, 'SGD')).first().waitFor()
    await reckoned.getByText(atMost35).waitFor()
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
    await expect.poll(() => shares.allInnerTexts()).toEqual([formatMoney(50_00, 'SGD'), formatMoney(30_00, 'SGD')])
    await asking.getByLabel(whatIfTexts.place).selectOption({ label: whatIfTexts.other })
    await expect.poll(() => shares.allInnerTexts()).toEqual([formatMoney(35_00, 'SGD'), formatMoney(45_00, 'SGD')])
    await asking.getByLabel(whatIfTexts.amount).focus()
    await tabToText(page, estimateTexts.showLines)
    await page.keyboard.press('Enter')
    await asking.getByText(atMost35).waitFor()
    await lookAt(page, bothWidths, 'what-would-it-cost')

    // A child has no health screening, and the rest of the plan.
    await page.getByLabel(myCoverTexts.person).selectOption({ index: 1 })
    await page.getByRole('heading', { name: 'Health screening' }).waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Dental care' }).waitFor()
    const section = page.getByRole('button', { name: dental, exact: true })
    await section.click()
    await page.getByText(coverTexts.document.everywhere).first().waitFor()

    await page.goto('/app/profile')
    const plan = page.getByRole('region', { name: new RegExp(`^${profileTexts.myPlan}`) })
    await plan.getByRole('button', { name: dental, exact: true }).click()
    await plan.getByText('Dental treatment').first().waitFor()
    await lookAt(page, bothWidths, 'my-plan')
    expect(problems).toEqual([])
    await context.close()
  })

  test('what the client wrote of its plan itself stands under My Plan, until it is removed', async () => {
    const { companyId } = demonstrationCompanies.find(({ name }) => name === company) ?? { companyId: '' }
    const administrator = await inEnglish(async () => {
      const visitor = await openVisitor(browser, 'desktop', origin)
      await arriveSignedIn(visitor.page, origin, 'operation@example.com')
      return visitor
    })
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
    expect(await plan.getByRole('button', { name: dental, exact: true }).count()).toBe(0)
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
    await plan.getByRole('button', { name: dental, exact: true }).waitFor()
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
