import { randomUUID } from 'node:crypto'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import {
  deliveriesText,
  insurerMessageTexts,
  messageOutcomeLabels,
  messageRefusalTexts,
  sendAgainTexts,
} from '@member-care/domain/texts/insurer-message-texts.ts'
import { listTexts } from '@member-care/domain/texts/list-texts.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startInsurerConnection, type InsurerConnectionUnderTest } from '../support/insurer-connection.ts'
import { bothWidths, lookAt } from './screens.ts'
import { openSignedIn } from './sign-in-steps.ts'

let browser: Browser
let connection: InsurerConnectionUnderTest
let claim: { readonly claimId: string; readonly transactionNo: string }
beforeAll(async () => {
  browser = await launchBrowser()
  // Its own settings: an insurer's system decides, where the product of the other journeys has the desk.
  connection = await startInsurerConnection()
  claim = await connection.registeredClaim()
  const undecided = await connection.registeredClaim()
  const eventId = randomUUID()
  const rejected = { type: 'rejected', ...claim, revision: 1, reasonCode: 'DUPLICATE', remarks: '' }
  await connection.insurer.send({
    type: 'approved',
    ...claim,
    revision: 1,
    payableCents: 100,
    remarks: '',
    batchNo: 'B-1',
  })
  await connection.insurer.send(rejected, { eventId })
  await connection.insurer.send(rejected, { eventId })
  await connection.insurer.send({ type: 'review-started', ...undecided, transactionNo: 'TR-NOBODYS' })
  await connection.insurer.send({
    type: 'approved',
    ...undecided,
    revision: 7,
    payableCents: 100,
    remarks: '',
    batchNo: 'B-1',
  })
}, 120_000)
afterAll(async () => {
  await browser.close()
  await connection.close()
})

/** Signed in already, as the sign-in page leaves it. */
async function openAs(userId: string, path: string) {
  const { accesstoken } = await connection.api.headersFor(userId)
  const visitor = await openSignedIn(browser, 'desktop', new URL(connection.webhookAddress).origin, {
    uuid: userId,
    accessToken: accesstoken,
    userType: 'sys-admin',
  })
  await visitor.page.goto(path)
  return visitor
}

const messages = (page: Page) =>
  page
    .getByRole('table', { name: insurerMessageTexts.title })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

describe('at desktop width', () => {
  test('an operator sees what the insurer said, why some of it was refused, and what the insurer has to do', async () => {
    const { page, context, problems } = await openAs(connection.cast.operation, '/systemadmin/insurer-messages')
    await page.getByRole('heading', { level: 1, name: insurerMessageTexts.title }).waitFor()
    await expect.poll(() => messages(page).count()).toBe(4)
    const refused = messages(page).filter({ hasText: messageRefusalTexts['CLAIM_DECIDED'] ?? '' })
    await expect.poll(() => refused.innerText()).toContain(sendAgainTexts.never)
    await expect.poll(() => refused.innerText()).toContain(deliveriesText(2))
    expect(
      await messages(page)
        .filter({ hasText: messageRefusalTexts['CLAIM_REVISION_OLD'] ?? '' })
        .innerText(),
    ).toContain(sendAgainTexts['new-event'])
    await lookAt(page, bothWidths, 'insurer-messages')

    await page.getByRole('combobox', { name: insurerMessageTexts.outcome }).click()
    await page.getByRole('option', { name: messageOutcomeLabels.applied }).click()
    await expect.poll(() => messages(page).count()).toBe(1)
    await page.getByRole('searchbox', { name: insurerMessageTexts.search }).fill('TR-OF-NOBODY')
    await page.getByText(insurerMessageTexts.noMatch).waitFor()
    await lookAt(page, bothWidths, 'insurer-messages-none')
    await page.getByRole('button', { name: listTexts.clear }).click()
    await expect.poll(() => messages(page).count()).toBe(4)

    await messages(page).filter({ hasText: messageOutcomeLabels.applied }).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: `Claim ${claimReference(claim.claimId)}` }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('at the claims desk nobody decides, and it is said who does', async () => {
    const { claimId } = await connection.registeredClaim()
    const { page, context, problems } = await openAs(
      connection.cast.claimDesk,
      `/systemadmin/userOutpatient/view?_id=${claimId}`,
    )
    await page.getByText(insurerMessageTexts.decidesElsewhere).waitFor()
    expect(await page.getByRole('button', { name: consoleTexts.claims.approve }).count()).toBe(0)
    await lookAt(page, bothWidths, 'claim-decided-elsewhere')
    expect(problems).toEqual([])
    await context.close()
  })
})
