/** A real Chromium for the journeys, at phone and at desktop width, with axe beside it. */
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { DEFAULT_LANGUAGE, languageTag } from '@member-care/domain/language/language.ts'
import axe from 'axe-core'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from 'playwright-core'
import { chromiumProgram } from './chromium-program.ts'
import { noteWordsOfData } from './page-words.ts'
import { readerLanguage } from './reader-language.ts'

export const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 860 } } as const
export type Width = keyof typeof widths

const screenshots = join(import.meta.dirname, '..', 'artifacts', 'screenshots')

/** The words of the data that somebody's own browser has had, by its folder: opened again it may show them from what it keeps. */
const ownWords = new Map<string, Set<string>>()

/** Every browser of this file's journeys. */
const browsers: Browser[] = []

async function launchOptions() {
  return {
    executablePath: await chromiumProgram(),
    // Not the package's own arguments: they are for a cloud function, with one process and without web security.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
    headless: true,
  }
}

/** @param more arguments of Chromium besides the usual ones */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const options = await launchOptions()
  const browser = await chromium.launch({ ...options, args: [...options.args, ...more] })
  browsers.push(browser)
  return browser
}

/**
 * Somebody's own browser, which keeps in a folder what pages have it keep: closed and opened again it is the same one. Closing the context closes it.
 * @param folder where it keeps that; may be empty @param more arguments of Chromium besides the usual ones
 */
export async function openOwnBrowser(
  folder: string,
  width: Width,
  origin: string,
  more: readonly string[] = [],
): ReturnType<typeof openVisitor> {
  const options = await launchOptions()
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    args: [...options.args, ...more],
    ...visitorOptions(width, origin),
    serviceWorkers: 'allow',
  })
  const words = ownWords.get(folder) ?? new Set()
  ownWords.set(folder, words)
  return watched(context, context.pages()[0] ?? (await context.newPage()), words)
}

/** Where every open page stands: for who wants to know why a journey failed. */
export async function describeOpenPages(): Promise<string> {
  const pages = browsers.flatMap((browser) => browser.contexts()).flatMap((context) => context.pages())
  const described = await Promise.all(
    pages.map(async (page) => `${page.url()}\n${await page.locator('body').innerText()}`),
  )
  return described.join('\n\n')
}

/** With this the server asks for a one-time password or a proof; a page may be asked at any moment, and asks its reader in turn. */
const ASKED_TO_VERIFY = 'status of 428'

/**
 * A fresh visitor. Console errors, failed scripts and what broke the content security policy are collected, so that a journey can assert there were none.
 * @param more `serviceWorkers: 'allow'` for a journey that is about it; each other one would wait for the files that it keeps
 */
export async function openVisitor(
  browser: Browser,
  width: Width,
  origin: string,
  more: Pick<BrowserContextOptions, 'serviceWorkers'> = {},
): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
  const context = await browser.newContext({ ...visitorOptions(width, origin), ...more })
  return watched(context, await context.newPage())
}

function visitorOptions(width: Width, origin: string): BrowserContextOptions {
  return {
    viewport: widths[width],
    baseURL: origin,
    hasTouch: width === 'phone',
    isMobile: width === 'phone',
    // That of the steps: a journey's desk reads English.
    locale: languageTag(currentLanguage()),
    timezoneId: 'Asia/Singapore',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  }
}

async function watched(context: BrowserContext, page: Page, words = new Set<string>()) {
  const problems: string[] = []
  if (readerLanguage !== DEFAULT_LANGUAGE) {
    noteWordsOfData(page, words)
    // A page that is opened later may show what this one was answered, from what the browser keeps.
    context.on('page', (later) => noteWordsOfData(later, words))
  }
  await context.exposeBinding('reportPolicyViolation', (_source, what: string) => problems.push(what))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      void (window as unknown as { reportPolicyViolation: (what: string) => void }).reportPolicyViolation(
        `${effectiveDirective} forbids ${blockedURI} of ${sourceFile}`,
      )
    })
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes(ASKED_TO_VERIFY)) problems.push(problemOf(message))
  })
  return { page, context, problems }
}

/** With the path of what did not come: that alone tells which of a page's many calls and files it was. */
function problemOf(message: ConsoleMessage): string {
  const { url } = message.location()
  return message.text().includes('net::ERR') && URL.canParse(url)
    ? `${message.text()} ${new URL(url).pathname}`
    : message.text()
}

/**
 * Once what follows the window, the text or the colours by a script or a transition has done so. A transition begins with a frame of its own,
 * and those of what inherits from it begin after that; a colour has its contrast, and a box its size, only at the end.
 */
export async function untilStill(page: Pick<Page, 'evaluate'>): Promise<void> {
  await page.evaluate(async () => {
    let changing: Promise<unknown>[]
    do {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      changing = document
        .getAnimations()
        .flatMap((animation) => (animation instanceof CSSTransition ? [animation.finished] : []))
      await Promise.allSettled(changing)
    } while (changing.length > 0)
  })
}

/** What axe finds on the page or in the frame as it stands, by the rules of WCAG 2.2 AA; empty when it is clean. */
export async function axeViolations(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  // Once a document: sending and compiling it takes longer than the rules do.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await untilStill(page)
  const violations = await page.evaluate(async () => {
    const { axe: loaded } = window as unknown as { readonly axe: typeof axe }
    const results = await loaded.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // Describing what passes would take as long again.
      resultTypes: ['violations'],
    })
    return results.violations
  })
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  )
}

/** With the setting SCREENSHOTS=on, leaves a picture for somebody to look at, in tests/artifacts/screenshots (not committed). */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS !== 'on') return
  await mkdir(screenshots, { recursive: true })
  await page.screenshot({ path: join(screenshots, `${name}.png`), fullPage: true })
}
