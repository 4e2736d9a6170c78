/** A letter that an insurer's own system decides, at the desk: who decides, how far the hand-over is, and Reprocess where it gave up (S84). */
import { guaranteeDeskTexts as texts, guaranteeStepTexts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { handoverFailureText, handoverTexts } from '@member-care/domain/texts/handover-texts.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startLettersWithInsurer, type LettersWithInsurer } from '../support/letters-with-insurer.ts'
import { bothWidths, lookAt } from './screens.ts'
import { openSignedIn } from './sign-in-steps.ts'

const { steps } = guaranteeStepTexts
let browser: Browser
let letters: LettersWithInsurer

beforeAll(async () => {
  browser = await launchBrowser()
  letters = await startLettersWithInsurer()
})
afterAll(async () => {
  await browser.close()
  await letters.close()
})

async function openDesk(guaranteeId: string) {
  const { api, cast } = letters
  const { origin } = new URL(letters.webhookAddress)
  const { accesstoken } = await api.headersFor(cast.claimDesk)
  const user = { uuid: cast.claimDesk, accessToken: accesstoken, userType: 'sys-admin' }
  const visitor = await openSignedIn(browser, 'desktop', origin, user)
  await visitor.page.goto(`/systemadmin/guarantees/${guaranteeId}`)
  return visitor
}

test('the desk reads that the insurer has the request, and decides nothing', async () => {
  const { guaranteeId, referenceNo } = await letters.takenLetter()
  const { page, context, problems } = await openDesk(guaranteeId)
  await page.getByText(texts.withInsurer.taken(referenceNo)).waitFor()
  for (const { label } of Object.values(steps))
    expect(await page.getByRole('button', { name: label, exact: true }).count(), label).toBe(0)
  await lookAt(page, bothWidths, 'guarantee-with-insurer')
  expect(problems).toEqual([])
  await context.close()
})

test('a request whose hand-over gave up says why, and is handed over again', async () => {
  const guaranteeId = await letters.requestLetter()
  const reason = 'The insurer did not answer in time.'
  await letters.api.record(`guarantee-${guaranteeId}`, {
    type: 'GuaranteeHandoverFailed',
    data: { guaranteeId, failures: 5, reason, gaveUp: true },
  })
  const { page, context, problems } = await openDesk(guaranteeId)
  await page.getByText(handoverTexts.stopped).waitFor()
  await page.getByText(handoverFailureText(reason).why).waitFor()
  await lookAt(page, bothWidths, 'guarantee-handover-gave-up')
  await page.getByRole('button', { name: steps.reprocess.label, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(steps.reprocess.consequence).waitFor()
  await dialog.getByRole('button', { name: steps.reprocess.label, exact: true }).click()
  await page.getByText(steps.reprocess.done).waitFor()
  await page.getByText(texts.withInsurer.onItsWay).waitFor()
  expect(await letters.letterTypes(guaranteeId)).toContain('GuaranteeReprocessRequested')
  expect(problems).toEqual([])
  await context.close()
})
