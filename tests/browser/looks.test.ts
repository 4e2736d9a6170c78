/** “Who looked at your data”: what an administrator opens stands there, by role and without a name. */
import { lookTexts } from '@member-care/domain/texts/look-texts.ts'
import { profileTabTexts } from '@member-care/domain/texts/profile-texts.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const { origin } = productOfThisWorker()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a member reads who looked, when, at what and why, and tries again after a failure', async () => {
  const { page, context } = await openVisitor(browser, 'phone', origin)
  await arriveSignedIn(page, origin, 'willow.tan@example.com')
  const reference = await openAClaimOf('Willow Tan')

  await page.route('**/users/me/looks', (route) => route.abort(), { times: 1 })
  await page.goto('/app/profile?show=looks')
  await page.getByRole('alert').waitFor()
  await page.getByRole('alert').getByRole('button').click()
  const first = page
    .getByRole('listitem')
    .filter({ hasText: lookTexts.claim(reference) })
    .first()
  await first.getByText(lookTexts.roles['ADMIN_CLAIM'] ?? '').waitFor()
  await first.getByText(lookTexts.what.claim).waitFor()
  await first.getByText(lookTexts.whyUnknown).waitFor()
  const tab = page.getByRole('link', { name: profileTabTexts.looks })
  expect(await tab.getAttribute('aria-current')).toBe('page')
  // The last of a row that is longer than the phone is wide.
  const isInSight = (shown: Element) => shown.getBoundingClientRect().right <= window.innerWidth
  await expect.poll(() => tab.evaluate(isInSight)).toBe(true)
  await lookAt(page, bothWidths, 'looks')
  await context.close()
})

/** The claims desk opens one, as its page does. @returns the claim's short number */
async function openAClaimOf(name: string): Promise<string> {
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'claims@example.com')
  const claimId = await openClaim(page, name)
  await context.close()
  return claimId.slice(0, 8).toUpperCase()
}

function openClaim(page: Page, name: string): Promise<string> {
  return page.evaluate(async (claimant) => {
    const kept = Object.values(sessionStorage).find((value) => String(value).includes('accessToken'))
    const { accessToken } = JSON.parse(String(kept)) as { accessToken: string }
    const read = async (path: string) => (await fetch(path, { headers: { Accesstoken: accessToken } })).json()
    const filter = encodeURIComponent(JSON.stringify({ claimStatus: 'ALL', name: claimant }))
    const [claim] = (await read(`/api/console/outpatient-claims?filter=${filter}`)) as { id: string }[]
    if (!claim) throw new Error('There is no such claim.')
    await read(`/api/console/outpatient-claims/${claim.id}`)
    return claim.id
  }, name)
}
