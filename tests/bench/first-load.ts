/**
 * The portal on a slow phone (issue bars: usable within 3 s, 95 in Lighthouse): a processor four times slower than this one, and the network of
 * `slow-network.ts`; it has the letters of the languages, as phones do. Each page is opened by its address in each language, once by a browser
 * that has nothing yet and once by the same one later. A tab that is signed in has had the sign-in page, so that Home is measured after it, too.
 *
 * Usable is a page when its heading and what one comes for (the sign-in's button, the last claim, the first of the list, the types of a claim, the
 * card) are drawn by the running program, and nothing holds a press up for longer than 100 ms from then on: of the second that follows,
 * the end of the last piece of work longer than that. Times are counted from the beginning of the navigation. The figure is the median.
 */
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { languages, localeOf, type Language } from '@member-care/domain/language/language.ts'
import { DEMONSTRATION_PASSWORD } from '@member-care/api/demonstration/sign-ins.ts'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { launchBrowser, widths } from '../support/browser.ts'
import { newestOneTimePassword, signIn } from '../support/member-session.ts'
import { createDataDirectory, removeDataDirectory, startProduct } from '../support/running-product.ts'
import { quantile } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'
import { bringLettersOf } from './letters-of-device.ts'
import { scorePages } from './lighthouse-scores.ts'
import { startSlowNetwork } from './slow-network.ts'

const USABLE_MS = 3_000
const SCORE = 95
const REPEATS = 3
const SLOWER = 4
/** Longer than this a press does not wait to be answered. */
const PRESS_MS = 100
/** Of the demonstration; her client lets phones keep the card. */
const member = 'willow.tan@example.com'

interface MeasuredPage {
  readonly name: string
  readonly address: string
  /** What one comes for; it is there when the first element of this kind is. */
  readonly control: string
  readonly isPublic?: true
}

const pages: readonly MeasuredPage[] = [
  { name: 'sign-in', address: '/', control: 'form button[type="submit"]', isPublic: true },
  { name: 'home', address: '/app', control: '#main a[href^="/app/claimrecords/"]' },
  { name: 'claims', address: '/app/claimrecords', control: '#main a[href^="/app/claimrecords/out/"]' },
  { name: 'new claim', address: '/app/submitclaim', control: '#main button:has(svg[viewBox])' },
  { name: 'e-card', address: '/app/ecards', control: '#main section[aria-label]' },
]

interface Loading {
  /** ms */
  readonly usable: number
  /** ms until something was painted */
  readonly painted: number
  /** Bytes that came over the network, by kind. */
  readonly bytes: Readonly<Record<string, number>>
}

export async function benchFirstLoad(options: BenchOptions): Promise<readonly BenchRow[]> {
  const { databaseUrl, scale } = options
  const opened = pagesOf(options)
  const read = languagesOf(options)
  const dataDirectory = await createDataDirectory()
  const takeLettersAway =
    options.withoutLetters === true ? undefined : await bringLettersOf(read, join(dataDirectory, 'letters'))
  const product = await startProduct({ dataDirectory, settings: { DATABASE_URL: databaseUrl, CAPTCHA: 'off' } })
  const network = await startSlowNetwork(product.origin)
  const browser = await launchBrowser()
  try {
    const { user } = await signIn(product.origin, member)
    const rows: BenchRow[] = []
    for (const language of read) {
      for (const page of opened) {
        const pairs: { first: Loading; later: Loading }[] = []
        for (let repeat = 0; repeat < scaled(REPEATS, scale); repeat++)
          pairs.push(await loadTwice(browser, network.origin, { page, language, user }))
        const place = `${page.name}, ${language}`
        rows.push(
          usableRow(
            `${place}: first load`,
            pairs.map(({ first }) => first),
          ),
          usableRow(
            `${place}: later load`,
            pairs.map(({ later }) => later),
          ),
        )
        if (page.name === 'home') {
          const arrivals: Loading[] = []
          for (let repeat = 0; repeat < scaled(REPEATS, scale); repeat++)
            arrivals.push(await arriveBySignIn(browser, network.origin, { page, language, user }))
          rows.push(usableRow(`${place}: after the sign-in`, arrivals))
        }
      }
    }
    const scored = opened.filter(({ name }) => name === 'sign-in' || name === 'home')
    for (const { name, language, load, category, score } of await scorePages(product.origin, scored, {
      languages: read,
      user,
      runs: scaled(REPEATS, scale),
    }))
      rows.push({
        name: `Lighthouse ${category}: ${name}, ${language}: ${load}`,
        ours: score,
        limit: SCORE,
        unit: 'points',
        ratio: `${score - SCORE >= 0 ? '+' : ''}${score - SCORE}`,
        aim: `≥ ${SCORE}`,
        reached: score >= SCORE,
      })
    return rows
  } finally {
    await browser.close()
    await network.close()
    await product.stop()
    takeLettersAway?.()
    await removeDataDirectory(dataDirectory)
  }
}

function pagesOf({ page }: BenchOptions): readonly MeasuredPage[] {
  const chosen = pages.filter(({ name }) => page === undefined || name === page)
  if (chosen.length === 0) throw new Error(`Say one of ${pages.map(({ name }) => name).join(', ')}, not ${page}.`)
  return chosen
}

function languagesOf({ language, scale }: BenchOptions): readonly Language[] {
  return language === undefined ? languages.slice(0, scaled(languages.length, scale)) : [language]
}

function usableRow(name: string, loadings: readonly Loading[]): BenchRow {
  const usable = quantile(
    loadings.map((loading) => loading.usable),
    0.5,
  )
  const painted = quantile(
    loadings.map((loading) => loading.painted),
    0.5,
  )
  const [one] = loadings
  console.log(`  ${name}: painted ${painted.toFixed(0)} ms, usable ${usable.toFixed(0)} ms; ${told(one?.bytes ?? {})}`)
  return {
    name,
    ours: usable,
    limit: USABLE_MS,
    unit: 'ms',
    ratio: `${(usable / USABLE_MS).toFixed(2)}×`,
    aim: '≤ 1.00×',
    reached: usable <= USABLE_MS,
  }
}

function told(bytes: Readonly<Record<string, number>>): string {
  const kinds = Object.entries(bytes).filter(([, size]) => size > 0)
  return kinds.map(([kind, size]) => `${kind} ${(size / 1_000).toFixed(1)} kB`).join(', ') || 'nothing fetched'
}

interface Visit {
  readonly page: MeasuredPage
  readonly language: Language
  /** As the sign-in answers it; undefined for who has yet to sign in. */
  readonly user: object | undefined
}

async function loadTwice(
  browser: Browser,
  origin: string,
  visit: Visit,
): Promise<{ readonly first: Loading; readonly later: Loading }> {
  const context = await openPhone(browser, origin, visit)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const first = await load(page, visit.page)
    // All that the page goes on to fetch has come, as it has when somebody opens it on another day.
    await page.waitForLoadState('networkidle')
    const later = await load(page, visit.page)
    return { first, later }
  } finally {
    await context.close()
  }
}

/** By a browser that has nothing yet, from the press that sends the one-time password. Names of fields are the same in each language. */
async function arriveBySignIn(browser: Browser, origin: string, visit: Visit): Promise<Loading> {
  const context = await openPhone(browser, origin, { ...visit, user: undefined })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto('/')
    await page.locator('input[name="email"]').fill(member)
    await page.locator('input[name="password"]').fill(DEMONSTRATION_PASSWORD)
    const earlierCode = await newestOneTimePassword(origin, member)
    await page.locator('form').getByRole('checkbox').click()
    await page.locator('[data-state="verified"]').waitFor()
    const send = page.locator('form button[type="submit"]')
    await send.click()
    await page.waitForURL('**/?step=otp')
    await page.locator('form input').fill(await codeAfter(earlierCode, origin))
    const pressedAt = await page.evaluate(() => performance.now())
    await send.click()
    const read = await page.waitForFunction(() => (window as unknown as Watched).usable)
    const usable = ((await read.jsonValue()) ?? Number.NaN) - pressedAt
    return { usable, ...(await page.evaluate(readLoading)) }
  } finally {
    await context.close()
  }
}

/** The mail may come after the page that asks for it. */
async function codeAfter(earlier: string, origin: string): Promise<string> {
  for (;;) {
    const newest = await newestOneTimePassword(origin, member)
    if (newest !== earlier) return newest
    await delay(100)
  }
}

async function openPhone(browser: Browser, origin: string, { page, language, user }: Visit): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: widths.phone,
    baseURL: origin,
    hasTouch: true,
    isMobile: true,
    locale: localeOf(language),
    timezoneId: 'Asia/Singapore',
  })
  if (page.isPublic !== true && user !== undefined)
    await context.addInitScript(({ key, value }) => sessionStorage.setItem(key, value), {
      key: storedSessionKeys.user,
      value: JSON.stringify(user),
    })
  await context.addInitScript(watchForControl, { control: page.control, pressMs: PRESS_MS })
  return context
}

async function load(page: Page, { address }: MeasuredPage): Promise<Loading> {
  await page.goto(address, { waitUntil: 'commit' })
  const read = await page.waitForFunction(() => (window as unknown as Watched).usable)
  const usable = (await read.jsonValue()) ?? Number.NaN
  return { usable, ...(await page.evaluate(readLoading)) }
}

interface Watched {
  readonly usable?: number
}

/** In the page: notes when what is waited for is drawn, and a second later when it could be pressed. */
function watchForControl({ control, pressMs }: { readonly control: string; readonly pressMs: number }): void {
  const longs: PerformanceEntry[] = []
  new PerformanceObserver((list) => longs.push(...list.getEntries())).observe({ type: 'longtask', buffered: true })
  const isDrawn = (selector: string) => (document.querySelector(selector)?.getClientRects().length ?? 0) > 0
  const look = () => {
    if (!isDrawn('h1') || !isDrawn(control)) return requestAnimationFrame(look)
    const drawnAt = performance.now()
    const ends = () =>
      longs
        .filter(({ duration, startTime }) => duration > pressMs && startTime < drawnAt + 1_000)
        .map(({ duration, startTime }) => startTime + duration)
    return setTimeout(() => Object.assign(window, { usable: Math.max(drawnAt, ...ends()) }), 1_200)
  }
  requestAnimationFrame(look)
}

function readLoading(): Omit<Loading, 'usable'> {
  const kindOf = ({ name, entryType, initiatorType }: PerformanceResourceTiming): string => {
    if (entryType === 'navigation') return 'page'
    if (new URL(name).pathname.startsWith('/api/')) return 'answers'
    const ending = new URL(name).pathname.split('.').at(-1)
    return { js: 'scripts', css: 'styles', woff2: 'fonts' }[ending ?? ''] ?? initiatorType
  }
  const bytes: Record<string, number> = {}
  for (const entry of [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[])
    bytes[kindOf(entry)] = (bytes[kindOf(entry)] ?? 0) + entry.transferSize
  return { painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN, bytes }
}
