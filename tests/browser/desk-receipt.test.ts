// Requirements: issue 21 (a claim from a photo): the desk sees what the receipts say beside the documents; S122.
import type { Browser, Locator, Page, Request } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '@member-care/api/demonstration/random.ts'
import { outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { withCapital } from '@member-care/domain/language/with-capital.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import type { ClaimJudged } from '@member-care/domain/cover/straight-through-events.ts'
import { claimDocumentTexts } from '@member-care/domain/texts/claim-document-texts.ts'
import { deskReceiptTexts as texts } from '@member-care/domain/texts/desk-receipt-texts.ts'
import { documentViewTexts } from '@member-care/domain/texts/document-view-texts.ts'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { straightThroughPageTexts } from '@member-care/domain/texts/straight-through-texts.ts'
import { layouts } from '../receipts/layouts.ts'
import { openReceiptsPage, shownOnPage } from '../receipts/opened-page.ts'
import { printedPdf } from '../receipts/printed-pdf.ts'
import { serveReceiptsPage } from '../receipts/served-page.ts'
import { startApiUnderTest, type ApiUnderTest } from '../support/api-under-test.ts'
import { launchBrowser } from '../support/browser.ts'
import { annsName, recordClaimsCast, type ClaimsCast } from '../support/claims-cast.ts'
import { recordClaim } from '../support/recorded-claims.ts'
import { bothWidths, lookAt } from './screens.ts'
import { openSignedIn } from './sign-in-steps.ts'

const layout = 'thermal clinic'
const seed = 109
const truth = layouts[layout]?.(createRandom(seed)).truth
let browser: Browser
let api: ApiUnderTest
let cast: ClaimsCast
let origin: string
let photo: Uint8Array
beforeAll(async () => {
  browser = await launchBrowser()
  const served = await serveReceiptsPage()
  const page = await openReceiptsPage(browser, served.origin)
  const [first = Buffer.from('')] = await shownOnPage(page, layout, 'tilted', seed)
  photo = first
  await page.close()
  await served.close()
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await browser.close()
  await api.close()
})

type Files = NonNullable<Parameters<typeof recordClaim>[1]['files']>

async function registeredClaim(details: Partial<typeof outpatientDetails>, files: Files = []) {
  const { claimId } = await recordClaim(api, {
    companyId: cast.orchid,
    employeeId: cast.ann,
    claimantId: cast.ann,
    details: { ...outpatientDetails, currency: 'SGD', ...details },
    files,
    then: (id) => [{ type: 'ClaimRegistered', data: { claimId: id, transactionNo: 'TR-1' } }],
  })
  return claimId
}

async function openDesk() {
  const { accesstoken } = await api.headersFor(cast.claimDesk)
  const visitor = await openSignedIn(browser, 'desktop', origin, {
    uuid: cast.claimDesk,
    accessToken: accesstoken,
    userType: 'sys-admin',
  })
  const sent: Request[] = []
  visitor.page.on('request', (request) => sent.push(request))
  return { ...visitor, sent, panel: visitor.page.getByRole('region', { name: texts.title }) }
}

async function openClaim(details: Partial<typeof outpatientDetails>, files: Files) {
  const claimId = await registeredClaim(details, files)
  const visitor = await openDesk()
  await visitor.page.goto(`/systemadmin/claims-desk/view?kind=outpatient&_id=${claimId}`)
  return visitor
}

const rowOf = (within: Locator, field: keyof typeof texts.fields) =>
  within.getByRole('row').filter({ has: within.page().getByRole('rowheader', { name: texts.fields[field] }) })

/** Whether what is outlined is seen whole within the area of the document. */
async function isOutlinedInSight(page: Page, area: Locator): Promise<boolean> {
  const [outline, box] = await Promise.all([outlineOn(page).boundingBox(), area.boundingBox()])
  return (
    outline !== null &&
    box !== null &&
    outline.width > 12 &&
    outline.x >= box.x - 6 &&
    outline.y >= box.y - 6 &&
    outline.x + outline.width <= box.x + box.width + 6 &&
    outline.y + outline.height <= box.y + box.height + 6
  )
}

/** Drawn upon a picture, or upon a page of a PDF. */
const outlineOn = (page: Page) => page.locator('img + [aria-hidden], .page > [aria-hidden]:last-child')

test('a photo is read when it is opened: what agrees, what differs and where it stands, and nothing of it is sent', async () => {
  if (truth === undefined) throw new Error('There is no such receipt.')
  const claimed = truth.total + 500
  const { page, context, problems, panel, sent } = await openClaim(
    { providerName: truth.provider, receiptNo: truth.number, visitDate: truth.date, amountCents: claimed },
    [{ content: photo, mimeType: 'image/jpeg', name: 'clinic.jpg' }],
  )
  await panel.getByRole('status', { name: texts.reading('clinic.jpg') }).waitFor()
  const table = panel.getByRole('table', { name: texts.table('clinic.jpg') })
  await table.waitFor({ timeout: 60_000 })
  const total = formatMoney(truth.total, 'SGD')
  for (const [field, words] of [
    ['provider', texts.comparisons.agrees],
    ['number', texts.comparisons.agrees],
    ['date', texts.comparisons.agrees],
    ['currency', texts.comparisons.agrees],
    ['total', texts.comparisons.differs],
    ['patient', texts.comparisons.agrees],
  ] as const)
    await expect.poll(() => rowOf(table, field).innerText(), { message: field }).toContain(words)
  await expect.poll(() => rowOf(table, 'total').innerText()).toContain(formatMoney(claimed, 'SGD'))
  await panel.getByText(texts.totalsAgree).waitFor()
  const differences = page.getByRole('region', { name: texts.differences })
  await differences.getByText(texts.says(texts.fields.total, total, formatMoney(claimed, 'SGD'))).waitFor()
  await lookAt(page, bothWidths, 'desk-receipt')

  // By keyboard, and it stays outlined when the picture is enlarged and turned.
  const area = page.getByRole('group', { name: claimDocumentTexts.area })
  const shown = table.getByRole('button', { name: texts.show(texts.fields.total, total) })
  await shown.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => isOutlinedInSight(page, area)).toBe(true)
  await expect.poll(() => shown.getAttribute('aria-pressed')).toBe('true')
  await panel.getByText(texts.outlined(texts.fields.total, total)).waitFor()
  await lookAt(page, bothWidths, 'desk-receipt-place')
  for (const key of ['+', '+', 't', '-']) {
    await page.keyboard.press(key)
    await expect.poll(() => isOutlinedInSight(page, area)).toBe(true)
  }
  await shown.press('Enter')
  await outlineOn(page).waitFor({ state: 'detached' })
  await differences.getByRole('button', { name: `${texts.showWhere} ${texts.fields.total}` }).click()
  await expect.poll(() => isOutlinedInSight(page, area)).toBe(true)

  const told = sent.filter((request) => {
    const said = `${request.url()} ${request.postData() ?? ''}`
    const read = [truth.number, total, (truth.total / 100).toFixed(2)]
    return (
      !(request.url().startsWith(origin) || request.url().startsWith('blob:')) || read.some((one) => said.includes(one))
    )
  })
  expect(told.map((request) => request.url())).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('each of several receipts is read when it is opened, the pages of a PDF with their places, and their sum is compared', async () => {
  if (truth === undefined) throw new Error('There is no such receipt.')
  const bill = printedPdf(
    [
      'Rain Tree Family Clinic',
      'Receipt No: R7654321',
      'Date: 05 Nov 2026',
      `Patient: ${annsName}`,
      'Consultation  100.00',
    ],
    ['Page 2 of the receipt R7654321 of Rain Tree', 'Subtotal  100.00', 'GST 9%  9.00', 'TOTAL  SGD 109.00'],
  )
  const dark = await sharp({ create: { width: 700, height: 900, channels: 3, background: { r: 9, g: 9, b: 9 } } })
    .jpeg()
    .toBuffer()
  const { page, context, problems, panel } = await openClaim(
    {
      providerName: 'Rain Tree Family Clinic',
      receiptNo: 'R7654321',
      visitDate: '2026-11-05',
      amountCents: truth.total + 109_00,
    },
    [
      { content: bill, mimeType: 'application/pdf', name: 'bill.pdf' },
      { content: photo, mimeType: 'image/jpeg', name: 'clinic.jpg' },
      { content: dark, mimeType: 'image/jpeg', name: 'dark.jpg' },
    ],
  )
  const ofBill = panel.getByRole('table', { name: texts.table('bill.pdf') })
  await ofBill.waitFor({ timeout: 60_000 })
  await expect.poll(() => rowOf(ofBill, 'patient').innerText()).toContain(texts.comparisons.agrees)
  await expect.poll(() => rowOf(ofBill, 'date').innerText()).toContain(formatDisplay('2026-11-05'))
  await expect.poll(() => rowOf(ofBill, 'total').innerText()).toContain(texts.comparisons.uncompared)
  // Those that nobody has opened are not opened for being read.
  await panel.getByText(texts.notOpened).nth(1).waitFor()
  await panel.getByText(texts.sumWaits).waitFor()

  await ofBill.getByRole('button', { name: texts.show(texts.fields.total, formatMoney(109_00, 'SGD')) }).click()
  const document = page.getByRole('group', { name: documentViewTexts.document('bill.pdf') })
  await expect.poll(() => isOutlinedInSight(page, document)).toBe(true)
  await expect.poll(() => outlineOn(page).locator('xpath=..').getAttribute('data-page-number')).toBe('2')
  await lookAt(page, bothWidths, 'desk-receipt-pdf')
  await ofBill.getByRole('button', { name: texts.show(texts.fields.number, 'R7654321') }).click()
  await expect.poll(() => outlineOn(page).locator('xpath=..').getAttribute('data-page-number')).toBe('1')
  await page.getByRole('button', { name: documentViewTexts.zoomIn }).click()
  await outlineOn(page).waitFor()

  await panel.getByRole('button', { name: texts.open('clinic.jpg') }).click()
  await panel.getByRole('table', { name: texts.table('clinic.jpg') }).waitFor({ timeout: 60_000 })
  await panel.getByRole('button', { name: texts.open('dark.jpg') }).click()
  await panel.getByText(texts.faults.tooDark).waitFor({ timeout: 60_000 })
  await panel.getByText(texts.sumUnsure).waitFor()
  await lookAt(page, bothWidths, 'desk-receipt-several')
  expect(problems).toEqual([])
  await context.close()
})

test('the queue says what a receipt says otherwise and which ones could not be read, and is narrowed by that', async () => {
  const judged = (claimId: string, judgement: Pick<ClaimJudged['data'], 'reasons' | 'receiptDifferences'>) =>
    api.record(`straightthrough-${claimId}`, {
      type: 'StraightThroughJudged',
      data: { claimId, companyId: cast.orchid, reckonedCents: 100_00, ...judgement },
    })
  const cents = { read: 163_30, claimed: 136_30 }
  await judged(await registeredClaim({ receiptNo: 'R-71', amountCents: cents.claimed, visitDate: '2026-07-01' }), {
    reasons: ['receipt-differs'],
    receiptDifferences: [{ field: 'total', cents }, { field: 'date' }],
  })
  await judged(await registeredClaim({ receiptNo: 'R-72', amountCents: 71_00, visitDate: '2026-07-02' }), {
    reasons: ['receipt-unread'],
  })
  const { page, context, problems } = await openDesk()
  await page.goto('/systemadmin/claims-desk')
  const { receiptSays, reasons } = straightThroughPageTexts
  const differs = withCapital(`${receiptSays.total('163.30', '136.30')}, ${receiptSays.date}`)
  await page.getByText(differs).waitFor()
  await page.getByText(withCapital(reasons['receipt-unread'])).waitFor()
  await lookAt(page, bothWidths, 'desk-queue-reasons')

  await page.getByRole('button', { name: queueTexts.addFilter }).click()
  await page.getByRole('menuitem', { name: queueTexts.filters.reason }).click()
  await page.getByRole('combobox', { name: queueTexts.filters.reason }).click()
  await page.getByRole('option', { name: withCapital(reasons['receipt-differs']) }).click()
  await page.waitForURL('**/claims-desk?reason=receipt-differs')
  const links = page.locator('a[href*="claims-desk/view"]')
  await expect
    .poll(async () => new Set(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).size)
    .toBe(1)
  await page.getByText(differs).waitFor()

  await links.first().click()
  await page
    .getByText(straightThroughPageTexts.notAtOnce([receiptSays.total('163.30', '136.30'), receiptSays.date]))
    .waitFor()
  expect(problems).toEqual([])
  await context.close()
})
