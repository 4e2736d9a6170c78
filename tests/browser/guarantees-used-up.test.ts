/** A client's letters that are used up by their amount: what the member, the desk and the hospital's counter see, and what a withdrawal gives back. */
import { readSessionUser } from '@member-care/api/accounts/session-user.ts'
import { LETTER_CHECK_PATH } from '@member-care/domain/guarantee/letter-address.ts'
import { guaranteeDeskTexts as deskTexts, guaranteeStepTexts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { elogRecordsTexts, requestElogTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { guaranteeRefusalTexts } from '@member-care/domain/texts/guarantee-refusal-texts.ts'
import { letterCheckTexts } from '@member-care/domain/texts/letter-check-texts.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiUnderTest, type ApiUnderTest } from '../support/api-under-test.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { recordClaimsCast, type ClaimsCast } from '../support/claims-cast.ts'
import { recordLetterRequest } from '../support/letter-cast.ts'
import { receiptPicture } from './claim-steps.ts'
import { inEnglish } from './in-english.ts'
import { bothWidths, lookAt } from './screens.ts'
import { openSignedIn } from './sign-in-steps.ts'

const { approve, revoke } = guaranteeStepTexts.steps
let browser: Browser
let api: ApiUnderTest
let cast: ClaimsCast
let origin: string

beforeAll(async () => {
  browser = await launchBrowser()
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  await api.record(
    `client-${cast.orchid}`,
    { type: 'ClientFeaturesChanged', data: { companyId: cast.orchid, featuresConfig: { allowLOG: true } } },
    { type: 'ClientElogConfigChanged', data: { companyId: cast.orchid, eLogConfig: { NonFixed_ELOG_Limit: 10_000 } } },
  )
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await browser.close()
  await api.close()
})

async function openDesk(guaranteeId: string) {
  const { accesstoken } = await api.headersFor(cast.claimDesk)
  const user = { uuid: cast.claimDesk, accessToken: accesstoken, userType: 'sys-admin' }
  const visitor = await openSignedIn(browser, 'desktop', origin, user)
  await visitor.page.goto(`/systemadmin/guarantees/${guaranteeId}`)
  return visitor
}

async function issue(page: Page, amount: string) {
  await page.getByRole('button', { name: approve.label }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(guaranteeStepTexts.amount).fill(amount)
  await dialog.getByRole('button', { name: approve.label }).click()
  return dialog
}

test('letters up to the client’s amount leave nothing for another one, until one is withdrawn', async () => {
  const document = await receiptPicture()
  const first = await recordLetterRequest(api, cast, { number: 'LOG-AMOUNT0001', document })
  const second = await recordLetterRequest(api, cast, { number: 'LOG-AMOUNT0002', document })
  const desk = await inEnglish(() => openDesk(first))
  await inEnglish(async () => {
    const most = desk.page.getByRole('region', { name: deskTexts.limits })
    await most.getByText('SGD 10,000.00').waitFor()
    await issue(desk.page, '10000')
    await desk.page.getByText(approve.done).waitFor()
  })

  const other = await inEnglish(() => openDesk(second))
  await inEnglish(async () => {
    const left = other.page.getByRole('region', { name: deskTexts.limits })
    await left.getByText('SGD 0.00').waitFor()
    const dialog = await issue(other.page, '0.01')
    await dialog.getByText(guaranteeRefusalTexts.LETTER_AMOUNT_ABOVE_LIMIT).waitFor()
    await lookAt(other.page, bothWidths, 'guarantee-used-up-amount')
  })

  const { accesstoken } = await api.headersFor(cast.ann)
  const user = { ...(await readSessionUser(api.parts, cast.ann)), accessToken: accesstoken }
  const ann = await openSignedIn(browser, 'phone', origin, user)
  await ann.page.goto('/app/elogrecords')
  await ann.page.getByRole('link', { name: elogRecordsTexts.request }).click()
  await ann.page.getByText(guaranteeRefusalTexts.GUARANTEE_USED_UP).waitFor()
  const send = ann.page.getByRole('button', { name: requestElogTexts.send })
  expect(await send.count()).toBe(0)
  await lookAt(ann.page, bothWidths, 'elog-request-used-up-amount')

  // The letter that used it up holds all the same.
  const counter = await openVisitor(browser, 'phone', origin)
  await counter.page.goto(`${LETTER_CHECK_PATH}#${api.parts.letterCodes.write({ guaranteeId: first, issue: 1 })}`)
  const standing = counter.page.getByRole('status')
  await standing.getByText(letterCheckTexts.standings.valid, { exact: true }).waitFor()

  await inEnglish(async () => {
    await desk.page.getByRole('button', { name: revoke.label }).click()
    const revoking = desk.page.getByRole('dialog')
    await revoking.getByRole('textbox').fill('The stay was called off.')
    await revoking.getByRole('button', { name: revoke.label }).click()
    await desk.page.getByText(revoke.done).waitFor()
  })

  await standing.getByText(letterCheckTexts.standings.withdrawn, { exact: true }).waitFor()
  await ann.page.reload()
  await send.waitFor()
  // What was typed at the desk stands, and a lower amount is issued now.
  await inEnglish(async () => {
    const dialog = other.page.getByRole('dialog')
    await dialog.getByLabel(guaranteeStepTexts.amount).fill('9000')
    await dialog.getByRole('button', { name: approve.label }).click()
    await other.page.getByText(approve.done).waitFor()
  })
  expect([...desk.problems, ...ann.problems, ...counter.problems]).toEqual([])
  expect(other.problems.filter((problem) => !problem.includes('422'))).toEqual([])
  await Promise.all([desk, other, ann, counter].map(({ context }) => context.close()))
})
