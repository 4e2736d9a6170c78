// Requirements: LIM-013, CHT-001, CHT-002, CHT-003, CHT-004, CHT-005, CHT-006, CHT-008, CHT-009, CHT-010, CHT-011, CHT-012, CLM-081, CLM-101, ELG-036,
// SHELL-008, SHELL-024, ERR-041, ERR-042
/** A member and whoever answers them in the chat, from a claim to the closed conversation; by thumb, by keyboard, over a lost connection. */
import { randomUUID } from 'node:crypto'
import { readSessionUser } from '@member-care/api/accounts/session-user.ts'
import { noteTyping } from '@member-care/api/chats/live/tell-chats.ts'
import { MOST_OF_MESSAGE } from '@member-care/domain/chat/conversation-terms.ts'
import { assistantTexts } from '@member-care/domain/texts/assistant-texts.ts'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { claimFormTexts } from '@member-care/domain/texts/claim-form-texts.ts'
import {
  charactersLeftText,
  chatAboutText,
  chatPageTexts as texts,
  queueText,
  stepText,
} from '@member-care/domain/texts/chat-page-texts.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { menuTexts, shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { chatPageTexts as tamilTexts } from '@member-care/domain/texts/ta/chat-page.ts'
import { chatTexts as tamilChatTexts } from '@member-care/domain/texts/ta/chat.ts'
import { chatPageTexts as chineseTexts } from '@member-care/domain/texts/zh/chat-page.ts'
import { chatTexts as chineseChatTexts } from '@member-care/domain/texts/zh/chat.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startApiUnderTest, type ApiUnderTest } from '../support/api-under-test.ts'
import { launchBrowser, type Width } from '../support/browser.ts'
import { recordClaimsCast, type ClaimsCast } from '../support/claims-cast.ts'
import { recordClaim } from '../support/recorded-claims.ts'
import { receiptPicture, referralLetter } from './claim-steps.ts'
import { tabToText } from './keyboard.ts'
import { bothWidths, expectDrawn, lookAt } from './screens.ts'
import { openSignedIn } from './sign-in-steps.ts'
import { noteWords } from '../support/page-words.ts'
import { ANYTHING, anyText } from './any-text.ts'

let browser: Browser
let api: ApiUnderTest
let cast: ClaimsCast
let origin: string
let claimId: string
const letterId = randomUUID()
/** A Tuesday at noon in Singapore, when somebody is at the desk, and from there on. */
const begunAt = Date.now()
let setForward = 0
const clock = () => new Date(Date.parse('2026-11-24T04:00:00Z') + (Date.now() - begunAt) + setForward)

beforeAll(async () => {
  browser = await launchBrowser()
  api = await startApiUnderTest({ clock })
  cast = await recordClaimsCast(api)
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig: { allowChat: true, allowEclaimSubmit: true } },
  })
  const claim = await recordClaim(api, { companyId: cast.orchid, employeeId: cast.ann, claimantId: cast.ann })
  claimId = claim.claimId
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
}, 120_000)
afterAll(async () => {
  await browser.close()
  await api.close()
})
afterEach(async () => {
  setForward = 0
  for (const { id, status } of await own()) if (status !== 'closed') await call('POST', `chats/${id}/close`, cast.ann)
})

async function call<Answer>(method: 'GET' | 'POST', path: string, by: string, payload?: object): Promise<Answer> {
  const headers = await api.headersFor(by)
  const reply = await api.app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) })
  if (reply.statusCode !== 200) throw new Error(`${path} was answered ${reply.statusCode}: ${reply.body}`)
  return reply.json<Answer>()
}
interface OwnTalk {
  readonly id: string
  readonly status: string
  readonly lastNumber: number
  readonly memberRead: number
}
const own = () => call<readonly OwnTalk[]>('GET', 'chats', cast.ann)
function unreadOf(talks: readonly OwnTalk[], wanted: string): number | undefined {
  const talk = talks.find(({ id }) => id === wanted)
  return talk && talk.lastNumber - talk.memberRead
}
async function openId(): Promise<string> {
  const open = (await own()).find(({ status }) => status !== 'closed')
  if (!open) throw new Error('Ann has no conversation open.')
  return open.id
}
const desk = (path: string, id: string, payload: object = {}, by = cast.claimDesk) =>
  call<{ lastNumber: number }>('POST', `console/conversations/${id}/${path}`, by, payload)
const answer = (id: string, message: string, by = cast.claimDesk) =>
  desk('answers', id, { messageId: randomUUID(), message }, by)

async function openAnn(width: Width) {
  const { accesstoken } = await api.headersFor(cast.ann)
  const user = { ...(await readSessionUser(api.parts, cast.ann)), accessToken: accesstoken }
  return openSignedIn(browser, width, origin, user)
}
const input = (page: Page) => page.getByRole('textbox', { name: texts.message })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The page's live connection, which can be lost and be there again. */
async function liveLine(page: Page) {
  let isCut = false
  const open = new Set<{ close: () => Promise<void> }>()
  await page.routeWebSocket(/notifications\/live/, (socket) => {
    if (isCut) return void socket.close()
    socket.connectToServer()
    open.add(socket)
  })
  return {
    async cut() {
      isCut = true
      await Promise.all([...open].map((socket) => socket.close()))
      open.clear()
    },
    mend: () => void (isCut = false),
  }
}

test('on a phone: a question about a claim is sent in spite of a lost connection, a person answers live, and the conversation is closed', async () => {
  const { page, context, problems } = await openAnn('phone')
  await page.goto('/app/claimrecords?from=2026-01-01&to=2026-12-31')
  await page
    .getByRole('link', { name: anyText(chatAboutText(ANYTHING)) })
    .first()
    .waitFor()
  await lookAt(page, bothWidths, 'claim-records-with-chat')
  await page.locator('a[href*="type=outclaim"]').first().click()
  await page.getByText(stepText(2)).waitFor()
  await expect.poll(() => input(page).inputValue()).toBe(chatTexts.aboutClaim(claimId))
  await lookAt(page, bothWidths, 'ask-joey-about-claim')

  // Nothing that was typed is lost, and nothing is said twice.
  await page.route('**/api/chats/*/messages', (route) => route.abort())
  await button(page, texts.send).click()
  const failed = page.getByRole('alert').filter({ hasText: texts.notSent })
  await failed.waitFor()
  await lookAt(page, bothWidths, 'ask-joey-not-sent')
  await page.unroute('**/api/chats/*/messages')
  await button(page, pageTexts.tryAgain).click()
  await page.getByText(texts.sent, { exact: true }).waitFor()
  await expect.poll(() => page.getByText(chatTexts.aboutClaim(claimId)).count()).toBe(1)
  await expect.poll(() => input(page).inputValue()).toBe('')

  await button(page, texts.askPerson).click()
  await page.getByText(queueText(1)).waitFor()
  await page.getByText(texts.asked).waitFor()
  await lookAt(page, bothWidths, 'ask-joey-waiting')

  const id = await openId()
  await desk('take', id)
  await page.getByText(texts.taken).waitFor()
  await noteTyping(api.parts, cast.claimDesk, id)
  await page.getByText(texts.typing).waitFor()
  const asked = 'Your claim waits for the receipt. Please send it here.'
  // What comes by the live connection is no answer of the API.
  noteWords(page, [asked, 'receipt.png', 'notes.txt', 'referral letter.pdf'])
  await answer(id, asked)
  const log = page.getByRole('log')
  await log.getByText('Please send it here.').waitFor()
  await page.getByText(texts.typing).waitFor({ state: 'detached' })
  await expect.poll(async () => unreadOf(await own(), id)).toBe(0)

  const said = async () => (await own())[0]?.lastNumber ?? 0
  const beforePicture = await said()
  await page
    .getByLabel(texts.chooseFiles)
    .setInputFiles([
      await receiptPicture(),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no document') },
    ])
  await page.getByText(claimFormTexts.fileTypeRefused).waitFor()
  const picture = page.getByRole('button', { name: /^receipt\.png/ })
  await expectDrawn(picture.locator('img'))
  // What was said before says that it was sent, too.
  await expect.poll(said).toBeGreaterThan(beforePicture)
  await desk('read', id, { number: await said() })
  await page.getByText(texts.read, { exact: true }).waitFor()
  await lookAt(page, bothWidths, 'ask-joey-talk')
  await picture.click()
  await page.getByRole('dialog').getByRole('img').waitFor()
  await button(page, claimTexts.document.close).click()

  // Another question has to wait until this one is closed.
  await page.goto(`/app/askjoey?type=elog&id=${letterId}`)
  await page.getByRole('alert').getByText(chatTexts.ongoing).waitFor()
  await lookAt(page, bothWidths, 'ask-joey-ongoing')
  await button(page, texts.goToOngoing).click()
  await page.getByText('Please send it here.').waitFor()
  // What stood there already is not read aloud again.
  expect(await log.getByText('Please send it here.').count()).toBe(0)

  await button(page, texts.close).click()
  const question = page.getByRole('dialog')
  await question.getByText(texts.closeExplanation).waitFor()
  await question.getByRole('button', { name: texts.close }).click()
  await page.getByText(chatTexts.closed).waitFor()
  await page.getByText(stepText(3)).waitFor()
  await lookAt(page, bothWidths, 'ask-joey-closed')
  await page.getByRole('link', { name: texts.reopenMenu }).click()
  await page.getByText(stepText(1)).waitFor()
  await page.getByRole('link', { name: new RegExp(`^${texts.about.outclaim}`) }).waitFor()
  await lookAt(page, bothWidths, 'ask-joey-topics')
  await page.getByRole('link', { name: new RegExp(`^${texts.about.outclaim}`) }).click()
  await page.getByText('Please send it here.').waitFor()
  expect(await input(page).count()).toBe(0)
  // The one that was refused by the route above.
  expect(problems.filter((problem) => !problem.includes('net::ERR_FAILED'))).toEqual([])
  await context.close()
})

test('by the keyboard at a desk: Enter sends, Shift and Enter begin a line, what is too long is counted, and what is dropped is sent', async () => {
  const { page, context, problems } = await openAnn('desktop')
  await page.goto('/app')
  await page
    .getByRole('navigation', { name: shellTexts.mainMenu })
    .getByRole('link', { name: menuTexts.askJoey })
    .click()
  await page.getByRole('heading', { level: 1, name: chatTexts.title }).waitFor()
  await page.getByRole('link', { name: chatTexts.menu.claims.button }).waitFor()
  await tabToText(page, chatTexts.menu.talk.message)
  await page.keyboard.press('Enter')
  await page.getByText(texts.greeting).waitFor()
  // The focus is where one writes.
  await expect.poll(() => input(page).evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('Hello')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('is somebody there?')
  await expect.poll(() => input(page).inputValue()).toBe('Hello\nis somebody there?')
  await page.keyboard.press('Enter')
  await page.getByText(texts.sent, { exact: true }).waitFor()
  await expect.poll(() => input(page).inputValue()).toBe('')

  await input(page).fill('x'.repeat(MOST_OF_MESSAGE - 1))
  await page.getByText(charactersLeftText(1)).waitFor()
  await input(page).fill('x'.repeat(MOST_OF_MESSAGE + 1))
  await page.getByText(chatTexts.refusals.messageTooLong).waitFor()
  await page.keyboard.press('Enter')
  expect((await input(page).inputValue()).length).toBe(MOST_OF_MESSAGE + 1)
  await lookAt(page, bothWidths, 'ask-joey-too-long')
  await input(page).fill('')

  const chooser = page.waitForEvent('filechooser')
  await button(page, texts.upload).click()
  expect((await chooser).isMultiple()).toBe(true)

  const { name, mimeType, buffer } = await referralLetter()
  const dropped = await page.evaluateHandle(
    ({ bytes, fileName, type }) => {
      const files = new DataTransfer()
      files.items.add(new File([Uint8Array.from(bytes)], fileName, { type }))
      return files
    },
    { bytes: [...buffer], fileName: name, type: mimeType },
  )
  const sheet = page.getByRole('region', { name: chatTexts.title })
  await sheet.dispatchEvent('dragover', { dataTransfer: dropped })
  await page.getByText(texts.dropHere).waitFor()
  await sheet.dispatchEvent('drop', { dataTransfer: dropped })
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor()
  expect(await page.getByText(texts.dropHere).count()).toBe(0)

  // Closed by the desk, what is half written stays.
  const id = await openId()
  await call('POST', `chats/${id}/person`, cast.ann)
  await desk('take', id, {}, cast.callCentre)
  await page.getByText(texts.taken).waitFor()
  await input(page).fill('One more')
  await desk('close', id, {}, cast.callCentre)
  await page.getByText(chatTexts.closed).waitFor()
  await page.getByRole('link', { name: texts.reopenMenu }).click()
  await button(page, chatTexts.menu.talk.message).click()
  await expect.poll(() => input(page).inputValue()).toBe('One more')
  expect(problems).toEqual([])
  await context.close()
})

test('a long conversation opens where the unread begins, shows earlier ones without a jump, and gets what it missed', async () => {
  const { id } = await call<{ id: string }>('POST', 'chats', cast.ann, {})
  await call('POST', `chats/${id}/messages`, cast.ann, { messageId: randomUUID(), message: 'The first of all' })
  await call('POST', `chats/${id}/person`, cast.ann)
  await desk('take', id, {}, cast.callCentre)
  for (let number = 1; number <= 60; number += 1) await answer(id, `Sentence ${number} of 60`, cast.callCentre)
  await call('POST', `chats/${id}/read`, cast.ann, { number: 60 })

  const { page, context } = await openAnn('desktop')
  const line = await liveLine(page)
  await page.goto('/app/askjoey')
  await page.getByText(texts.unreadFrom, { exact: true }).waitFor()
  await lookAt(page, bothWidths, 'ask-joey-unread')
  const region = page.getByRole('region', { name: texts.conversation })
  expect(await page.getByText('The first of all').count()).toBe(0)
  const top = page.getByText('Sentence 14 of 60')
  await region.evaluate((element) => element.scrollTo({ top: 0 }))
  const before = await top.boundingBox()
  await button(page, texts.older).click()
  await page.getByText('The first of all').waitFor({ state: 'attached' })
  const moved = async () => Math.abs(((await top.boundingBox())?.y ?? 0) - (before?.y ?? 0))
  await expect.poll(moved).toBeLessThan(3)
  // What comes does not tear the reader away.
  await answer(id, 'Something new', cast.callCentre)
  await button(page, texts.toNewest).click()
  await expect.poll(async () => page.getByText('Something new').isVisible()).toBe(true)
  await button(page, texts.toNewest).waitFor({ state: 'detached' })

  // Without a connection nothing is told; with it again nothing is missing.
  await line.cut()
  for (const sentence of ['Missed one', 'Missed two']) await answer(id, sentence, cast.callCentre)
  expect(await page.getByText('Missed one').count()).toBe(0)
  line.mend()
  await page.getByText('Missed two').waitFor()
  await expect.poll(() => page.getByText('Missed one').count()).toBe(1)
  await context.close()
})

test('outside office hours the page says when somebody answers again, and the desk sees the question', async () => {
  setForward = 10 * 60 * 60_000
  const { page, context } = await openAnn('phone')
  await page.goto(`/app/askjoey?type=elog&id=${letterId}`)
  await expect.poll(() => input(page).inputValue()).toBe(chatTexts.aboutLetter(letterId))
  await page.goto('/app/askjoey')
  await button(page, chatTexts.menu.talk.message).click()
  // What nobody can understand the assistant does not guess: it offers a person.
  await input(page).fill('qwxz jkvb')
  await button(page, texts.send).click()
  const said = page.getByRole('region', { name: texts.conversation })
  await said.getByRole('button', { name: assistantTexts.talkToPerson }).click()
  await page.getByText(texts.deskClosed).waitFor()
  await expect.poll(() => said.getByRole('button').count()).toBe(0)
  await page.getByText(texts.answerReaches).waitFor()
  await lookAt(page, bothWidths, 'ask-joey-desk-closed')
  await context.close()
})

const inLanguages = [
  {
    language: 'zh',
    page: chineseTexts,
    chat: chineseChatTexts,
    asks: ['我的 claim 批了吗', 'mana tuntutan saya'],
    answer: '索赔',
  },
  {
    language: 'ta',
    page: tamilTexts,
    chat: tamilChatTexts,
    asks: ['என் கோரிக்கை எந்த நிலையில் உள்ளது?'],
    answer: 'கோரிக்கை',
  },
] as const

test.each(inLanguages)(
  'in $language: what is asked is understood in any language, and answered in that of the page',
  async ({ language, page: words, chat, asks, answer: word }) => {
    const { page, context, problems } = await openAnn('phone')
    await context.addInitScript((code) => localStorage.setItem('member-care.language', code), language)
    await page.goto('/app/askjoey')
    await page.getByRole('button', { name: chat.menu.talk.message, exact: true }).click()
    const answers = page
      .getByRole('region', { name: words.conversation })
      .getByText(new RegExp(`^${word} ${claimReference(claimId)} ?[（(]`))
    for (const [index, asked] of asks.entries()) {
      await page.getByRole('textbox', { name: words.message }).fill(asked)
      await page.getByRole('button', { name: words.send, exact: true }).click()
      await expect.poll(() => answers.count()).toBe(index + 1)
    }
    // Its reader may read another language by then.
    expect(await answers.last().getAttribute('lang')).toBe(language)
    await lookAt(page, bothWidths, `ask-joey-${language}`)
    expect(problems).toEqual([])
    await context.close()
  },
)

test('a list that cannot be loaded can be asked for again, and a client without the chat offers none', async () => {
  const { page, context } = await openAnn('phone')
  await page.route('**/api/chats', (route) => route.abort())
  await page.goto('/app/askjoey')
  await page.getByRole('alert').waitFor()
  await lookAt(page, bothWidths, 'ask-joey-failed')
  await page.unroute('**/api/chats')
  await button(page, pageTexts.tryAgain).click()
  await page.getByText(stepText(1)).waitFor()
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig: { allowChat: false } },
  })
  await page.reload()
  await page.getByText(texts.notOffered).waitFor()
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig: { allowChat: true } },
  })
  await context.close()
})
