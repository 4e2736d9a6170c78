// Requirements: ECD-001, ECD-003, ECD-005, ECD-006, ECD-007, ECD-008, SHELL-008, SHELL-021, ADM-CFG-052, LIM-022
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { CARD_CHECK_PATH } from '@member-care/domain/e-card/card-check-path.ts'
import { CODE_DAYS } from '@member-care/domain/e-card/card-code.ts'
import { cardCheckTexts, eCardTexts, keptCardTexts, keptUntilText } from '@member-care/domain/texts/e-card-texts.ts'
import { homeTexts, menuTexts, shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { launchBrowser, openOwnBrowser, openVisitor } from '../support/browser.ts'
import { setEndOfCover } from '../support/end-of-cover.ts'
import type { MemberSession } from '../support/member-session.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { signInElsewhere, signInOnScreen, submitCredentials, submitOneTimePassword } from './sign-in-steps.ts'

const email = 'willow.tan@example.com'
const name = 'Willow Tan'
const policyNo = 'DEMO-P2-1001'
const companyId = '0c1d0001-0000-4000-8000-000000000001'
const { origin } = productOfThisWorker()
const now = new Date()
const yesterday = addDays(singaporeToday(now), -1)

let browser: Browser
let profile: string
beforeAll(async () => {
  browser = await launchBrowser()
  profile = await mkdtemp(join(tmpdir(), 'own-browser-'))
})
afterAll(async () => {
  await browser.close()
  await rm(profile, { recursive: true, force: true })
})

const front = (page: Page) => page.getByRole('region', { name: eCardTexts.front })
const back = (page: Page) => page.getByRole('region', { name: eCardTexts.back })

/** Everything that a browser keeps for the pages of this origin, as text. Of the portal's own files their addresses are enough. */
async function everythingKept(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (cache) => {
        const store = await caches.open(cache)
        return [cache, ...(await store.keys()).map(({ url }) => new URL(url).pathname)]
      }),
    )
    const databases = await indexedDB.databases()
    const workers = await navigator.serviceWorker.getRegistrations()
    const [device, tab] = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage))
    return { device, tab, cached, databases, workers: workers.map(({ scope }) => scope), cookies: document.cookie }
  })
  return JSON.stringify([inPage, await page.context().cookies()])
}

/** The portal's own files are on the device once the worker stands. */
async function untilFilesKept(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/app'))?.active?.state ?? 'none')
  await expect.poll(state, { timeout: 60_000 }).toBe('activated')
}

/** The covers of the family end a moment after the employee's, and do not come back by themselves (S81); other journeys need them. */
async function giveCoversBack(operation: MemberSession, employeeId: string): Promise<void> {
  const family = async () => {
    const answer = await operation.fetch(`/api/console/users/${employeeId}/dependants?companyId=${companyId}`)
    const { dependants } = (await answer.json()) as {
      dependants: readonly { id: string; effectiveEndDate: string | null }[]
    }
    return dependants
  }
  await expect
    .poll(async () => (await family()).filter(({ effectiveEndDate }) => effectiveEndDate !== yesterday))
    .toEqual([])
  for (const { id } of [{ id: employeeId }, ...(await family())])
    await setEndOfCover(operation, { userId: id, companyId }, '')
}

describe('the card on a phone', () => {
  test('opens without a connection after a restart, ends with its code or its cover, and goes with the sign-out', async () => {
    const first = await openOwnBrowser(profile, 'phone', origin)
    await signInOnScreen(first.page, origin, email)
    await first.page.getByRole('link', { name: homeTexts.accessECard }).click()
    await front(first.page).getByText(policyNo).waitFor()
    await front(first.page).getByText(name).waitFor()
    // The clock runs.
    const clock = first.page.getByRole('timer', { name: eCardTexts.now })
    const before = await clock.innerText()
    await expect.poll(() => clock.innerText()).not.toBe(before)
    await lookAt(first.page, bothWidths, 'e-card')
    const flip = first.page.getByRole('button', { name: eCardTexts.flip })
    await flip.press('Enter')
    await back(first.page).getByRole('img', { name: eCardTexts.code }).waitFor()
    await lookAt(first.page, bothWidths, 'e-card-back')
    await expect.poll(() => first.page.getByLabel(eCardTexts.person).locator('option').count()).toBe(4)
    await untilFilesKept(first.page)
    const kept = await everythingKept(first.page)
    expect(kept).toContain('member-care.files.')
    // Only cards of companies that let phones keep them.
    expect(kept).toContain(policyNo)
    expect(kept).not.toContain('DEMO-GE-3001')
    expect(first.problems).toEqual([])
    await first.context.close()

    const { page, context, problems } = await openOwnBrowser(profile, 'phone', origin)
    await context.setOffline(true)
    // How soon it stands there is measured by `npm run bench -- e-card`.
    await page.goto('/app/ecards')
    await front(page).getByText(policyNo).waitFor()
    await page.getByText(keptCardTexts.unasked).waitFor()
    await page.getByLabel(eCardTexts.person).selectOption({ index: 1 })
    await front(page).waitFor()
    await lookAt(page, bothWidths, 'e-card-offline')

    // After the code's own date the phone refuses it by itself.
    await page.clock.setFixedTime(new Date(`${addDays(singaporeToday(now), CODE_DAYS + 1)}T04:00:00Z`))
    await page.getByText(keptCardTexts.over).waitFor()
    expect(await front(page).count()).toBe(0)
    await lookAt(page, bothWidths, 'e-card-over')
    await page.clock.setFixedTime(now)
    await front(page).waitFor()

    // With a connection it is asked about, and stays while the cover does.
    await context.setOffline(false)
    await page.getByText(keptCardTexts.signedOut).waitFor()
    await page.goto('/')
    await page.getByRole('link', { name: signInPageTexts.keptECard }).click()
    await page.getByText(keptCardTexts.signedOut).waitFor()
    await page.getByRole('link', { name: keptCardTexts.signIn }).click()
    await submitCredentials(page, email)
    await submitOneTimePassword(page, origin, email)
    await front(page).getByText(name).waitFor()
    await page.getByText(keptUntilText(formatDisplay(addDays(singaporeToday(now), CODE_DAYS)))).waitFor()
    await page.getByRole('button', { name: shellTexts.openMenu }).click()
    await page.getByRole('button', { name: menuTexts.logOut }).click()
    await page.getByRole('heading', { level: 1, name: signInPageTexts.title }).waitFor()
    // The portal's own files stay: they tell nothing of anybody.
    const left = await everythingKept(page)
    for (const trace of [name, 'Tan', policyNo, 'e-cards']) expect(left).not.toContain(trace)
    await page.goto('/app/ecards')
    await page.getByRole('heading', { level: 1, name: signInPageTexts.title }).waitFor()
    expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(problem))).toEqual([])
    await context.close()
  })

  test('whose cover has ended is refused as soon as there is a connection', async () => {
    const { page, context } = await openVisitor(browser, 'phone', origin, { serviceWorkers: 'allow' })
    await signInOnScreen(page, origin, email)
    await page.getByRole('link', { name: homeTexts.accessECard }).click()
    await front(page).waitFor()
    await untilFilesKept(page)
    const kept = await page.evaluate(() => localStorage.getItem('member-care.e-cards') ?? '')
    const { ownerId, cards } = JSON.parse(kept) as { ownerId: string; cards: { people: { code: string }[] }[] }
    const code = cards[0]?.people[0]?.code ?? ''

    // The clinic reads the code; the address does not keep it, and the page names nobody.
    const clinic = await openVisitor(browser, 'desktop', origin)
    const address = new URL(code)
    await clinic.page.goto(address.pathname + address.hash)
    const { standings } = cardCheckTexts
    await clinic.page.getByText(standings.valid.title, { exact: true }).waitFor()
    await clinic.page.getByText('W. T.').waitFor()
    expect(new URL(clinic.page.url()).pathname + new URL(clinic.page.url()).hash).toBe(CARD_CHECK_PATH)
    expect(await clinic.page.locator('body').innerText()).not.toContain('Willow')
    await lookAt(clinic.page, bothWidths, 'card-check-valid')

    await page.evaluate(() => sessionStorage.clear())
    await context.setOffline(true)
    await page.goto('/app/ecards')
    await front(page).getByText(name).waitFor()
    const operation = await signInElsewhere(browser, origin, 'operation@example.com')
    await setEndOfCover(operation, { userId: ownerId, companyId }, yesterday)
    try {
      await context.setOffline(false)
      await page.getByRole('alert').getByText(keptCardTexts.refused).waitFor()
      expect(await front(page).count()).toBe(0)
      await page.getByText(keptCardTexts.removed).waitFor()
      await lookAt(page, bothWidths, 'e-card-refused')
      expect(await everythingKept(page)).not.toContain(policyNo)
      await clinic.page.reload()
      await clinic.page.getByText(standings.ended.title, { exact: true }).waitFor()
      await lookAt(clinic.page, bothWidths, 'card-check-ended')
    } finally {
      await giveCoversBack(operation, ownerId)
    }
    await clinic.page.goto(`${CARD_CHECK_PATH}#nothing.of.ours`)
    await clinic.page.getByText(standings['not-genuine'].title, { exact: true }).waitFor()
    await clinic.page.goto('about:blank')
    await clinic.page.goto(CARD_CHECK_PATH)
    await clinic.page.getByText(cardCheckTexts.missing).waitFor()
    await lookAt(clinic.page, bothWidths, 'card-check-nothing')
    expect(clinic.problems).toEqual([])
    await clinic.context.close()
    await context.close()
  })
})

test('the card turns, but for who asks for less motion', async () => {
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  await signInOnScreen(page, origin, email)
  await page.waitForURL('**/app')
  await page.goto('/app/ecards')
  const seconds = () =>
    front(page).evaluate((card) => parseFloat(getComputedStyle(card.firstElementChild ?? card).animationDuration))
  await front(page).waitFor()
  await expect.poll(seconds).toBeLessThan(0.001)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(seconds).toBeGreaterThan(0.1)
  await context.close()
})
