// Requirements: PRO-027, PRO-028, PRO-029, PRO-030, SHELL-007
import type { Browser, Locator, Page } from 'playwright-core'
import { demonstrationPeople } from '@member-care/api/demonstration/fill-demonstration-data.ts'
import { MAXIMUM_FILE_BYTES } from '@member-care/domain/claim/form/attachment-errors.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { cutPhotoTexts, profilePhotoTexts, turnedText } from '@member-care/domain/texts/profile-texts.ts'
import { updateBioTexts } from '@member-care/domain/texts/update-bio-texts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor, type Width } from '../support/browser.ts'
import { disguisedText, heicPicture, largeSidewaysPhoto } from './claim-steps.ts'
import { tabToText, tabUntil } from './keyboard.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, expectDrawn, lookAt } from './screens.ts'
import { submitCredentials } from './sign-in-steps.ts'

const { origin } = productOfThisWorker()
let browser: Browser

/** Registered members whom no other journey signs in as: each gets a photo here. */
const pupils = demonstrationPeople().employees.filter(
  ({ registered, company }) => registered && company.companyCode === 'KITE',
)

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function openPhotoSection(width: Width, email = 'nobody') {
  const visitor = await openVisitor(browser, width, origin)
  await visitor.page.goto('/')
  await submitCredentials(visitor.page, email)
  await visitor.page.waitForURL(/app/)
  await visitor.page.goto('/app/profile?show=updatebio')
  await changeButton(visitor.page).waitFor()
  return visitor
}

const section = (page: Page) => page.getByRole('region', { name: updateBioTexts.photo, exact: true })
const changeButton = (page: Page) => section(page).getByRole('button')
const chooser = (page: Page) => section(page).getByLabel(profilePhotoTexts.title, { exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: cutPhotoTexts.title })
const useButton = (page: Page) => dialogOf(page).getByRole('button', { name: cutPhotoTexts.use })
const zoomOf = (page: Page) => dialogOf(page).getByRole('slider', { name: cutPhotoTexts.zoom })

/** Which colour stands at the left, the right, the top and the bottom edge of a photo. */
function edgesOf(photo: Locator) {
  return photo.evaluate((image) => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 100
    const pen = canvas.getContext('2d')
    pen?.drawImage(image as HTMLImageElement, 0, 0, 100, 100)
    const at = (x: number, y: number) => {
      // A few points together: each of them for itself is noise.
      const points = [...(pen?.getImageData(x - 4, y - 4, 8, 8).data ?? [])]
      const sum = (part: number) => points.reduce((all, value, index) => (index % 4 === part ? all + value : all), 0)
      return sum(0) > sum(2) ? 'red' : 'blue'
    }
    return { left: at(6, 50), right: at(94, 50), top: at(50, 6), bottom: at(50, 94) }
  })
}

test('the keyboard alone chooses, turns, brings nearer, moves and sends; a photo that a camera took sideways stands upright', async () => {
  const { page, context, problems } = await openPhotoSection('desktop', pupils.at(-7)?.email)
  const sideways = await largeSidewaysPhoto()
  expect(sideways.buffer.length).toBeGreaterThan(MAXIMUM_FILE_BYTES)
  // Listened for all the time: who begins to listen right before a press may miss what it opens.
  page.on('filechooser', (opened) => void opened.setFiles(sideways))
  const chooseByKeyboard = async () => {
    await tabToText(page, profilePhotoTexts.change)
    await page.keyboard.press('Enter')
    // Once the picture is drawn in its frame.
    await expect.poll(() => useButton(page).getAttribute('aria-disabled')).toBe('false')
  }
  const shown = page.getByRole('banner').locator('img')

  await chooseByKeyboard()
  await lookAt(page, bothWidths, 'photo-crop')
  await tabToText(page, cutPhotoTexts.use)
  await page.keyboard.press('Enter')
  await page.getByText(profilePhotoTexts.changed).waitFor()
  await expectDrawn(shown)
  await expect.poll(() => edgesOf(shown)).toMatchObject({ top: 'red', bottom: 'blue' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(profilePhotoTexts.change)

  await chooseByKeyboard()
  await tabToText(page, cutPhotoTexts.turnRight)
  await page.keyboard.press('Enter')
  await dialogOf(page).getByText(turnedText(90)).waitFor()
  await tabUntil(page, () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'application'))
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('+')
  await expect.poll(() => zoomOf(page).getAttribute('aria-valuetext')).toBe('200%')
  await page.keyboard.press('-')
  await expect.poll(() => zoomOf(page).getAttribute('aria-valuetext')).toBe('175%')
  await lookAt(page, bothWidths, 'photo-crop-turned')
  // The red half is at the right now, and comes into the frame from there.
  for (let presses = 0; presses < 60; presses++) await page.keyboard.press('ArrowLeft')
  await tabToText(page, cutPhotoTexts.use)
  await page.keyboard.press('Enter')
  await dialogOf(page).waitFor({ state: 'detached' })
  await expect.poll(() => edgesOf(shown)).toEqual({ left: 'red', right: 'red', top: 'red', bottom: 'red' })

  // Escape keeps the photo as it is, and so does a picture that is none.
  await chooseByKeyboard()
  await tabToText(page, cutPhotoTexts.turnLeft)
  await page.keyboard.press('Enter')
  await dialogOf(page).getByText(turnedText(270)).waitFor()
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
  await chooser(page).setInputFiles(disguisedText)
  await section(page).getByRole('alert').getByText(profilePhotoTexts.wrongType).waitFor()
  await page.reload()
  await expectDrawn(section(page).locator('img'))
  await expect.poll(() => edgesOf(shown)).toEqual({ left: 'red', right: 'red', top: 'red', bottom: 'red' })
  expect(problems.filter((problem) => !problem.includes('status of 422'))).toEqual([])
  await context.close()
})

test('on a phone: a HEIC photo is shown by way of the server, is pinched and dragged, and only what was cut from it is sent', async () => {
  const { page, context, problems } = await openPhotoSection('phone', pupils.at(-8)?.email)
  // While it is made ready, the button says that it works.
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/profilePhoto/preview', async (route) => {
    await held
    await route.continue()
  })
  await chooser(page).setInputFiles(await heicPicture())
  await section(page).getByRole('button', { name: profilePhotoTexts.opening }).waitFor()
  release()
  await dialogOf(page).waitFor()
  await page.setViewportSize({ width: 360, height: 640 })
  await expectDrawn(dialogOf(page).locator('img'))
  await lookAt(page, 'phone', 'photo-crop-heic')
  await dialogOf(page).getByRole('button', { name: cutPhotoTexts.cancel }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
  expect(await section(page).locator('img').count()).toBe(0)

  await chooser(page).setInputFiles(await heicPicture())
  await expectDrawn(dialogOf(page).locator('img'))
  const before = await placeOf(page)
  await pinch(page)
  await expect.poll(() => zoomOf(page).getAttribute('aria-valuetext')).not.toBe('100%')
  await drag(page)
  await expect.poll(() => placeOf(page)).not.toBe(before)

  await page.route('**/profilePhoto/web', (route) => route.abort())
  await useButton(page).click()
  await dialogOf(page).getByRole('alert').getByText(errorTexts.changeFailed).waitFor()
  await lookAt(page, 'phone', 'photo-crop-failed')
  await page.unroute('**/profilePhoto/web')
  // The server's words stand in `message`, where other failures have them in `errorMessage` (PRO-030).
  const said = { message: 'Photos can be changed again tomorrow.' }
  await page.route('**/profilePhoto/web', (route) => route.fulfill({ status: 422, json: said }), { times: 1 })
  await useButton(page).click()
  await dialogOf(page).getByRole('alert').getByText(said.message).waitFor()
  const sent = page.waitForRequest('**/profilePhoto/web')
  await useButton(page).click()
  const form = (await sent).postDataBuffer() ?? Buffer.alloc(0)
  expect(form.includes(Buffer.from('\r\n\r\n\u00ff\u00d8\u00ff', 'latin1'))).toBe(true)
  expect(form.length).toBeLessThan(200_000)
  await page.getByText(profilePhotoTexts.changed).waitFor()
  await expectDrawn(page.getByRole('banner').locator('img'))
  expect(problems.filter((problem) => !/ERR_FAILED|status of 422/.test(problem))).toEqual([])
  await context.close()
})

/** Where the picture is drawn in its frame. */
function placeOf(page: Page) {
  return dialogOf(page)
    .locator('img')
    .evaluate((image) => (image as HTMLElement).style.transform)
}

async function touch(page: Page, moves: readonly (readonly { readonly x: number; readonly y: number }[])[]) {
  const session = await page.context().newCDPSession(page)
  const [first = [], ...others] = moves.map((points) => [...points])
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: first })
  for (const touchPoints of others) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

async function middleOfFrame(page: Page) {
  const frame = dialogOf(page).getByRole('application')
  // A long explanation above it leaves it below the dialog's buttons.
  await frame.scrollIntoViewIfNeeded()
  const box = await frame.boundingBox()
  if (box === null) throw new Error('The frame is not drawn.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function pinch(page: Page) {
  const { x, y } = await middleOfFrame(page)
  const apart = (by: number) => [
    { x: x - by, y },
    { x: x + by, y },
  ]
  await touch(page, [20, 30, 40, 50, 60].map(apart))
}

async function drag(page: Page) {
  const { x, y } = await middleOfFrame(page)
  await touch(
    page,
    [0, 10, 20, 30].map((by) => [{ x: x + by, y: y + by }]),
  )
}
