// Requirements: SHELL-008, SHELL-012, CLM-079, CLM-085, CLM-092, CLM-096, CLM-100, CLM-105, CLM-107, VIS-001, VIS-004, VIS-005, VIS-006, VIS-007, VIS-008, VIS-009,
// VIS-010, VIS-011, VIS-012, VIS-013, VIS-014, VIS-015, VIS-019, ERR-013
import { proofOfVisitTexts, settlementLetterTexts, pageOfText } from '@member-care/domain/texts/letter-texts.ts'
import { readFile } from 'node:fs/promises'
import { demonstrationCompanies } from '@member-care/api/demonstration/companies.ts'
import type { Browser, Download, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { monthsBefore, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { errorBody } from '@member-care/domain/errors/error-body.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimAnswerTexts, amountPaidText } from '@member-care/domain/texts/claim-answer-texts.ts'
import { claimTexts, withoutGstText } from '@member-care/domain/texts/claim-texts.ts'
import { documentViewTexts } from '@member-care/domain/texts/document-view-texts.ts'
import { usualTimeTexts, usualTimeText } from '@member-care/domain/texts/usual-time-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { menuTexts, portalTexts } from '@member-care/domain/texts/portal-texts.ts'
import {
  visitItemTitles,
  visitTexts,
  noVisitsText,
  proofOfVisitFileName,
} from '@member-care/domain/texts/visit-texts.ts'
import { visitItemKinds } from '@member-care/domain/visit/visit-parts.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { readPdf, drawnLetters } from '../support/read-pdf.ts'
import { recordOf, anyRecords } from './claim-steps.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { inEnglish } from './in-english.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn, signInOnScreen } from './sign-in-steps.ts'
import { ANY_NUMBER, ANYTHING, anyText, ANOTHER_NUMBER } from './any-text.ts'

/** Her company shows everything of a visit; his shows diagnoses only, and asks for a one-time password first. */
const willow = 'willow.tan@example.com'
const cedar = 'cedar.rahman@example.com'
const today = singaporeToday(new Date())
const lastYear = `from=${monthsBefore(today, 12)}&to=${today}`
const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('at desktop width', () => {
  test('a member finds a visit, reads all of it, and keeps its proof', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, willow)
    await openMenuEntry(page, menuTexts.visits)
    await page.getByRole('heading', { level: 1, name: visitTexts.title }).waitFor()
    await page.getByText(anyRecords).waitFor()
    await lookAt(page, bothWidths, 'visits')

    const search = page.getByRole('search', { name: visitTexts.filters })
    await search.getByLabel(claimTexts.records.company).waitFor()
    await search.getByLabel(claimTexts.records.from).fill(today)
    await page.getByText(claimTexts.records.empty).waitFor()
    await lookAt(page, bothWidths, 'visits-empty')
    const family = search.getByLabel(claimTexts.records.claimant)
    await family.selectOption({ label: 'Willow Tan' })
    // It says by what it was narrowed to nothing, and takes that back.
    await page.getByText(noVisits('Willow Tan')).waitFor()
    await page.getByRole('button', { name: claimTexts.records.showEverybody }).click()
    await page.getByText(noVisits()).waitFor()
    await page.goBack()
    await page.getByText(noVisits('Willow Tan')).waitFor()
    await page.getByRole('button', { name: claimTexts.records.showEverybody }).click()
    await page.getByRole('button', { name: claimTexts.records.showYear }).click()
    // Her family's visits are hers to see, too.
    await family.selectOption({ index: 2 })
    await page.waitForURL(/claimant=/)
    await family.selectOption({ label: claimTexts.records.allClaimants })
    await page.getByText(anyRecords).waitFor()

    const newest = page.getByRole('link', { name: /^PV26/ }).first()
    const visitNo = await newest.innerText()
    // All of its row leads there.
    await page.getByRole('row').filter({ hasText: visitNo }).click()
    await page.waitForURL(`**/app/visits/${visitNo}/detail`)
    await page.getByRole('heading', { level: 1, name: visitNo }).waitFor()
    for (const title of [
      visitTexts.certificate,
      visitTexts.payment,
      visitTexts.patient,
      ...visitItemKinds.map((kind) => visitItemTitles[kind]),
    ]) {
      await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
    }
    await expect.poll(() => page.getByText('Willow Tan').count()).toBeGreaterThan(0)
    await lookAt(page, bothWidths, 'visit')

    const viewers: string[] = []
    page.on('request', (request) => viewers.push(...(request.url().match(/open-pdf|pdf\.worker/g) ?? [])))
    await page.getByRole('button', { name: visitTexts.viewProof }).click()
    const proof = page.getByRole('dialog')
    await proof.getByRole('link', { name: documentViewTexts.download }).waitFor()
    await readProof(page, proof, visitNo)
    // What draws it comes with the first document, and not before.
    expect(viewers).toEqual(expect.arrayContaining(['open-pdf', 'pdf.worker']))
    await lookAt(page, bothWidths, 'visit-proof')
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      proof.getByRole('link', { name: documentViewTexts.download }).click(),
    ])
    expect(saved.suggestedFilename()).toBe(proofOfVisitFileName(visitNo))
    expect(inEnglish(() => proofOfVisitFileName(visitNo))).toBe(`Proof_of_Visit_${visitNo}.pdf`)
    expect(drawnLetters((await pdfOf(saved)).text)).toContain(drawnLetters(`${proofOfVisitTexts.visitNo}${visitNo}`))
    await proof.getByRole('button', { name: claimTexts.document.close }).click()

    await page.getByRole('link', { name: visitTexts.back }).click()
    await page.waitForURL(/\/app\/visits\?from=/)
    await page.goto('/app/visits/PV-NOBODYS/detail')
    await page.getByRole('alert').getByText(visitTexts.missing).waitFor()
    await lookAt(page, bothWidths, 'visit-missing')
    expect(problems).toEqual(['Failed to load resource: the server responded with a status of 404 (Not Found)'])
    await context.close()
  })

  test('a member whose client shows less sees nothing of the rest', async () => {
    const { page, context } = await openVisitor(browser, 'desktop', origin)
    await signInOnScreen(page, origin, cedar)
    await page.waitForURL('**/app')
    await openUnansweredVisits(page)
    // He has one company, so there is none to choose.
    expect(
      await page.getByRole('search', { name: visitTexts.filters }).getByLabel(claimTexts.records.company).count(),
    ).toBe(0)
    await page.goto(`/app/claimrecords?${lastYear}`)
    await page.getByRole('link', { name: /^PV26/ }).first().click()
    await page.getByRole('heading', { level: 2, name: visitItemTitles.diagnoses }).waitFor()
    await page.getByRole('heading', { level: 2, name: visitTexts.payment }).waitFor()
    for (const title of visitItemKinds.slice(1).map((kind) => visitItemTitles[kind]))
      expect(await page.getByRole('heading', { level: 2, name: title, exact: true }).count()).toBe(0)
    // It was opened from the claims, and leads back there.
    await page.getByRole('link', { name: claimTexts.detail.back }).click()
    await page.getByRole('heading', { level: 1, name: claimTexts.records.title }).waitFor()
    // His company itemises the amounts of a visit two months after it.
    await openFirst(page, claimStatusLabels.PENDING)
    await page.getByText('The itemised amounts of this visit are shown two months after it.').waitFor()
    expect(await page.getByText(anyText(withoutGstText(ANYTHING))).count()).toBe(0)
    // No company is named to who has one.
    expect(await claimantOf(page).getByRole('term').allInnerTexts()).toEqual([
      claimTexts.fields.name,
      claimFieldLabels.nric,
    ])
    await context.close()
  })

  test('a member downloads the settlement letter of a decided claim, and is told when there is none', async () => {
    const { page, context } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, willow)
    for (const status of [claimStatusLabels.APPROVED, claimStatusLabels.REJECTED]) {
      const number = await openFirst(page, status)
      // The answer comes first; what led to a rejection has no ticks, but a cross at the decision, in the progress and in the history.
      await page
        .getByText(
          status === claimStatusLabels.APPROVED
            ? anyText(amountPaidText(`SGD ${ANY_NUMBER}`))
            : claimAnswerTexts.nothingPaid,
        )
        .waitFor()
      const marks = page.getByRole('main').getByRole('list').locator('li > [aria-hidden] > svg')
      await marks.first().waitFor()
      expect((await marks.count()) === 2).toBe(status === claimStatusLabels.REJECTED)
      const [letter] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: claimTexts.detail.downloadSettlementLetter }).click(),
      ])
      expect(letter.suggestedFilename()).toMatch(new RegExp(`^Settlement_.+_${number}\\.pdf$`))
      const text = drawnLetters((await pdfOf(letter)).text)
      const decision = settlementLetterTexts[status === claimStatusLabels.APPROVED ? 'approved' : 'rejected']
      expect(text).toContain(drawnLetters(decision))
      expect(text).toContain(drawnLetters(`${settlementLetterTexts.transactionNo}${number}`))
      await lookAt(page, bothWidths, `settlement-${status.toLowerCase()}`)
      await page.getByRole('link', { name: claimTexts.detail.back }).click()
    }

    await openFirst(page, claimStatusLabels.APPROVED)
    // She has two companies, so it says which one the claim is of.
    await claimantOf(page).getByRole('term').filter({ hasText: claimFieldLabels.companyId }).waitFor()
    expect(await claimantOf(page).getByRole('term').allInnerTexts()).toEqual([
      claimFieldLabels.companyId,
      claimTexts.fields.name,
      claimFieldLabels.nric,
    ])
    expect(demonstrationCompanies.map(({ name }) => name)).toContain(
      await claimantOf(page).getByRole('definition').first().innerText(),
    )
    // What the server says is told; where it says nothing, that there is no letter.
    const said = errorBody('NOT_FOUND', 'The letter of this claim is with the printer.')
    await page.route('**/api/claims/settlement/**', (route) => route.fulfill({ status: 404, json: said }), { times: 1 })
    await page.getByRole('button', { name: claimTexts.detail.downloadSettlementLetter }).click()
    await page.getByRole('alert').getByText(said.errorMessage).waitFor()
    await page.route('**/api/claims/settlement/**', (route) => route.abort())
    await page.getByRole('button', { name: claimTexts.detail.downloadSettlementLetter }).click()
    await page.getByRole('alert').getByText(claimTexts.detail.settlementLetterMissing).waitFor()
    await lookAt(page, bothWidths, 'settlement-failed')
    await context.close()
  })

  test('a claim that waits says how long ones like it took, and offers no letter', async () => {
    const { page, context } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, willow)
    await openFirst(page, claimStatusLabels.SUBMITTED)
    await page.getByText(usualTimeTexts.title).waitFor()
    await page.getByText(anyUsualTime).waitFor()
    expect(await page.getByRole('button', { name: claimTexts.detail.downloadSettlementLetter }).count()).toBe(0)
    await lookAt(page, bothWidths, 'usual-time')
    await context.close()
  })
})

const claimantOf = (page: Page) => page.getByRole('region', { name: claimTexts.detail.claimant, exact: true })
const anyVisit = { from: ANYTHING, to: ANYTHING }
const noVisits = (claimant?: string) => anyText(noVisitsText({ ...anyVisit, claimant }))
const someDays = [0, 1, ANY_NUMBER]
const anyUsualTime = anyText(
  ...someDays.flatMap((medianDays) =>
    [...someDays, ANOTHER_NUMBER].flatMap((ninetiethDays) =>
      (['company', 'all'] as const).map((among) =>
        usualTimeText('claim', { medianDays, ninetiethDays, decided: ANY_NUMBER, among }),
      ),
    ),
  ),
)

async function openMenuEntry(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).first().click()
}

/** The list while it is asked for, when no answer comes, and once one does. */
async function openUnansweredVisits(page: Page): Promise<void> {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/visits/v2**', async (route) => {
    await answered
    await route.abort()
  })
  await page.goto('/app/visits')
  await page.getByRole('heading', { level: 1, name: visitTexts.title }).waitFor()
  await page.getByRole('main').getByRole('status', { name: portalTexts.loading }).waitFor()
  await lookAt(page, bothWidths, 'visits-loading')
  answer()
  await page.getByRole('alert').waitFor()
  await lookAt(page, bothWidths, 'visits-failed')
  await page.unroute('**/api/visits/v2**')
  await page.getByRole('button', { name: pageTexts.tryAgain }).click()
  await page.getByText(anyRecords).waitFor()
}

/**
 * Opens the first claim of a status, on any page of the list, and gives its number. Begins at the first page: coming
 * back from a claim leads to the page it was on.
 */
async function openFirst(page: Page, status: string): Promise<string> {
  await page.goto(`/app/claimrecords?${lastYear}`)
  await page.getByText(anyRecords).waitFor()
  const link = recordOf(page, 'desktop', status)
    .filter({ hasText: /[OI]PD/ })
    .first()
    // The other one leads to the chat.
    .getByRole('link', { name: /^[OI]PD\d+$/ })
  for (let next = 2; (await link.count()) === 0; next++) {
    await page.getByRole('button', { name: claimTexts.records.toNextPage }).click()
    // Only once the page is there does counting its rows say something.
    await page.getByRole('button', { name: claimTexts.records.thisPage(next), exact: true }).waitFor()
  }
  const number = await link.innerText()
  await link.click()
  await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor()
  return number
}

async function pdfOf(download: Download) {
  return readPdf(await readFile(await download.path()))
}

/** The proof is drawn, can be turned over, enlarged by the keyboard, and copied from. */
async function readProof(page: Page, proof: Locator, visitNo: string): Promise<void> {
  const document = proof.getByRole('group', { name: documentViewTexts.document(proofOfVisitFileName(visitNo)) })
  const drawn = async () => drawnLetters(await document.innerText())
  await expect.poll(drawn).toContain(drawnLetters(`${proofOfVisitTexts.visitNo}${visitNo}`))
  await expect.poll(() => document.locator('canvas').first().evaluate(isInked)).toBe(true)
  const number = proof.getByRole('textbox', { name: documentViewTexts.page })
  await expect.poll(() => number.inputValue()).toBe('1')
  await number.fill('2')
  await number.press('Enter')
  await expect.poll(() => number.inputValue()).toBe('2')
  await expect.poll(drawn).toContain(drawnLetters(pageOfText(2, 2)))
  await number.fill('9')
  await number.press('Enter')
  await expect.poll(() => number.inputValue()).toBe('2')
  await proof.getByRole('button', { name: documentViewTexts.previousPage }).click()
  await expect.poll(() => number.inputValue()).toBe('1')

  const size = proof.getByRole('status')
  const before = Number.parseInt(await size.innerText())
  await proof.getByRole('button', { name: documentViewTexts.zoomIn }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => Number.parseInt(await size.innerText())).toBeGreaterThan(before)
  await proof.getByRole('button', { name: documentViewTexts.fitWidth }).click()

  // By its letters: a PDF has those of Tamil in another order.
  const words = document.locator('.textLayer span')
  const texts = (await words.allInnerTexts()).map(drawnLetters)
  const place = texts.findIndex((text) => text.includes(drawnLetters(proofOfVisitTexts.paymentMode)))
  await words.nth(place).selectText()
  expect(drawnLetters(await page.evaluate(() => String(getSelection())))).toContain(
    drawnLetters(proofOfVisitTexts.paymentMode),
  )
}

/** Whether something is drawn on the paper. */
function isInked(canvas: Element): boolean {
  const { width, height } = canvas as HTMLCanvasElement
  const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? []
  return pixels.some((value) => value < 128)
}
