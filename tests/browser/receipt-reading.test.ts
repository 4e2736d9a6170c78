// Requirements: issue 21 (a claim from a photo): read on the device, nothing sent, nothing fetched from elsewhere; S116.
import { receiptReadingTexts } from '@member-care/domain/texts/receipt-reading-texts.ts'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReceiptsPage, readFileOnPage, readOnPage, shownOnPage } from '../receipts/opened-page.ts'
import type { ReceiptsPage } from '../receipts/page/main.ts'
import { printedPdf } from '../receipts/printed-pdf.ts'
import { pdfOfPictureAndText, scannedPdf } from '../receipts/scanned-pdf.ts'
import { serveReceiptsPage, type ServedPage } from '../receipts/served-page.ts'
import { launchBrowser } from '../support/browser.ts'

let browser: Browser
let served: ServedPage
let page: Page
/** Everything that the browser asked for, of whomever. */
const asked: { readonly address: string; readonly method: string; readonly sent: number }[] = []
beforeAll(async () => {
  served = await serveReceiptsPage()
  browser = await launchBrowser()
  page = await openReceiptsPage(browser, served.origin)
  page
    .context()
    .on('request', (request) =>
      asked.push({ address: request.url(), method: request.method(), sent: request.postDataBuffer()?.length ?? 0 }),
    )
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

const read = (bytes: Uint8Array) => readFileOnPage(page, bytes)

test('receipts are read on the device, and nothing of them leaves it', async () => {
  for (const [layout, treatment, seed] of [
    ['clinic receipt', 'tilted', 12],
    ['hospital bill, 2 pages', 'flat', 11],
  ] as const) {
    const { truth, outcome } = await readOnPage(page, layout, treatment, seed)
    expect(outcome).toMatchObject({
      ok: true,
      reading: {
        total: { value: truth.total, verdict: 'sure' },
        date: { value: truth.date, verdict: 'sure' },
        totalsAgree: true,
      },
    })
  }
  expect(
    asked.filter(
      ({ address, method, sent }) => !address.startsWith(`${served.origin}/`) || method !== 'GET' || sent > 0,
    ),
  ).toEqual([])
  expect(
    served.requests.filter(({ method, path, bytes }) => method !== 'GET' || path.length > 120 || bytes > 0),
  ).toEqual([])
  // Program and data are fetched once for both.
  expect(served.requests.filter(({ path }) => /traineddata|\.wasm/.test(path))).toHaveLength(2)
})

test('the place of a value is where it stands in the picture as it came', async () => {
  const { outcome } = await readOnPage(page, 'thermal clinic', 'tilted', 3)
  const place = outcome.ok ? outcome.reading.total?.place : undefined
  expect(place?.page).toBe(1)
  // On the right, below the middle, and no larger than a word.
  expect(place?.box.left).toBeGreaterThan(0.5)
  expect(place?.box.top).toBeGreaterThan(0.5)
  expect(place?.box.width).toBeLessThan(0.3)
  expect(place?.box.height).toBeLessThan(0.1)
})

test('the text of a PDF is taken as it is', async () => {
  const lines = [
    'Sample Family Clinic',
    'Receipt No: R7654321',
    'Date: 05 Nov 2026',
    'Patient: Tan Mei Ling',
    'Subtotal  100.00',
    'GST 9%  9.00',
    'TOTAL  109.00',
  ]
  expect(await read(printedPdf(lines))).toMatchObject({
    ok: true,
    reading: {
      provider: { value: 'Sample Family Clinic', verdict: 'sure' },
      number: { value: 'R7654321', verdict: 'sure' },
      date: { value: '2026-11-05', verdict: 'sure' },
      patient: { value: 'Tan Mei Ling', verdict: 'sure' },
      total: { value: 10_900, verdict: 'sure' },
      gst: { value: 900, verdict: 'sure' },
    },
  })
})

test('a scan says what its picture says, whatever text lies below it unseen', async () => {
  const { truth } = await readOnPage(page, 'clinic receipt', 'flat', 12)
  const [picture] = await shownOnPage(page, 'clinic receipt', 'flat', 12)
  if (picture === undefined) throw new Error('There is no picture of it.')
  const lines = ['Sample Family Clinic', 'Date: 05 Nov 2026', 'Subtotal  1,000.00', 'GST 9%  90.00', 'TOTAL  1,090.00']
  const pdf = await pdfOfPictureAndText(picture, { lines, share: 1, isSeen: false })
  expect(await read(pdf)).toMatchObject({
    ok: true,
    reading: { total: { value: truth.total, verdict: 'sure' }, date: { value: truth.date } },
  })
})

test('a long bill says its total on its last page, and nothing for certain where it is too long to be read', async () => {
  const page = (number: number) => [
    'Sample Family Clinic',
    'Bill No: R7654321',
    `Ward round ${number}  10.00`,
    `Page ${number}`,
  ]
  const bill = (pages: number) =>
    printedPdf(...Array.from({ length: pages }, (_, index) => page(index + 1)), [
      'Date: 05 Nov 2026',
      `Subtotal  ${10 * pages}.00`,
      `GST 9%  ${(0.9 * pages).toFixed(2)}`,
      `TOTAL  ${(10.9 * pages).toFixed(2)}`,
    ])
  expect(await read(bill(10))).toMatchObject({
    ok: true,
    reading: { total: { value: 10_900, verdict: 'sure', place: { page: 11 } } },
  })
  expect(await read(bill(30))).toMatchObject({
    ok: true,
    reading: { isPart: true, number: { value: 'R7654321', verdict: 'unsure' } },
  })
})

test('scanned pages are drawn and read one after the other, and none is kept when one cannot be read', async () => {
  const other = await openReceiptsPage(browser, served.origin)
  const bill = await shownOnPage(other, 'hospital bill, 2 pages', 'flat', 11)
  const dark = await sharp({ create: { width: 1200, height: 1700, channels: 3, background: '#090909' } })
    .jpeg()
    .toBuffer()
  const pictures = await other.evaluateHandle(() => {
    const draw = window.createImageBitmap.bind(window) as (from: ImageBitmapSource) => Promise<ImageBitmap>
    const drawn: ImageBitmap[] = []
    const held: number[] = []
    // One that was handed over or closed has no size.
    const areHeld = () => drawn.filter(({ width }) => width > 0).length
    Object.assign(window, {
      createImageBitmap: async (from: ImageBitmapSource) => {
        drawn.push(await draw(from))
        held.push(areHeld())
        return drawn.at(-1)
      },
    })
    return { held, areHeld }
  })
  const heldAfter = async () => pictures.evaluate(({ held, areHeld }) => [...held.splice(0), areHeld()])

  expect(await readFileOnPage(other, await scannedPdf(...bill))).toMatchObject({
    ok: true,
    reading: { total: { verdict: 'sure' } },
  })
  expect(await heldAfter()).toEqual([1, 1, 0])
  expect(await readFileOnPage(other, await scannedPdf(dark, ...bill))).toEqual({ ok: false, why: 'tooDark' })
  expect(await heldAfter()).toEqual([1, 0])
  // More scans than are read are left out, and said to be.
  const long = await readFileOnPage(other, await scannedPdf(...bill, ...bill, ...bill, ...bill))
  expect(long).toMatchObject({ ok: true, reading: { isPart: true } })
  expect(await heldAfter()).toEqual([1, 1, 1, 1, 1, 1, 0])
  await other.close()
})

test('a photo that cannot be read says what it lacks, and what is no picture too', async () => {
  const plain = (width: number, shade: number) =>
    sharp({ create: { width, height: 900, channels: 3, background: { r: shade, g: shade, b: shade } } })
      .png()
      .toBuffer()
  const faults = [
    await plain(700, 9),
    await plain(90, 240),
    await plain(700, 240),
    Buffer.from('no picture'),
    Buffer.from('%PDF-1.7 broken'),
  ]
  const outcomes = []
  for (const bytes of faults) outcomes.push(await read(bytes))
  expect(outcomes.map((outcome) => !outcome.ok && outcome.why)).toEqual([
    'tooDark',
    'tooSmall',
    'noText',
    'unreadable',
    'unreadable',
  ])
  for (const outcome of outcomes) if (!outcome.ok) expect(receiptReadingTexts.faults[outcome.why]).toBeTruthy()
})

test('a reading that is ended ends', async () => {
  const ended = await page.evaluate(() =>
    (window as unknown as { receipts: ReceiptsPage }).receipts.readAndEnd('thermal clinic', 1),
  )
  expect(ended).toBe('AbortError')
})

test('once the program that reads can be had again, the next receipt is read', async () => {
  const other = await openReceiptsPage(browser, served.origin)
  const readThere = async () => (await readOnPage(other, 'thermal clinic', 'flat', 3)).outcome
  await other.route('**/*.wasm', (route) => route.abort())
  expect(await readThere()).toEqual({ ok: false, why: 'unavailable' })
  await other.unroute('**/*.wasm')
  expect(await readThere()).toMatchObject({ ok: true })
  await other.close()
})

test('only the script of the reading worker may compile WebAssembly', async () => {
  const refused = await page.evaluate(async () =>
    WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(
      () => 'compiled',
      (error: Error) => error.name,
    ),
  )
  expect(refused).toBe('CompileError')
  const scripts = [...new Set(served.requests.map(({ path }) => path).filter((path) => path.endsWith('.js')))]
  const policies = await Promise.all(
    scripts.map(async (path) => [
      path,
      (await fetch(served.origin + path)).headers.get('content-security-policy') ?? '',
    ]),
  )
  const allowed = policies.filter(([, policy]) => policy?.includes('wasm-unsafe-eval')).map(([path]) => path)
  expect(allowed).toEqual([expect.stringMatching(/^\/assets\/reading-worker-[\w-]+\.js$/)])
})
