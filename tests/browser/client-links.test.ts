// Requirements: ADM-CFG-018, ADM-CFG-019, ADM-CFG-049, ADM-CFG-068, ADM-CFG-076, ADM-CFG-078
import type { Browser, Page } from 'playwright-core'
import { demonstrationPeople } from '@member-care/api/demonstration/fill-demonstration-data.ts'
import { otpPageTexts } from '@member-care/domain/texts/otp-page-texts.ts'
import { clientLinkTexts, teleconsultNames } from '@member-care/domain/texts/client-link-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { menuTexts, overviewTexts, shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor, type Width } from '../support/browser.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn, submitCredentials, submitOneTimePassword } from './sign-in-steps.ts'

const { origin } = productOfThisWorker()
let browser: Browser

const registered = demonstrationPeople().employees.filter((person) => person.registered)
const dependant =
  demonstrationPeople()
    .employees.flatMap(({ dependants }) => dependants)
    .find((person) => person.registered)?.email ?? 'nobody'
/** Their company has both links. It asks for no one-time password at the sign-in, and for one before a teleconsultation. */
const pupil = registered.filter(({ company }) => company.companyCode === 'KITE').at(-9)?.email ?? 'nobody'
const elsewhere = registered.filter(({ company }) => company.companyCode === 'ORCHID').at(-3)?.email ?? 'nobody'

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function menuOf(page: Page, width: Width) {
  if (width === 'phone') await page.getByRole('button', { name: shellTexts.openMenu }).click()
  return page.getByRole('navigation', { name: shellTexts.mainMenu })
}

/** A new tab that cannot reach the one it was opened from, nor learn its address. */
async function expectToOpenSafely(page: Page, name: string, address: string) {
  const link = page.getByRole('link', { name })
  await link.waitFor()
  const attributes = ['href', 'target', 'rel'].map((attribute) => link.getAttribute(attribute))
  expect(await Promise.all(attributes)).toEqual([address, '_blank', 'noopener noreferrer'])
}

test('on a phone: Home leads to the teleconsultation, which opens behind a one-time password', async () => {
  const { page, context, problems } = await openVisitor(browser, 'phone', origin)
  await page.goto('/')
  const config = page.waitForResponse(/config\/benefits/)
  await submitCredentials(page, pupil)
  expect(await (await config).text()).not.toContain('teleconsult.example')
  const wayFromHome = page
    .getByRole('navigation', { name: overviewTexts.quickLinks })
    .getByRole('link', { name: menuTexts.teleconsult })
  await wayFromHome.click()
  const { teleconsult: texts } = clientLinkTexts
  const question = page.getByRole('dialog', { name: otpPageTexts.stepUpTitle })
  await question.waitFor()
  expect(await page.getByRole('link', { name: texts.open }).count()).toBe(0)
  await submitOneTimePassword(page, origin, pupil)
  await question.waitFor({ state: 'detached' })
  await expectToOpenSafely(page, texts.open, 'https://teleconsult.example/kite')
  const kinds = page.getByRole('list', { name: texts.kinds }).getByRole('listitem')
  await expect
    .poll(() => kinds.allInnerTexts())
    .toEqual([teleconsultNames['General Practitioner'], teleconsultNames['Mental Health'], teleconsultNames.Dietician])
  await lookAt(page, bothWidths, 'teleconsult')
  expect(problems).toEqual([])
  await context.close()
})

test('a dependant is led from the menu to the teleconsultation that their company gives dependants', async () => {
  const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
  await page.goto('/')
  await submitCredentials(page, dependant)
  await page.waitForURL(/app/)
  const menu = await menuOf(page, 'desktop')
  await menu.getByRole('link', { name: menuTexts.teleconsult }).click()
  await submitOneTimePassword(page, origin, dependant)
  await expectToOpenSafely(page, clientLinkTexts.teleconsult.open, 'https://teleconsult.example/kite')
  // What only employees do is not offered.
  expect(await menu.getByRole('link', { name: menuTexts.submitClaim }).count()).toBe(0)
  await lookAt(page, bothWidths, 'teleconsult-of-dependant')
  expect(problems).toEqual([])
  await context.close()
})

test('at desktop width: the menu leads to the user guide, which opens at once; when its address cannot be had, it can be tried again', async () => {
  const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
  await page.goto('/')
  await submitCredentials(page, pupil)
  await page.waitForURL(/app/)
  await page.route('**/api/user-guide?**', (route) => route.abort())
  await (await menuOf(page, 'desktop')).getByRole('link', { name: menuTexts.userGuide }).click()
  const { userGuide: texts } = clientLinkTexts
  await page.getByRole('alert').getByText(clientLinkTexts.failed).waitFor()
  await lookAt(page, bothWidths, 'user-guide-failed')
  await page.unroute('**/api/user-guide?**')
  await page.getByRole('button', { name: pageTexts.tryAgain }).click()
  await expectToOpenSafely(page, texts.open, 'https://guide.example/kite-school')
  await lookAt(page, bothWidths, 'user-guide')
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
  await context.close()
})

test('who is not offered them has no entries, and a typed address says so', async () => {
  const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, elsewhere)
  const menu = await menuOf(page, 'desktop')
  await menu.getByRole('link', { name: menuTexts.profile }).waitFor()
  expect(await menu.getByRole('link', { name: menuTexts.teleconsult }).count()).toBe(0)
  expect(await menu.getByRole('link', { name: menuTexts.userGuide }).count()).toBe(0)
  await page.goto('/app/teleconsult')
  await page.getByText(clientLinkTexts.teleconsult.notOffered).waitFor()
  await lookAt(page, bothWidths, 'teleconsult-not-offered')
  await page.goto('/app/userguide')
  await page.getByText(clientLinkTexts.userGuide.notOffered).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
