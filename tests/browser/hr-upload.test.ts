/** HR sends a file of its own company's people, looks at what would change, submits it, and finds what came of it (S94). Requirements: ROL-046. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { hrAdministratorRole } from '@member-care/domain/access/powers.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { hrEmployeeTexts } from '@member-care/domain/texts/hr-employee-texts.ts'
import { hrUploadTexts as texts } from '@member-care/domain/texts/hr-upload-texts.ts'
import { uploadErrorTexts, uploadFileTexts, uploadWarningTexts } from '@member-care/domain/texts/upload-texts.ts'
import { jobTexts, userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiUnderTest, type ApiUnderTest } from '../support/api-under-test.ts'
import { launchBrowser, type Width } from '../support/browser.ts'
import { annsNric, dansNric, recordClaimsCast, type ClaimsCast } from '../support/claims-cast.ts'
import { recordClaim } from '../support/recorded-claims.ts'
import { uploadFile } from '../support/upload-files.ts'
import { tabToText } from './keyboard.ts'
import { bothWidths, lookAt } from './screens.ts'
import { openSignedIn } from './sign-in-steps.ts'

/** A check, or a job, is done by then on a busy machine too. */
const PATIENCE = { timeout: 60_000 }

let browser: Browser
let api: ApiUnderTest
let cast: ClaimsCast
let origin: string
/** HR of Orchid and of Lantern. */
let both: string
const kaisNric = makeNric('S', '7000033')

beforeAll(async () => {
  browser = await launchBrowser()
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  both = randomUUID()
  const cover = { memberType: 'E', effectiveStartDate: '2026-01-01' } as const
  await api.record(
    `user-${both}`,
    {
      type: 'UserEnrolled',
      data: {
        userId: both,
        userType: 'client',
        name: 'Iris Ng',
        nric: both,
        email: 'iris@example.com',
        loginRequired: true,
      },
    },
    { type: 'MembershipStarted', data: { userId: both, companyId: cast.orchid, ...cover } },
    { type: 'MembershipStarted', data: { userId: both, companyId: cast.lantern, ...cover } },
    { type: 'UserStatusChanged', data: { userId: both, status: 100, reason: 'test' } },
  )
  for (const userId of [cast.ben, both])
    await api.record(`user-${userId}`, {
      type: 'RolesChanged',
      data: { userId, roles: [hrAdministratorRole], groupCodes: [], reason: 'test' },
    })
  const kai = randomUUID()
  await api.record(
    `user-${kai}`,
    {
      type: 'UserEnrolled',
      data: {
        ...{ userId: kai, userType: 'client', name: 'Kai Low', nric: kaisNric, email: 'kai@example.com' },
        loginRequired: true,
      },
    },
    { type: 'MembershipStarted', data: { userId: kai, companyId: cast.orchid, ...cover } },
  )
  await recordClaim(api, { companyId: cast.orchid, employeeId: kai, claimantId: kai })
  await api.startJobs()
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
}, 120_000)
afterAll(async () => {
  await browser.close()
  await api.close()
})

async function openHr(width: Width, userId = cast.ben) {
  const { accesstoken } = await api.headersFor(userId)
  return openSignedIn(browser, width, origin, { uuid: userId, accessToken: accesstoken, userType: 'client' })
}

async function choose(page: Page, name: string, text: string) {
  await page
    .getByLabel(userUploadTexts.select.input)
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const submitButton = (page: Page) => page.getByRole('button', { name: userUploadTexts.preview.submit })
/** Of the rows that the check found. */
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

const ofOrchid = { companyCode: 'P2', effectiveStartDate: '01-Jan-2026' }
const joiner = { ...ofOrchid, name: 'Nova Teo', nric: makeNric('S', '7654321'), designation: 'Baker' }
const leaver = {
  ...{ ...ofOrchid, name: 'Kai Low', nric: kaisNric },
  ...{ actionStatus: 'TERMINATE', changeEffectiveDate: '31-Dec-2099' },
}
const family = {
  ...{ ...ofOrchid, name: 'Willow Teo', nric: annsNric, staffId: 'OB-7' },
  ...{ dep_name: 'Dan Tan', dep_nric: dansNric, dep_relationship: 'Child' },
}
const elsewhere = { ...joiner, companyCode: 'MG', name: 'Juniper Goh', nric: makeNric('S', '7654330') }

test('joiners and leavers of one company, from the menu to the job', async () => {
  const { page, context, problems } = await openHr('desktop')
  await page.goto('/hradmin')
  // By the keyboard alone.
  await tabToText(page, texts.menu)
  await page.keyboard.press('Enter')
  await heading(page, texts.title).waitFor()
  await page.getByText(texts.ofCompany('Orchid Biscuits', 'P2')).waitFor()
  expect(await page.getByRole('link', { name: hrEmployeeTexts.menu.employees }).getAttribute('aria-current')).toBeNull()
  const template = page.waitForEvent('download')
  await page.getByRole('button', { name: userUploadTexts.select.template }).click()
  expect(await readFile(await (await template).path(), 'utf8')).toContain('companyCode,companyName,name,nric')
  await lookAt(page, bothWidths, 'hr-upload-select')

  // What the browser sees by itself it says at once, by the server's own rule.
  await choose(page, 'people.csv', uploadFile([joiner, leaver, family, elsewhere]))
  await page.getByText(userUploadTexts.preview.userOf(1, 4)).waitFor()
  await page.getByRole('button', { name: userUploadTexts.preview.nextError }).click()
  await page.getByText(uploadErrorTexts.otherCompany('Orchid Biscuits', 'P2')).first().waitFor()
  await submitButton(page).and(page.locator(':enabled')).waitFor(PATIENCE)
  await lookAt(page, bothWidths, 'hr-upload-file')
  await page.getByRole('tab', { name: userUploadTexts.preview.tabs.changes }).click()
  await rowOf(page, 'Nova Teo').getByText(userUploadTexts.outcomes.created).waitFor()
  await rowOf(page, 'Kai Low').getByText(userUploadTexts.check.ends('31 Dec 2099')).waitFor()
  const touches = userUploadTexts.check.touches({ claims: 1, letters: 0, dependants: 0 })
  await rowOf(page, 'Kai Low').getByText(touches).waitFor()
  await rowOf(page, 'Willow Teo')
    .getByText(uploadWarningTexts.notChangedByHr(['name']))
    .waitFor()
  await rowOf(page, 'Juniper Goh').getByText(userUploadTexts.outcomes.rejected).waitFor()
  expect(await page.getByRole('main').innerText()).not.toContain(joiner.nric)
  await lookAt(page, bothWidths, 'hr-upload-changes')

  await submitButton(page).click()
  const dialog = page.getByRole('dialog', { name: userUploadTexts.preview.confirm })
  await dialog.getByRole('button', { name: userUploadTexts.preview.send, exact: true }).click()
  await page.getByText(texts.submitted.complete).waitFor(PATIENCE)
  await lookAt(page, bothWidths, 'hr-upload-submitted')
  await page.getByRole('link', { name: texts.submitted.toJobs }).click()
  await heading(page, texts.jobs.title).waitFor()
  await page.getByRole('button', { name: jobTexts.complete }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: jobTexts.downloadRejected }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(elsewhere.nric)
  await lookAt(page, bothWidths, 'hr-upload-jobs')

  await page.getByRole('link', { name: hrEmployeeTexts.menu.employees }).click()
  await page.getByRole('table', { name: hrEmployeeTexts.list.title }).getByRole('link', { name: 'Nova Teo' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('who looks after two companies chooses one first, on a phone; a file is left and thrown away', async () => {
  const { page, context, problems } = await openHr('phone', both)
  await page.goto('/hradmin/upload')
  await page.getByText(texts.chooseCompany).waitFor()
  const button = page.getByRole('button', { name: userUploadTexts.select.choose })
  await expect.poll(() => button.isDisabled()).toBe(true)
  await lookAt(page, bothWidths, 'hr-upload-company')
  await page.getByRole('combobox', { name: texts.company }).click()
  await page.getByRole('option', { name: 'Lantern Shipyard' }).click()
  await page.getByText(texts.ofCompany('Lantern Shipyard', 'MG')).waitFor()

  // A workbook is no CSV file, and says how to make one of it.
  await choose(page, 'people.xlsx', 'PK\u0003\u0004')
  await page.getByText(uploadFileTexts.workbook).waitFor()
  await choose(page, 'lantern.csv', uploadFile([{ ...elsewhere }]))
  await submitButton(page).and(page.locator(':enabled')).waitFor(PATIENCE)
  await page.getByText('lantern.csv · Lantern Shipyard').waitFor()
  await page.getByRole('tab', { name: userUploadTexts.preview.tabs.changes }).click()
  await page.getByText('Juniper Goh').first().waitFor()
  await lookAt(page, bothWidths, 'hr-upload-phone')

  await page.goto('/hradmin/upload')
  await page.getByRole('button', { name: `${userUploadTexts.check.discard}: lantern.csv` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: userUploadTexts.check.discard, exact: true }).click()
  await page
    .getByRole('button', { name: `${userUploadTexts.check.discard}: lantern.csv` })
    .waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})
