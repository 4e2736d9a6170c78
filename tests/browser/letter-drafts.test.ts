// Requirements: ELG-002, ELG-008, ELG-009, ELG-010, ELG-026, ELG-027, ELG-036, CHT-001, CHT-004, ERR-028
/**
 * What is begun about letters of guarantee in a real browser: a request and an answer to the desk are found again after a reload and on another
 * device, sent once, and gone; and a client's own questions, also when they change under the form.
 */
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { yesNoLabels } from '@member-care/domain/texts/claim-texts.ts'
import { usualQuestionTexts } from '@member-care/domain/texts/usual-question-texts.ts'
import { typedDate } from '@member-care/domain/dates/typed-date.ts'
import { readSessionUser } from '@member-care/api/accounts/session-user.ts'
import { addDays, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { exampleQuestionnaire } from '@member-care/domain/guarantee/testing/example-request.ts'
import { chatPageTexts } from '@member-care/domain/texts/chat-page-texts.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import {
  documentStateTexts,
  draftTexts,
  savedAtText,
  draftStandText,
} from '@member-care/domain/texts/claim-draft-texts.ts'
import {
  elogQuestionTexts,
  elogTexts,
  guaranteeFieldLabels as labels,
  requestElogTexts,
} from '@member-care/domain/texts/guarantee-page-texts.ts'
import { fieldTexts } from '@member-care/domain/texts/field-texts.ts'
import { guaranteeRequestTexts } from '@member-care/domain/texts/guarantee-request-texts.ts'
import { guaranteeEventTitles } from '@member-care/domain/texts/guarantee-texts.ts'
import { letterDraftTexts } from '@member-care/domain/texts/letter-draft-texts.ts'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiUnderTest, type ApiUnderTest } from '../support/api-under-test.ts'
import { launchBrowser, type Width } from '../support/browser.ts'
import { recordClaimsCast, type ClaimsCast } from '../support/claims-cast.ts'
import { offerLetters, recordLetterRequest } from '../support/letter-cast.ts'
import { answer, attach, receiptPicture, referralLetter } from './claim-steps.ts'
import { bothWidths, lookAt } from './screens.ts'
import { openSignedIn } from './sign-in-steps.ts'
import { ANYTHING, anyText, ANY_TIME } from './any-text.ts'

const hospital = 'Banyan General Hospital'
let browser: Browser
let api: ApiUnderTest
let cast: ClaimsCast
let origin: string

beforeAll(async () => {
  browser = await launchBrowser()
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  await offerLetters(api, cast, hospital)
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig: { allowChat: true } },
  })
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await browser.close()
  await api.close()
})

async function openAnn(width: Width) {
  const { accesstoken } = await api.headersFor(cast.ann)
  const user = { ...(await readSessionUser(api.parts, cast.ann)), accessToken: accesstoken }
  return openSignedIn(browser, width, origin, user)
}

async function ask(questionnaire: object | null): Promise<void> {
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientElogConfigChanged',
    data: { companyId: cast.orchid, eLogConfig: { questionnaire } as never },
  })
}

// Some languages call the box around a field as the field.
const field = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator('input, select, textarea'))
const untilSaved = (page: Page) => page.getByText(anyText(savedAtText(ANY_TIME))).waitFor()
const untilReceived = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).getByText(documentStateTexts.received, { exact: true }).waitFor()
const sendButton = (page: Page) => page.getByRole('button', { name: requestElogTexts.send })

async function fillInPerson(page: Page): Promise<void> {
  await field(page, labels.patientId).selectOption({ index: 1 })
  await field(page, labels.hospital).fill('Banyan')
  await page.getByRole('listbox').getByRole('option').first().click()
  await field(page, labels.diagnosis).fill('Gallstones')
}

async function fillInTheRest(page: Page): Promise<void> {
  const today = singaporeToday(api.parts.clock())
  await field(page, labels.dateFrom).fill(typedDate.show(addDays(today, 5)))
  await field(page, labels.dateTheSymptomsStarted).fill(typedDate.show(addDays(today, -20)))
  await field(page, labels.descriptionOfSymptoms).fill('Pain after meals')
}

test('a page that is left while it saves keeps its last words', async () => {
  const { page, context } = await openAnn('phone')
  await page.goto('/app/submitelog')
  await page.getByText(letterDraftTexts.keptFor).waitFor()
  // The first saving gets there after the page has gone, and its answer nowhere.
  let letGo = (_: Route) => {}
  const first = new Promise<Route>((resolve) => (letGo = resolve))
  await page.route('**/api/guarantees/drafts/*', letGo, { times: 1 })
  await field(page, labels.diagnosis).fill('Gall')
  const { method, url, data } = await first.then((route) => {
    const request = route.request()
    return { method: request.method(), url: request.url(), data: request.postData() ?? '' }
  })
  expect(method).toBe('PUT')
  await field(page, labels.diagnosis).fill('Gallstones')
  await page.reload()
  const headers = { 'content-type': 'application/json', ...(await api.headersFor(cast.ann)) }
  expect((await page.request.fetch(url, { method, headers, data })).status()).toBe(200)
  await page.getByText(letterDraftTexts.keptFor).waitFor()
  await expect.poll(() => field(page, labels.diagnosis).inputValue()).toBe('Gallstones')
  await page.reload()
  await expect.poll(() => field(page, labels.diagnosis).inputValue()).toBe('Gallstones')
  await page.getByRole('button', { name: draftTexts.discard }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: draftTexts.discard }).click()
  await expect.poll(() => field(page, labels.diagnosis).inputValue()).toBe('')
  await context.close()
})

test('begun on a phone, a request is continued at a desk with its documents there, and sent once', async () => {
  const phone = await openAnn('phone')
  await phone.page.goto('/app/submitelog')
  await phone.page.getByText(letterDraftTexts.keptFor).waitFor()
  await lookAt(phone.page, bothWidths, 'elog-request-new')
  await fillInPerson(phone.page)
  await attach(phone.page, labels.attachments, await receiptPicture())
  await untilReceived(phone.page, 'receipt.png')
  await untilSaved(phone.page)
  await lookAt(phone.page, bothWidths, 'elog-draft-saved')
  await phone.page.reload()
  await untilReceived(phone.page, 'receipt.png')
  await expect.poll(() => field(phone.page, labels.diagnosis).inputValue()).toBe('Gallstones')

  const desk = await openAnn('desktop')
  await desk.page.goto('/app')
  const entry = desk.page.getByRole('listitem').filter({ hasText: hospital })
  await entry.getByText(anyText(draftStandText(ANYTHING, 1))).waitFor()
  await lookAt(desk.page, bothWidths, 'home-unfinished-elog')
  await desk.page.goto('/app/elogrecords')
  await entry.getByText(anyText(draftStandText(ANYTHING, 1))).waitFor()
  await lookAt(desk.page, bothWidths, 'elog-records-unfinished')
  await entry.getByRole('link', { name: draftTexts.continue }).click()
  await untilReceived(desk.page, 'receipt.png')
  await expect.poll(() => field(desk.page, labels.hospital).inputValue()).toBe(hospital)
  await fillInTheRest(desk.page)
  await field(desk.page, usualQuestionTexts.admission).selectOption('planned')
  await field(desk.page, usualQuestionTexts.nights).fill('2')
  for (const question of [usualQuestionTexts.treatedBefore, usualQuestionTexts.accident])
    await answer(desk.page, question, yesNoLabels.N)
  await attach(desk.page, labels.attachments, await referralLetter())
  await untilReceived(desk.page, 'referral letter.pdf')
  await untilSaved(desk.page)

  // The phone still has the request as it left it.
  await field(phone.page, labels.diagnosis).fill('Hernia')
  await phone.page.getByRole('button', { name: draftTexts.takeTheirs }).waitFor()
  await lookAt(phone.page, 'phone', 'elog-draft-two-versions')
  await phone.page.getByRole('button', { name: draftTexts.takeTheirs }).click()
  await untilReceived(phone.page, 'referral letter.pdf')
  await expect.poll(() => field(phone.page, labels.diagnosis).inputValue()).toBe('Gallstones')

  await desk.page.route('**/api/guarantees?*', (route) => route.abort())
  await sendButton(desk.page).click()
  const failure = desk.page.getByRole('alert').filter({ hasText: requestElogTexts.failed })
  await failure.getByRole('link', { name: elogQuestionTexts.chat }).waitFor()
  await desk.page.unroute('**/api/guarantees?*')
  await desk.page.getByRole('button', { name: requestElogTexts.sendAgain }).click()
  await desk.page.getByText(anyText(requestElogTexts.sentDetail(ANYTHING))).waitFor()
  const chat = desk.page.getByRole('main').getByRole('link', { name: elogQuestionTexts.chat })
  const aboutLetter = (await chat.getAttribute('href')) ?? ''
  await field(phone.page, labels.diagnosis).fill('Too late')
  await phone.page.getByRole('alert').getByText(letterDraftTexts.gone).waitFor()
  await lookAt(phone.page, 'phone', 'elog-draft-gone')
  await phone.page.getByRole('button', { name: draftTexts.keepMine }).click()
  await untilSaved(phone.page)
  await expect.poll(() => field(phone.page, labels.diagnosis).inputValue()).toBe('Too late')
  await phone.page.getByText(documentStateTexts.gone).first().waitFor()
  await lookAt(phone.page, 'phone', 'elog-draft-kept-as-new')
  // Discarded elsewhere, it is begun anew this time.
  await discardElsewhere(phone.page)
  await field(phone.page, labels.diagnosis).fill('Too late again')
  await phone.page.getByRole('alert').getByText(letterDraftTexts.gone).waitFor()
  await phone.page.getByRole('button', { name: draftTexts.startAgain }).click()
  await expect.poll(() => field(phone.page, labels.diagnosis).inputValue()).toBe('')

  await desk.page.getByRole('link', { name: requestElogTexts.toRecords }).click()
  await desk.page.getByRole('link', { name: /^LOG-/ }).click()
  await desk.page.getByText('receipt.png').waitFor()
  await desk.page.getByText('referral letter.pdf').waitFor()
  expect(await chat.getAttribute('href')).toBe(aboutLetter)
  await chat.click()
  const id = new URLSearchParams(aboutLetter.split('?')[1]).get('id') ?? ''
  await expect
    .poll(() => desk.page.getByRole('textbox', { name: chatPageTexts.message }).inputValue())
    .toBe(chatTexts.aboutLetter(id))
  await desk.page.goto('/app/elogrecords')
  await desk.page.getByRole('link', { name: /^LOG-/ }).waitFor()
  expect(await desk.page.getByText(letterDraftTexts.continueTitle).count()).toBe(0)
  expect([...phone.problems, ...desk.problems].filter((problem) => !/40[49]|net::ERR_FAILED/.test(problem))).toEqual([])
  await Promise.all([phone.context.close(), desk.context.close()])
})

/** Discards the request that the page's address names, as another device does: the page does not hear of it. */
async function discardElsewhere(page: Page): Promise<void> {
  const status = await page.evaluate(async (key) => {
    const { accessToken } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { accessToken: string }
    const draftId = new URLSearchParams(location.search).get('draft') ?? ''
    const headers = { Accesstoken: accessToken }
    return (await fetch(`/api/guarantees/drafts/${draftId}`, { method: 'DELETE', headers })).status
  }, storedSessionKeys.user)
  expect(status).toBe(200)
}

test('another one is begun beside it, and one is discarded', async () => {
  const { page, context } = await openAnn('desktop')
  await page.goto('/app/submitelog')
  await field(page, labels.diagnosis).fill('First of two')
  await untilSaved(page)
  await page.getByRole('button', { name: letterDraftTexts.beginAnother }).click()
  const first = page.getByRole('listitem').filter({ hasText: letterDraftTexts.title })
  await first.waitFor()
  await expect.poll(() => field(page, labels.diagnosis).inputValue()).toBe('')
  await field(page, labels.diagnosis).fill('Second of two')
  await untilSaved(page)
  await lookAt(page, bothWidths, 'elog-draft-beside-another')
  await first.getByRole('link', { name: draftTexts.continue }).click()
  await expect.poll(() => field(page, labels.diagnosis).inputValue()).toBe('First of two')
  await page.getByRole('button', { name: draftTexts.discard }).click()
  const question = page.getByRole('alertdialog', { name: letterDraftTexts.discardQuestion })
  await question.getByRole('button', { name: draftTexts.discard }).click()
  await page.getByRole('listitem').filter({ hasText: letterDraftTexts.title }).waitFor()
  await page.getByRole('link', { name: draftTexts.continue }).click()
  await expect.poll(() => field(page, labels.diagnosis).inputValue()).toBe('Second of two')
  await page.getByRole('button', { name: draftTexts.discard }).click()
  await question.getByRole('button', { name: draftTexts.discard }).click()
  await expect.poll(() => field(page, labels.diagnosis).inputValue()).toBe('')
  // So that no answer to the page of before is read, whose body goes with it.
  await page.goto('about:blank')
  const [drafts] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/guarantees/drafts')),
    page.goto('/app/elogrecords'),
  ])
  expect(await drafts.json()).toEqual([])
  await context.close()
})

test('a client asks questions of its own, and changes them while the form is open: what was answered stays', async () => {
  await ask(exampleQuestionnaire)
  const { page, context } = await openAnn('phone')
  await page.goto('/app/submitelog')
  await page.getByText('Please have the letter of your doctor at hand.').waitFor()
  await fillInPerson(page)
  await fillInTheRest(page)
  await field(page, usualQuestionTexts.admission).selectOption({ label: 'Planned' })
  await field(page, 'Nights').fill('3')
  await answer(page, 'Was there an operation before?', yesNoLabels.Y)
  await field(page, 'In which year?').fill('2019')
  await answer(page, 'Is it a consequence of an accident?', yesNoLabels.N)
  await attach(page, labels.attachments, await receiptPicture())
  await untilReceived(page, 'receipt.png')
  await lookAt(page, bothWidths, 'elog-own-questions')

  const [before, stay] = exampleQuestionnaire.questions
  const ward = {
    id: 'ward',
    type: 'multiple_input',
    title: 'The ward',
    inputs: [
      { type: 'dropdown', title: 'Which ward?', choices: [{ title: 'A' }, { title: 'B1' }] },
      { type: 'dropdown', title: 'By the window?', choices: [{ title: 'Yes' }, { title: 'No' }], optional: true },
    ],
  }
  await ask({ ...exampleQuestionnaire, questions: [before, stay, ward] })
  await sendButton(page).click()
  await page.getByRole('alert').getByText(guaranteeRequestTexts.questionsChanged).waitFor()
  expect(await field(page, 'Which ward?').getAttribute('aria-required')).toBe('true')
  const optional = field(page, `By the window? ${fieldTexts.optional}`)
  expect(await optional.getAttribute('aria-required')).toBe('false')
  await expect.poll(() => field(page, 'Nights').inputValue()).toBe('3')
  await expect.poll(() => field(page, labels.diagnosis).inputValue()).toBe('Gallstones')
  expect(await page.getByText('In which year?').count()).toBe(0)
  await untilReceived(page, 'receipt.png')
  await lookAt(page, bothWidths, 'elog-questions-changed')
  await page.reload()
  await field(page, 'Which ward?').selectOption('B1')
  await expect.poll(() => field(page, 'Nights').inputValue()).toBe('3')
  await sendButton(page).click()
  await page.getByText(anyText(requestElogTexts.sentDetail(ANYTHING))).waitFor()
  await page.getByRole('link', { name: requestElogTexts.seeRecord }).click()
  await page.getByText('B1', { exact: true }).waitFor()
  await lookAt(page, bothWidths, 'elog-own-answers')
  await ask(null)
  await context.close()
})

test('an answer to the desk is found again after a reload and on another device, and given once', async () => {
  const guaranteeId = await recordLetterRequest(api, cast, {
    number: 'LOG-DRAFTS0001',
    document: await referralLetter(),
  })
  await api.record(`guarantee-${guaranteeId}`, {
    type: 'GuaranteeInformationRequested',
    data: { guaranteeId, patientId: cast.ann, request: 'Please send the cost estimate.' },
  })
  const phone = await openAnn('phone')
  await phone.page.goto(`/app/elogrecords/${guaranteeId}`)
  await field(phone.page, elogTexts.answer).fill('The estimate')
  await attach(phone.page, labels.attachments, await receiptPicture())
  await untilReceived(phone.page, 'receipt.png')
  await untilSaved(phone.page)
  await lookAt(phone.page, bothWidths, 'elog-answer-saved')
  await phone.page.reload()
  await untilReceived(phone.page, 'receipt.png')
  await expect.poll(() => field(phone.page, elogTexts.answer).inputValue()).toBe('The estimate')

  const desk = await openAnn('desktop')
  await desk.page.goto(`/app/elogrecords/${guaranteeId}`)
  await untilReceived(desk.page, 'receipt.png')
  await desk.page.getByRole('button', { name: draftTexts.discard, exact: true }).click()
  await desk.page
    .getByRole('alertdialog', { name: letterDraftTexts.discardAnswerQuestion })
    .getByRole('button', { name: draftTexts.keep })
    .click()
  await field(desk.page, elogTexts.answer).fill('The estimate is attached.')
  await untilSaved(desk.page)
  await desk.page.getByRole('button', { name: elogTexts.sendAnswer }).click()
  await desk.page.getByText(guaranteeEventTitles.GuaranteeInformationGiven).waitFor()
  await desk.page.getByText('The estimate is attached.').waitFor()
  await desk.page.getByText('receipt.png').waitFor()
  expect(await field(desk.page, elogTexts.answer).count()).toBe(0)

  await field(phone.page, elogTexts.answer).fill('Too late')
  await phone.page.getByRole('alert').getByText(letterDraftTexts.gone).waitFor()
  await lookAt(phone.page, 'phone', 'elog-answer-gone')
  await Promise.all([phone.context.close(), desk.context.close()])
})
