// Requirements: AUTH-098, ERR-018
/** The portal on the home screen without a connection: what was last seen, whose it is, and a new version of the portal. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtFrontEnds } from '@member-care/api/http/front-ends.ts'
import { lastSeenOfflineText, lastSeenTexts, newVersionTexts } from '@member-care/domain/texts/last-seen-texts.ts'
import * as errorsInChinese from '@member-care/domain/texts/zh/error.ts'
import * as inChinese from '@member-care/domain/texts/zh/last-seen.ts'
import * as inChineseOutside from '@member-care/domain/texts/zh/public-page.ts'
import { eCardTexts } from '@member-care/domain/texts/e-card-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { menuTexts, overviewTexts, shellTexts, quickMenuTexts } from '@member-care/domain/texts/portal-texts.ts'
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { LANGUAGE_KEY } from '@member-care/web-kit/language/language-key.ts'
import { launchBrowser, openOwnBrowser, openVisitor } from '../support/browser.ts'
import { startNextVersionProxy } from '../support/next-version-proxy.ts'
import { DEMONSTRATION_PASSWORD } from '@member-care/api/demonstration/sign-ins.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn, signInOnScreen, submitCredentials, submitOneTimePassword } from './sign-in-steps.ts'
import { ANY_INSTANT, anyText } from './any-text.ts'

const email = 'willow.tan@example.com'
const name = 'Willow'
/** Of a client that shows claims after a one-time password only. */
const otherEmail = 'cedar.rahman@example.com'
const otherName = 'Cedar'
const { origin } = productOfThisWorker()
/** "Last seen 27 Nov 2026 14:05. You are offline." */
const lastSeen = anyText(lastSeenOfflineText(ANY_INSTANT))

let browser: Browser
let phone: string
beforeAll(async () => {
  browser = await launchBrowser()
  phone = await mkdtemp(join(tmpdir(), 'own-browser-'))
})
afterAll(async () => {
  await browser.close()
  await rm(phone, { recursive: true, force: true })
})

const withoutNetwork = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to fetch/

test('opens without a connection after a restart, as it was last seen, and is empty once somebody has signed out', async () => {
  const first = await openOwnBrowser(phone, 'phone', origin)
  await signInOnScreen(first.page, origin, email)
  await first.page.getByRole('heading', { name: overviewTexts.lastClaim }).waitFor()
  await openClaims(first.page)
  const claim = await openFirstClaim(first.page)
  await openQuickly(first.page, quickMenuTexts.eCards)
  await first.page.getByRole('region', { name: eCardTexts.front }).waitFor()
  await untilKept(first.page)
  await first.context.close()

  const { page, context, problems } = await openOwnBrowser(phone, 'phone', origin)
  await context.setOffline(true)
  await page.goto('/app')
  await page.getByText(lastSeen).waitFor()
  await page.getByText(lastSeenTexts.notSignedIn).waitFor()
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
  await page.getByRole('heading', { name: overviewTexts.lastClaim }).waitFor()
  await lookAt(page, bothWidths, 'offline-home')
  await openClaims(page)
  await page.getByText(lastSeen).waitFor()
  await lookAt(page, bothWidths, 'offline-claims')
  expect(await openFirstClaim(page)).toBe(claim)
  await page.getByText(lastSeen).waitFor()
  await lookAt(page, bothWidths, 'offline-claim')
  // An address is opened as it stands, too.
  await page.reload()
  await page.getByRole('heading', { level: 1, name: claim }).waitFor()
  await page.goto('/app/ecards')
  await page.getByRole('region', { name: eCardTexts.front }).waitFor()
  await page.goto('/app/claimrecords')
  await page.getByText(lastSeen).waitFor()

  await context.setOffline(false)
  await page.getByText(lastSeenTexts.connectedAgain).waitFor()
  await lookAt(page, bothWidths, 'offline-connected-again')
  await page.getByRole('button', { name: lastSeenTexts.signIn }).click()
  // Somebody else signs in on the same phone.
  await submitCredentials(page, otherEmail)
  await submitOneTimePassword(page, origin, otherEmail)
  await page.waitForURL('**/app/claimrecords')
  await expect.poll(() => tracesOf(page, name)).toEqual([])
  await page.goto('/app')
  await page.getByRole('heading', { name: overviewTexts.lastClaim }).waitFor()
  expect(await page.getByText(lastSeen).count()).toBe(0)
  // In a session, too, it opens as last seen; and asks again by itself once it can.
  await context.setOffline(true)
  await page.reload()
  await page.getByText(lastSeen).waitFor()
  await page.getByRole('heading', { name: overviewTexts.lastClaim }).waitFor()
  await context.setOffline(false)
  await page.getByText(lastSeen).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: shellTexts.openMenu }).click()
  await page.getByRole('button', { name: menuTexts.logOut }).click()
  await page.getByRole('heading', { level: 1, name: signInPageTexts.title }).waitFor()
  for (const trace of [otherName, '"seenAt"']) await expect.poll(() => tracesOf(page, trace)).toEqual([])
  await context.setOffline(true)
  await page.goto('/app')
  await page.getByRole('heading', { level: 1, name: signInPageTexts.title }).waitFor()
  expect(await page.locator('body').innerText()).not.toContain(otherName)
  expect(problems.filter((problem) => !withoutNetwork.test(problem))).toEqual([])
  await context.close()
})

async function openClaims(page: Page): Promise<void> {
  await openQuickly(page, quickMenuTexts.claimRecords)
  await page.getByRole('heading', { level: 1, name: menuTexts.claimRecords }).waitFor()
}

async function openQuickly(page: Page, entry: string): Promise<void> {
  await page.getByRole('navigation', { name: shellTexts.quickMenu }).getByRole('link', { name: entry }).click()
}

/** @returns what it is called */
async function openFirstClaim(page: Page): Promise<string> {
  await page.locator('main a[href*="/claimrecords/"]').first().click()
  await page.getByRole('heading', { name: claimTexts.detail.claimDetails }).waitFor()
  return page.getByRole('heading', { level: 1 }).innerText()
}

/** The portal's files are on the device, and so is what was shown. */
async function untilKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const worker = (await navigator.serviceWorker.getRegistration('/'))?.active?.state
      return worker === 'activated' && (await answersKept()) >= 4

      async function answersKept(): Promise<number> {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open('member-care.last-seen')
          opening.onsuccess = () => resolve(opening.result)
          opening.onerror = () => reject(new Error('not opened'))
        })
        const counting = database.transaction('answers').objectStore('answers').count()
        await new Promise((resolve) => (counting.onsuccess = resolve))
        database.close()
        return counting.result
      }
    })
  await expect.poll(kept, { timeout: 60_000 }).toBe(true)
}

/** Where this browser keeps something of a person. The portal's own files name nobody. */
async function tracesOf(page: Page, trace: string): Promise<readonly string[]> {
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const answers = await Promise.all(
      databases.map(async ({ name: database = '' }) => {
        const opened = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(database)
          opening.onsuccess = () => resolve(opening.result)
          opening.onerror = () => reject(new Error('not opened'))
        })
        const records = await Promise.all(
          [...opened.objectStoreNames].map((store) => {
            const reading = opened.transaction(store).objectStore(store).getAll()
            return new Promise((resolve) => (reading.onsuccess = () => resolve(reading.result)))
          }),
        )
        opened.close()
        return JSON.stringify(records)
      }),
    )
    return [JSON.stringify(localStorage), JSON.stringify(sessionStorage), ...answers]
  })
  return kept.filter((text) => text.includes(trace))
}

test('a new version waits for a word, keeps what is typed and what the open page still has to load, and is taken at the next opening', async () => {
  const proxy = await startNextVersionProxy(origin)
  try {
    const { page, context } = await openVisitor(browser, 'phone', proxy.origin, { serviceWorkers: 'allow' })
    await signInOnScreen(page, origin, email)
    await page.getByRole('heading', { name: overviewTexts.lastClaim }).waitFor()
    await page.goto('/app/cliniclocator')
    const search = page.getByRole('searchbox').first()
    await search.fill('harbour')
    await expect.poll(() => isFileKept(page, '/assets/profile-page'), { timeout: 60_000 }).toBe(true)

    proxy.release(['/assets/profile-page'])
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration('/'))?.update()))
    await page.getByText(newVersionTexts.title).waitFor()
    await lookAt(page, bothWidths, 'new-version')
    await expect.poll(() => search.inputValue()).toBe('harbour')
    await page.getByRole('button', { name: newVersionTexts.later }).click()
    await page.getByText(newVersionTexts.title).waitFor({ state: 'detached' })
    await expect.poll(() => search.inputValue()).toBe('harbour')
    await openQuickly(page, quickMenuTexts.profile)
    await page.getByRole('heading', { level: 1, name: menuTexts.profile }).waitFor()
    await context.close()
  } finally {
    await proxy.close()
  }
})

test('a new version that takes over before the page has begun to watch for one is told, too', async () => {
  const proxy = await startNextVersionProxy(origin)
  try {
    const { page, context } = await openVisitor(browser, 'phone', proxy.origin, { serviceWorkers: 'allow' })
    await arriveSignedIn(page, proxy.origin, email)
    await untilKept(page)
    // A busy device: the page registers its worker only after the next one has taken over.
    await context.addInitScript(() => {
      const { serviceWorker } = navigator
      const register = serviceWorker.register.bind(serviceWorker)
      const takenOver = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve))
      serviceWorker.register = (...what) => takenOver.then(() => register(...what))
    })
    await page.goto('/app/cliniclocator')
    await page.getByRole('searchbox').first().waitFor()
    proxy.release([])
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration('/'))?.update()))
    await page.getByText(newVersionTexts.title).waitFor()
    await context.close()
  } finally {
    await proxy.close()
  }
})

test('the words of one’s own language are on the device and no others; a new version has them, and what was kept by use, without asking', async () => {
  const proxy = await startNextVersionProxy(origin)
  try {
    const { page, context } = await openVisitor(browser, 'phone', proxy.origin, { serviceWorkers: 'allow' })
    await arriveSignedIn(page, proxy.origin, email)
    await expect.poll(() => isFileKept(page, '/assets/submit-claim-page'), { timeout: 60_000 }).toBe(true)
    const words = await filesOfWords()
    expect(await keptOf(page, Object.values(words).flat())).toEqual([])

    await page.evaluate((key) => localStorage.setItem(key, 'ta'), LANGUAGE_KEY)
    await page.goto('/app')
    await page.locator('html[lang="ta-SG"]').waitFor()
    await expect.poll(() => keptOf(page, words.ta), { timeout: 60_000 }).toEqual(words.ta)
    expect(await keptOf(page, [...words.zh, ...words.ms])).toEqual([])
    await expect.poll(() => isFileKept(page, '/assets/eng.traineddata'), { timeout: 60_000 }).toBe(true)

    proxy.release(['/assets/eng.traineddata'])
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration('/'))?.update()))
    const next = 'member-care.files.next'
    await expect.poll(() => keptOf(page, words.ta, next), { timeout: 60_000 }).toEqual(words.ta)
    await expect.poll(() => isFileKept(page, '/assets/eng.traineddata', next), { timeout: 60_000 }).toBe(true)
    expect(await keptOf(page, [...words.zh, ...words.ms])).toEqual([])
    await context.close()
  } finally {
    await proxy.close()
  }
})

/** The files in which the build has the words of each language. */
async function filesOfWords(): Promise<Readonly<Record<'zh' | 'ms' | 'ta', readonly string[]>>> {
  const manifest = JSON.parse(
    await readFile(join(builtFrontEnds.memberWeb, '.vite', 'manifest.json'), 'utf8'),
  ) as Record<string, { readonly file: string }>
  const of = (language: string) =>
    ['first-screen-words', 'member-area-words', 'claim-pages-words', 'words'].map(
      (part) => `/${manifest[`../domain/texts/${language}/${part}.ts`]?.file ?? 'missing'}`,
    )
  return { zh: of('zh'), ms: of('ms'), ta: of('ta') }
}

/** Which of these files are on the device; or in one cache of it. */
async function keptOf(page: Page, files: readonly string[], cache?: string): Promise<readonly string[]> {
  const areKept = await Promise.all(files.map((file) => isFileKept(page, file, cache)))
  return files.filter((_, at) => areKept[at])
}

test('a file that the server does not have any more is left out, and those after it are kept all the same', async () => {
  const proxy = await startNextVersionProxy(origin)
  proxy.release(['/assets/profile-page'])
  try {
    const { page, context } = await openVisitor(browser, 'phone', proxy.origin, { serviceWorkers: 'allow' })
    await arriveSignedIn(page, proxy.origin, email)
    // They are kept in the order of their names.
    await expect.poll(() => isFileKept(page, '/assets/submit-claim-page'), { timeout: 60_000 }).toBe(true)
    expect(await isFileKept(page, '/assets/profile-page')).toBe(false)
    await context.close()
  } finally {
    await proxy.close()
  }
})

/** Whether a file of the portal whose address has this part is on the device; or in one cache of it. */
function isFileKept(page: Page, part: string, only?: string): Promise<boolean> {
  return page.evaluate(
    async ([wanted, one]) => {
      const names = (await caches.keys()).filter((name) => one === undefined || name === one)
      const kept = await Promise.all(names.map(async (cache) => (await caches.open(cache)).keys()))
      return kept.flat().some(({ url }) => url.includes(wanted))
    },
    [part, only] as const,
  )
}

test('what is said without a connection only has its letters on a device that has none for the language', async () => {
  const { page, context, problems } = await openVisitor(browser, 'phone', origin, { serviceWorkers: 'allow' })
  await context.addInitScript((languageKey) => localStorage.setItem(languageKey, 'zh'), LANGUAGE_KEY)
  await page.goto('/')
  // The page has the letters of Tamil, too: it offers that by its own name.
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByLabel(inChineseOutside.signInPageTexts.email).fill('hornbill.nair@example.com')
  await page.getByLabel(inChineseOutside.signInPageTexts.password, { exact: true }).fill(DEMONSTRATION_PASSWORD)
  const captcha = page.locator('[data-state]').filter({ has: page.getByRole('checkbox') })
  await captcha.getByRole('checkbox').click()
  await captcha.and(page.locator('[data-state="verified"]')).waitFor()
  await page.getByRole('button', { name: inChineseOutside.signInPageTexts.signIn, exact: true }).click()
  await page.waitForURL('**/app')
  await page.locator('html[lang^="zh"]').waitFor()
  const said = [...Object.values(inChinese.lastSeenTexts), ...Object.values(errorsInChinese.errorTexts)].join('')
  // On the device, and not only on the page: each file that letters came in.
  const areKept = () =>
    page.evaluate(async (text) => {
      const files = performance
        .getEntriesByType('resource')
        .map(({ name: file }) => file)
        .filter((file) => /noto-sans-sc.*\.woff2$/.test(file))
      const kept = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })))
      return document.fonts.check('1em "Noto Sans SC Variable"', text) && kept.every((file) => file !== undefined)
    }, said)
  await expect.poll(areKept, { timeout: 60_000 }).toBe(true)
  await context.setOffline(true)
  await page.goto('/app')
  await page.getByText(inChinese.lastSeenOfflineText('').slice(-5)).waitFor()
  await expect.poll(areKept).toBe(true)
  expect(problems.filter((problem) => !withoutNetwork.test(problem))).toEqual([])
  await context.close()
})
