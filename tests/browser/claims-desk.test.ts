// Requirements: ROL-040
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { rejectionReasonTexts } from '@member-care/domain/texts/claim-status-texts.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { duplicateTexts, likenessTexts } from '@member-care/domain/texts/claim-likeness-texts.ts'
import { listTexts } from '@member-care/domain/texts/list-texts.ts'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { claimRefusalTexts } from '@member-care/domain/texts/claim-refusal-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { fileOutpatientClaim, recordOf } from './claim-steps.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, expectDrawn, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const company = 'Orchid Biscuits (Demo) Pte Ltd'
const provider = 'Tembusu Eye Clinic'
const member = 'willow.tan@example.com'
const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Three claims with one receipt, which the insurer has. */
beforeAll(async () => {
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, member)
  for (const receiptNo of ['R-DESK-1', 'R-DESK-1', 'R-DESK-1']) {
    await fileOutpatientClaim(page, { company, provider, receiptNo, visitDate: singaporeToday(new Date()) })
    await page.getByRole('link', { name: claimTexts.submitted.backToClaims }).click()
  }
  await recordOf(page, 'desktop', provider).getByText(claimStatusLabels.SUBMITTED).nth(2).waitFor({ timeout: 120_000 })
  await context.close()
}, 240_000)

async function openDesk() {
  const visitor = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(visitor.page, origin, 'claims@example.com')
  await visitor.page.goto('/systemadmin/claims-desk')
  await visitor.page.getByRole('heading', { level: 1, name: consoleTexts.menu.claimsDesk }).waitFor()
  await claimLinks(visitor.page).first().waitFor()
  return visitor
}

/** The claims' numbers in the queue. */
function claimLinks(page: Page) {
  return page.getByRole('link', { name: /^[0-9A-F]{8}$/ })
}

/** How many claims of the queue are seen whole, without scrolling. */
async function rowsInView(page: Page): Promise<number> {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: /^Select claim/ }) })
    .evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const { top, bottom } = row.getBoundingClientRect()
          return top >= 0 && bottom <= window.innerHeight
        }).length,
    )
}

async function shownCount(page: Page): Promise<number> {
  return Number(
    (
      await page
        .getByRole('status')
        .filter({ hasText: /claims?$/ })
        .first()
        .innerText()
    ).replace(/\D/g, ''),
  )
}

describe('at desktop width', () => {
  test('the queue shows how much waits, narrows by its charts and filters, and keeps a view', async () => {
    const { page, context, problems } = await openDesk()
    await page.getByRole('button', { name: /\d pending review/ }).waitFor()
    await lookAt(page, bothWidths, 'desk-queue')
    const all = await shownCount(page)

    await page.getByRole('button', { name: queueTexts.summary }).click()
    await page.getByRole('button', { name: /^Pending Review \d/ }).click()
    await page.waitForURL('**/claims-desk?status=PENDING_REVIEW')
    await expect.poll(() => shownCount(page)).toBeLessThan(all)
    await page.getByRole('button', { name: /^Under 3 days \d/ }).click()
    await page.waitForURL('**/claims-desk?status=PENDING_REVIEW&age=under-3')

    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: /Save or remove/ }).click()
    await page.getByLabel('Name of the view').fill(`Fresh reviews`)
    await page.getByRole('button', { name: 'Save this view' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => page.url()).toMatch(/claims-desk$/)
    await page.reload()
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: `Fresh reviews` }).click()
    await page.waitForURL('**/claims-desk?status=PENDING_REVIEW&age=under-3')

    await page.goto('/systemadmin/claims-desk')
    await page.getByRole('button', { name: queueTexts.addFilter }).click()
    await page.getByRole('menuitem', { name: duplicateTexts.choice }).click()
    await page.getByRole('combobox', { name: duplicateTexts.choice }).click()
    await page.getByRole('option', { name: duplicateTexts.onlyLikely }).click()
    await page.waitForURL('**/claims-desk?likeness=strong')
    await expect.poll(() => shownCount(page)).toBeLessThan(all)
    await expect
      .poll(() => page.getByText(likenessTexts.strong, { exact: true }).count())
      .toBe(await claimLinks(page).count())
    expect(await shownCount(page)).toBeGreaterThanOrEqual(3)
    await lookAt(page, bothWidths, 'desk-queue-duplicates')
    await page.getByRole('combobox', { name: duplicateTexts.choice }).click()
    await page.getByRole('option', { name: duplicateTexts.likelyFirst }).click()
    await page.waitForURL('**/claims-desk?sort=likeness')
    await expect.poll(() => shownCount(page)).toBe(all)
    await page.getByRole('row').nth(1).getByText(likenessTexts.strong, { exact: true }).waitFor()

    await page.goto('/systemadmin/claims-desk')
    await page.getByRole('searchbox', { name: 'Claim, name or NRIC' }).fill('willow t')
    await expect.poll(() => shownCount(page)).toBeLessThan(all)
    expect(page.url(), 'a person is never searched for in the address').not.toContain('willow')
    expect(problems).toEqual([])
    await context.close()
  })

  test('at 1366 × 900 at least 8 claims are in view, in rows of one line, and the density is a choice', async () => {
    const { page, context, problems } = await openDesk()
    await page.setViewportSize({ width: 1366, height: 900 })
    await claimLinks(page).nth(10).waitFor()
    expect(await rowsInView(page)).toBeGreaterThanOrEqual(8)
    await lookAt(page, 'desktop', 'desk-queue-1366')
    await page.setViewportSize({ width: 1366, height: 900 })
    const compact = await rowsInView(page)
    await page.getByRole('button', { name: listTexts.looser }).click()
    await expect.poll(() => rowsInView(page)).toBeLessThan(compact)
    expect(await rowsInView(page)).toBeGreaterThanOrEqual(8)
    expect(problems).toEqual([])
    await context.close()
  })

  test('"n" goes on beyond the claims that the desk had loaded', async () => {
    const { page, context, problems } = await openDesk()
    await page.goto('/systemadmin/claims-desk?status=ALL')
    await page.getByRole('button', { name: 'Show more' }).waitFor()
    const last = claimLinks(page).last()
    const lastNo = await last.innerText()
    const loaded = await claimLinks(page).count()
    await last.click()
    await page.getByRole('heading', { level: 1, name: `Claim ${lastNo}` }).waitFor()
    const neighbours = page.getByRole('navigation', { name: 'Claims of the queue' })
    await neighbours.getByRole('link', { name: 'Next' }).waitFor()
    await page.keyboard.press('n')
    await neighbours.getByText(new RegExp(`^${loaded + 1} of`)).waitFor()
    await expect
      .poll(() => page.getByRole('heading', { level: 1, name: /^Claim / }).innerText())
      .not.toBe(`Claim ${lastNo}`)
    expect(problems).toEqual([])
    await context.close()
  })

  test('claims are approved as a batch, each with its amount, and each tells what became of it', async () => {
    const { page, context, problems } = await openDesk()
    const boxes = page.getByRole('checkbox', { name: /^Select claim/ })
    await boxes.first().waitFor()
    const before = await shownCount(page)
    for (let row = 0; row < 12; row += 1) await boxes.nth(row).check()
    await page.getByRole('button', { name: 'Approve as a batch' }).click()
    const dialog = page.getByRole('dialog', { name: /^Approve \d+ claims?$/ })
    // What the plan cannot say for certain is left out, and why; the others have its amount.
    await dialog
      .getByText(/still to be judged: /)
      .first()
      .waitFor()
    const certain = await dialog.getByText(queueTexts.batch.byPlan, { exact: true }).count()
    expect(certain).toBeGreaterThan(0)
    await dialog.getByLabel('Batch No').fill(`B`)
    await expect.poll(() => dialog.getByRole('status').innerText()).toMatch(/^Total SGD [1-9][\d,]*\.\d\d/)
    await lookAt(page, bothWidths, 'desk-batch')
    await dialog.getByRole('button', { name: /^Approve \d+ claims?$/ }).click()
    const result = page.getByRole('dialog', { name: `Batch B` })
    const approved = Number((await result.getByText(/\d+ claims? approved\.$/).innerText()).replace(/\D/g, ''))
    expect(approved).toBeGreaterThan(0)
    expect(approved).toBeLessThanOrEqual(certain)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => shownCount(page)).toBe(before - approved)

    // What was filed last is one receipt, handed in twice: it is marked, and its provider is known to nobody.
    await page.goto('/systemadmin/claims-desk?sort=filedAt&order=desc')
    await page.getByText(likenessTexts.strong).first().waitFor()
    await boxes.first().check()
    await page
      .getByRole('status')
      .filter({ hasText: /^1 selected · SGD [\d,.]+ · 1 likely duplicate$/ })
      .waitFor()
    await page.getByRole('button', { name: 'Approve as a batch' }).click()
    const nothing = page.getByRole('dialog', { name: queueTexts.batch.nothingToApprove })
    await nothing.getByText(/still to be judged: /).waitFor()
    await nothing.getByRole('button', { name: queueTexts.close }).click()
    await claimLinks(page).first().click()
    await page.getByRole('region', { name: 'Possible duplicates' }).getByText(likenessTexts.strong).first().waitFor()

    // By itself it is approved with a reason, which stays in its history.
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    const history = (await page.getByRole('link', { name: 'Whole claim and history' }).getAttribute('href')) ?? ''
    await page.getByRole('button', { name: consoleTexts.claims.approve, exact: true }).click()
    const panel = page.getByRole('region', { name: consoleTexts.claims.approve, exact: true })
    await panel.getByLabel('Batch No').fill('S-1')
    await panel.getByRole('button', { name: consoleTexts.claims.approve, exact: true }).click()
    await panel.getByText(claimRefusalTexts.NOT_DUPLICATE_REASON_MISSING).waitFor()
    await lookAt(page, bothWidths, 'desk-approve-duplicate')
    await panel.getByLabel(duplicateTexts.reasonLabel).fill('Two pairs of glasses on one day.')
    await panel.getByRole('button', { name: consoleTexts.claims.approve, exact: true }).click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).not.toBe(heading)
    await page.goto(`/systemadmin${history.replace(/^\/systemadmin/, '')}`)
    await page.getByRole('navigation', { name: 'Claim sections' }).getByRole('link', { name: 'History' }).click()
    await page.getByText('Two pairs of glasses on one day.').first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})

test('a day’s work by keyboard: find, take, look, reject with what the member will read, and the next one is there', async () => {
  const { page, context, problems } = await openDesk()
  await page.getByRole('searchbox', { name: 'Claim, name or NRIC' }).fill('Willow Tan')
  await page.getByRole('row').filter({ hasText: provider }).first().waitFor()
  await page.keyboard.press('j')
  expect(new URL(page.url()).search, 'keys are silent while somebody types').toBe('')
  // Sort so that what was filed last stands on top.
  await page.goto('/systemadmin/claims-desk?sort=filedAt&order=desc')
  await page.getByRole('row').filter({ hasText: provider }).first().waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await lookAt(page, 'desktop', 'desk-shortcuts')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.keyboard.press('j')
  const chosen = page.getByRole('row').filter({ has: page.locator('a:focus') })
  await chosen.waitFor()
  await expect.poll(() => chosen.innerText()).toContain(provider)
  await page.keyboard.press('a')
  await chosen.getByText('You', { exact: true }).waitFor()
  const claimNo = await chosen.getByRole('link', { name: /^[0-9A-F]{8}$/ }).innerText()
  // The row is one line; the insurer's number is in the panel below it.
  await page.keyboard.press('v')
  const transactionNo = await page
    .locator('dt', { hasText: queueTexts.panel.transactionNo })
    .locator('xpath=following-sibling::dd')
    .innerText()
  await lookAt(page, 'desktop', 'desk-queue-panel')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /^Claim / }).waitFor()
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await expectDrawn(page.getByRole('img', { name: 'receipt.png' }))
  await page.keyboard.press('+')
  await page.getByText('150%').waitFor()
  await lookAt(page, 'desktop', 'desk-claim')

  const duplicates = page.getByRole('region', { name: 'Possible duplicates' })
  await duplicates
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click()
  const comparison = page.getByRole('dialog', { name: /^Compare/ })
  await comparison.getByRole('row', { name: /Receipt No.*Same$/ }).waitFor()
  await lookAt(page, 'desktop', 'desk-compare')
  await comparison.getByRole('button', { name: 'Not a duplicate' }).click()
  await comparison.waitFor({ state: 'detached' })

  // Back in the queue one goes on from the claim that one comes from.
  await page.keyboard.press('u')
  await chosen.filter({ hasText: claimNo }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  // Keys mean something once the decision is there.
  await page.getByRole('button', { name: consoleTexts.claims.reject, exact: true }).waitFor()

  await page.keyboard.press('d')
  const panel = page.getByRole('region', { name: consoleTexts.claims.reject, exact: true })
  await panel.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: rejectionReasonTexts.NOT_COVERED.label }).click()
  const preview = panel.getByRole('region', { name: 'What the member will read' })
  await preview.getByText(rejectionReasonTexts.NOT_COVERED.memberText).waitFor()
  await panel.getByLabel('Remarks to the member').fill('Glasses are not covered by the plan.')
  await preview.getByText('Glasses are not covered by the plan.').waitFor()
  await lookAt(page, 'desktop', 'desk-reject')
  await panel.getByRole('button', { name: consoleTexts.claims.reject }).click()
  await expect.poll(() => page.getByRole('heading', { level: 1, name: /^Claim / }).innerText()).not.toBe(heading)
  expect(problems).toEqual([])
  await context.close()

  const { page: portal, context: membersContext } = await openVisitor(browser, 'phone', origin)
  await arriveSignedIn(portal, origin, member)
  await portal.goto(`/app/claimrecords/out/${transactionNo}`)
  await portal.getByText('Glasses are not covered by the plan.').waitFor()
  await membersContext.close()
})

test('the second of two on one claim is told what changed, and keeps what was typed', async () => {
  const [first, second] = [await openDesk(), await openDesk()]
  const address = (await claimLinks(first.page).first().getAttribute('href')) ?? ''
  for (const { page } of [first, second]) {
    await page.goto(address)
    await page.getByRole('button', { name: consoleTexts.claims.requestInformation }).waitFor()
  }
  await second.page.getByRole('button', { name: consoleTexts.claims.requestInformation }).click()
  await second.page.getByLabel('What the member should send').fill('Please send the referral letter.')
  await first.page.getByRole('button', { name: consoleTexts.claims.requestInformation }).click()
  await first.page.getByLabel('What the member should send').fill('Please send the receipt.')
  await first.page.getByRole('button', { name: consoleTexts.claims.requestInformation }).click()
  await first.page.getByText(/the member is asked/).waitFor()
  await second.page.getByRole('button', { name: consoleTexts.claims.requestInformation }).click()
  await second.page.getByText(/changed this claim meanwhile: information requested/).waitFor()
  await expect
    .poll(() => second.page.getByLabel('What the member should send').inputValue())
    .toBe('Please send the referral letter.')
  await lookAt(second.page, 'desktop', 'desk-changed-meanwhile')
  await first.context.close()
  await second.context.close()
})
