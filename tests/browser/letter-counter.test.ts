/** The hospital's counter with a letter in its hands: scanned, acknowledged, and told within two seconds when the desk withdraws it. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { LETTER_CHECK_PATH } from '@member-care/domain/guarantee/letter-address.ts'
import { letterCheckTexts as texts } from '@member-care/domain/texts/letter-check-texts.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { pdf } from '../support/claim-forms.ts'
import type { MemberSession } from '../support/member-session.ts'
import { readPdf } from '../support/read-pdf.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { signInElsewhere } from './sign-in-steps.ts'

const member = 'pelican.pillai@example.com'
const { origin } = productOfThisWorker()
/** What the page promises: a withdrawal is seen within it. */
const SEEN_WITHIN_MS = 2_000

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

interface IssuedLetter {
  readonly id: string
  /** What stands in the QR picture, and the code for the counter. */
  readonly address: string
  readonly counterCode: string
}

const answerOf = async <Body>(reply: Response): Promise<Body> => {
  const text = await reply.text()
  expect(reply.status, text).toBe(200)
  return JSON.parse(text) as Body
}
const post = (session: MemberSession, path: string, body: object) =>
  session.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Asked for by the member, issued by the desk, and read as it is printed. */
async function issueLetter(asking: MemberSession, desk: MemberSession): Promise<IssuedLetter> {
  const { companyId } = asking
  const { hospitals, patients } = await answerOf<{ hospitals: { name: string }[]; patients: { id: string }[] }>(
    await asking.fetch(`/api/guarantees/form?companyId=${companyId}`),
  )
  const form = new FormData()
  const today = singaporeToday(new Date())
  for (const [name, value] of Object.entries({
    patientId: patients[0]?.id ?? '',
    hospital: hospitals[0]?.name ?? '',
    diagnosis: 'Gallstones',
    descriptionOfSymptoms: 'Pain after meals',
    dateTheSymptomsStarted: addDays(today, -20),
    dateFrom: addDays(today, 5),
    questionnaire: JSON.stringify([
      { id: 'stay', inputs: [{ value: 'planned' }, { value: 2 }, { value: null }] },
      { id: 'history', choices: [{ value: 'N' }, { value: 'N' }] },
    ]),
  }))
    form.append(name, value)
  form.append('documents', new Blob([Buffer.from(pdf('referral'))]), 'referral.pdf')
  const { id } = await answerOf<{ id: string }>(
    await asking.fetch(`/api/guarantees?companyId=${companyId}`, { method: 'POST', body: form }),
  )
  const { version } = await answerOf<{ version: number }>(await desk.fetch(`/api/console/guarantees/${id}`))
  // Where the client has letters signed beforehand, this one takes the place of that.
  const { letters } = await answerOf<{ letters: { issue: number }[] }>(
    await post(desk, `/api/console/guarantees/${id}/letter`, { expectedVersion: version, amountCents: 500_000 }),
  )
  const letter = await asking.fetch(`/api/guarantees/${id}/letters/${letters.at(-1)?.issue}`)
  const printed = (await readPdf(new Uint8Array(await letter.arrayBuffer()))).text.replaceAll(' ', '')
  const [, address = '', code = ''] = /(\/letter#)([\w-]{43})/.exec(printed) ?? []
  const [, counterCode = ''] = /enterthiscodeonthatpage:([0-9A-Z]{8})/.exec(printed) ?? []
  return { id, address: address + code, counterCode }
}

const standing = (page: Page, which: keyof typeof texts.standings) =>
  page.getByRole('status').getByText(texts.standings[which], { exact: true })

test('valid, acknowledged with the code on the letter, and withdrawn before two seconds are over', async () => {
  const asking = await signInElsewhere(browser, origin, member)
  const desk = await signInElsewhere(browser, origin, 'claims@example.com')
  const letter = await issueLetter(asking, desk)
  const { page, problems, context } = await openVisitor(browser, 'phone', origin)
  await page.goto(letter.address)
  await standing(page, 'valid').waitFor()
  // The code is a secret of the letter: the address does not keep it. Nothing tells of the illness.
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(LETTER_CHECK_PATH)
  expect(await page.locator('body').innerText()).not.toMatch(/Pelican|Gallstones/)
  await page.getByText('P. P.').waitFor()
  await lookAt(page, bothWidths, 'letter-check-valid')

  await page.getByRole('button', { name: texts.acknowledge }).click()
  await page.getByText(texts.counterCodeMissing).waitFor()
  await page.getByLabel(texts.counterCode).fill('0000 0000')
  await page.getByRole('button', { name: texts.acknowledge }).click()
  await page.getByText(texts.wrongCode).waitFor()
  await lookAt(page, bothWidths, 'letter-check-wrong-code')
  await page.getByLabel(texts.counterCode).fill(letter.counterCode)
  await page.getByRole('button', { name: texts.acknowledge }).click()
  await page.getByText(texts.acknowledged).waitFor()
  await lookAt(page, bothWidths, 'letter-check-acknowledged')
  const followed = await answerOf<{ timeline: { type: string }[]; version: number }>(
    await asking.fetch(`/api/guarantees/${letter.id}`),
  )
  expect(followed.timeline.at(-1)?.type).toBe('GuaranteeAdmissionAcknowledged')

  const isSeen = standing(page, 'withdrawn').waitFor()
  const revoked = await post(desk, `/api/console/guarantees/${letter.id}/revocation`, {
    expectedVersion: followed.version,
    reason: 'Called off',
  })
  const withdrawnAt = performance.now()
  await isSeen
  expect(performance.now() - withdrawnAt).toBeLessThan(SEEN_WITHIN_MS)
  expect(revoked.status).toBe(200)
  await lookAt(page, bothWidths, 'letter-check-withdrawn')
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
  await context.close()
})

test('a code of nobody’s, none at all, and a server that does not answer are each told in words', async () => {
  const { page, context } = await openVisitor(browser, 'phone', origin)
  await page.goto(`${LETTER_CHECK_PATH}#${'A'.repeat(43)}`)
  await standing(page, 'not-genuine').waitFor()
  await lookAt(page, bothWidths, 'letter-check-not-genuine')

  await page.route('**/api/letters/check', (route) => route.abort())
  await page.getByRole('button', { name: texts.checkAgain }).click()
  await page.getByRole('alert').getByText(texts.failed).waitFor()
  await lookAt(page, bothWidths, 'letter-check-failed')

  await page.goto('about:blank')
  await page.goto(LETTER_CHECK_PATH)
  await page.getByText(texts.noCode).waitFor()
  await lookAt(page, bothWidths, 'letter-check-nothing')
  await context.close()
})
