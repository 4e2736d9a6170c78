/**
 * A request between the member, the desk and a second person: asked, answered, proposed, declined, agreed to, changed, withdrawn; or too late.
 * Requirements: ELG-003, ELG-031, ELG-033.
 */
import { randomUUID } from 'node:crypto'
import { readSessionUser } from '@member-care/api/accounts/session-user.ts'
import { addDays, formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { typedDate } from '@member-care/domain/dates/typed-date.ts'
import { documentViewTexts } from '@member-care/domain/texts/document-view-texts.ts'
import {
  guaranteeDeskTexts as deskTexts,
  guaranteeStepTexts as stepTexts,
} from '@member-care/domain/texts/guarantee-desk-texts.ts'
import {
  elogRecordsTexts,
  elogTexts,
  guaranteeFieldLabels as labels,
  requestElogTexts,
} from '@member-care/domain/texts/guarantee-page-texts.ts'
import { guaranteeRefusalTexts } from '@member-care/domain/texts/guarantee-refusal-texts.ts'
import { guaranteeEventTitles, guaranteeTexts } from '@member-care/domain/texts/guarantee-texts.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiUnderTest, type ApiUnderTest } from '../support/api-under-test.ts'
import { launchBrowser } from '../support/browser.ts'
import { recordAdministrator, recordClaimsCast, type ClaimsCast } from '../support/claims-cast.ts'
import { recordLetterRequest } from '../support/letter-cast.ts'
import { attach, receiptPicture, referralLetter } from './claim-steps.ts'
import { tabToText } from './keyboard.ts'
import { inEnglish } from './in-english.ts'
import { bothWidths, lookAt } from './screens.ts'
import { openSignedIn } from './sign-in-steps.ts'

let browser: Browser
let api: ApiUnderTest
let cast: ClaimsCast
let origin: string
const colleague = randomUUID()
const today = () => singaporeToday(api.parts.clock())

beforeAll(async () => {
  browser = await launchBrowser()
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  await recordAdministrator(api, colleague, 'ADMIN_CLAIM', ['ALL'])
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig: { allowLOG: true, letterSecondPersonAbove: 20_000 } },
  })
  // Ann works for Lantern too, whose LOG settings leave no letter.
  await api.record(
    `client-${cast.lantern}`,
    { type: 'ClientFeaturesChanged', data: { companyId: cast.lantern, featuresConfig: { allowLOG: true } } },
    {
      type: 'ClientElogConfigChanged',
      data: { companyId: cast.lantern, eLogConfig: { NonFixed_ELOG_Limit_Count: 0 } },
    },
  )
  await api.record(`user-${cast.ann}`, {
    type: 'MembershipStarted',
    data: { userId: cast.ann, companyId: cast.lantern, memberType: 'E', effectiveStartDate: '2026-01-01' },
  })
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await browser.close()
  await api.close()
})

async function openDesk(userId: string, guaranteeId: string) {
  const { accesstoken } = await api.headersFor(userId)
  const user = { uuid: userId, accessToken: accesstoken, userType: 'sys-admin' }
  const visitor = await openSignedIn(browser, 'desktop', origin, user)
  await visitor.page.goto(`/systemadmin/guarantees/${guaranteeId}`)
  return visitor
}

async function openAnn() {
  const { accesstoken } = await api.headersFor(cast.ann)
  const user = { ...(await readSessionUser(api.parts, cast.ann)), accessToken: accesstoken }
  return openSignedIn(browser, 'phone', origin, user)
}

type Step = keyof typeof stepTexts.steps

/** Opens the dialog of a step of the desk. */
async function begin(page: Page, step: Step) {
  await page.getByRole('button', { name: stepTexts.steps[step].label, exact: true }).click()
  return page.getByRole('dialog')
}

/** Takes a step that asks for a reason. */
async function refuse(page: Page, step: Step, reason: string): Promise<void> {
  const dialog = await begin(page, step)
  await dialog.getByRole('textbox').fill(reason)
  await dialog.getByRole('button', { name: stepTexts.steps[step].label, exact: true }).click()
  await page.getByText(stepTexts.steps[step].done).waitFor()
}

async function propose(page: Page, amount: string): Promise<void> {
  const dialog = await begin(page, 'approve')
  await dialog.getByLabel(stepTexts.amount).fill(amount)
  await dialog.getByRole('button', { name: stepTexts.propose }).click()
  await page.getByText(stepTexts.steps['propose-amount'].done).waitFor()
}

test('a letter is asked about, proposed twice, agreed to, changed and withdrawn, and each side reads what the other did', async () => {
  const number = 'LOG-ROUNDS0001'
  const guaranteeId = await recordLetterRequest(api, cast, { number, document: await referralLetter() })
  const desk = await inEnglish(() => openDesk(cast.claimDesk, guaranteeId))
  const second = await inEnglish(() => openDesk(colleague, guaranteeId))
  const ann = await openAnn()

  await inEnglish(async () => {
    // By the keyboard alone.
    await desk.page.getByRole('group', { name: documentViewTexts.tools }).getByText('%').waitFor()
    await tabToText(desk.page, stepTexts.steps['request-information'].label)
    await desk.page.keyboard.press('Enter')
    await desk.page.getByRole('dialog').getByLabel(stepTexts.request).waitFor()
    await desk.page.keyboard.type('Please send the cost estimate.')
    await tabToText(desk.page, stepTexts.steps['request-information'].label)
    await desk.page.keyboard.press('Enter')
    await desk.page.getByText(stepTexts.steps['request-information'].done).waitFor()
    await desk.page.getByRole('link', { name: deskTexts.back, exact: true }).first().click()
    await desk.page.getByRole('row').filter({ hasText: number }).getByText(deskTexts.marks.member).waitFor()
  })

  await ann.page.goto('/app/elogrecords')
  await ann.page.getByText(elogRecordsTexts.asksYou).waitFor()
  await lookAt(ann.page, bothWidths, 'elog-records-asked')
  await ann.page.getByRole('link', { name: number }).click()
  const sendAnswer = ann.page.getByRole('button', { name: elogTexts.sendAnswer })
  await sendAnswer.click()
  await ann.page.getByText(guaranteeRefusalTexts.INFORMATION_ANSWER_MISSING).waitFor()
  await lookAt(ann.page, bothWidths, 'elog-asked')
  await ann.page.getByRole('textbox', { name: elogTexts.answer, exact: true }).fill('The estimate is attached.')
  await attach(ann.page, labels.attachments, await receiptPicture())
  await sendAnswer.click()
  await ann.page.getByText(guaranteeEventTitles.GuaranteeInformationGiven).waitFor()
  await ann.page.getByText('receipt.png').waitFor()

  await inEnglish(async () => {
    await desk.page.goto(`/systemadmin/guarantees/${guaranteeId}`)
    await desk.page.getByText('The estimate is attached.').waitFor()
    await propose(desk.page, '25000')
    const proposal = { open: deskTexts.proposal.title, declined: deskTexts.proposal.declinedTitle }
    await desk.page.getByRole('region', { name: proposal.open }).getByText(deskTexts.proposal.own).waitFor()
    expect(await desk.page.getByRole('button', { name: stepTexts.steps['agree-to-amount'].label }).count()).toBe(0)

    await second.page.reload()
    await second.page.getByRole('region', { name: proposal.open }).getByText('SGD 25,000.00').waitFor()
    const declining = await begin(second.page, 'decline-amount')
    await declining.getByRole('button', { name: stepTexts.steps['decline-amount'].label }).click()
    await declining.getByText(guaranteeRefusalTexts.LETTER_PROPOSAL_REASON_MISSING).waitFor()
    await lookAt(second.page, bothWidths, 'guarantee-decline-amount')
    await declining.getByRole('textbox').fill('The estimate says less.')
    await declining.getByRole('button', { name: stepTexts.steps['decline-amount'].label }).click()
    await second.page.getByText(stepTexts.steps['decline-amount'].done).waitFor()

    await desk.page.reload()
    await desk.page.getByRole('region', { name: proposal.declined }).getByText('The estimate says less.').waitFor()
    await propose(desk.page, '22000')
    await second.page.reload()
    await second.page.getByRole('region', { name: proposal.open }).getByText('SGD 22,000.00').waitFor()
    await lookAt(second.page, bothWidths, 'guarantee-proposed')
    const agreeing = await begin(second.page, 'agree-to-amount')
    await agreeing.getByRole('button', { name: stepTexts.steps['agree-to-amount'].label }).click()
    await second.page.getByText(stepTexts.steps['agree-to-amount'].done).waitFor()
  })

  // Of what administrators settle among themselves the member reads nothing.
  await ann.page.reload()
  await ann.page.getByText('SGD 22,000.00').waitFor()
  expect(await ann.page.locator('main').innerText()).not.toContain('25,000')
  const change = ann.page.getByRole('region', { name: elogTexts.change })
  await change.getByRole('button', { name: elogTexts.openChange }).click()
  await change.getByLabel(elogTexts.higherAmount).fill('22000')
  await change.getByLabel(elogTexts.why).fill('A longer stay')
  await change.getByRole('button', { name: elogTexts.sendChange }).click()
  await change.getByText(guaranteeRefusalTexts.CHANGE_AMOUNT_NOT_HIGHER).waitFor()
  await change.getByLabel(elogTexts.higherAmount).fill('30,000')
  await change.getByRole('button', { name: elogTexts.sendChange }).click()
  await change.getByText(elogTexts.changeWaits).waitFor()

  await inEnglish(async () => {
    await desk.page.reload()
    const wish = desk.page.getByRole('region', { name: deskTexts.change.title })
    await wish.getByText(`${deskTexts.change.amount}: SGD 30,000.00`).waitFor()
    await lookAt(desk.page, bothWidths, 'guarantee-change-asked')
    await refuse(desk.page, 'decline-change', 'The plan pays no longer stay.')
  })

  await ann.page.reload()
  await change.getByText('The plan pays no longer stay.').waitFor()
  await lookAt(ann.page, bothWidths, 'elog-change-declined')
  await change.getByRole('button', { name: elogTexts.openChange }).click()
  await change.getByLabel(elogTexts.otherDate).fill(typedDate.show(addDays(today(), 10)))
  await change.getByLabel(elogTexts.why).fill('The surgeon is away')
  await change.getByRole('button', { name: elogTexts.sendChange }).click()
  await change.getByText(elogTexts.changeWaits).waitFor()

  await inEnglish(async () => {
    await desk.page.reload()
    const replacing = await begin(desk.page, 'replace')
    await replacing.getByLabel(stepTexts.amount).fill('20000')
    await expect
      .poll(() => replacing.getByLabel(stepTexts.admissionOn).inputValue())
      .toBe(formatDisplay(addDays(today(), 10)))
    await replacing.getByRole('button', { name: stepTexts.steps.replace.label }).click()
    await desk.page.getByText(stepTexts.steps.replace.done).waitFor()
    await desk.page.getByRole('region', { name: deskTexts.letters }).getByText(deskTexts.replaced).waitFor()
  })

  await ann.page.reload()
  await ann.page.getByText(elogTexts.replacedLetter).waitFor()
  await lookAt(ann.page, bothWidths, 'elog-replaced')

  await inEnglish(async () => {
    await refuse(desk.page, 'revoke', 'The stay was called off.')
    await lookAt(desk.page, bothWidths, 'guarantee-revoked')
  })

  await ann.page.reload()
  await ann.page.getByText(guaranteeTexts.statuses.WITHDRAWN, { exact: true }).waitFor()
  await ann.page.getByText('The stay was called off.').waitFor()
  await lookAt(ann.page, bothWidths, 'elog-withdrawn')
  expect([...desk.problems, ...second.problems, ...ann.problems]).toEqual([])
  await Promise.all([desk, second, ann].map(({ context }) => context.close()))
})

test('who decides too late is told, keeps what was typed, and the member reads the one decision; another company has no letter left', async () => {
  const number = 'LOG-LATE000001'
  const guaranteeId = await recordLetterRequest(api, cast, { number, document: await receiptPicture() })
  const desk = await inEnglish(() => openDesk(cast.claimDesk, guaranteeId))
  const second = await inEnglish(() => openDesk(colleague, guaranteeId))
  await inEnglish(async () => {
    const dialog = await begin(desk.page, 'approve')
    await dialog.getByLabel(stepTexts.amount).fill('12000')
    await dialog.getByLabel(stepTexts.conditions).fill('Ward B1')
    await refuse(second.page, 'reject', 'The plan does not cover this.')
    await dialog.getByRole('button', { name: stepTexts.steps.approve.label }).click()
    await dialog.getByText(deskTexts.tooLate(guaranteeTexts.statuses.REJECTED)).waitFor()
    await expect.poll(() => dialog.getByLabel(stepTexts.amount).inputValue()).toBe('12000')
    await expect.poll(() => dialog.getByLabel(stepTexts.conditions).inputValue()).toBe('Ward B1')
    await lookAt(desk.page, bothWidths, 'guarantee-too-late')
  })

  expect([...desk.problems, ...second.problems].filter((problem) => !problem.includes('409'))).toEqual([])
  await Promise.all([desk, second].map(({ context }) => context.close()))

  const { page, context, problems } = await openAnn()
  await page.goto('/app/elogrecords')
  const record = page.getByRole('listitem').filter({ hasText: number })
  await record.getByText('The plan does not cover this.').waitFor()
  await page.getByLabel(elogRecordsTexts.company).selectOption({ label: 'Lantern Shipyard' })
  await page.getByText(elogRecordsTexts.empty).waitFor()
  await lookAt(page, bothWidths, 'elog-records-of-one-company')
  await page.getByRole('link', { name: elogRecordsTexts.request }).click()
  // The records stay until the form is loaded, and choose a company by the same name.
  await page.getByRole('heading', { name: requestElogTexts.title }).waitFor()
  await page.getByLabel(labels.companyId).selectOption({ label: 'Lantern Shipyard' })
  await page.getByText(guaranteeRefusalTexts.GUARANTEE_USED_UP).waitFor()
  expect(await page.getByRole('button', { name: requestElogTexts.send }).count()).toBe(0)
  await lookAt(page, bothWidths, 'elog-request-used-up')
  await page.getByLabel(labels.companyId).selectOption({ label: 'Orchid Biscuits' })
  await page.getByRole('button', { name: requestElogTexts.send }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
