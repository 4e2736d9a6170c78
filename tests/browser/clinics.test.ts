// Requirements: SHELL-008, CLI-003, CLI-005, CLI-007, CLI-014, LIM-023, LIM-025
import { formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { clinicTexts, distanceText } from '@member-care/domain/texts/home-texts.ts'
import {
  clinicFaultLabels,
  clinicReportTexts,
  panelClinicRecordTexts,
} from '@member-care/domain/texts/panel-clinic-record-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { panelClinicTexts } from '@member-care/domain/texts/panel-clinic-texts.ts'
import { clinicImageTexts } from '@member-care/domain/texts/clinic-image-texts.ts'
import { portalTexts } from '@member-care/domain/texts/portal-texts.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'
import { ANYTHING, anyText, ANY_NUMBER } from './any-text.ts'
import { inEnglish } from './in-english.ts'

const { origin } = productOfThisWorker()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Of the made-up laboratories; there are six. */
const laboratories = '/app/cliniclocator?type=9'
/** Somewhere in Yishun; no clinic lies exactly there. */
const whereTheyAre = { latitude: 1.4294567, longitude: 103.8351234 }

test('a member finds what is open and near, says what is wrong, and reads that it was corrected', async () => {
  const { page, context, problems } = await openVisitor(browser, 'phone', origin)
  await arriveSignedIn(page, origin, 'willow.tan@example.com')
  await page.route('**/cliniclocator/clinics?*', (route) => route.abort())
  await page.goto(laboratories)
  const cards = page.locator('main').getByRole('listitem')
  const again = page.getByRole('button', { name: pageTexts.tryAgain })
  await again.waitFor()
  expect([await cards.count(), await page.getByRole('status', { name: portalTexts.loading }).count()]).toEqual([0, 0])
  await lookAt(page, bothWidths, 'clinics-failed')
  await page.unroute('**/cliniclocator/clinics?*')
  await again.click()
  await expect.poll(() => cards.count()).toBe(6)
  const name = await cards.first().getByRole('heading').innerText()
  await cards.first().getByText(clinicTexts.neverConfirmed).waitFor()

  // By keyboard: nothing chosen is refused, a failure is told, and the second try arrives.
  await page
    .getByRole('button', { name: clinicTexts.report.label(name) })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: clinicTexts.report.title(name) })
  await dialog.getByRole('button', { name: clinicTexts.report.send }).click()
  await dialog.getByText(clinicTexts.report.nothingChosen).waitFor()
  await dialog.getByLabel(clinicFaultLabels.hours).press('Space')
  await lookAt(page, bothWidths, 'clinic-report')
  await page.route('**/reports?*', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: clinicTexts.report.send }).click()
  await dialog.getByText(clinicTexts.report.failed).waitFor()
  await dialog.getByRole('button', { name: clinicTexts.report.send }).click()
  await page.getByText(clinicTexts.report.thanks).waitFor()
  expect(problems.filter((problem) => !problem.includes('net::ERR_FAILED'))).toEqual([])
  problems.length = 0

  await inEnglish(() => correctTheReported(name))

  await page.reload()
  const corrected = cards.filter({ hasText: name })
  const today = formatDisplay(singaporeToday(new Date()))
  await corrected.getByText(clinicTexts.confirmed(today)).waitFor()
  await corrected.getByText(clinicTexts.open, { exact: true }).waitFor()
  await page.getByLabel(clinicTexts.onlyOpen).check()
  await corrected.first().waitFor()
  await page.getByLabel(clinicTexts.onlyOpen).uncheck()

  // A device that says nothing, and one that does: what it says stays on it.
  await page.getByLabel(clinicTexts.nearest).click()
  await page.getByText(clinicTexts.notLocated).waitFor()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(whereTheyAre)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.getByLabel(clinicTexts.nearest).click()
  await cards.getByText(anyDistance).first().waitFor()
  const metres = (await cards.getByText(anyDistance).allInnerTexts()).map(metresOf)
  expect(metres).toHaveLength(6)
  expect(metres).toEqual(metres.toSorted((one, other) => one - other))
  await lookAt(page, bothWidths, 'clinics-near')

  // The map is fetched by those who ask for it.
  expect(sent.filter((request) => request.includes('maplibre'))).toEqual([])
  await page.getByRole('button', { name: clinicTexts.onMap, exact: true }).click()
  await page.locator('[data-ready="true"]').waitFor()
  await corrected.getByRole('button', { name: pageTexts.labelled(clinicTexts.showOnMap, name) }).click()
  await cards.and(page.locator('[aria-current="true"]')).waitFor()
  await lookAt(page, bothWidths, 'clinics-map')
  await page.getByRole('region', { name: panelClinicTexts.mapLabel }).waitFor()
  expect(sent.filter((request) => request.includes('1.429') || request.includes('103.835'))).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('what is typed is searched for half a second after the last key, and the list goes on 300 ms after its end came into view', async () => {
  const { page, context, problems } = await openVisitor(browser, 'phone', origin)
  await arriveSignedIn(page, origin, 'willow.tan@example.com')
  await page.clock.install()
  await page.goto('/app/cliniclocator')
  const cards = page.locator('main').getByRole('listitem')
  await expect.poll(() => cards.count()).toBe(10)
  await page.clock.pauseAt(Date.now() + 60_000)

  const more = page.getByRole('button', { name: clinicTexts.more })
  await more.scrollIntoViewIfNeeded()
  await more.evaluate(untilSeen)
  await page.clock.runFor(299)
  await page.evaluate(untilDrawn)
  expect(await cards.count()).toBe(10)
  await page.clock.runFor(1)
  await expect.poll(() => cards.count()).toBe(20)

  const none = page.getByText(clinicTexts.none)
  const search = page.getByLabel(clinicTexts.search)
  await search.fill('no such')
  await page.clock.runFor(499)
  await page.evaluate(untilDrawn)
  expect(await none.count()).toBe(0)
  // Another key begins the half second anew.
  await search.fill('no such clinic')
  await page.clock.runFor(499)
  await page.evaluate(untilDrawn)
  expect(await none.count()).toBe(0)
  await page.clock.runFor(1)
  await none.waitFor()
  expect(problems).toEqual([])
  await context.close()
})

/** Once whoever watches an element has been told that it is in view: they are told in their order. */
function untilSeen(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
  })
}

/** Once what a timer has changed is drawn, while no timer runs. */
function untilDrawn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

const anyDistance = anyText(clinicTexts.distance(ANYTHING))

/** As shown: `350 m away`, `1.2 km away`. */
function metresOf(shown: string): number {
  const inKilometres = anyText(clinicTexts.distance(distanceText(ANY_NUMBER * 1_000)))
  return Number.parseFloat(/\d[\d.]*/.exec(shown)?.[0] ?? '') * (inKilometres.test(shown) ? 1_000 : 1)
}

/** An administrator finds the report, and says when the laboratory is open. */
async function correctTheReported(name: string): Promise<void> {
  const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'operation@example.com')
  await page.goto('/systemadmin/clinicreports')
  await page.getByText(clinicFaultLabels.hours).waitFor()
  await page.getByText(clinicReportTexts.people(1)).waitFor()
  await lookAt(page, bothWidths, 'clinic-reports')
  const correct = panelClinicRecordTexts.actionLabel(panelClinicRecordTexts.edit, name)
  await page.getByRole('button', { name: correct }).click()
  const form = page.getByRole('dialog', { name: panelClinicRecordTexts.editTitle(name) })
  const { fields } = panelClinicRecordTexts
  await form.getByLabel(fields.latitude).fill('3.14')
  await form.getByRole('button', { name: panelClinicRecordTexts.edit }).click()
  await form.getByText(panelClinicRecordTexts.outside).waitFor()
  await form.getByLabel(fields.latitude).fill('1.4305')
  for (const field of ['weekdays', 'saturday', 'sunday', 'publicHolidays'] as const)
    await form.getByLabel(fields[field]).fill('24 hours')
  await lookAt(page, bothWidths, 'clinic-correct')
  await form.getByRole('button', { name: panelClinicRecordTexts.edit }).click()
  await page.getByText(panelClinicRecordTexts.saved).waitFor()
  await page.getByText(clinicReportTexts.none).waitFor()

  await page.goto('/systemadmin/clinicimages')
  await page.getByRole('heading', { level: 1, name: clinicImageTexts.title }).waitFor()
  await page
    .getByRole('button', { name: new RegExp(`^${panelClinicRecordTexts.confirm}: `) })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: panelClinicRecordTexts.confirm }).click()
  await page.getByText(panelClinicRecordTexts.confirmedNow).waitFor()
  await lookAt(page, bothWidths, 'panel-clinics')
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
  await context.close()
}
