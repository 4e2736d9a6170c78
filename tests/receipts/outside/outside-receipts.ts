/** Draws receipts of the `outside` sets in Chromium, photographs them, and has the product’s page read the photos. */
import { createRandom } from '@member-care/api/demonstration/random.ts'
import type { Browser, Page } from 'playwright-core'
import type { Treatment } from '../drawn-receipt.ts'
import { readPhotosOnPage } from '../opened-page.ts'
import type { ReadOfReceipt } from '../page/main.ts'
import { providers } from './outside-bill.ts'
import { outsideLaterLayouts } from './outside-later.ts'
import { outsideLayouts } from './outside-layouts.ts'
import { photoOfPaper } from './photo-of-paper.ts'

/** Tables have letters of their own size, as in pages that do not say which HTML they are. */
const STYLE = `<style>
  * { box-sizing: border-box }
  body { margin: 0; background: #fff }
  span { white-space: pre-wrap }
  table { font-size: 16px; line-height: normal }
  td { vertical-align: top }
</style>`

/** A page to draw on, with the fonts of the page that reads. */
export async function openDrawingPage(browser: Browser, origin: string): Promise<Page> {
  // Receipts have styles of their own, which the product's policy forbids.
  const page = await browser.newPage({
    deviceScaleFactor: 2,
    viewport: { width: 900, height: 1_200 },
    bypassCSP: true,
  })
  await page.goto(origin)
  return page
}

async function drawnOutside(drawing: Page, layout: string, treatment: Treatment, seed: number) {
  const random = createRandom(seed)
  const made = { ...outsideLayouts, ...outsideLaterLayouts }[layout]?.(random)
  if (made === undefined) throw new Error(`No layout is called ${layout}.`)
  await drawing.evaluate(
    async (html) => {
      document.body.innerHTML = html
      await document.fonts.ready
    },
    STYLE + made.pages.join(''),
  )
  const photos: Buffer[] = []
  for (const sheet of await drawing.locator('.sheet').all())
    photos.push(await photoOfPaper(await sheet.screenshot({ type: 'png' }), treatment, random))
  return { ...made, photos }
}

/** @param reading the page that reads @param drawing opened at the same address */
export async function readOutside(
  reading: Page,
  drawing: Page,
  layout: string,
  treatment: Treatment,
  seed: number,
): Promise<ReadOfReceipt> {
  const { photos, people, truth } = await drawnOutside(drawing, layout, treatment, seed)
  return { truth, ...(await readPhotosOnPage(reading, photos, { providers, people })) }
}
