/** The steps of filing a claim and finding it again, as a member does them. */
import {
  claimFormHints,
  documentTexts,
  sendClaimTexts,
  submitClaimTexts,
} from '@member-care/domain/texts/submit-claim-texts.ts'
import { menuTexts, quickMenuTexts } from '@member-care/domain/texts/portal-texts.ts'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { EICAR_TEST_FILE } from '@member-care/api/integrations/antivirus/eicar-signature.ts'
import { MAXIMUM_FILE_BYTES } from '@member-care/domain/claim/form/attachment-errors.ts'
import { typedDate } from '@member-care/domain/dates/typed-date.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import {
  claimTexts,
  paymentMethodLabels,
  prePostHospitalisationLabels,
  yesNoLabels,
  recordsFoundText,
} from '@member-care/domain/texts/claim-texts.ts'
import type { Width } from '../support/browser.ts'
import { solveCaptcha } from './sign-in-steps.ts'
import { ANY_NUMBER, anyText } from './any-text.ts'
import { noteWords } from '../support/page-words.ts'

const demonstrationDocuments = join(import.meta.dirname, '..', '..', 'api', 'demonstration', 'documents')
const fixtures = join(import.meta.dirname, '..', 'fixtures')

export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export async function receiptPicture(): Promise<ChosenFile> {
  return {
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: await readFile(join(demonstrationDocuments, 'receipt.png')),
  }
}

export async function referralLetter(): Promise<ChosenFile> {
  return {
    name: 'referral letter.pdf',
    mimeType: 'application/pdf',
    buffer: await readFile(join(demonstrationDocuments, 'referral-letter.pdf')),
  }
}

export async function heicPicture(): Promise<ChosenFile> {
  return { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer: await readFile(join(fixtures, 'receipt.heic')) }
}

/** A camera's photo of more than 5 MB that was taken sideways (EXIF orientation 6): it is to be seen with its red half above the blue one. */
export async function largeSidewaysPhoto(): Promise<ChosenFile> {
  const [width, height] = [2000, 1500]
  const points = randomBytes(width * height * 3)
  for (let at = 0; at < points.length; at += 1) {
    const isRedHalf = (at / 3) % width < width / 2
    const isOfColour = at % 3 === (isRedHalf ? 0 : 2)
    points[at] = ((points[at] ?? 0) >> 1) + (isOfColour ? 128 : 0)
  }
  const buffer = await sharp(points, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return { name: 'IMG_0043.jpeg', mimeType: 'image/jpeg', buffer }
}

/** A PDF of one byte too many. */
export const largePdf: ChosenFile = {
  name: 'scan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(MAXIMUM_FILE_BYTES - 8)]),
}

/** What every scanner must find, in the clothes of a PDF. */
export const suspiciousFile: ChosenFile = {
  name: 'invoice.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), EICAR_TEST_FILE]),
}

/** Its name ends like that of a picture. */
export const disguisedText: ChosenFile = {
  name: 'holiday.png',
  mimeType: 'image/png',
  buffer: Buffer.from('Dear diary, this is no picture.\n'),
}

/** Through the menu, or on a phone through the bar below, which may call it shorter. */
export async function openClaimForms(page: Page): Promise<void> {
  const name = anyText(menuTexts.submitClaim, quickMenuTexts.submitClaim)
  await page.getByRole('navigation').getByRole('link', { name }).first().click()
}

/** What other journeys of the same member have left unfinished: there is room for ten. */
export async function discardUnfinishedClaims(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const user = Object.values(sessionStorage).find((text) => String(text).includes('"accessToken"'))
    const { accessToken } = JSON.parse(String(user)) as { readonly accessToken: string }
    const headers = { accesstoken: accessToken }
    const drafts = (await (await fetch('/api/claims/drafts', { headers })).json()) as { readonly id: string }[]
    await Promise.all(drafts.map(async ({ id }) => fetch(`/api/claims/drafts/${id}`, { method: 'DELETE', headers })))
  })
}

export async function startClaim(page: Page, kind: 'outpatient' | 'inpatient'): Promise<void> {
  await openClaimForms(page)
  await page.getByRole('heading', { level: 2, name: submitClaimTexts.typeQuestion }).waitFor()
  await page.getByRole('button', { name: claimTexts.wizard[kind] }).click()
  await page.getByRole('form', { name: claimTexts.wizard[kind] }).waitFor()
}

/** Whose claim it is: the member's own, under a company that employs them. */
export async function chooseClaimant(page: Page, company: string): Promise<void> {
  await page.getByLabel(claimFieldLabels.companyId, { exact: true }).selectOption({ label: company })
  await page.getByLabel(claimFieldLabels.claimantId, { exact: true }).selectOption({ index: 1 })
}

/** Types into a field with suggestions, and takes what was typed. */
export async function typeWithoutSuggestion(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await field.fill(text)
  await field.press('Escape')
}

export async function answer(page: Page, question: string, choice: string): Promise<void> {
  await page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: choice }).check()
}

export async function attach(page: Page, category: string, ...files: readonly ChosenFile[]): Promise<void> {
  noteWords(
    page,
    files.map(({ name }) => name),
  )
  await page.getByLabel(documentTexts.filesFor(category), { exact: true }).setInputFiles([...files])
}

export async function nextStep(page: Page): Promise<void> {
  await page.getByRole('button', { name: claimTexts.wizard.next }).click()
}

export interface FilledClaim {
  readonly company: string
  readonly provider: string
  readonly receiptNo: string
  readonly visitDate: string
  /** Of a company that pays in another way than by cheque: as the form opens. */
  readonly isPaidAsOffered?: boolean
}

/** An outpatient claim as it should be, from the first step to the number on the last screen; for a member on the portal. */
export async function fileOutpatientClaim(page: Page, claim: FilledClaim): Promise<void> {
  await fillOutpatientClaim(page, claim)
  await attach(page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
  await attach(page, claimFieldLabels.otherDocuments, await referralLetter())
  await nextStep(page)
  await agreeAndSubmit(page)
  await page.getByRole('heading', { level: 1, name: sendClaimTexts.submitted }).waitFor()
}

/** From the first step to everything but the documents. */
export async function fillOutpatientClaim(page: Page, claim: FilledClaim): Promise<void> {
  await startClaim(page, 'outpatient')
  await chooseClaimant(page, claim.company)
  await page.getByLabel(claimFieldLabels.visitDate).fill(typedDate.show(claim.visitDate))
  await page.getByLabel(claimFieldLabels.benefitGroup).selectOption('Specialist')
  await page
    .getByLabel(claimFieldLabels.benefitGroupItem, { exact: true })
    .selectOption({ label: 'Specialist consultation' })
  await typeWithoutSuggestion(page, claimFieldLabels.providerName, claim.provider)
  await typeWithoutSuggestion(page, claimFieldLabels.diagnosisText, 'Sore shoulder')
  await answer(page, claimFormHints.prePostQuestion, prePostHospitalisationLabels.N)
  await page.getByLabel(claimFieldLabels.receiptNo).fill(claim.receiptNo)
  await page.getByLabel(claimFieldLabels.amount, { exact: true }).fill('120.50')
  await answer(page, claimFieldLabels.includeGST, yesNoLabels.N)
  if (claim.isPaidAsOffered !== true) await answer(page, claimFieldLabels.paymentMethod, paymentMethodLabels.Cheque)
}

/** On the confirm step: consent, captcha, send. */
export async function agreeAndSubmit(page: Page): Promise<void> {
  await page.getByLabel(claimTexts.wizard.consent).check()
  await solveCaptcha(page)
  await page.getByRole('button', { name: claimTexts.wizard.submit }).click()
}

/** What stands over a list of records, however many there are. */
export const anyRecords = anyText(
  ...[1, ANY_NUMBER].flatMap((total) => [
    recordsFoundText(total, 1, total),
    recordsFoundText(total, ANY_NUMBER, ANY_NUMBER),
  ]),
)

/** The row (or, on a phone, the card) of the claim list that names a provider. */
export function recordOf(page: Page, width: Width, provider: string): Locator {
  return page.getByRole(width === 'phone' ? 'listitem' : 'row').filter({ hasText: provider })
}
