/**
 * Receipts read by the server, each in its process with limits: the demonstration's, and photos by the seeded generator, with claims that say what
 * the receipt says. How often they are surely read, how often one is surely read wrongly, how long one takes, and what memory (issue 21, S124).
 */
import { createRandom } from '@member-care/api/demonstration/random.ts'
import { drawReceipt } from '@member-care/api/demonstration/receipt-drawing.ts'
import { readReceipt } from '@member-care/api/receipts/read-receipt.ts'
import type { ClaimedValues } from '@member-care/domain/receipt/compare-claim.ts'
import { judgeReceipts, type JudgedReceipts } from '@member-care/domain/receipt/judge-receipts.ts'
import { readdir, readFile } from 'node:fs/promises'
import { treatments } from '../receipts/drawn-receipt.ts'
import { heldOutLayouts } from '../receipts/held-out-layouts.ts'
import { layouts } from '../receipts/layouts.ts'
import { openReceiptsPage, shownOnPage } from '../receipts/opened-page.ts'
import { serveReceiptsPage } from '../receipts/served-page.ts'
import { launchBrowser } from '../support/browser.ts'
import { quantile } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'
import { limitRow } from './receipt-figures.ts'

const DEMONSTRATION = 20
const PHOTOS = 48
const FIRST_SEED = 401_001
/** Nobody waits for it: it is there so that it is seen when it grows. */
const MOST_MS = 10_000
/** Resident; the system's limit counts what is reserved. */
const MOST_MB = 450
const MOST_KEPT_MB = 40
const SAMPLE_MILLISECONDS = 50
const TODAY = '2026-11-27'

interface Filed {
  readonly name: string
  readonly photos: readonly Uint8Array[]
  readonly claimed: ClaimedValues
}

interface Read extends JudgedReceipts {
  readonly name: string
  readonly milliseconds: readonly number[]
}

export async function benchReceiptsAtServer({ scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const filed = [await ofDemonstration(scaled(DEMONSTRATION, scale, 2)), await ofGenerator(scaled(PHOTOS, scale, 2))]
  const before = process.memoryUsage.rss()
  let peak = 0
  const sampling = setInterval(
    () => void readersMegabytes().then((now) => (peak = Math.max(peak, now))),
    SAMPLE_MILLISECONDS,
  )
  const [demonstration = [], photos = []] = [await readAll(filed[0] ?? []), await readAll(filed[1] ?? [])]
  clearInterval(sampling)
  const times = [...demonstration, ...photos].flatMap(({ milliseconds }) => milliseconds)
  for (const { name, verdict, differences } of photos)
    if (verdict !== 'agree') console.log(`${name}: ${verdict} ${differences.map(({ field }) => field).join(', ')}`)
  return [
    shareRow('demonstration: decided without a person, of claims', demonstration, 'agree'),
    shareRow('photos: decided without a person, of claims', photos, 'agree'),
    shareRow('photos: unread, of claims', photos, 'unread'),
    limitRow('photos: surely read otherwise than they say, of claims', 100 * shareOf(photos, 'differ'), 1, '%'),
    limitRow('a photo, median', quantile(times, 0.5), MOST_MS, 'ms'),
    limitRow('a photo, p95', quantile(times, 0.95), MOST_MS, 'ms'),
    limitRow('memory of the reading process, at most', peak, MOST_MB, 'MB'),
    limitRow('memory kept by who asked', (process.memoryUsage.rss() - before) / 1_048_576, MOST_KEPT_MB, 'MB more'),
  ]
}

function shareOf(read: readonly Read[], verdict: Read['verdict']): number {
  return read.filter((one) => one.verdict === verdict).length / Math.max(1, read.length)
}

function shareRow(name: string, read: readonly Read[], verdict: Read['verdict']): BenchRow {
  return { name, ours: 100 * shareOf(read, verdict), limit: 100, unit: '%', ratio: '', aim: 'none', reached: true }
}

async function ofDemonstration(count: number): Promise<readonly Filed[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const random = createRandom(FIRST_SEED + index)
      const total = random.between(20_00, 250_00)
      const gst = index % 2 === 0 ? 0 : Math.round((total * 9) / 109)
      const bill = {
        provider: 'Rain Tree Family Clinic',
        number: `R-${random.between(10, 99)}${random.between(1_000, 9_999)}`,
      }
      const date = `2026-0${random.between(1, 9)}-1${random.between(0, 9)}`
      const photo = await drawReceipt({
        providerName: bill.provider,
        receiptNo: bill.number,
        date,
        treatment: 'GP Visit',
        currency: 'SGD',
        amountCents: total,
        gstAmountCents: gst,
      })
      return {
        name: `demonstration ${index}`,
        photos: [photo],
        claimed: { ...bill, date, currency: 'SGD', total, gst, patient: undefined },
      }
    }),
  )
}

/** Its receipts are drawn in a browser. */
async function ofGenerator(count: number): Promise<readonly Filed[]> {
  const served = await serveReceiptsPage()
  const browser = await launchBrowser()
  try {
    const page = await openReceiptsPage(browser, served.origin)
    const all = Object.entries({ ...layouts, ...heldOutLayouts })
    const filed: Filed[] = []
    for (let index = 0; index < count; index++) {
      const [layout, make] = all[index % all.length] ?? []
      const treatment = treatments[(index + Math.floor(index / all.length)) % treatments.length]
      if (layout === undefined || make === undefined || treatment === undefined) continue
      const seed = FIRST_SEED + index
      const { gst, patient, ...truth } = make(createRandom(seed)).truth
      const photos = await shownOnPage(page, layout, treatment, seed)
      filed.push({
        name: `${layout}, ${treatment}, seed ${seed}`,
        photos,
        claimed: { ...truth, gst: gst ?? 0, patient },
      })
    }
    return filed
  } finally {
    await browser.close()
    await served.close()
  }
}

async function readAll(filed: readonly Filed[]): Promise<readonly Read[]> {
  const all: Read[] = []
  for (const { name, photos, claimed } of filed) {
    const known = {
      providers: [claimed.provider],
      people: claimed.patient === undefined ? [] : [claimed.patient],
      today: TODAY,
    }
    const milliseconds: number[] = []
    const readings = []
    for (const content of photos) {
      const start = performance.now()
      readings.push(await readReceipt({ content, as: 'picture', isPdf: false, known }))
      milliseconds.push(performance.now() - start)
    }
    all.push({ name, milliseconds, ...judgeReceipts(claimed, readings) })
  }
  return all
}

/** Of this process's children that read, as the system counts it; 0 where it does not say. */
async function readersMegabytes(): Promise<number> {
  const sizes = (await readdir('/proc').catch(() => []))
    .filter((name) => /^\d+$/.test(name))
    .map(async (id) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
      if (Number(/PPid:\s+(\d+)/.exec(status)?.[1]) !== process.pid) return 0
      const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')
      return command.includes('receipt-process') ? Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024 : 0
    })
  return Math.max(0, ...(await Promise.all(sizes)))
}
