/** The page that reads receipts, opened in a browser. */
import type { ReadReceipt } from '@member-care/web-kit/receipt/read-receipt.ts'
import type { Browser, Page } from 'playwright-core'
import type { Treatment } from './drawn-receipt.ts'
import type { Known, ReadOfReceipt, ReceiptsPage } from './page/main.ts'

/** As long as the product's worker waits for another receipt (web-kit/receipt/reading-worker-life.ts). */
export const REST_MILLISECONDS = 20_000

export async function openReceiptsPage(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(origin)
  await page.waitForFunction(() => 'receipts' in window)
  return page
}

export async function readOnPage(
  page: Page,
  layout: string,
  treatment: Treatment,
  seed: number,
): Promise<ReadOfReceipt> {
  return page.evaluate(
    ([one, other, number]) =>
      (window as unknown as { receipts: ReceiptsPage }).receipts.drawAndRead(one, other, number),
    [layout, treatment, seed] as const,
  )
}

/** Has the page draw a receipt and keep it. @returns its number */
export async function keptOnPage(page: Page, layout: string, treatment: Treatment, seed: number): Promise<number> {
  return page.evaluate(
    ([one, other, number]) => (window as unknown as { receipts: ReceiptsPage }).receipts.keep(one, other, number),
    [layout, treatment, seed] as const,
  )
}

/** Has the page read a receipt that it has kept. */
export async function readKeptOnPage(page: Page, number: number): Promise<void> {
  await page.evaluate((one) => (window as unknown as { receipts: ReceiptsPage }).receipts.readKept(one), number)
}

/** Has the page begin to read a receipt that it has kept, and leave it at work. @returns how the reading ended */
export async function leaveKeptOnPage(page: Page, number: number): Promise<string> {
  return page.evaluate((one) => (window as unknown as { receipts: ReceiptsPage }).receipts.leaveKept(one), number)
}

/** The pages of a receipt as the bytes of their JPEGs. */
export async function shownOnPage(page: Page, layout: string, treatment: Treatment, seed: number): Promise<Buffer[]> {
  const addresses = await page.evaluate(
    ([one, other, number]) => (window as unknown as { receipts: ReceiptsPage }).receipts.show(one, other, number),
    [layout, treatment, seed] as const,
  )
  return addresses.map((address) => Buffer.from(address.split(',')[1] ?? '', 'base64'))
}

/** Has the page read a file. */
export async function readFileOnPage(page: Page, file: Uint8Array): Promise<ReadReceipt> {
  return page.evaluate(
    (base64) => (window as unknown as { receipts: ReceiptsPage }).receipts.read(base64),
    Buffer.from(file).toString('base64'),
  )
}

/** Has the page read photos of one receipt, with what their set knows. */
export async function readPhotosOnPage(
  page: Page,
  photos: readonly Buffer[],
  known: Known,
): Promise<Omit<ReadOfReceipt, 'truth'>> {
  return page.evaluate(
    ([base64s, lists]) => (window as unknown as { receipts: ReceiptsPage }).receipts.readPhotos(base64s, lists),
    [photos.map((photo) => photo.toString('base64')), known] as const,
  )
}
