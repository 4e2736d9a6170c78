// Requirements: issue 21 (a claim from a photo): no reading waits for ever, and none loses its worker while it goes on; S116.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  keptOnPage,
  leaveKeptOnPage,
  openReceiptsPage,
  readFileOnPage,
  readOnPage,
  REST_MILLISECONDS,
  shownOnPage,
} from '../receipts/opened-page.ts'
import { printedPdf } from '../receipts/printed-pdf.ts'
import { scannedPdf } from '../receipts/scanned-pdf.ts'
import { serveReceiptsPage, type ServedPage } from '../receipts/served-page.ts'
import { launchBrowser } from '../support/browser.ts'

let browser: Browser
let served: ServedPage
beforeAll(async () => {
  served = await serveReceiptsPage()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

const readingWorker = '**/assets/reading-worker-*.js'
const pdfWorker = '**/assets/pdf.worker*'
const unavailable = { ok: false, why: 'unavailable' }

/** A page whose clock the test moves on. */
async function openedPage(): Promise<Page> {
  const page = await openReceiptsPage(browser, served.origin)
  await page.clock.install()
  return page
}

/** What comes of a reading while time goes on. */
async function outcomeInTime<T>(page: Page, reading: Promise<T>): Promise<T | Error> {
  let outcome: T | Error | undefined
  void reading.then(
    (read) => (outcome = read),
    (error: Error) => (outcome = error),
  )
  await expect
    .poll(
      async () => {
        await page.clock.runFor(5_000)
        return outcome
      },
      { timeout: 90_000 },
    )
    .toBeDefined()
  return outcome ?? new Error('Nothing came of it.')
}

const readThere = async (page: Page) => (await readOnPage(page, 'thermal clinic', 'flat', 3)).outcome

test('a reading whose worker never says anything ends, and the next receipt gets a new one', async () => {
  const page = await openedPage()
  await page.route(readingWorker, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  expect(await outcomeInTime(page, readThere(page))).toEqual(unavailable)
  await page.unroute(readingWorker)
  expect(await readThere(page)).toMatchObject({ ok: true })
  await page.close()
})

test('a reading whose program never arrives ends, and what does arrive is told', async () => {
  const page = await openedPage()
  const told = await page.evaluateHandle(() => {
    const shares: number[] = []
    const Begun = window.Worker
    window.Worker = class extends Begun {
      constructor(...of: ConstructorParameters<typeof Worker>) {
        super(...of)
        this.addEventListener('message', ({ data }: MessageEvent<{ kind: string; share: number }>) => {
          if (data.kind === 'progress') shares.push(data.share)
        })
      }
    }
    return shares
  })
  await page.route('**/*.wasm', () => undefined)
  const reading = readThere(page)
  // The data arrive, and the program does not.
  await expect.poll(() => told.evaluate((shares) => shares.length)).toBeGreaterThan(1)
  expect(await told.evaluate((shares) => shares.every((share) => share === 0))).toBe(true)
  expect(await outcomeInTime(page, reading)).toEqual(unavailable)
  await page.unroute('**/*.wasm')
  expect(await readThere(page)).toMatchObject({ ok: true })
  await page.close()
})

test.each(['GetDocRequest', 'GetPage', 'GetTextContent', 'GetOperatorList'])(
  'a reading of a PDF ends whose worker has gone silent at %s',
  async (step) => {
    const page = await openedPage()
    const bill =
      step === 'GetOperatorList'
        ? await scannedPdf(...(await shownOnPage(page, 'thermal clinic', 'flat', 3)))
        : printedPdf(['Sample Family Clinic', 'TOTAL  109.00'])
    await page.route(pdfWorker, async (route) => {
      const script = await route.fetch()
      const body = `self.addEventListener('message', (said) => said.data.action === '${step}' && said.stopImmediatePropagation());${await script.text()}`
      await route.fulfill({ response: script, body })
    })
    expect(await outcomeInTime(page, readFileOnPage(page, bill))).toBeInstanceOf(Error)
    await page.unroute(pdfWorker)
    expect(await readFileOnPage(page, bill)).toMatchObject({ ok: true })
    await page.close()
  },
)

test('the worker stays as long as a reading is under way, however long it is between two pages', async () => {
  const page = await openedPage()
  const bill = await scannedPdf(...(await shownOnPage(page, 'hospital bill, 2 pages', 'flat', 11)))
  const between = await page.evaluateHandle(() => {
    const draw = window.createImageBitmap.bind(window) as (from: ImageBitmapSource) => Promise<ImageBitmap>
    const noted = { begun: 0, drawn: 0, goOn: () => undefined as unknown }
    const Begun = window.Worker
    window.Worker = class extends Begun {
      constructor(...of: ConstructorParameters<typeof Worker>) {
        super(...of)
        if (String(of[0]).includes('reading-worker')) noted.begun += 1
      }
    }
    Object.assign(window, {
      createImageBitmap: async (from: ImageBitmapSource) => {
        noted.drawn += 1
        if (noted.drawn === 2) await new Promise<void>((resolve) => (noted.goOn = resolve))
        return draw(from)
      },
    })
    return noted
  })
  const reading = readFileOnPage(page, bill)
  await expect.poll(() => between.evaluate(({ drawn }) => drawn), { timeout: 60_000 }).toBe(2)
  await page.clock.runFor(REST_MILLISECONDS + 1_000)
  await between.evaluate(({ goOn }) => void goOn())
  expect(await reading).toMatchObject({ ok: true, reading: { total: { verdict: 'sure' } } })
  expect(await between.evaluate(({ begun }) => begun)).toBe(1)
  await page.close()
})

test('a reading that is left is not broken off: its worker reads the next receipt, and ends by itself when it rests', async () => {
  const page = await openedPage()
  const workers = await page.evaluateHandle(() => {
    const noted = { begun: 0, brokenOff: 0 }
    const Begun = window.Worker
    window.Worker = class extends Begun {
      constructor(...of: ConstructorParameters<typeof Worker>) {
        super(...of)
        noted.begun += 1
      }
      override terminate() {
        noted.brokenOff += 1
        super.terminate()
      }
    }
    return noted
  })
  expect(await leaveKeptOnPage(page, await keptOnPage(page, 'thermal clinic', 'flat', 3))).toBe('AbortError')
  expect(await readThere(page)).toMatchObject({ ok: true })
  expect(page.workers()).toHaveLength(1)
  await page.clock.runFor(REST_MILLISECONDS + 1_000)
  await expect.poll(() => page.workers().length).toBe(0)
  expect(await workers.jsonValue()).toEqual({ begun: 1, brokenOff: 0 })
  await page.close()
})
