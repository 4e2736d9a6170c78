// Requirements: ART-001, ART-002, ART-003, ART-006, ART-007, CHT-011, CLI-012
/** Content: written, previewed, published, changed, compared, restored and taken down in the console, and read in the portal. */
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import {
  contentFormTexts,
  contentListTexts,
  contentPageTexts,
  contentPreviewTexts,
} from '@member-care/domain/texts/content-page-texts.ts'
import {
  clinicImageActionLabel,
  clinicImageText,
  clinicImageTexts,
} from '@member-care/domain/texts/clinic-image-texts.ts'
import { contentFaultTexts } from '@member-care/domain/texts/content-texts.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { healthArticleTexts } from '@member-care/domain/texts/home-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { eventTitle } from '@member-care/domain/texts/record-history-texts.ts'
import { historyTexts } from '@member-care/domain/texts/record-history-texts.ts'
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { png } from '../support/claim-forms.ts'
import { scriptAttempts } from '../support/script-attempts.ts'
import { holdAnswer } from './hold-answer.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, expectDrawn, lookAt } from './screens.ts'
import { arriveSignedIn, signInElsewhere } from './sign-in-steps.ts'
import type { MemberSession } from '../support/member-session.ts'

const { origin } = productOfThisWorker()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const { fields } = contentFormTexts
const mark = randomUUID().slice(0, 6)

async function openContent(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: contentListTexts.menu, exact: true })
    .click()
  await page.getByRole('heading', { level: 1, name: contentListTexts.title }).waitFor()
}

async function chooseKind(page: Page, kind: keyof typeof contentListTexts.kinds): Promise<void> {
  await page.getByRole('link', { name: contentListTexts.create }).click()
  await page.getByRole('combobox', { name: fields.kind }).click()
  await page.getByRole('option', { name: contentListTexts.kinds[kind], exact: true }).click()
}

async function saveDraft(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: contentFormTexts.create }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** Presses a button of the page, and the one of the dialog that asks again. */
async function pressAndConfirm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('button', { name, exact: true }).click()
  await asked.waitFor({ state: 'detached' })
}

test('an article is written, published, changed, restored and taken down, and members follow', async () => {
  const title = `Stairs instead of the lift ${mark}`
  const { page, problems } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'operation@example.com')
  await openContent(page)
  await lookAt(page, bothWidths, 'content')

  await page.getByRole('link', { name: contentListTexts.create }).click()
  await page.getByRole('button', { name: contentFormTexts.create }).click()
  await page.getByText(contentFaultTexts.titleMissing).waitFor()
  await page.getByText(contentFaultTexts.articleEmpty).waitFor()
  await lookAt(page, bothWidths, 'content-create-faults')

  await page.getByLabel(fields.title, { exact: true }).fill(title)
  await page.getByLabel(fields.excerpt).fill('Three floors a day.')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'stairs.png', mimeType: 'image/png', buffer: Buffer.from(png) })
  await page.getByRole('button', { name: contentPageTexts.picture.replace }).waitFor()
  const editor = page.getByRole('textbox', { name: fields.html, exact: true })
  await editor.click()
  await page.keyboard.type('Take the stairs.')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type(' Every day.')
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'floor.png', mimeType: 'image/png', buffer: Buffer.from(png) })
  await page.getByLabel(contentPageTexts.picture.alt).fill('A staircase')
  await page.getByRole('button', { name: contentPageTexts.picture.insertShort, exact: true }).click()
  await editor.getByAltText('A staircase').waitFor()
  await lookAt(page, bothWidths, 'content-create')
  await saveDraft(page, title)
  await page.getByText(contentPageTexts.notPublished).waitFor()
  await lookAt(page, bothWidths, 'content-draft')

  const member = await openVisitor(browser, 'phone', origin)
  await arriveSignedIn(member.page, origin, 'willow.tan@example.com')
  await member.page.goto('/app/healtharticles')
  await member.page.getByRole('link', { name: /hawker centre/ }).waitFor()
  expect(await member.page.getByRole('link', { name: title }).count()).toBe(0)

  await page.getByRole('button', { name: contentPageTexts.publish, exact: true }).click()
  await lookAt(page, bothWidths, 'content-publish')
  await page.getByRole('dialog').getByRole('button', { name: contentPageTexts.publish, exact: true }).click()
  await page.getByText(contentPageTexts.now, { exact: true }).waitFor()

  await member.page.reload()
  await member.page.getByRole('searchbox', { name: healthArticleTexts.search }).fill('stairs')
  await member.page.getByRole('link', { name: /hawker centre/ }).waitFor({ state: 'detached' })
  await member.page.getByRole('link', { name: title }).waitFor()
  await lookAt(member.page, bothWidths, 'health-articles-search')
  await member.page.getByRole('searchbox', { name: healthArticleTexts.search }).fill('zzz')
  await member.page.getByText(healthArticleTexts.noneFound).waitFor()
  await member.page.getByRole('searchbox', { name: healthArticleTexts.search }).fill('')
  await member.page.getByRole('link', { name: title }).click()
  await member.page.getByRole('article').getByText('Every day.').waitFor()
  await expectDrawn(member.page.getByRole('article').getByAltText('A staircase'))
  await member.page.getByRole('heading', { name: healthArticleTexts.related }).waitFor()
  await member.page.getByRole('button', { name: healthArticleTexts.save }).click()
  await member.page.getByRole('button', { name: healthArticleTexts.saved }).waitFor()
  await lookAt(member.page, bothWidths, 'health-article-published')
  await member.page.route('**/api/articles/saved', (route) => route.abort(), { times: 1 })
  await member.page.goto('/app/healtharticles')
  await member.page.getByLabel(healthArticleTexts.onlySaved).check()
  // What was saved is not known, and not nothing.
  await member.page.getByRole('alert').getByText(errorTexts.network).waitFor()
  expect(await member.page.getByText(healthArticleTexts.noneSaved).count()).toBe(0)
  await member.page.getByRole('button', { name: pageTexts.tryAgain }).click()
  await member.page.getByRole('link', { name: /hawker centre/ }).waitFor({ state: 'detached' })
  await member.page.getByRole('link', { name: title }).waitFor()

  // Another version, which is compared with the first, and the first one restored.
  await page.getByRole('link', { name: contentPageTexts.edit, exact: true }).click()
  await page.getByLabel(fields.excerpt).fill('Four floors a day.')
  await lookAt(page, bothWidths, 'content-edit')
  const save = await holdAnswer(page, 'PUT', '**/api/console/content/*')
  await page.getByRole('button', { name: contentFormTexts.save }).click()
  await save.asked
  // What is typed while the save is on its way is not saved yet, and is not lost unasked.
  await page.getByLabel(fields.excerpt).fill('Five floors a day.')
  save.letGo()
  const leaving = page.getByRole('alertdialog', { name: editTexts.leave.title })
  await leaving.waitFor()
  await expect.poll(() => page.getByLabel(fields.excerpt).inputValue()).toBe('Five floors a day.')
  await leaving.getByRole('button', { name: editTexts.leave.leave }).click()
  await page.getByText(contentPageTexts.unpublished(2)).waitFor()
  await page.getByRole('button', { name: contentPageTexts.compare }).click()
  const comparison = page.getByRole('region', { name: contentPageTexts.comparison(1, 2) })
  await comparison.getByText('Three floors a day.').waitFor()
  await comparison.getByText('Four floors a day.').waitFor()
  await lookAt(page, bothWidths, 'content-compare')
  await page.getByRole('button', { name: contentPageTexts.restoreLabel(1) }).click()
  await page.getByText(contentPageTexts.restoredFrom(1)).waitFor()

  // It ends at a time, and expires next.
  await page.getByRole('button', { name: contentPageTexts.publish, exact: true }).click()
  await page.getByRole('dialog').getByLabel(contentPageTexts.until).fill('31 Dec 2098 12:00')
  await page.getByRole('dialog').getByRole('button', { name: contentPageTexts.publish, exact: true }).click()
  await page
    .getByText(/31 Dec 2098 12:00/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: historyTexts.link, exact: true }).click()
  await page.getByText(eventTitle('ContentPublished')).first().waitFor()
  await lookAt(page, bothWidths, 'content-history')
  await page.getByRole('link', { name: contentPageTexts.toContent }).click()
  await page.getByRole('link', { name: contentPageTexts.toList }).click()
  await page.getByLabel(contentListTexts.expires).check()
  await page.getByRole('link', { name: title }).waitFor()
  await lookAt(page, bothWidths, 'content-expires')
  await page.getByRole('link', { name: title }).click()
  await pressAndConfirm(page, contentPageTexts.takeDown)
  await member.page.goto('/app/healtharticles')
  await member.page.getByRole('link', { name: /hawker centre/ }).waitFor()
  expect(await member.page.getByRole('link', { name: title }).count()).toBe(0)
  expect([...problems, ...member.problems].filter((problem) => !problem.includes('/api/articles/saved'))).toEqual([])
})

test('what members of a client would be shown is previewed, with what nobody has published', async () => {
  const title = `A draft banner ${mark}`
  const { page, problems } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'operation@example.com')
  await openContent(page)
  await chooseKind(page, 'banner')
  await page.getByLabel(fields.title, { exact: true }).fill(title)
  await page.getByLabel(fields.text, { exact: true }).fill('Get your jab before the season.')
  await page.getByLabel(contentFormTexts.audienceSome).check()
  await page.getByRole('combobox', { name: contentFormTexts.clients }).fill('Orchid')
  await page.getByRole('option', { name: /Orchid/ }).click()
  await lookAt(page, bothWidths, 'content-create-banner')
  await saveDraft(page, title)
  await page.getByRole('link', { name: contentPageTexts.toList }).click()
  await page.getByRole('link', { name: contentListTexts.preview }).click()
  await page.getByRole('combobox', { name: 'Company' }).fill('Orchid')
  await page.getByRole('option', { name: /Orchid/ }).click()
  await page.getByRole('combobox', { name: contentPreviewTexts.kind }).click()
  await page.getByRole('option', { name: contentListTexts.kinds.banner, exact: true }).click()
  await page.getByText(title).waitFor()
  await lookAt(page, bothWidths, 'content-preview')
  await page.getByLabel(contentPreviewTexts.drafts).uncheck()
  await page.getByText(title).waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})

/** What Orchid demands of who publishes for its members. */
async function demandApproval(session: MemberSession, contentNeedsApproval: boolean): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ q: 'Orchid' }))
  const [found] = (await (await session.fetch(`/api/console/clients?filter=${filter}`)).json()) as { id: string }[]
  const client = (await (await session.fetch(`/api/console/clients/${found?.id}`)).json()) as { version: number }
  const answer = await session.fetch(`/api/console/clients/${found?.id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({ featuresConfig: { contentNeedsApproval }, expectedVersion: client.version }),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
}

test('where a client demands it, another administrator declines or publishes', async () => {
  const title = `For Orchid ${mark}`
  const session = await signInElsewhere(browser, origin, 'operation@example.com')
  await demandApproval(session, true)
  const author = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(author.page, origin, 'operation@example.com')
  await openContent(author.page)
  await chooseKind(author.page, 'banner')
  await author.page.getByLabel(fields.title, { exact: true }).fill(title)
  await author.page.getByLabel(contentFormTexts.audienceSome).check()
  await author.page.getByRole('combobox', { name: contentFormTexts.clients }).fill('Orchid')
  await author.page.getByRole('option', { name: /Orchid/ }).click()
  await saveDraft(author.page, title)
  expect(await author.page.getByRole('button', { name: contentPageTexts.publish, exact: true }).count()).toBe(0)
  await pressAndConfirm(author.page, contentPageTexts.submit)
  await author.page.getByText(contentPageTexts.own).waitFor()
  await lookAt(author.page, bothWidths, 'content-submitted')

  const other = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(other.page, origin, 'operation2@example.com')
  await other.page.goto(author.page.url())
  await other.page.getByRole('button', { name: contentPageTexts.decline }).click()
  await other.page.getByRole('dialog').getByLabel('Reason').fill('Say when it ends.')
  await other.page.getByRole('dialog').getByRole('button', { name: contentPageTexts.decline }).click()
  await other.page.getByText(/Say when it ends\./).waitFor()
  await lookAt(other.page, bothWidths, 'content-declined')
  await author.page.reload()
  await author.page.getByText(/Say when it ends\./).waitFor()
  await pressAndConfirm(author.page, contentPageTexts.submit)
  await other.page.reload()
  await pressAndConfirm(other.page, contentPageTexts.publish)
  await other.page.getByText(contentPageTexts.now, { exact: true }).waitFor()
  await pressAndConfirm(other.page, contentPageTexts.takeDown)
  await demandApproval(session, false)
  expect([...author.problems, ...other.problems]).toEqual([])
})

test('a client’s own chat menu stands in the chat, and a banner on Home, until they are taken down', async () => {
  const { page, problems } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'operation@example.com')
  await openContent(page)
  await chooseKind(page, 'chat-menu')
  await page.getByLabel(fields.title, { exact: true }).fill(`Menu ${mark}`)
  await page.getByLabel(fields.message).fill('How do I book the gym?')
  await page.getByLabel(fields.webUrl).fill('javascript:alert(1)')
  await page.getByLabel(fields.buttonText).fill('Book')
  await page.getByRole('button', { name: contentFormTexts.create }).click()
  await page.getByText(contentFaultTexts.linkFaulty).waitFor()
  await lookAt(page, bothWidths, 'content-create-chat-menu')
  await page.getByLabel(fields.webUrl).fill('https://gym.example/book')
  await saveDraft(page, `Menu ${mark}`)
  await pressAndConfirm(page, contentPageTexts.publish)
  const menuAddress = page.url()

  await openContent(page)
  await chooseKind(page, 'banner')
  await page.getByLabel(fields.title, { exact: true }).fill(`Flu season ${mark}`)
  await page.getByLabel(fields.text, { exact: true }).fill('Get your jab.')
  await page.getByLabel(fields.linkUrl).fill('/app/cliniclocator')
  await page.getByLabel(fields.linkText).fill('Find a clinic')
  await saveDraft(page, `Flu season ${mark}`)
  await pressAndConfirm(page, contentPageTexts.publish)
  await page.getByText(contentPageTexts.now, { exact: true }).waitFor()

  const member = await openVisitor(browser, 'phone', origin)
  // Willow is in the middle of a conversation.
  await arriveSignedIn(member.page, origin, 'fern.lee@example.com')
  await member.page.goto('/app')
  const banner = member.page.getByRole('region', { name: `Flu season ${mark}` })
  await banner.getByRole('link', { name: 'Find a clinic' }).waitFor()
  await lookAt(member.page, bothWidths, 'home-banner')
  await member.page.goto('/app/askjoey')
  await member.page.getByText('How do I book the gym?').waitFor()
  expect(await member.page.getByRole('link', { name: 'Book' }).getAttribute('href')).toBe('https://gym.example/book')
  await lookAt(member.page, bothWidths, 'chat-own-menu')

  await pressAndConfirm(page, contentPageTexts.takeDown)
  await page.goto(menuAddress)
  await pressAndConfirm(page, contentPageTexts.takeDown)
  await member.page.reload()
  await member.page.getByRole('button', { name: chatTexts.menu.talk.message }).waitFor()
  expect(await member.page.getByText('How do I book the gym?').count()).toBe(0)
  expect([...problems, ...member.problems]).toEqual([])
})

test('a year’s public holidays are written, corrected and compared, and hold from their time on', async () => {
  const { page, problems } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'operation@example.com')
  await openContent(page)
  await chooseKind(page, 'public-holidays')
  await page.getByLabel(fields.year).fill('2097')
  const days = page.getByRole('textbox', { name: fields.day, exact: true })
  const names = page.getByRole('textbox', { name: fields.name, exact: true })
  await days.first().fill('10 Jul 2098')
  await page.getByRole('button', { name: contentFormTexts.create }).click()
  await page.getByText(contentFaultTexts.dayOfOtherYear(2097)).waitFor()
  await page.getByText(contentFaultTexts.holidayNameMissing).waitFor()
  await lookAt(page, bothWidths, 'content-create-public-holidays')
  await days.first().fill('10 Jul 2097')
  await names.first().fill('Polling Day')
  await saveDraft(page, '2097')
  await page.getByRole('link', { name: contentPageTexts.edit, exact: true }).click()
  await page.getByRole('button', { name: fields.addDay }).click()
  await days.last().fill('25/12/2097')
  await names.last().fill('Christmas Day')
  await page.getByRole('button', { name: contentFormTexts.save }).click()
  await page.getByText(contentPageTexts.version(2), { exact: true }).waitFor()
  await page.getByRole('button', { name: contentPageTexts.compare }).click()
  const comparison = page.getByRole('region', { name: contentPageTexts.comparison(1, 2) })
  await comparison.getByText('25 Dec 2097').waitFor()
  expect(await comparison.getByText('Polling Day').count()).toBe(0)
  await lookAt(page, bothWidths, 'content-compare-public-holidays')
  await page.getByRole('button', { name: contentPageTexts.publish, exact: true }).click()
  await page.getByRole('dialog').getByLabel(contentPageTexts.from).fill('1 Dec 2096 00:00')
  await page.getByRole('dialog').getByRole('button', { name: contentPageTexts.publish, exact: true }).click()
  await page.getByText(contentPageTexts.planned, { exact: true }).waitFor()
  await previewAt(page, 'public-holidays', '2 Dec 2096 00:00')
  await page.getByText('Polling Day').waitFor()
  expect(problems).toEqual([])
})

/** What members of Orchid would be shown at a moment, of what is published. */
async function previewAt(page: Page, kind: keyof typeof contentListTexts.kinds, moment: string): Promise<void> {
  await page.goto('/systemadmin/content/preview')
  await page.getByRole('combobox', { name: 'Company' }).fill('Orchid')
  await page.getByRole('option', { name: /Orchid/ }).click()
  await page.getByRole('combobox', { name: contentPreviewTexts.kind }).click()
  await page.getByRole('option', { name: contentListTexts.kinds[kind], exact: true }).click()
  await page.getByLabel(contentPreviewTexts.drafts).uncheck()
  await page.getByLabel(contentPreviewTexts.time).fill(moment)
}

test('a clinic gets its picture from the list of the panel, and members see it until it is taken down', async () => {
  const { page, problems } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'operation@example.com')
  await page.goto('/systemadmin/clinicimages')
  const add = page.getByRole('link', { name: new RegExp(`^${clinicImageTexts.add}: `) }).first()
  const clinic = ((await add.getAttribute('aria-label')) ?? '').slice(`${clinicImageTexts.add}: `.length)
  await add.click()
  await page.getByRole('button', { name: contentFormTexts.create }).click()
  await page.getByText(contentFaultTexts.clinicPictureMissing).waitFor()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'clinic.png', mimeType: 'image/png', buffer: Buffer.from(png) })
  await page.getByRole('button', { name: contentPageTexts.picture.replace }).waitFor()
  await lookAt(page, bothWidths, 'content-create-clinic-picture')
  await page.getByRole('button', { name: contentFormTexts.create }).click()
  await page.getByRole('heading', { level: 1, name: clinic }).waitFor()
  await pressAndConfirm(page, contentPageTexts.publish)
  await page.getByText(contentPageTexts.now, { exact: true }).waitFor()

  const member = await openVisitor(browser, 'phone', origin)
  await arriveSignedIn(member.page, origin, 'willow.tan@example.com')
  await member.page.goto('/app/cliniclocator')
  await member.page.getByRole('searchbox').fill(clinic)
  const picture = member.page.locator('main').getByRole('listitem').filter({ hasText: clinic }).locator('img').first()
  await expectDrawn(picture)
  await lookAt(member.page, bothWidths, 'clinic-with-picture')

  await page.goto('/systemadmin/clinicimages')
  await expectDrawn(page.getByAltText(clinicImageText(clinic)))
  await lookAt(page, bothWidths, 'panel-clinics-with-picture')
  await page.getByRole('link', { name: clinicImageActionLabel('change', clinic) }).click()
  await pressAndConfirm(page, contentPageTexts.takeDown)
  await page.getByText(contentPageTexts.past, { exact: true }).waitFor()
  expect([...problems, ...member.problems]).toEqual([])
})

test('a video is loaded when the member starts it, and not before', async () => {
  const { page } = await openVisitor(browser, 'phone', origin)
  const asked: string[] = []
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' })
  })
  await arriveSignedIn(page, origin, 'willow.tan@example.com')
  await page.goto('/app/healtharticles?tab=videos')
  await page.getByRole('link', { name: /Five stretches/ }).click()
  await page.getByRole('button', { name: healthArticleTexts.watch }).waitFor()
  await lookAt(page, bothWidths, 'health-video')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: healthArticleTexts.watch }).click()
  await page.getByTitle(/Five stretches/).waitFor()
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/DEMO-stretch\?/)
  await page.goto('/app/healtharticles/view?type=2&id=nothing')
  await page.getByText(healthArticleTexts.noMatch).waitFor()
})

test('of 200 attempts in an article none runs, though the server had let them through', async () => {
  const { page } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'willow.tan@example.com')
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  const uuid = 'a57c1e00-0000-4000-8000-000000000001'
  let attempt = ''
  await page.route('**/getMHCArticlesFullList', async (route) => {
    const answer = await route.fetch()
    const articles = (await answer.json()) as { uuid: string; content: string }[]
    await route.fulfill({
      response: answer,
      json: articles.map((article) =>
        article.uuid === uuid ? { ...article, content: `<p>Before</p>${attempt}` } : article,
      ),
    })
  })
  // A few at a time: some of them swallow what stands behind them.
  for (let from = 0; from < scriptAttempts.length; from += 20) {
    attempt = scriptAttempts
      .slice(from, from + 20)
      .map((one) => `<blockquote>${one}</blockquote>`)
      .join('')
    await page.goto(`/app/healtharticles/view?type=1&id=${uuid}`)
    const article = page.getByRole('article')
    await article.getByText('Before').waitFor()
    // What waits for the hand of a reader is tried, too. Where a link leads is looked at below.
    await article.evaluate((shown) => {
      shown.addEventListener('click', (event) => event.preventDefault())
      for (const node of shown.querySelectorAll('*')) {
        for (const type of ['click', 'mouseover', 'focus', 'pointerenter', 'error', 'load'])
          node.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
      }
    })
    const found = await article.evaluate((shown) => ({
      ran: (window as { ran?: number }).ran,
      tags: [...shown.querySelectorAll('script,iframe,object,embed,svg,math,style,form,input,link,meta,base')].map(
        (node) => node.outerHTML,
      ),
      handlers: [...shown.querySelectorAll('*')].flatMap((node) =>
        node.getAttributeNames().filter((name) => /^on|^style$|^id$|^name$/i.test(name)),
      ),
      addresses: [...shown.querySelectorAll('[href],[src]')]
        .flatMap((node) => [node.getAttribute('href'), node.getAttribute('src')])
        .filter((address) => address !== null && !/^(https:\/\/|\/[^/\\])/.test(address)),
    }))
    expect(found, attempt).toEqual({ ran: undefined, tags: [], handlers: [], addresses: [] })
  }
  expect(elsewhere).toEqual([])
})
