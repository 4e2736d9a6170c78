/**
 * Photos that can be read, and ones that nobody can: how often a good one is said to lack something, and how often a poor one is not (issue 21).
 * Read by the product's own worker in Chromium.
 */
import type { Page } from 'playwright-core'
import { treatments, type Treatment } from '../receipts/drawn-receipt.ts'
import { layouts } from '../receipts/layouts.ts'
import { openReceiptsPage, readFileOnPage, shownOnPage } from '../receipts/opened-page.ts'
import { poorKinds, poorPhoto, type PoorKind } from '../receipts/poor-photos.ts'
import { serveReceiptsPage } from '../receipts/served-page.ts'
import { launchBrowser } from '../support/browser.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'
import { limitRow, percentRow } from './receipt-figures.ts'

/** Good ones, and as many poor ones: four of each treatment, six of each kind. More would take longer than a few minutes. */
const PHOTOS = 24
const FIRST_SEED = 501_001
const MOST_REFUSED_PERCENT = 2
const LEAST_CAUGHT_PERCENT = 90

const SAID_EVERY = 6

interface Judged {
  readonly kind: Treatment | PoorKind
  /** What it is said to lack; undefined where it was read. */
  readonly lacks: string | undefined
}

export async function benchReceiptPhotos({ scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const served = await serveReceiptsPage()
  const browser = await launchBrowser()
  try {
    const page = await openReceiptsPage(browser, served.origin)
    const good: Judged[] = []
    const poor: Judged[] = []
    for (let index = 0; index < scaled(PHOTOS, scale); index++) {
      good.push(await judgedGood(page, index))
      poor.push(await judgedPoor(page, index))
      // It takes minutes: what was seen so far is said, should it be broken off.
      if (index % SAID_EVERY === SAID_EVERY - 1)
        console.log(`${index + 1} and ${index + 1}: ${saidOf(good)}, ${saidOf(poor)}`)
    }
    console.log('Said to lack something, of photos that can be read:')
    console.table(countsOf(good))
    console.log('Said to lack something, of photos that nobody can read:')
    console.table(countsOf(poor))
    const percent = (of: readonly Judged[]) => (100 * of.filter(({ lacks }) => lacks !== undefined).length) / of.length
    return [
      limitRow('good photos that are refused', percent(good), MOST_REFUSED_PERCENT, '%'),
      percentRow('poor photos that are said to be poor', percent(poor) / 100, LEAST_CAUGHT_PERCENT),
    ]
  } finally {
    await browser.close()
    await served.close()
  }
}

function saidOf(judged: readonly Judged[]): string {
  return `${judged.filter(({ lacks }) => lacks !== undefined).length} of ${judged.length} refused`
}

async function judgedGood(page: Page, index: number): Promise<Judged> {
  const kind = of(treatments, index)
  return { kind, lacks: await lackOf(page, await photoOf(page, index, kind)) }
}

async function judgedPoor(page: Page, index: number): Promise<Judged> {
  const kind = of(poorKinds, index)
  const step = Math.floor(index / poorKinds.length)
  const photo = kind === 'empty' ? await emptySheet(page, index) : await photoOf(page, index, 'tilted')
  return { kind, lacks: await lackOf(page, await poorPhoto(photo, kind, step)) }
}

function photoOf(page: Page, index: number, treatment: Treatment): Promise<Buffer> {
  return firstPage(page, of(Object.keys(layouts), index), treatment, index)
}

function emptySheet(page: Page, index: number): Promise<Buffer> {
  return firstPage(page, 'empty sheet', of(treatments, Math.floor(index / poorKinds.length)), index)
}

async function firstPage(page: Page, layout: string, treatment: Treatment, index: number): Promise<Buffer> {
  const [photo] = await shownOnPage(page, layout, treatment, FIRST_SEED + index)
  if (photo === undefined) throw new Error(`Nothing was drawn of ${layout}.`)
  return photo
}

async function lackOf(page: Page, photo: Buffer): Promise<string | undefined> {
  const outcome = await readFileOnPage(page, photo)
  return outcome.ok ? undefined : outcome.why
}

function of<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}

/** By kind: how many there are, and what they are said to lack. */
function countsOf(judged: readonly Judged[]): Record<string, Record<string, number>> {
  const groups = Object.entries(Object.groupBy(judged, ({ kind }) => kind))
  return Object.fromEntries(
    groups.map(([kind, all]) => [
      kind,
      {
        photos: all.length,
        ...Object.fromEntries(
          Object.entries(Object.groupBy(all, ({ lacks }) => lacks ?? 'read')).map(([lacks, some = []]) => [
            lacks,
            some.length,
          ]),
        ),
      },
    ]),
  )
}
