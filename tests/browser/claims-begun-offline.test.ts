// Requirements: issue 21 (a claim is begun and finished without a network); S125. CLM-006, CLM-027
/** Claims that are begun where there is no network, by somebody who never opened the form on this phone. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { claimWithoutNetworkTexts } from '@member-care/domain/texts/claim-without-network-texts.ts'
import { lastSeenOfflineText, lastSeenTexts } from '@member-care/domain/texts/last-seen-texts.ts'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { overviewTexts } from '@member-care/domain/texts/portal-texts.ts'
import { receiptFormTexts } from '@member-care/domain/texts/receipt-form-texts.ts'
import { sendClaimTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { openOwnBrowser } from '../support/browser.ts'
import { agreeAndSubmit, attach, fillOutpatientClaim, nextStep, receiptPicture, referralLetter } from './claim-steps.ts'
import { ANY_INSTANT, anyText } from './any-text.ts'
import { goOnWith, unfinished, untilPrepared } from './begun-claim-steps.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { signInOnScreen, submitCredentials, submitOneTimePassword } from './sign-in-steps.ts'
import { submitWithoutNetwork, timesFiled } from './waiting-claim-steps.ts'

const email = 'willow.tan@example.com'
const visit = { company: 'Orchid Biscuits (Demo) Pte Ltd', visitDate: singaporeToday(new Date()) }
const { origin } = productOfThisWorker()
const lastSeen = anyText(lastSeenOfflineText(ANY_INSTANT))
const withoutNetwork = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to fetch/

let phone: string
beforeAll(async () => {
  phone = await mkdtemp(join(tmpdir(), 'own-browser-'))
})
afterAll(() => rm(phone, { recursive: true, force: true }))

test('begun in a basement with the portal closed before, it is whole on the phone, and its person submits it once', async () => {
  const provider = 'Basement Clinic'
  const first = await openOwnBrowser(phone, 'phone', origin)
  await signInOnScreen(first.page, origin, email)
  await first.page.getByRole('heading', { name: overviewTexts.lastClaim }).waitFor()
  await untilPrepared(first.page)
  await first.context.close()

  const second = await openOwnBrowser(phone, 'phone', origin)
  await second.context.setOffline(true)
  await second.page.goto('/app')
  await fillOutpatientClaim(second.page, { ...visit, provider, receiptNo: 'R-BASE' })
  await second.page.getByText(claimWithoutNetworkTexts.benefitsAsSeen).first().waitFor()
  await second.page.getByText(lastSeen).waitFor()
  await attach(second.page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
  // It is read on the phone: program and data are there.
  await second.page.getByText(receiptFormTexts.read).first().waitFor({ timeout: 60_000 })
  await attach(second.page, claimFieldLabels.otherDocuments, await referralLetter())
  await second.page.getByText(outboxTexts.begunHere).waitFor()
  await lookAt(second.page, bothWidths, 'claim-begun-offline')
  await nextStep(second.page)
  await second.page.getByText(claimWithoutNetworkTexts.readyTitle).waitFor()
  expect(await second.page.getByRole('button', { name: claimTexts.wizard.submit }).count()).toBe(0)
  await lookAt(second.page, bothWidths, 'claim-kept-until-signed-in')
  expect(second.problems.filter((problem) => !withoutNetwork.test(problem))).toEqual([])
  await second.context.close()

  const { page, context, problems } = await openOwnBrowser(phone, 'phone', origin)
  await context.setOffline(true)
  await page.goto('/app')
  await unfinished(page, provider).getByText(outboxTexts.begunHere).waitFor()
  await lookAt(page, bothWidths, 'claim-begun-on-home')
  await goOnWith(page, provider)
  await page.getByText(claimWithoutNetworkTexts.readyTitle).waitFor()
  await page.getByText('receipt.png').waitFor()

  await context.setOffline(false)
  await page.getByRole('button', { name: lastSeenTexts.signIn }).click()
  await submitCredentials(page, email)
  await submitOneTimePassword(page, origin, email)
  await page.getByRole('heading', { name: sendClaimTexts.title }).waitFor()
  await agreeAndSubmit(page)
  await page.getByRole('heading', { level: 1, name: sendClaimTexts.submitted }).waitFor()
  expect(await timesFiled(page, provider)).toBe(1)
  await page.goto('/app')
  await page.getByRole('heading', { name: overviewTexts.lastClaim }).waitFor()
  expect(await unfinished(page, provider).count()).toBe(0)
  expect(problems.filter((problem) => !withoutNetwork.test(problem))).toEqual([])
  await context.close()
})

test('in a session it is begun, finished and put aside without a network; one that is left unfinished becomes a draft', async () => {
  const [finished, left] = ['Tunnel Clinic', 'Left Behind Clinic']
  const { page, context } = await openOwnBrowser(phone, 'phone', origin)
  await signInOnScreen(page, origin, email)
  await page.getByRole('heading', { name: overviewTexts.lastClaim }).waitFor()
  await context.setOffline(true)
  await fillOutpatientClaim(page, { ...visit, provider: finished, receiptNo: 'R-TUNNEL' })
  await attach(page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
  await attach(page, claimFieldLabels.otherDocuments, await referralLetter())
  await nextStep(page)
  await submitWithoutNetwork(page)
  await page.getByRole('link', { name: claimTexts.submitted.backToClaims }).click()

  await fillOutpatientClaim(page, { ...visit, provider: left, receiptNo: 'R-LEFT' })
  await attach(page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
  await page.getByText(outboxTexts.begunHere).waitFor()
  // It is kept at each pause: the receipt may come a moment after what was typed.
  await expect.poll(() => documentsKept(page)).toEqual(['receipt.png'])
  await page.close({ runBeforeUnload: false })

  const again = await context.newPage()
  await context.setOffline(false)
  await signInOnScreen(again, origin, email)
  await unfinished(again, left).waitFor()
  // By itself it gets to the server, with its receipt.
  await expect.poll(() => draftsOf(again)).toContainEqual({ provider: left, files: ['receipt.png'] })
  await unfinished(again, left).getByText(outboxTexts.begunHere).waitFor({ state: 'detached' })
  expect(await timesFiled(again, finished)).toBe(1)
  await context.close()
})

/** Names of the documents that lie on the device, of all claims that are begun. */
function documentsKept(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open('member-care.begun')
        opening.onerror = () => reject(opening.error ?? new Error('The database does not open.'))
        opening.onsuccess = () => {
          const reading = opening.result.transaction('begun').objectStore('begun').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            const all = reading.result as readonly { draft: { documents: readonly { file: File }[] } }[]
            resolve(all.flatMap(({ draft }) => draft.documents.map(({ file }) => file.name)))
          }
        }
      }),
  )
}

/** What the server has, asked with the page's own session. */
async function draftsOf(
  page: Page,
): Promise<readonly { readonly provider: unknown; readonly files: readonly string[] }[]> {
  return page.evaluate(async () => {
    const user = Object.values(sessionStorage).find((text) => String(text).includes('"accessToken"'))
    const { accessToken } = JSON.parse(String(user)) as { readonly accessToken: string }
    const answer = await fetch('/api/claims/drafts', { headers: { accesstoken: accessToken } })
    const drafts = (await answer.json()) as {
      readonly form: { readonly providerName?: string }
      readonly files: readonly { readonly name: string }[]
    }[]
    return drafts.map(({ form, files }) => ({ provider: form.providerName, files: files.map(({ name }) => name) }))
  })
}
