/** The claims desk decides by what the plan says, and sees how claims go that are decided at once. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rejectionReasonText } from '@member-care/domain/claim/rejection-reasons.ts'
import { outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { claimCorrectionTexts } from '@member-care/domain/texts/claim-correction-texts.ts'
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { claimDeskTexts, decisionTexts } from '@member-care/domain/texts/claim-desk-texts.ts'
import { claimRefusalTexts } from '@member-care/domain/texts/claim-refusal-texts.ts'
import { coverDifferencePageTexts } from '@member-care/domain/texts/cover-difference-texts.ts'
import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { deskReckoningTexts as texts } from '@member-care/domain/texts/desk-reckoning-texts.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { historyTexts, timelineTexts } from '@member-care/domain/texts/record-history-texts.ts'
import { straightThroughPageTexts } from '@member-care/domain/texts/straight-through-texts.ts'
import { startApiUnderTest } from '../support/api-under-test.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { annsName, recordClaimsCast } from '../support/claims-cast.ts'
import { recordClaim } from '../support/recorded-claims.ts'
import { recordPlan } from '../support/recorded-plans.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { atWidth, bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn, openSignedIn } from './sign-in-steps.ts'

const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const year = {
  id: 'year',
  name: 'A year',
  period: 'policy-year',
  per: 'person',
  of: 'payment',
  measure: 'amount',
  most: 500_00,
} as const

const headingOf = (page: Page) => page.getByRole('heading', { level: 1, name: /^Claim / }).innerText()
const paneOf = (page: Page) => page.getByRole('region', { name: texts.title })

/** By key, which means something once the next claim is known. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Claims of the queue' }).getByRole('link', { name: 'Next' }).waitFor()
  await page.keyboard.press('n')
}

/** Goes on through the queue to a claim of which the plan says an amount. */
async function toReckonedClaim(page: Page): Promise<string> {
  for (let tries = 0; tries < 15; tries += 1) {
    const heading = await headingOf(page)
    await page.getByRole('button', { name: consoleTexts.claims.approve, exact: true }).waitFor()
    const isReckoned = await paneOf(page)
      .getByRole('button', { name: /^Accept/ })
      .isVisible()
    if (isReckoned) return heading
    await goOn(page)
    await expect.poll(() => headingOf(page)).not.toBe(heading)
  }
  throw new Error('None of the first claims has an amount by its plan.')
}

test('the decision opens with what the plan says: accepted by a key, or another amount with its reason', async () => {
  const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'claims@example.com')
  await page.goto('/systemadmin/claims-desk')
  await page
    .getByRole('link', { name: /^[0-9A-F]{8}$/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /^Claim / }).waitFor()

  const first = await toReckonedClaim(page)
  await lookAt(page, bothWidths, 'desk-reckoning')
  // Without a batch number the key opens the approval, with the amount in it.
  await page.keyboard.press('o')
  const panel = page.getByRole('region', { name: consoleTexts.claims.approve, exact: true })
  const amount = panel.getByLabel(decisionTexts.payable)
  const reckoned = await amount.inputValue()
  expect(reckoned).toMatch(/^[\d.]+$/)
  await amount.fill('0.01')
  await panel.getByLabel(decisionTexts.batchNo).fill('K-1')
  await panel.getByRole('button', { name: consoleTexts.claims.approve, exact: true }).click()
  await panel.getByText(claimRefusalTexts.OTHER_AMOUNT_REASON_MISSING).waitFor()
  await lookAt(page, bothWidths, 'desk-other-amount')
  await panel.getByLabel(texts.otherAmount.label).fill('The rest was paid before.')
  await panel.getByRole('button', { name: consoleTexts.claims.approve, exact: true }).click()
  await expect.poll(() => headingOf(page)).not.toBe(first)

  // From then on the key approves at once, where nothing is open.
  for (let tries = 0; tries < 15; tries += 1) {
    const heading = await toReckonedClaim(page)
    if (await paneOf(page).getByText(texts.acceptHint('K-1')).isVisible()) {
      await page.keyboard.press('o')
      await page.getByText(new RegExp(`^${heading}: approved, SGD`)).waitFor()
      await expect.poll(() => headingOf(page)).not.toBe(heading)
      break
    }
    await goOn(page)
    await expect.poll(() => headingOf(page)).not.toBe(heading)
  }
  expect(problems).toEqual([])
  await context.close()
})

test('how claims go that are decided at once, and the switch that stops it', async () => {
  const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'claims@example.com')
  await page.goto('/systemadmin/straight-through')
  const { control } = straightThroughPageTexts
  await page.getByText(control.goesOn).waitFor()
  await lookAt(page, bothWidths, 'straight-through')
  await page.getByRole('button', { name: control.stop }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: control.stop }).click()
  await dialog.getByText(editTexts.reasonMissing).waitFor()
  await dialog.getByLabel(editTexts.reason).fill('A clinic’s prices look wrong.')
  await dialog.getByRole('button', { name: control.stop }).click()
  await page.getByText(control.stopped).waitFor()
  await page.getByText(control.because('A clinic’s prices look wrong.')).waitFor()
  await lookAt(page, bothWidths, 'straight-through-stopped')
  await page.getByRole('button', { name: control.resume }).click()
  await dialog.getByLabel(editTexts.reason).fill('They were right.')
  await dialog.getByRole('button', { name: control.resume }).click()
  await page.getByText(control.goesOn).waitFor()

  // Who switched it, when and why.
  await page.getByRole('link', { name: historyTexts.link, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: historyTexts.titles['straight-through'] }).waitFor()
  const told = page
    .getByRole('list', { name: timelineTexts.list })
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
  await expect.poll(() => told.first().innerText()).toContain('They were right.')
  await expect.poll(() => told.nth(1).innerText()).toContain('A clinic’s prices look wrong.')
  await lookAt(page, bothWidths, 'straight-through-history')
  expect(problems).toEqual([])
  await context.close()
})

test('decided claims that come to another amount now are told to the desk, which closes them with a reason', async () => {
  // Of its own: nobody has to publish a plan in the product of the other journeys.
  const api = await startApiUnderTest()
  const { orchid, ann, claimDesk } = await recordClaimsCast(api)
  await recordPlan(api, orchid, examplePlan({}, { limits: [year] }))
  const differing = async (paidCents: number, nowCents: number, cause: 'plan' | 'cover') => {
    const { claimId } = await recordClaim(api, {
      companyId: orchid,
      employeeId: ann,
      claimantId: ann,
      details: { ...outpatientDetails, benefitId: 'care' },
      then: (claimId) => [
        { type: 'ClaimRegistered', data: { claimId, transactionNo: `TR-${paidCents}` } },
        {
          type: 'ClaimApproved',
          data: { claimId, claimantId: ann, payableCents: paidCents, remarks: '', batchNo: 'B-1' },
        },
      ],
    })
    await api.record(`coverdifference-${claimId}`, {
      type: 'CoverDifferenceFound',
      data: {
        claimId,
        companyId: orchid,
        employeeId: ann,
        personId: ann,
        planNo: 'A',
        reckonedCents: 50_00,
        paidCents,
        nowCents,
        cause,
      },
    })
    return claimReference(claimId)
  }
  const tooLittle = await differing(50_00, 90_00, 'plan')
  const tooMuch = await differing(45_00, 0, 'cover')
  const { accesstoken } = await api.headersFor(claimDesk)
  const { page, problems } = await openSignedIn(
    browser,
    'desktop',
    await api.app.listen({ port: 0, host: '127.0.0.1' }),
    { uuid: claimDesk, accessToken: accesstoken, userType: 'sys-admin' },
  )
  const { closeOf, outcomes, statuses } = coverDifferencePageTexts

  // The desk starts with what waits for it; the menu leads there too.
  await page.goto('/systemadmin/dashboard')
  const waiting = page.getByRole('region', { name: coverDifferencePageTexts.title })
  await waiting.getByText('2', { exact: true }).waitFor()
  await lookAt(page, bothWidths, 'dashboard-of-the-desk')
  await waiting.getByRole('link', { name: dashboardTexts.differences.open }).click()
  await page.getByRole('heading', { level: 1, name: coverDifferencePageTexts.title }).waitFor()
  await page.getByRole('row').filter({ hasText: tooMuch }).waitFor()
  await page
    .getByRole('navigation', { name: consoleTexts.mainMenu })
    .getByRole('link', { name: coverDifferencePageTexts.title })
    .click()
  const rowOf = (claimNo: string) => page.getByRole('row').filter({ hasText: claimNo })
  await expect.poll(() => rowOf(tooLittle).innerText()).toContain('+SGD 40.00')
  await expect.poll(() => rowOf(tooLittle).innerText()).toContain(annsName)
  await expect.poll(() => rowOf(tooLittle).innerText()).toContain(coverDifferencePageTexts.causes.plan)
  await expect.poll(() => rowOf(tooMuch).innerText()).toContain('−SGD 45.00')
  await lookAt(page, bothWidths, 'cover-differences')

  await page.getByRole('link', { name: tooLittle }).click()
  await page.getByText(coverDifferencePageTexts.ofClaim.title).waitFor()
  await lookAt(page, bothWidths, 'cover-difference-of-claim')
  await page.getByRole('link', { name: coverDifferencePageTexts.ofClaim.link }).click()

  // On a phone it is closed from its card.
  await atWidth(page, 'phone', async () => {
    await page.getByRole('button', { name: closeOf(tooLittle) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: outcomes.left }).check()
    await dialog.getByRole('button', { name: coverDifferencePageTexts.close, exact: true }).click()
    await dialog.getByText(editTexts.reasonMissing).waitFor()
    await lookAt(page, bothWidths, 'cover-difference-closing')
    await dialog.getByLabel(editTexts.reason).fill('Agreed with the client.')
    await dialog.getByRole('button', { name: coverDifferencePageTexts.close, exact: true }).click()
    await page.getByText(coverDifferencePageTexts.closed).waitFor()
  })
  await rowOf(tooLittle).waitFor({ state: 'detached' })
  await rowOf(tooMuch).waitFor()

  await page.getByRole('combobox', { name: coverDifferencePageTexts.status }).click()
  await page.getByRole('option', { name: statuses.closed }).click()
  await expect.poll(() => rowOf(tooLittle).innerText()).toContain(outcomes.left)
  await page.getByRole('combobox', { name: coverDifferencePageTexts.status }).click()
  await page.getByRole('option', { name: statuses.gone }).click()
  await page.getByText(coverDifferencePageTexts.noMatch).waitFor()

  await page.getByRole('combobox', { name: coverDifferencePageTexts.status }).click()
  await page.getByRole('option', { name: statuses.open }).click()
  await page.getByRole('link', { name: tooMuch }).click()
  await correctDecision(page, tooMuch)
  expect(problems).toEqual([])
  await page.context().close()
  await api.close()
})

/** To another amount at the desk, and then, on a phone and the claim's own page, to nothing. */
async function correctDecision(page: Page, claimNo: string): Promise<void> {
  const { action, choices, effect, ...corrected } = claimCorrectionTexts
  const begin = async (choice: string) => {
    await page.getByRole('button', { name: action }).click()
    await page.getByRole('menu', { name: choices }).getByRole('menuitem', { name: choice }).click()
  }
  const panel = page.getByRole('region', { name: action, exact: true })
  await begin(corrected.otherAmount)
  await expect.poll(() => panel.getByLabel(decisionTexts.payable).inputValue()).toBe('45.00')
  await panel.getByLabel(decisionTexts.payable).fill('20.00')
  await panel.getByRole('button', { name: action }).click()
  await panel.getByText(claimRefusalTexts.CORRECTION_REASON_MISSING).waitFor()
  await panel.getByLabel(corrected.reason).fill('The invoice was misread.')
  await panel.getByText(effect.left('SGD 480.00', 'SGD 500.00')).waitFor()
  await lookAt(page, bothWidths, 'correct-amount')
  await panel.getByRole('button', { name: action }).click()
  await page.getByText(corrected.done(claimNo)).waitFor()
  await page.getByText(corrected.correctedOn).waitFor()
  await page.getByRole('link', { name: claimDeskTexts.wholeClaim }).click()
  await page.getByText(corrected.correctedOn).waitFor()
  await lookAt(page, bothWidths, 'corrected-claim')

  await atWidth(page, 'phone', async () => {
    await begin(corrected.reject)
    const dialog = page.getByRole('dialog', { name: decisionTexts.titleOf(action, claimNo) })
    await dialog.getByRole('combobox', { name: decisionTexts.reason }).click()
    await page.getByRole('option', { name: rejectionReasonText('NOT_COVERED') }).click()
    await dialog.getByLabel(decisionTexts.remarks).fill('It is not covered.')
    await dialog.getByLabel(corrected.reason).fill('It was read once more.')
    await lookAt(page, bothWidths, 'correct-to-rejected')
    await dialog.getByRole('button', { name: action }).click()
    await page.getByText(corrected.done(claimNo)).waitFor()
    await page.getByText(claimStatusLabels.REJECTED).first().waitFor()
  })
}
