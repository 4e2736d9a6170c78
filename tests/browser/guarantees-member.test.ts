// Requirements: ELG-001, ELG-002, ELG-003, ELG-013, ELG-014, ELG-015, ELG-016, ELG-017, ELG-020, ELG-022, ELG-023, ELG-026, ELG-027, ELG-029,
// ELG-031, ELG-032, ELG-033, SHELL-008, SHELL-031, ERR-028
import { yesNoLabels } from '@member-care/domain/texts/claim-texts.ts'
import { usualQuestionTexts } from '@member-care/domain/texts/usual-question-texts.ts'
import { typedDate } from '@member-care/domain/dates/typed-date.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import {
  elogRecordsTexts,
  elogTexts,
  guaranteeFieldLabels as labels,
  requestElogTexts,
} from '@member-care/domain/texts/guarantee-page-texts.ts'
import { guaranteeRequestTexts, admissionTooLateText } from '@member-care/domain/texts/guarantee-request-texts.ts'
import { letterDraftTexts } from '@member-care/domain/texts/letter-draft-texts.ts'
import { guaranteeEventTitles, guaranteeTexts } from '@member-care/domain/texts/guarantee-texts.ts'
import { homeTexts, menuTexts, overviewTexts, shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { usualTimeTexts } from '@member-care/domain/texts/usual-time-texts.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { answer, attach, receiptPicture } from './claim-steps.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { crampedParts } from './large-text.ts'
import { atWidth, bothWidths, lookAt, withTextTwiceAsLarge } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'
import { ANYTHING, anyText } from './any-text.ts'

/** Both of Lantern Shipyard, whose letters the desk decides; she has none yet, he has one of the demonstration. */
const without = 'willow.menon@example.com'
const withLetter = 'tembusu.kumar@example.com'
const today = singaporeToday(new Date())
const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function fillRequest(page: Page): Promise<void> {
  await page.getByLabel(labels.patientId, { exact: true }).selectOption({ index: 1 })
  await page.getByLabel(labels.hospital, { exact: true }).fill('Hospital')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByLabel(labels.dateFrom, { exact: true }).fill(typedDate.show(addDays(today, 5)))
  await page.getByLabel(labels.diagnosis, { exact: true }).fill('Gallstones')
  await page.getByLabel(labels.dateTheSymptomsStarted, { exact: true }).fill(typedDate.show(addDays(today, -20)))
  await page.getByLabel(labels.descriptionOfSymptoms, { exact: true }).fill('Pain after meals')
  await page.getByLabel(usualQuestionTexts.admission).selectOption('planned')
  await page.getByLabel(usualQuestionTexts.nights, { exact: true }).fill('0')
  for (const question of [usualQuestionTexts.treatedBefore, usualQuestionTexts.accident])
    await answer(page, question, yesNoLabels.N)
}

/** The letters of a number are made at random. The widest ones, on a second letter of one request, do not leave a phone's window either. */
async function expectRoomForWidestNumber(page: Page): Promise<void> {
  const number = page.getByRole('button', { name: anyText(elogTexts.openLetter(ANYTHING)) }).getByText(/^LOG-/)
  const shown = await number.innerText()
  const show = (text: string) => number.evaluate((element, written) => (element.textContent = written), text)
  await show('LOG-MMMMMMMMMM-2')
  await atWidth(page, 'phone', () =>
    withTextTwiceAsLarge(page, async () => expect(await crampedParts(page)).toEqual([])),
  )
  await show(shown)
}

/** The address of the PDF in the tab that is opened next; a browser without a viewer saves it. */
function newTab(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.once('popup', (tab) => {
      tab.once('download', (download) => resolve(download.url()))
      tab.on('framenavigated', (frame) => {
        if (frame.url().startsWith('blob:')) resolve(frame.url())
      })
    })
  })
}

describe('at phone width', () => {
  test('a member asks for an eLOG, is told what is missing, loses nothing to a failed call, and withdraws it', async () => {
    const { page, context } = await openVisitor(browser, 'phone', origin)
    await arriveSignedIn(page, origin, without)
    await page.getByRole('button', { name: shellTexts.openMenu }).click()
    const menu = page.getByRole('navigation', { name: shellTexts.mainMenu })
    await menu.getByRole('link', { name: menuTexts.elogRecords }).click()
    await page.getByText(elogRecordsTexts.empty).waitFor()
    await lookAt(page, bothWidths, 'elog-records-empty')
    await page.getByRole('link', { name: elogRecordsTexts.request }).click()
    await page.getByRole('heading', { level: 1, name: requestElogTexts.title }).waitFor()
    await page.getByLabel(labels.hospital, { exact: true }).waitFor()
    const send = page.getByRole('button', { name: requestElogTexts.send })
    await send.click()
    for (const text of [
      guaranteeRequestTexts.patientRequired,
      guaranteeRequestTexts.hospitalRequired,
      guaranteeRequestTexts.diagnosisRequired,
      guaranteeRequestTexts.symptomsRequired,
      guaranteeRequestTexts.dateRequired,
      guaranteeRequestTexts.mandatory,
      guaranteeRequestTexts.noFiles,
      usualQuestionTexts.answerEach,
    ])
      await page.getByText(text).first().waitFor()
    await lookAt(page, bothWidths, 'elog-request-errors')

    await fillRequest(page)
    await page.reload()
    await page.getByText(letterDraftTexts.keptFor).waitFor()
    await expect.poll(() => page.getByLabel(labels.diagnosis, { exact: true }).inputValue()).toBe('Gallstones')
    await attach(page, labels.attachments, await receiptPicture())
    await page.route('**/api/guarantees?*', (route) => route.abort())
    await send.click()
    const failure = page.getByRole('alert').filter({ hasText: requestElogTexts.failed })
    await failure.getByText(requestElogTexts.nothingLost).waitFor()
    await lookAt(page, bothWidths, 'elog-request-failed')
    await page.unroute('**/api/guarantees?*')
    await page.getByRole('button', { name: requestElogTexts.sendAgain }).click()
    await page.getByText(anyText(requestElogTexts.sentDetail(ANYTHING))).waitFor()
    await lookAt(page, bothWidths, 'elog-requested')
    expect(await page.getByRole('form', { name: requestElogTexts.formName }).count()).toBe(0)

    await page.getByRole('link', { name: requestElogTexts.toRecords }).click()
    await page.getByRole('link', { name: /^LOG-/ }).click()
    await page.getByText(guaranteeEventTitles.GuaranteeRequested).waitFor()
    await page.getByText(usualTimeTexts.tooFewLetters).waitFor()
    await lookAt(page, bothWidths, 'elog-submitted')
    await page.getByRole('button', { name: elogTexts.withdraw }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: elogTexts.withdraw }).click()
    await page.getByText(guaranteeTexts.statuses.WITHDRAWN, { exact: true }).waitFor()
    await context.close()
  })
})

describe('at desktop width', () => {
  test('a member opens the letter in a new tab, and asks for another date', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, withLetter)
    const links = page.getByRole('navigation', { name: overviewTexts.quickLinks })
    await links.getByRole('link', { name: homeTexts.requestLetterOfGuarantee }).waitFor()
    await page.goto('/app/elogrecords')
    await page.getByText(guaranteeTexts.statuses.APPROVED, { exact: true }).waitFor()
    await lookAt(page, bothWidths, 'elog-records')
    await page.getByRole('link', { name: /^LOG-/ }).click()
    await page.getByText('DEMO-MG-2001-I').waitFor()
    await page.getByText('referral-letter.pdf').waitFor()
    const opened = newTab(page)
    const [letter] = await Promise.all([
      page.waitForResponse((response) => /\/letters\/1$/.test(response.url())),
      page.getByRole('button', { name: anyText(elogTexts.openLetter(ANYTHING)) }).click(),
    ])
    expect([letter.status(), letter.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect(await opened).toMatch(/^blob:/)
    await expectRoomForWidestNumber(page)

    const change = page.getByRole('region', { name: elogTexts.change })
    await change.getByRole('button', { name: elogTexts.openChange }).click()
    await change.getByLabel(elogTexts.otherDate).fill(typedDate.show(addDays(today, 31)))
    await change.getByRole('button', { name: elogTexts.sendChange }).click()
    await change.getByText(anyText(admissionTooLateText(ANYTHING))).waitFor()
    await lookAt(page, bothWidths, 'elog-change')
    await change.getByLabel(elogTexts.otherDate).fill(typedDate.show(addDays(today, 9)))
    await change.getByLabel(elogTexts.why).fill('The surgeon is away')
    await change.getByRole('button', { name: elogTexts.sendChange }).click()
    await change.getByText(elogTexts.changeWaits).waitFor()
    await lookAt(page, bothWidths, 'elog-approved')
    expect(problems).toEqual([])
    await context.close()
  })
})
