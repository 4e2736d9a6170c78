/**
 * Photos of receipts that can be read, and the same made so dark or so blurred that nobody can: how often a good one is said to lack something, and how
 * often a bad one is not (issue 21). In Chromium, by the product's own worker.
 */
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { treatments } from '../receipts/drawn-receipt.ts'
import { layouts } from '../receipts/layouts.ts'
import { openReceiptsPage, shownOnPage } from '../receipts/opened-page.ts'
import type { ReceiptsPage } from '../receipts/page/main.ts'
import { serveReceiptsPage } from '../receipts/served-page.ts'
import { launchBrowser } from '../support/browser.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

/** Of each sort. */
const PHOTOS = 42
const FIRST_SEED = 7_001
/** Of the light that there was, so much is left; less than a candle's. */
const DARKEST = [0.03, 0.06, 0.09] as const
/** In pixels of a photo of 2268 × 3024, in which a letter has some 30. */
const SOFTEST = [9, 12, 16] as const

type Judged = 'tooDark' | 'tooBlurred' | 'fine' | 'other'

export async function benchReceiptPhotos({ scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const served = await serveReceiptsPage()
  const browser = await launchBrowser()
  try {
    const page = await openReceiptsPage(browser, served.origin)
    const names = Object.keys(layouts)
    const said: { readonly sort: 'good' | 'dark' | 'blurred'; readonly treatment: string; readonly judged: Judged }[] =
      []
    for (let index = 0; index < scaled(PHOTOS, scale, 2); index++) {
      const treatment = treatments[index % treatments.length] ?? 'flat'
      const layout = names[index % names.length] ?? ''
      const [good = Buffer.from('')] = await shownOnPage(page, layout, treatment, FIRST_SEED + index)
      said.push({ sort: 'good', treatment, judged: await judged(page, good) })
      const [plain = Buffer.from('')] = await shownOnPage(page, layout, 'tilted', FIRST_SEED + index)
      const isDark = index % 2 === 0
      const step = Math.floor(index / 2) % DARKEST.length
      const bad = isDark ? sharp(plain).linear(DARKEST[step]) : sharp(plain).blur(SOFTEST[step])
      const judgement = await judged(page, await bad.jpeg({ quality: 85 }).toBuffer())
      said.push({
        sort: isDark ? 'dark' : 'blurred',
        treatment: String((isDark ? DARKEST : SOFTEST)[step]),
        judged: judgement,
      })
    }
    for (const { sort, treatment, judged: judgement } of said)
      if ((sort === 'good') !== (judgement === 'fine')) console.log(`${sort} (${treatment}): ${judgement}`)
    const of = (sort: 'good' | 'dark' | 'blurred') => said.filter((one) => one.sort === sort)
    return [
      row('good photos said to lack something', of('good'), ({ judged: one }) => one !== 'fine'),
      row('dark photos not said to be dark', of('dark'), ({ judged: one }) => one !== 'tooDark'),
      row('blurred photos not said to be blurred', of('blurred'), ({ judged: one }) => one !== 'tooBlurred'),
    ]
  } finally {
    await browser.close()
    await served.close()
  }
}

async function judged(page: Page, photo: Buffer): Promise<Judged> {
  const outcome = await page.evaluate(
    (bytes) => (window as unknown as { receipts: ReceiptsPage }).receipts.read(bytes),
    [...photo],
  )
  if (outcome.ok) return 'fine'
  return outcome.why === 'tooDark' || outcome.why === 'tooBlurred' ? outcome.why : 'other'
}

function row<One>(name: string, all: readonly One[], isWrong: (one: One) => boolean): BenchRow {
  const ours = all.filter(isWrong).length
  return { name, ours, limit: 0, unit: `of ${all.length}`, ratio: '', aim: 'none', reached: ours === 0 }
}
