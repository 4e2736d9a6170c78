/** From screen to screen by their links, each pattern of addresses once: some need a record, which only a link names. */
import type { Page } from 'playwright-core'
import { matchPath } from 'react-router-dom'

export interface Walk {
  /** Patterns of the addresses that are to be opened, each once. */
  readonly screens: readonly string[]
  /** Where the walk begins; the others are found by links. */
  readonly starts: readonly string[]
}

/** @param look at each screen, with its address @returns the patterns that were not found */
export async function walkByLinks(
  page: Page,
  origin: string,
  { screens, starts }: Walk,
  look: (address: string) => Promise<void>,
): Promise<readonly string[]> {
  const opened = new Set<string>()
  const waiting = [...starts]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const screen = screenOf(path, screens, origin)
    if (screen === undefined || opened.has(screen)) continue
    await openByLink(page, path)
    if (screenOf(page.url(), screens, origin) === screen) opened.add(screen)
    await look(path)
    // First, because they name a record that is there.
    const links = await linksOn(page, origin)
    waiting.unshift(...links)
    waiting.push(...links.flatMap(addressesBeside))
  }
  return screens.filter((screen) => !opened.has(screen))
}

/** What one screen shows by turns, each with an address of its own. */
export async function lookAtTabs(
  page: Page,
  tabs: readonly string[],
  look: (address: string) => Promise<void>,
): Promise<void> {
  for (const tab of tabs) {
    await page.goto(tab)
    await page.locator('h1').waitFor()
    await page.waitForFunction(() => document.querySelector('.MuiSkeleton-root') === null)
    await look(tab)
  }
}

export function addressBelow(base: string, routes: string): string {
  return `${base}/${routes.replace(/\/?\*$/, '')}`.replace(/\/+$/, '')
}

/** @returns the pattern of the screen at an address, the most exact one first */
function screenOf(address: string, screens: readonly string[], origin: string): string | undefined {
  const { pathname } = new URL(address, origin)
  return [...screens]
    .sort((one, other) => one.split(':').length - other.split(':').length)
    .find((screen) => matchPath(screen, pathname))
}

/** As a link of the page does it, which is much quicker than loading all of it for each screen. Once its heading stands, and nothing is loading any more. */
async function openByLink(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    if (location.pathname + location.search === address) return
    // What stands now may stay a while, or become the next one's.
    for (const heading of document.querySelectorAll('h1')) heading.dataset.before = heading.textContent
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  // Also below an open dialog.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('h1')].some(({ dataset, textContent }) => dataset.before !== textContent),
  )
  await page.waitForFunction(
    () =>
      document.querySelector('.MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow])') === null &&
      document.fonts.status === 'loaded',
  )
}

/** What a page does not link to for everybody, or always, but has an address with the same id. */
function addressesBeside(link: string): readonly string[] {
  const [memberClaim] = /^\/app\/claimrecords\/(?:out|inp)\/[^/?]+/.exec(link) ?? []
  const [, claimId] = /^\/systemadmin\/hrclaims\/view\/([^/?]+)/.exec(link) ?? []
  return [...(memberClaim ? [`${memberClaim}/update`] : []), ...(claimId ? [`/systemadmin/history/${claimId}`] : [])]
}

async function linksOn(page: Page, origin: string): Promise<string[]> {
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  return addresses
    .map((address) => new URL(address))
    .filter((address) => address.origin === origin)
    .map(({ pathname, search }) => pathname + search)
}
