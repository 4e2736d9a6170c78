/**
 * HR files a claim for an employee on a phone: what is missing is said, what was typed stays, and the employee finds the claim.
 * Requirements: HR-015, HR-020, HR-022, HR-025, HR-026, HR-028, HR-029, HR-030, HR-032, HR-033, ERR-053.
 */
import { hrAdministratorRole } from '@member-care/domain/access/powers.ts'
import { readSessionUser } from '@member-care/api/accounts/session-user.ts'
import { addDays, formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { filedByHrText } from '@member-care/domain/texts/claim-history-texts.ts'
import { claimFormTexts } from '@member-care/domain/texts/claim-form-texts.ts'
import { hrClaimFormTexts as texts } from '@member-care/domain/texts/hr-claim-form-texts.ts'
import { hrEmployeeTexts } from '@member-care/domain/texts/hr-employee-texts.ts'
import type { Browser } from 'playwright-core'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startApiUnderTest, type ApiUnderTest } from '../support/api-under-test.ts'
import { launchBrowser } from '../support/browser.ts'
import { recordClaimsCast, type ClaimsCast } from '../support/claims-cast.ts'
import { receiptPicture, referralLetter } from './claim-steps.ts'
import { inEnglish } from './in-english.ts'
import { bothWidths, lookAt } from './screens.ts'
import { openSignedIn } from './sign-in-steps.ts'

const day = (days: number) => formatDisplay(addDays(singaporeToday(new Date()), days))
let browser: Browser
let api: ApiUnderTest
let cast: ClaimsCast
let origin: string

beforeAll(async () => {
  browser = await launchBrowser()
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  await api.record(`user-${cast.ben}`, {
    type: 'RolesChanged',
    data: { userId: cast.ben, roles: [hrAdministratorRole], groupCodes: [], reason: 'test' },
  })
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await browser.close()
  await api.close()
})

test('a claim is filed after what was wrong is put right, and the employee sees that HR filed it', async () => {
  await inEnglish(fileByHr)
  const ann = await api.headersFor(cast.ann)
  const user = { ...(await readSessionUser(api.parts, cast.ann)), accessToken: ann.accesstoken }
  const own = await openSignedIn(browser, 'phone', origin, user)
  await own.page.goto('/app/claimrecords')
  await own.page.getByRole('listitem').filter({ hasText: 'Harbour Hospital' }).getByRole('link').first().click()
  await own.page.getByText(filedByHrText()).waitFor()
  await lookAt(own.page, bothWidths, 'claim-filed-by-hr')
  expect(own.problems).toEqual([])
  await own.context.close()
})

test('an outpatient claim asks for its own fields, and says which visit it was for', () =>
  inEnglish(async () => {
    const { accesstoken } = await api.headersFor(cast.ben)
    const hr = { uuid: cast.ben, accessToken: accesstoken, userType: 'client' }
    const { page, context, problems } = await openSignedIn(browser, 'desktop', origin, hr)
    await page.goto(`/hradmin/employees/${cast.ann}/claims/add`)
    const { fields } = texts
    await page.getByRole('combobox', { name: fields.typeOfClaim }).click()
    await page.getByRole('option', { name: hrEmployeeTexts.claims.types[3] }).click()
    await page.getByLabel(fields.visitDate).waitFor()
    expect(await page.getByLabel(fields.admissionDate).count()).toBe(0)
    const submit = page.getByRole('button', { name: texts.submit })
    await submit.click()
    await page.getByText('Visit Date is required.', { exact: true }).waitFor()
    await page.getByText('Receipt No is required.', { exact: true }).waitFor()
    await page.getByLabel(fields.providerName).fill('Kite Family Clinic')
    await page.getByLabel(fields.amount).fill('88.40')
    await page.getByLabel(fields.visitDate).fill(day(-4))
    await page.getByLabel(fields.receiptNo).fill('R-77')
    const visitFor = page.getByRole('combobox', { name: fields.prePostHospitalisation })
    await visitFor.click()
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['Pre / Post Hospitalisation', 'Others'])
    await page.getByRole('option', { name: texts.prePost.Y }).click()
    await page.getByLabel(texts.chooseFiles, { exact: true }).setInputFiles([await receiptPicture()])
    await page.getByRole('button', { name: texts.removeFile('receipt.png') }).waitFor()
    await lookAt(page, bothWidths, 'hr-add-claim-outpatient')
    await submit.click()
    await page.getByText(texts.created).waitFor()
    const filed = await filedClaims('Kite Family Clinic')
    expect(filed).toMatchObject([
      {
        ...{ kind: 'outpatient', visitDate: addDays(singaporeToday(new Date()), -4), receiptNo: 'R-77' },
        ...{ amountCents: 8_840, prePostHospitalisation: true },
      },
    ])
    expect(problems).toEqual([])
    await context.close()
  }))

/** What was recorded of the claims of a clinic. */
async function filedClaims(providerName: string): Promise<readonly unknown[]> {
  await api.untilUpToDate()
  const ids = await api.parts.database.anyFirst(
    sql.type(
      z.object({ claim_id: z.string() }),
    )`select claim_id from read.claims where provider_name = ${providerName}`,
  )
  const events = await Promise.all(ids.map(async (id) => (await api.parts.eventLog.load(`claim-${id}`)).events))
  return events
    .flat()
    .flatMap(({ type, data }) => (type === 'ClaimFiled' ? [(data as { readonly details: unknown }).details] : []))
}

/** In the HR area, which is English. */
async function fileByHr(): Promise<void> {
  const { accesstoken } = await api.headersFor(cast.ben)
  const hr = { uuid: cast.ben, accessToken: accesstoken, userType: 'client' }
  const { page, context, problems } = await openSignedIn(browser, 'phone', origin, hr)
  await page.goto(`/hradmin/employees/${cast.ann}/claims/list`)
  await page.getByRole('link', { name: texts.open }).click()
  const submit = page.getByRole('button', { name: texts.submit })
  await submit.click()
  for (const text of [
    claimFormTexts.hospitalRequired,
    claimFormTexts.amountRequired,
    claimFormTexts.admissionDateRequired,
    claimFormTexts.dischargeDateRequired,
    claimFormTexts.noFiles,
  ])
    await page.getByText(text).waitFor()
  await lookAt(page, bothWidths, 'hr-add-claim-missing')

  const { fields } = texts
  await page.getByLabel(fields.providerName).fill('Harbour Hospital')
  await page.getByLabel(fields.amount).fill('1200.50')
  await page.getByLabel(fields.admissionDate).fill(day(-5))
  await page.getByLabel(fields.dischargeDate).fill(day(-3))
  await page
    .getByLabel(texts.chooseFiles, { exact: true })
    .setInputFiles([await receiptPicture(), await referralLetter()])
  await page.getByRole('button', { name: texts.removeFile('receipt.png') }).waitFor()
  await page.route('**/claim', (route) => route.fulfill({ status: 503, json: { message: 'Busy' } }))
  await submit.click()
  await page.getByText(texts.failed).waitFor()
  await expect.poll(() => page.getByLabel(fields.providerName).inputValue()).toBe('Harbour Hospital')
  await lookAt(page, bothWidths, 'hr-add-claim-failed')
  await page.unroute('**/claim')
  await submit.click()
  await page.getByText(texts.created).waitFor()
  await page.getByText(texts.createdDetail).waitFor()
  await lookAt(page, bothWidths, 'hr-add-claim-created')
  await page.getByRole('link', { name: texts.seeClaims }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Harbour Hospital' })
    .getByText(hrEmployeeTexts.claims.types[2])
    .waitFor()
  expect(problems.filter((problem) => !problem.includes('503'))).toEqual([])
  await context.close()
}
