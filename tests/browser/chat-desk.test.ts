/** The desk of the chat: from an empty queue to a closed conversation, while the member writes beside it; canned answers, and the figures. */
import { randomUUID } from 'node:crypto'
import { UNATTENDED_HEADER } from '@member-care/domain/account/session-lifetime.ts'
import { cannedAnswerTexts } from '@member-care/domain/texts/canned-answer-texts.ts'
import { contentFormTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { chatDeskTexts as texts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { chatFiguresTexts } from '@member-care/domain/texts/chat-figures-texts.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiUnderTest, type ApiUnderTest } from '../support/api-under-test.ts'
import { launchBrowser } from '../support/browser.ts'
import { annsName, recordClaimsCast, type ClaimsCast } from '../support/claims-cast.ts'
import { recordClaim } from '../support/recorded-claims.ts'
import { receiptPicture } from './claim-steps.ts'
import { bothWidths, lookAt } from './screens.ts'
import { openSignedIn, submitOneTimePassword } from './sign-in-steps.ts'

const [claimsDesk, callCentre] = ['ADMIN_CLAIM', 'ADMIN_CALL_CENTRE']
let browser: Browser
let api: ApiUnderTest
let cast: ClaimsCast
let origin: string
let claimId: string

beforeAll(async () => {
  browser = await launchBrowser()
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig: { allowChat: true } },
  })
  const claim = await recordClaim(api, {
    companyId: cast.orchid,
    employeeId: cast.ann,
    claimantId: cast.ann,
    then: (id) => [{ type: 'ClaimRegistered', data: { claimId: id, transactionNo: 'TX-CHAT-1' } }],
  })
  claimId = claim.claimId
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await browser.close()
  await api.close()
})

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, by: string, payload?: object) {
  const reply = await api.app.inject({
    method,
    url: `/api/${path}`,
    headers: await api.headersFor(by),
    ...(method !== 'GET' && method !== 'DELETE' && { payload: payload ?? {} }),
  })
  expect(reply.statusCode, `${method} ${path} ${reply.body}`).toBeLessThan(300)
  return reply.json()
}

async function open(userId: string, options?: { readonly otpVerified: boolean }) {
  const { accesstoken } = await api.headersFor(userId, options)
  const session = { uuid: userId, accessToken: accesstoken, userType: 'sys-admin', email: `${userId}@example.com` }
  return openSignedIn(browser, 'desktop', origin, session)
}

const say = (id: string, message: string) =>
  call('POST', `chats/${id}/messages`, cast.ann, { messageId: randomUUID(), message })

/** The member asks about the claim, and for a person. */
async function ask(message: string): Promise<string> {
  const { id } = await call('POST', 'chats', cast.ann, { type: 'outclaim', id: claimId })
  await say(id, message)
  await call('POST', `chats/${id}/person`, cast.ann)
  return id
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

test('a member is answered: taken by key, a canned answer, a note, a file, a request for information, handed over and closed', async () => {
  await call('POST', 'console/canned-answers', cast.operation, {
    title: 'Greeting',
    text: 'Dear {name}, thank you for your question.',
    translations: { ms: 'Helo {name}, terima kasih atas soalan anda.' },
    desk: 'all',
  })
  await call('PUT', 'users/me/language', cast.ann, { language: 'ms' })
  const { page, context, problems } = await open(cast.claimDesk)
  await page.goto('/systemadmin/chats')
  await page.getByRole('heading', { level: 1, name: texts.title }).waitFor()
  await page.getByText(texts.none.waiting.title).waitFor()
  await lookAt(page, bothWidths, 'chat-desk-none')

  // By itself, over the live connection; that keeps no session from going idle.
  const readAgain = page.waitForRequest((request) => request.url().includes('/console/conversations?'))
  const id = await ask('Where is my money? I sent everything two weeks ago, and nobody has told me anything since.')
  const row = page.getByRole('link', { name: annsName })
  await row.waitFor()
  const menu = page.getByRole('navigation', { name: consoleTexts.mainMenu })
  await menu.getByRole('link', { name: new RegExp(`^${texts.menu.conversations}\\s*1\\s*waiting`) }).waitFor()
  expect((await readAgain).headers()[UNATTENDED_HEADER]).toBe('1')
  await lookAt(page, bothWidths, 'chat-desk')
  await row.click()
  await page.getByRole('heading', { level: 1, name: texts.heading(annsName) }).waitFor()
  await page.getByText('TX-CHAT-1').or(page.getByText(claimStatusLabels.SUBMITTED)).first().waitFor()
  await lookAt(page, bothWidths, 'chat-conversation-waiting')

  await page.keyboard.press('t')
  await page.getByText(texts.takenBy(claimsDesk)).waitFor()
  await expect.poll(() => focused(page)).toBe('chat-message')
  const field = page.getByRole('textbox', { name: texts.answer.label })
  // An empty message is not sent, and the field says so.
  await page.keyboard.press('Control+Enter')
  await page.getByText(chatTexts.refusals.messageEmpty).waitFor()

  await page.getByRole('button', { name: cannedAnswerTexts.insert }).click()
  const choice = page.getByRole('dialog', { name: cannedAnswerTexts.insert })
  await choice.getByText('Greeting').waitFor()
  // In the language that the member reads, and in English on request.
  await choice.getByText('terima kasih').waitFor()
  await lookAt(page, bothWidths, 'chat-canned-choice')
  await choice.getByRole('button', { name: contentFormTexts.languages.en, exact: true }).click()
  await choice.getByText('terima kasih').waitFor({ state: 'detached' })
  await choice.getByRole('button', { name: /^Greeting/ }).click()
  await expect.poll(() => field.inputValue()).toBe(`Dear ${annsName}, thank you for your question.`)
  await expect.poll(() => focused(page)).toBe('chat-message')
  await page.keyboard.press('Control+Enter')
  const log = page.getByRole('log', { name: texts.talk.fresh })
  await log.getByText(`Dear ${annsName}, thank you`).waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  await expect.poll(() => focused(page)).toBe('chat-message')

  await page.getByRole('button', { name: texts.answer.kinds.note, exact: true }).click()
  await page.getByRole('textbox', { name: texts.answer.noteLabel }).fill('Known from last week.')
  await page.getByRole('button', { name: texts.answer.addNote }).click()
  await log.getByRole('note').getByText('Known from last week.').waitFor()
  await page.getByRole('button', { name: texts.answer.kinds.answer, exact: true }).click()

  await say(id, 'Thank you, May.')
  await log.getByText('Thank you, May.').waitFor()
  expect(await log.innerText()).not.toContain('Where is my money?')
  const read = await call('GET', `chats/${id}`, cast.ann)
  expect(JSON.stringify(read)).not.toContain('Known from last week.')

  const [chosen] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: texts.answer.file }).click(),
  ])
  await chosen.setFiles(await receiptPicture())
  await log.getByRole('button', { name: texts.talk.view('receipt.png') }).click()
  const viewer = page.getByRole('dialog', { name: 'receipt.png' })
  await viewer.getByRole('img').waitFor()
  await viewer.getByRole('button', { name: texts.shortcuts.close }).click()
  await lookAt(page, bothWidths, 'chat-conversation')

  await page.getByRole('button', { name: texts.subject.askForInformation }).click()
  const decision = page.getByRole('dialog')
  await decision.getByRole('textbox').first().fill('Please send the receipt once more.')
  await decision.locator('button[type=submit]').click()
  await page.getByRole('region', { name: texts.subject.title }).getByText(claimStatusLabels.PENDING).first().waitFor()

  await call('PUT', 'console/chat-desk', cast.callCentre, { isAway: true })
  await page.reload()
  await page.getByRole('button', { name: texts.handOver.label }).click()
  const handing = page.getByRole('dialog', { name: texts.handOver.title })
  await handing.getByRole('combobox', { name: texts.handOver.to }).click()
  await page.getByRole('option', { name: texts.handOver.away(callCentre) }).click()
  await handing.getByText(texts.handOver.awayHint).waitFor()
  await lookAt(page, bothWidths, 'chat-hand-over')
  await handing.getByRole('button', { name: texts.handOver.confirm }).click()
  await page.getByText(texts.takenBy(callCentre)).waitFor()
  await page.getByText(texts.who.other(callCentre)).waitFor()
  await call('PUT', 'console/chat-desk', cast.callCentre, { isAway: false })

  await call('POST', `console/conversations/${id}/hand-over`, cast.callCentre, { desk: 'claims', to: cast.claimDesk })
  await page.getByText(texts.takenBy(claimsDesk)).first().waitFor()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('e')
  await page.getByRole('button', { name: texts.close.confirm }).click()
  await page.getByText(texts.who.closed).waitFor()

  await page.getByRole('link', { name: texts.back }).first().click()
  await page.getByRole('button', { name: texts.views.closed }).click()
  await page.getByRole('link', { name: annsName }).waitFor()
  await lookAt(page, bothWidths, 'chat-desk-closed')
  expect(problems).toEqual([])
  await context.close()
})

test('who comes second is told that somebody else has it, and keeps what was typed where the line fails', async () => {
  const id = await ask('Once more about my claim.')
  const { page, context, problems } = await open(cast.claimDesk)
  await page.goto(`/systemadmin/chats/${id}`)
  const take = page.getByRole('button', { name: texts.take.label, exact: true })
  await take.waitFor()
  // Just before it arrives, a colleague takes it.
  await page.route(
    '**/take',
    async (route) => {
      await call('POST', `console/conversations/${id}/take`, cast.callCentre)
      await route.continue()
    },
    { times: 1 },
  )
  await take.click()
  await page.getByText(chatTexts.refusals.taken).waitFor()
  await page.getByText(texts.takenBy(callCentre)).waitFor()
  await lookAt(page, bothWidths, 'chat-taken-by-another')

  await call('POST', `console/conversations/${id}/hand-over`, cast.callCentre, { desk: 'claims', to: cast.claimDesk })
  const field = page.getByRole('textbox', { name: texts.answer.label })
  await field.fill('It is being looked at.')
  await page.route('**/answers', (route) => route.abort())
  await page.getByRole('button', { name: texts.answer.send, exact: true }).click()
  const talk = page.getByRole('region', { name: texts.talk.title })
  await talk.getByRole('alert').filter({ hasText: consoleTexts.issue }).waitFor()
  await expect.poll(() => field.inputValue()).toBe('It is being looked at.')
  await page.unroute('**/answers')
  await page.getByRole('button', { name: texts.answer.send, exact: true }).click()
  await page.getByRole('log').getByText('It is being looked at.').waitFor()
  await call('POST', `chats/${id}/close`, cast.ann)
  await page.getByText(texts.who.closed).waitFor()
  expect(problems.filter((problem) => !/409|ERR_FAILED/.test(problem))).toEqual([])
  await context.close()
})

test('answers that are given often are added, changed and deleted, and a mark that stands for nothing is refused', async () => {
  const { page, context, problems } = await open(cast.operation)
  await page.goto('/systemadmin/canned-answers')
  await page.getByRole('button', { name: cannedAnswerTexts.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(cannedAnswerTexts.fields.title).fill('Payment takes a week')
  await dialog
    .getByLabel(cannedAnswerTexts.fields.text, { exact: true })
    .fill('Dear {nmae}, payments take five working days.')
  await dialog.getByRole('button', { name: cannedAnswerTexts.addShort }).click()
  await dialog.getByText(cannedAnswerTexts.refusals.placeholderUnknown).waitFor()
  await lookAt(page, bothWidths, 'canned-answer-refused')
  await dialog
    .getByLabel(cannedAnswerTexts.fields.text, { exact: true })
    .fill('Dear {name}, payments take five working days.')
  await dialog.getByRole('button', { name: cannedAnswerTexts.addShort }).click()
  await page.getByText(cannedAnswerTexts.added).waitFor()
  await page.getByRole('button', { name: cannedAnswerTexts.editLabel('Payment takes a week') }).click()
  await dialog
    .getByLabel(cannedAnswerTexts.fields.textIn(contentFormTexts.languages.zh))
    .fill('{name}，您好。五个工作日内付款。')
  await dialog.getByLabel(cannedAnswerTexts.fields.title).fill('How long a payment takes')
  // Another desk changes its text meanwhile.
  const [{ id, version }] = (await call('GET', 'console/canned-answers', cast.callCentre)).filter(
    ({ title }: { readonly title: string }) => title === 'Payment takes a week',
  )
  const text = 'Dear {name}, payments take seven working days.'
  await call('PUT', `console/canned-answers/${id}`, cast.callCentre, { text, expectedVersion: version })
  await dialog.getByRole('button', { name: cannedAnswerTexts.save }).click()
  const conflict = page.getByRole('alertdialog', { name: editTexts.conflictTitle })
  await conflict.getByText(text).waitFor()
  await lookAt(page, bothWidths, 'canned-answer-changed-meanwhile')
  await conflict.getByRole('button', { name: editTexts.keepMine }).click()
  await expect.poll(() => dialog.getByLabel(cannedAnswerTexts.fields.text, { exact: true }).inputValue()).toBe(text)
  await dialog.getByRole('button', { name: cannedAnswerTexts.save }).click()
  await page.getByText(cannedAnswerTexts.saved).waitFor()
  await page.getByText('How long a payment takes').waitFor()
  const { en, zh } = contentFormTexts.languages
  await page.getByText(`${en}, ${zh}`).first().waitFor()
  await lookAt(page, bothWidths, 'canned-answers')
  await page.getByRole('button', { name: cannedAnswerTexts.deleteLabel('How long a payment takes') }).click()
  await page.getByRole('button', { name: cannedAnswerTexts.delete, exact: true }).click()
  await page.getByText(cannedAnswerTexts.deleted).waitFor()
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([])
  await context.close()
})

test('the figures stand as charts with their tables, and who answers says whether they are there', async () => {
  const { page, context, problems } = await open(cast.callCentre)
  await page.goto('/systemadmin/chat-figures')
  const solved = page.getByRole('region', { name: chatFiguresTexts.solved.title })
  await solved.getByText(chatFiguresTexts.solved.summary(2, 2)).first().waitFor()
  await lookAt(page, bothWidths, 'chat-figures')
  const { asTable, of } = dashboardTexts
  await page.getByRole('button', { name: of(asTable, chatFiguresTexts.answer.title) }).click()
  await page.getByRole('columnheader', { name: chatFiguresTexts.answer.series }).waitFor()

  await page.goto('/systemadmin/dashboard')
  const tile = page.getByRole('region', { name: texts.title })
  await tile.getByText('0', { exact: true }).waitFor()
  await tile.getByRole('link', { name: dashboardTexts.conversations.waiting }).click()
  await page.getByText(texts.none.waiting.title).waitFor()
  const isHere = page.getByLabel(texts.available.label)
  await isHere.click()
  await page.getByText(texts.available.away).waitFor()
  expect(await call('GET', 'console/chat-desk', cast.callCentre)).toEqual({ isAway: true })
  await isHere.click()
  await page.getByText(texts.available.here).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('whoever shows the one-time password only on the page hears of what comes from then on', async () => {
  const { page, context } = await open(cast.claimDesk, { otpVerified: false })
  await page.goto('/systemadmin/chats')
  await submitOneTimePassword(page, origin, `${cast.claimDesk}@example.com`)
  await page.getByText(texts.none.waiting.title).waitFor()
  // By the live connection: the page asks by itself only once a minute.
  const id = await ask('Is somebody there?')
  await page.getByRole('link', { name: annsName }).waitFor()
  await call('POST', `chats/${id}/close`, cast.ann)
  await context.close()
})
