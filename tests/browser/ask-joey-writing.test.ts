// Requirements: CHT-002, CHT-008, LIM-026
/** What a member writes and sends in the chat: pasted and photographed pictures, a lost connection, a phone's keyboard, a reload, and a copy to keep. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { readSessionUser } from '@member-care/api/accounts/session-user.ts'
import {
  chatPageTexts as texts,
  sendingFileText,
  transcriptFileName,
  transcriptTexts,
} from '@member-care/domain/texts/chat-page-texts.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import { menuTexts } from '@member-care/domain/texts/portal-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startApiUnderTest, type ApiUnderTest } from '../support/api-under-test.ts'
import { launchBrowser, type Width } from '../support/browser.ts'
import { recordClaimsCast, type ClaimsCast } from '../support/claims-cast.ts'
import { readPdf } from '../support/read-pdf.ts'
import { heicPicture, receiptPicture } from './claim-steps.ts'
import { expectDatedName } from './dated-file-name.ts'
import { bothWidths, expectDrawn, lookAt } from './screens.ts'
import { openSignedIn } from './sign-in-steps.ts'
import { noteWords } from '../support/page-words.ts'

let browser: Browser
let api: ApiUnderTest
let cast: ClaimsCast
let origin: string

beforeAll(async () => {
  browser = await launchBrowser()
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig: { allowChat: true } },
  })
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
}, 120_000)
afterAll(async () => {
  await browser.close()
  await api.close()
})
afterEach(async () => {
  for (const { id, status } of await call<{ id: string; status: string }[]>('GET', 'chats', cast.ann))
    if (status !== 'closed') await call('POST', `chats/${id}/close`, cast.ann)
})

async function call<Answer>(method: 'GET' | 'POST', path: string, by: string, payload?: object): Promise<Answer> {
  const headers = await api.headersFor(by)
  const reply = await api.app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) })
  if (reply.statusCode !== 200) throw new Error(`${path} was answered ${reply.statusCode}: ${reply.body}`)
  return reply.json<Answer>()
}

/** Begun, with a person who has it and the assistant silent. */
async function talked(...said: readonly string[]): Promise<string> {
  const { id } = await call<{ id: string }>('POST', 'chats', cast.ann, {})
  await call('POST', `chats/${id}/person`, cast.ann)
  await call('POST', `console/conversations/${id}/take`, cast.callCentre, {})
  for (const message of said)
    await call('POST', `console/conversations/${id}/answers`, cast.callCentre, { messageId: randomUUID(), message })
  return id
}

async function openAnn(width: Width) {
  const { accesstoken } = await api.headersFor(cast.ann)
  const user = { ...(await readSessionUser(api.parts, cast.ann)), accessToken: accesstoken }
  const opened = await openSignedIn(browser, width, origin, user)
  await opened.page.goto('/app/askjoey')
  return opened
}
const input = (page: Page) => page.getByRole('textbox', { name: texts.message })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a picture that is pasted is sent, and pasted text stays text', async () => {
  await talked('Please send me a picture of it.')
  const { page, context, problems } = await openAnn('desktop')
  await input(page).waitFor()
  const { buffer } = await receiptPicture()
  const paste = (withPicture: boolean) =>
    input(page).evaluate(
      (field, { bytes, asPicture }) => {
        const clipboard = new DataTransfer()
        if (asPicture) clipboard.items.add(new File([Uint8Array.from(bytes)], 'image.png', { type: 'image/png' }))
        else clipboard.setData('text/plain', 'as words')
        const event = new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true })
        return field.dispatchEvent(event)
      },
      { bytes: [...buffer], asPicture: withPicture },
    )
  // False: the page has taken it, and the browser does nothing with it.
  expect([await paste(false), await paste(true)]).toEqual([true, false])
  const picture = page.getByRole('button', { name: /^image\.png/ })
  await expectDrawn(picture.locator('img'))
  await page.getByText(texts.sent, { exact: true }).waitFor()
  await expect.poll(() => picture.count()).toBe(1)
  expect(problems).toEqual([])
  await context.close()
})

test('on a phone: a HEIC photo is sent as it is and shown as a picture', async () => {
  await talked()
  const { page, context, problems } = await openAnn('phone')
  await page
    .getByLabel(texts.photograph)
    .last()
    .setInputFiles(await heicPicture())
  const picture = page.getByRole('button', { name: /^IMG_0042/ })
  await expectDrawn(picture.locator('img'))
  await picture.click()
  await expectDrawn(page.getByRole('dialog').getByRole('img'))
  expect(problems).toEqual([])
  await context.close()
})

test('a document says how far it is sent; one that is not sent stays, and is sent once by pressing again', async () => {
  const id = await talked()
  const { page, context } = await openAnn('desktop')
  await input(page).waitFor()
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(
    '**/api/chats/*/files?*',
    async (route) => {
      await held
      await route.abort()
    },
    { times: 1 },
  )
  noteWords(page, ['receipt.png'])
  await page.getByLabel(texts.chooseFiles).setInputFiles(await receiptPicture())
  const progress = page.getByRole('progressbar', { name: 'receipt.png' })
  await progress.waitFor()
  await page.getByText(new RegExp(`^${sendingFileText(0).replace('0', String.raw`\d+`)}$`)).waitFor()
  letGo()
  const failed = page.getByRole('alert').filter({ hasText: texts.notSent })
  await failed.waitFor()
  await lookAt(page, bothWidths, 'ask-joey-document-not-sent')
  await button(page, pageTexts.tryAgain).click()
  await page.getByText(texts.sent, { exact: true }).waitFor()
  const { messages } = await call<{ messages: { kind: string }[] }>('GET', `chats/${id}`, cast.ann)
  expect(messages.filter(({ kind }) => kind === 'file')).toHaveLength(1)
  await context.close()
})

test('on a phone whose keyboard is open, where one writes and the newest message are in view', async () => {
  const id = await talked(
    ...Array.from({ length: 12 }, (_, index) => `Sentence ${index} that is long enough to take its room`),
  )
  await call('POST', `chats/${id}/read`, cast.ann, { number: 100 })
  const { page, context } = await openAnn('phone')
  await page.getByText('Sentence 11 that').waitFor()
  await input(page).click()
  const KEYBOARD = 340
  await page.evaluate((keyboard) => {
    const left = window.innerHeight - keyboard
    Object.defineProperty(window.visualViewport, 'height', { configurable: true, get: () => left })
    window.visualViewport?.dispatchEvent(new Event('resize'))
  }, KEYBOARD)
  const inView = async (place: ReturnType<typeof input>) => {
    const box = await place.boundingBox()
    const height = await page.evaluate(() => window.visualViewport?.height ?? 0)
    return box !== null && box.y >= 0 && box.y + box.height <= height
  }
  await expect.poll(() => inView(input(page))).toBe(true)
  await expect.poll(() => inView(button(page, texts.send))).toBe(true)
  await expect.poll(() => inView(page.getByText('Sentence 11 that'))).toBe(true)
  await lookAt(page, 'phone', 'ask-joey-above-keyboard')
  await context.close()
})

test('a half-written message is there after a reload, and gone from the tab after signing out', async () => {
  const { page, context, problems } = await openAnn('desktop')
  await button(page, chatTexts.menu.talk.message).click()
  await input(page).fill('My knee hurts since')
  await page.reload()
  await button(page, chatTexts.menu.talk.message).click()
  await expect.poll(() => input(page).inputValue()).toBe('My knee hurts since')
  const kept = () => page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))
  expect(await kept()).toContain('My knee hurts')

  await page.goto('/app/askjoey?type=elog&id=g-1')
  await expect.poll(() => input(page).inputValue()).toBe(chatTexts.aboutLetter('g-1'))
  await input(page).fill('And what of this letter?')
  await page.reload()
  await expect.poll(() => input(page).inputValue()).toBe('And what of this letter?')
  await page.getByRole('button', { name: menuTexts.logOut }).first().click()
  await page.waitForURL(/login|signin|\/$/)
  await expect.poll(kept).not.toMatch(/knee|letter\?/)
  expect(problems).toEqual([])
  await context.close()
})

test('a message that was not sent is there after the page was left, and is sent once; what was taken without an answer is not there again', async () => {
  const { page, context } = await openAnn('phone')
  await button(page, chatTexts.menu.talk.message).click()
  await page.route('**/api/chats', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await input(page).fill('My first words')
  await button(page, texts.send).click()
  const failed = page.getByRole('alert').filter({ hasText: texts.notSent })
  await failed.waitFor()
  await page.unroute('**/api/chats')
  // The answer of this one is lost.
  await page.route('**/api/chats/*/messages', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.reload()
  await failed.waitFor()
  await expect.poll(() => page.getByText('My first words').count()).toBe(1)
  await lookAt(page, 'phone', 'ask-joey-not-sent-after-reload')
  await button(page, pageTexts.tryAgain).click()
  const newest = async () => (await call<{ id: string; lastNumber: number }[]>('GET', 'chats', cast.ann))[0]
  // The introduction, the message, and its answer.
  await expect.poll(async () => (await newest())?.lastNumber).toBe(3)
  await page.reload()
  await page.getByText('My first words').waitFor()
  await page.getByText(texts.sent, { exact: true }).waitFor()
  expect(await failed.count()).toBe(0)
  const { messages } = await call<{ messages: { author: string; message: string }[] }>(
    'GET',
    `chats/${(await newest())?.id}`,
    cast.ann,
  )
  expect(messages.filter(({ author }) => author === 'member').map(({ message }) => message)).toEqual(['My first words'])

  // One that is discarded is not there again.
  await page.unroute('**/api/chats/*/messages')
  await page.route('**/api/chats/*/messages', (route) => route.abort())
  await input(page).fill('Never mind')
  await button(page, texts.send).click()
  await failed.waitFor()
  await button(page, texts.discard).click()
  await page.reload()
  await page.getByText('My first words').waitFor()
  expect(await page.getByText('Never mind').count()).toBe(0)
  await context.close()
})

test('what was refused since the conversation was closed meanwhile begins another one when it is sent once more', async () => {
  const { page, context } = await openAnn('desktop')
  await button(page, chatTexts.menu.talk.message).click()
  await input(page).fill('My first words')
  await button(page, texts.send).click()
  await page.getByText(texts.sent, { exact: true }).waitFor()
  const [first] = await call<{ id: string }[]>('GET', 'chats', cast.ann)
  // The page hears of the end only after it has sent the next message.
  await page.route('**/api/chats/*/messages', async (route) => {
    await call('POST', `chats/${first?.id}/close`, cast.ann)
    await route.fallback()
  })
  await input(page).fill('And another thing')
  await button(page, texts.send).click()
  await page.getByRole('alert').filter({ hasText: texts.notSent }).waitFor()
  await page.unroute('**/api/chats/*/messages')
  await button(page, pageTexts.tryAgain).click()
  await expect
    .poll(async () => {
      const [now] = await call<{ id: string; status: string; lastNumber: number }[]>('GET', 'chats', cast.ann)
      return now !== undefined && now.id !== first?.id && now.lastNumber > 1 && now.status
    })
    .toBe('assistant')
  await page.getByText('And another thing').waitFor()
  await page.getByText(texts.sent, { exact: true }).waitFor()
  expect(await page.getByText('My first words').count()).toBe(0)
  await context.close()
})

test('what is loaded above, and what stood there, is outside of what screen readers follow; a closed conversation is kept as a PDF', async () => {
  const id = await talked(...Array.from({ length: 55 }, (_, index) => `Sentence ${index} of 55`))
  const { page, context, problems } = await openAnn('phone')
  const log = page.getByRole('log')
  await page.getByText('Sentence 54 of 55').waitFor()
  await button(page, texts.older).click()
  await page.getByText('Sentence 0 of 55').waitFor({ state: 'attached' })
  expect((await log.textContent()) ?? '').toBe('')
  await call('POST', `console/conversations/${id}/answers`, cast.callCentre, {
    messageId: randomUUID(),
    message: 'The newest of all',
  })
  await log.getByText('The newest of all').waitFor({ state: 'attached' })
  expect(await log.getByText(/of 55/).count()).toBe(0)

  await call('POST', `chats/${id}/close`, cast.ann)
  await page.goto(`/app/askjoey?show=${id}`)
  await button(page, transcriptTexts.download).waitFor()
  await lookAt(page, bothWidths, 'ask-joey-earlier')
  await page.route('**/api/chats/*/transcript', (route) => route.abort(), { times: 1 })
  await button(page, transcriptTexts.download).click()
  await page.getByText(transcriptTexts.failed).waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, transcriptTexts.download).click()])
  expectDatedName(download.suggestedFilename(), transcriptFileName, /^Conversation_\d{4}-\d\d-\d\d\.pdf$/)
  const { text } = await readPdf(await readFile(await download.path()))
  expect(text).toContain('Sentence 54 of 55')
  expect(text).toContain('The newest of all')
  expect(problems.filter((problem) => !problem.includes('net::ERR_FAILED'))).toEqual([])
  await context.close()
})
