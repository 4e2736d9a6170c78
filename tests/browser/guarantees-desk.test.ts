/** Letters of guarantee at the desk: the company's HR passes a request on, and one of two deciders issues its letter. */
import { randomUUID } from 'node:crypto'
import { hrAdministratorRole } from '@member-care/domain/access/powers.ts'
import { exampleRequest } from '@member-care/domain/guarantee/testing/example-guarantee.ts'
import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { guaranteeDeskTexts as texts, guaranteeStepTexts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { guaranteeRefusalTexts } from '@member-care/domain/texts/guarantee-refusal-texts.ts'
import { guaranteeEventTitles, guaranteeTexts } from '@member-care/domain/texts/guarantee-texts.ts'
import { hrTexts } from '@member-care/domain/texts/hr-texts.ts'
import { historyTexts, timelineTexts } from '@member-care/domain/texts/record-history-texts.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiUnderTest, type ApiUnderTest } from '../support/api-under-test.ts'
import { launchBrowser } from '../support/browser.ts'
import { recordAdministrator, recordClaimsCast, type ClaimsCast } from '../support/claims-cast.ts'
import { recordLetterRequest } from '../support/letter-cast.ts'
import { receiptPicture } from './claim-steps.ts'
import { bothWidths, lookAt } from './screens.ts'
import { openSignedIn } from './sign-in-steps.ts'

let browser: Browser
let api: ApiUnderTest
let cast: ClaimsCast
let origin: string
const colleague = randomUUID()

beforeAll(async () => {
  browser = await launchBrowser()
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  await recordAdministrator(api, colleague, 'ADMIN_CLAIM', ['ALL'])
  await api.record(`user-${cast.ben}`, {
    type: 'RolesChanged',
    data: { userId: cast.ben, roles: [hrAdministratorRole], groupCodes: [], reason: 'test' },
  })
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig: { allowLOG: true, letterSecondPersonAbove: 20_000 } },
  })
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await browser.close()
  await api.close()
})

async function requested(number: string, needsHr: boolean): Promise<string> {
  return recordLetterRequest(api, cast, { number, needsHr, document: await receiptPicture() })
}

async function open(userId: string, userType: string) {
  const { accesstoken } = await api.headersFor(userId)
  return openSignedIn(browser, 'desktop', origin, { uuid: userId, accessToken: accesstoken, userType })
}

test('HR passes one request on and declines another, and reads nothing of the illness', async () => {
  await requested('LOG-HR00000001', true)
  await requested('LOG-HR00000002', true)
  const { page, context, problems } = await open(cast.ben, 'client')
  const { letters } = hrTexts
  await page.goto('/hradmin')
  const list = page.getByRole('list', { name: letters.title })
  await list.getByText('LOG-HR00000001').waitFor()
  expect(await list.innerText()).not.toContain(exampleRequest.request.diagnosis)
  await lookAt(page, bothWidths, 'hr-letters')
  await page.getByRole('button', { name: letters.passOnOf('LOG-HR00000001') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: letters.passOn, exact: true }).click()
  await page.getByText(letters.passedOn('LOG-HR00000001')).waitFor()

  await page.getByRole('button', { name: letters.declineOf('LOG-HR00000002') }).click()
  await dialog.getByRole('button', { name: letters.decline, exact: true }).click()
  await dialog.getByText(guaranteeRefusalTexts.GUARANTEE_REASON_MISSING).waitFor()
  await lookAt(page, bothWidths, 'hr-letter-decline')
  await dialog.getByLabel(letters.reason).fill('Not covered here.')
  await dialog.getByRole('button', { name: letters.decline, exact: true }).click()
  await page.getByText(letters.declined('LOG-HR00000002')).waitFor()
  await page.getByText(letters.none).waitFor()
  await lookAt(page, bothWidths, 'hr-letters-none')
  expect(problems).toEqual([])
  await context.close()
})

test('of two deciders the second is told, keeps the typed amount, and issues the letter', async () => {
  const number = 'LOG-DESK000001'
  const guaranteeId = await requested(number, false)
  const { page, context, problems } = await open(cast.claimDesk, 'sys-admin')
  const { approve } = guaranteeStepTexts.steps
  await page.goto('/systemadmin/dashboard')
  const waiting = page.getByRole('region', { name: texts.title })
  await waiting.getByRole('link', { name: dashboardTexts.guarantees.waiting }).click()
  await page.getByRole('heading', { level: 1, name: texts.title }).waitFor()
  const link = page.getByRole('link', { name: number })
  await link.waitFor()
  await lookAt(page, bothWidths, 'guarantees')
  await link.click()
  await page.getByRole('heading', { level: 1, name: texts.heading(number) }).waitFor()
  await page.getByText('Planned admission').waitFor()
  await lookAt(page, bothWidths, 'guarantee')

  await page.getByRole('button', { name: approve.label }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: approve.label }).click()
  await dialog.getByText(guaranteeRefusalTexts.LETTER_AMOUNT_MISSING).waitFor()
  const amount = dialog.getByLabel(guaranteeStepTexts.amount)
  await amount.fill('20000.01')
  await dialog.getByRole('button', { name: guaranteeStepTexts.propose }).waitFor()
  await lookAt(page, bothWidths, 'guarantee-proposal')
  await amount.fill('12000')
  await dialog.getByLabel(guaranteeStepTexts.conditions).fill('Ward B1')
  const asked = await api.app.inject({
    method: 'POST',
    url: `/api/console/guarantees/${guaranteeId}/information`,
    headers: await api.headersFor(colleague),
    payload: { expectedVersion: 0, request: 'Please send the cost estimate.' },
  })
  expect(asked.statusCode).toBe(200)
  await dialog.getByRole('button', { name: approve.label }).click()
  await dialog.getByText(texts.changed).waitFor()
  await expect.poll(() => amount.inputValue()).toBe('12000')
  await lookAt(page, bothWidths, 'guarantee-conflict')
  await dialog.getByRole('button', { name: approve.label }).click()
  await page.getByText(approve.done).waitFor()
  await page.getByText(guaranteeTexts.statuses.APPROVED, { exact: true }).waitFor()
  const letters = page.getByRole('region', { name: texts.letters })
  await letters.getByText(/SGD 12,000\.00/).waitFor()
  await lookAt(page, bothWidths, 'guarantee-issued')

  await page.getByRole('link', { name: historyTexts.link, exact: true }).click()
  const told = page.getByRole('list', { name: timelineTexts.list }).getByRole('listitem')
  await told.filter({ hasText: guaranteeEventTitles.GuaranteeIssued }).first().waitFor()
  await lookAt(page, bothWidths, 'guarantee-history')
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([])
  await context.close()
})
