// Requirements: issue 21 (a claim is begun without a network); S125. CLM-006, CLM-056, AUTH-089
/** Claims that are begun signed out and without a network, of other kinds: a stay with an account to be given, and one of a client that asks for a one-time password. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { typedDate } from '@member-care/domain/dates/typed-date.ts'
import { bankFieldLabels } from '@member-care/domain/texts/bank-texts.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimWithoutNetworkTexts } from '@member-care/domain/texts/claim-without-network-texts.ts'
import { lastSeenTexts } from '@member-care/domain/texts/last-seen-texts.ts'
import { otpPageTexts } from '@member-care/domain/texts/otp-page-texts.ts'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { claimFormHints, sendClaimTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { openOwnBrowser } from '../support/browser.ts'
import { untilPrepared } from './begun-claim-steps.ts'
import {
  agreeAndSubmit,
  attach,
  chooseClaimant,
  fillOutpatientClaim,
  nextStep,
  receiptPicture,
  referralLetter,
  startClaim,
  typeWithoutSuggestion,
} from './claim-steps.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { signInOnScreen, submitCredentials, submitOneTimePassword } from './sign-in-steps.ts'
import { timesFiled } from './waiting-claim-steps.ts'

const today = singaporeToday(new Date())
const { origin } = productOfThisWorker()
/** Of a client that asks for a one-time password at the sign-in, and pays to an account unless told otherwise. */
const stay = {
  email: 'willow.tan@example.com',
  company: 'Orchid Biscuits (Demo) Pte Ltd',
  hospital: 'Signed Out Hospital',
}
/** Of a client that asks for none at the sign-in, and for one around claims. */
const unverified = {
  email: 'hornbill.nair@example.com',
  company: 'Kite School (Demo) Pte Ltd',
  provider: 'Signed Out Clinic',
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-browser-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The portal was open once, and is opened again where there is no network. */
async function openSignedOut(phone: string, signIn: (page: Page) => Promise<void>) {
  const first = await openOwnBrowser(phone, 'phone', origin)
  await signIn(first.page)
  await first.page.waitForURL('**/app')
  await untilPrepared(first.page, [])
  await first.context.close()
  const { page, context } = await openOwnBrowser(phone, 'phone', origin)
  await context.setOffline(true)
  await page.goto('/app')
  return { page, context }
}

async function untilReady(page: Page): Promise<void> {
  await page.getByText(outboxTexts.begunHere).waitFor()
  await nextStep(page)
  await page.getByText(claimWithoutNetworkTexts.readyTitle).waitFor()
}

async function fillStay(page: Page): Promise<void> {
  await startClaim(page, 'inpatient')
  await chooseClaimant(page, stay.company)
  await typeWithoutSuggestion(page, claimFieldLabels.hospital, stay.hospital)
  await page.getByLabel(claimFieldLabels.admissionDate).fill(typedDate.show(today))
  await page.getByLabel(claimFieldLabels.dischargeDate).fill(typedDate.show(today))
  await typeWithoutSuggestion(page, claimFieldLabels.reasonForTreatment, 'Appendicitis')
  await typeWithoutSuggestion(page, claimFieldLabels.nameOfOperation, 'Appendectomy')
  await page.getByLabel(claimFieldLabels.symptoms, { exact: true }).fill('Pain in the belly')
  await page.getByLabel(claimFieldLabels.symptomsStartDate).fill(typedDate.show(today))
  await page.getByLabel(claimFieldLabels.amount, { exact: true }).fill('4321.50')
}

test('a stay with another account than the one in the profile is whole on the phone, and is filed with that account', async () => {
  const { page, context } = await openSignedOut(join(folder, 'stay'), (first) =>
    signInOnScreen(first, origin, stay.email),
  )
  await fillStay(page)
  // The phone does not know the account in the profile; another one can be given all the same.
  await page.getByText(claimWithoutNetworkTexts.accountInProfile).waitFor()
  await page.getByRole('button', { name: claimFormHints.otherAccount }).click()
  await page.getByLabel(bankFieldLabels.bank, { exact: true }).selectOption({ label: 'POSB' })
  await page.getByLabel(bankFieldLabels.accountNo, { exact: true }).fill('123456789')
  await attach(page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
  await untilReady(page)

  await context.setOffline(false)
  await page.getByRole('button', { name: lastSeenTexts.signIn }).click()
  await submitCredentials(page, stay.email)
  await submitOneTimePassword(page, origin, stay.email)
  await page.getByRole('heading', { name: sendClaimTexts.title }).waitFor()
  await page.getByText('POSB').waitFor()
  await agreeAndSubmit(page)
  await page.getByRole('heading', { level: 1, name: sendClaimTexts.submitted }).waitFor()
  expect(await timesFiled(page, stay.hospital)).toBe(1)
  await context.close()
})

test('where claims want a one-time password it is asked for when the claim is submitted, which is filed once', async () => {
  const { page, context } = await openSignedOut(join(folder, 'unverified'), async (first) => {
    await first.goto('/')
    await submitCredentials(first, unverified.email)
  })
  await fillOutpatientClaim(page, { ...unverified, receiptNo: 'R-OUT', visitDate: today, isPaidAsOffered: true })
  await attach(page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
  await attach(page, claimFieldLabels.otherDocuments, await referralLetter())
  await untilReady(page)

  await context.setOffline(false)
  await page.getByRole('button', { name: lastSeenTexts.signIn }).click()
  await submitCredentials(page, unverified.email)
  await page.getByRole('heading', { name: sendClaimTexts.title }).waitFor()
  await agreeAndSubmit(page)
  await page.getByRole('dialog', { name: otpPageTexts.stepUpTitle }).waitFor()
  await submitOneTimePassword(page, origin, unverified.email)
  await page.getByRole('heading', { level: 1, name: sendClaimTexts.submitted }).waitFor()
  expect(await timesFiled(page, unverified.provider)).toBe(1)
  await context.close()
})
